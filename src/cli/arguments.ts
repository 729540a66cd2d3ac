/** Reads the arguments of a command: options, their values, and files. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { meantBy } from '../core/text/nearest.js';
import { TextError } from '../core/text/text-error.js';
import { UsageError } from './errors.js';

/** An option's help is in the texts of its command. */
export interface Option {
  /** The name of its value in the help. Absent if the option takes no value. */
  readonly takes?: string;
  /** An example of its value, for error messages. By default, the first of `values`. */
  readonly example?: string;
  /** The possible values, if there are only a few. Shells complete them. */
  readonly values?: readonly string[];
  /** Can the command's first file follow the option as its value, as in `--blind=java:1`? */
  readonly beforeFiles?: boolean;
}

export type CommandOptions = Readonly<Record<string, Option>>;

/** The name, options and arguments of a command. */
export interface CommandSyntax<Given extends CommandOptions = CommandOptions> {
  readonly name: string;
  /** The usage line of the help, such as `klondike solve DEAL... [options]`. */
  readonly call: string;
  readonly options: Given;
  /** Does it take arguments that are not options? `1` means at most one. */
  readonly takesFiles?: boolean | 1;
  /** The possible arguments, if there are only a few. By default, the arguments are files. */
  readonly words?: readonly string[];
}

/** The values of the options; undefined for an option that is absent. */
export type OptionValues<Given extends CommandOptions> = {
  readonly [Name in keyof Given]?: ValueOf<Given[Name]> | undefined;
};

/** An option with an optional value has both types. */
type ValueOf<Given extends Option> = Given extends { takes: string }
  ? string
  : 'takes' extends keyof Given
    ? string | boolean
    : boolean;

/** The value of an option that takes one; undefined if it is absent. */
export const textOf = (value: string | boolean | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** @throws UsageError if an argument is unexpected, a value is missing, or an option is repeated */
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
  // `strict` has its own error messages, which are only in English.
  const { values, positionals, tokens } = parseArgs({
    args: joinNegativeNumbers(words).flatMap((word) => splitOptionalValue(word, options)),
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
  // At this point, all options are known and have values.
  return { values: values as OptionValues<Given>, files: positionals, help: given.has('help') };
}

/** The option that a number without an option was probably meant for, with the number. */
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

/** Splits `--blind=java:1` into two arguments, if the option comes before files. */
function splitOptionalValue(word: string, options: CommandOptions): readonly string[] {
  const [, name = '', file = ''] = /^--([^=]+)=(.*)$/s.exec(word) ?? [];
  const isBefore = Object.hasOwn(options, name) && options[name]?.beforeFiles === true;
  return isBefore ? [`--${name}`, file] : [word];
}

/** Joins a negative number to the option before it, as in `--port=-1`, so that it isn't read as an option. */
function joinNegativeNumbers(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const option = /^-\d/.test(word) && /^--\w[^=]*$/.test(joined.at(-1) ?? '') ? joined.pop() : undefined;
    joined.push(option === undefined ? word : `${option}=${word}`);
  }
  return joined;
}

/**
 * Reads the value of an option; undefined if the option is absent.
 * @throws UsageError that names the option if the value has a mistake
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

/** Names the place of the wrong word, unless the word is the whole text. */
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

/** The number of tasks to work on at once: as many as requested, or one per core. @throws UsageError */
export const readJobs = (jobs: string | undefined): number =>
  readWhole('--jobs', jobs, { least: 1, most: MOST_JOBS }) ?? Math.min(availableParallelism(), MOST_JOBS);

/** Reads a whole number; undefined if the option is absent. @throws UsageError that names the option */
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
