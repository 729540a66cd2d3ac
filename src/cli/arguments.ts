/** Reads the words after a command's name: options, their values, and files. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { meantBy } from '../core/text/nearest.js';
import { TextError } from '../core/text/text-error.js';
import { UsageError } from './errors.js';

/** Its help is in the texts of its command. */
export interface Option {
  /** The name of its value in the help. Absent if the option takes no value. */
  readonly takes?: string;
  /** An example of its value, for error messages. By default the first of `values`. */
  readonly example?: string;
  /** The values that it takes, if they are few: a shell completes them. */
  readonly values?: readonly string[];
  /** Can the first file of the command follow the option as its value, as in `--blind=java:1`? */
  readonly beforeFiles?: boolean;
}

export type CommandOptions = Readonly<Record<string, Option>>;

/** How a command is called. */
export interface CommandSyntax<Given extends CommandOptions = CommandOptions> {
  readonly name: string;
  /** The call in the help, with the names of values. */
  readonly call: string;
  readonly options: Given;
  /** Does it take words that are not options? `1` means exactly one. */
  readonly takesFiles?: boolean | 1;
  /** The words that it takes, if they are few. Without them they are files. */
  readonly words?: readonly string[];
}

/** The values of the options; undefined if an option was not given. */
export type OptionValues<Given extends CommandOptions> = {
  readonly [Name in keyof Given]?: ValueOf<Given[Name]> | undefined;
};

/** For an option whose value is optional, both types. */
type ValueOf<Given extends Option> = Given extends { takes: string }
  ? string
  : 'takes' extends keyof Given
    ? string | boolean
    : boolean;

/** The value of an option that takes one; undefined if it was not given. */
export const textOf = (value: string | boolean | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** @throws UsageError if a word is unexpected, a value is missing, or an option is given twice */
export function readArguments<Given extends CommandOptions>(
  words: readonly string[],
  { name: command, options, takesFiles = false }: CommandSyntax<Given>,
): {
  readonly values: OptionValues<Given>;
  readonly files: readonly string[];
  readonly help: boolean;
} {
  const types = Object.entries(options).map(
    ([name, { takes }]) => [name, { type: takes === undefined ? 'boolean' : 'string' }] as const,
  );
  // Without `strict` we word the errors ourselves.
  const { values, positionals, tokens } = parseArgs({
    args: withSigns(words).flatMap((word) => filesApart(word, options)),
    options: { ...Object.fromEntries(types), help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const given = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    checkOption(token, options);
    if (given.has(token.name) && token.value !== undefined)
      throw new UsageError((say) => say.givenTwice(token.rawName));
    given.add(token.name);
  }
  const stray = positionals[takesFiles === true ? positionals.length : Number(takesFiles)];
  if (stray !== undefined)
    throw new UsageError((say) =>
      takesFiles === false && Object.keys(options).length > 0
        ? say.onlyOptions(command, stray, meantOption(stray, options))
        : say.unexpected(stray),
    );
  // All options are known, and have the values that they take.
  return { values: values as OptionValues<Given>, files: positionals, help: given.has('help') };
}

/** The option for which a number alone was probably meant, with the number. */
function meantOption(word: string, options: CommandOptions): string | undefined {
  const name = /^\d+$/.test(word)
    ? ['deal', 'port'].find((option) => Object.hasOwn(options, option))
    : undefined;
  return name && `--${name} ${word}`;
}

/** @throws UsageError if the option is unknown, or its value is missing or unexpected */
function checkOption(
  {
    name,
    rawName,
    value,
    inlineValue,
  }: {
    readonly name: string;
    /** With its dashes. */
    readonly rawName: string;
    readonly value?: string | undefined;
    readonly inlineValue?: boolean | undefined;
  },
  options: CommandOptions,
): void {
  const isHelp = name === 'help';
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  if (option === undefined && !isHelp) {
    const meant = rawName.startsWith('--') ? meantBy(name, Object.keys(options)) : undefined;
    throw new UsageError((say) => say.unknownOption(rawName, meant && `--${meant}`));
  }
  const { takes, example = option?.values?.[0] ?? takes } = option ?? {};
  if (takes === undefined) {
    if (value !== undefined) throw new UsageError((say) => say.takesNoValue(rawName, value));
  } else if (value === undefined || (inlineValue !== true && value.startsWith('-') && value !== '-')) {
    throw new UsageError((say) => say.needsValue(rawName, takes, `${rawName} ${example ?? takes}`));
  }
}

/** The words of `--blind=java:1`, if the option comes before files. */
function filesApart(word: string, options: CommandOptions): readonly string[] {
  const [, name = '', file = ''] = /^--([^=]+)=(.*)$/s.exec(word) ?? [];
  const isBefore = Object.hasOwn(options, name) && options[name]?.beforeFiles === true;
  return isBefore ? [`--${name}`, file] : [word];
}

/**
 * Joins a negative number to the option before it, as in `--port=-1`, so that it is not read as an option.
 */
function withSigns(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const option = /^-\d/.test(word) && /^--\w[^=]*$/.test(joined.at(-1) ?? '') ? joined.pop() : undefined;
    joined.push(option === undefined ? word : `${option}=${word}`);
  }
  return joined;
}

/**
 * Reads the text of an option, if it was given.
 * @throws UsageError that names the option if the text cannot be read
 */
export function readOption<Value>(
  option: string,
  text: string | undefined,
  read: (text: string) => Value,
): Value | undefined {
  try {
    return text === undefined ? undefined : read(text);
  } catch (error) {
    if (error instanceof TextError) throw unreadValue(option, text ?? '', error);
    throw error;
  }
}

/** Gives the place of the wrong word, unless that is the whole text. */
const unreadValue = (option: string, text: string, error: TextError): UsageError =>
  new UsageError((say) =>
    error.word === text
      ? say.takes(option, error.expected, text)
      : say.about(option, say.at(error) + say.unread(error.word, error.expected)),
  );

/** @throws UsageError that names the option and what it takes */
export function readName<Name extends string>(option: string, text: string, names: readonly Name[]): Name {
  const name = names.find((known) => known === text);
  if (name !== undefined) return name;
  throw new UsageError((say) => say.takesOneOf(option, names, text, meantBy(text, names)));
}

const MOST_JOBS = 256;

/** How many tasks are worked on at a time: as many as asked for, or one for each core. @throws UsageError */
export const readJobs = (jobs: string | undefined): number =>
  readWhole('--jobs', jobs, { least: 1, most: MOST_JOBS }) ?? Math.min(availableParallelism(), MOST_JOBS);

/** A whole number, if it was given. @throws UsageError that names the option */
export function readWhole(
  option: string,
  text: string | undefined,
  { least, most }: { readonly least: number; readonly most: number },
): number | undefined {
  if (text === undefined) return undefined;
  const number = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError((say) => say.takesWhole(option, least, most, text));
}
