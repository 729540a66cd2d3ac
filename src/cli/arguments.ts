/** Reads the words after a command's name: options, their values, and files. */
import { parseArgs } from 'node:util';
import { didYouMean } from '../core/text/nearest.js';
import { codeOf } from './system-error.js';
import { UsageError } from './usage.js';

export interface Option {
  /** The name of its value in the help. Absent if the option takes no value. */
  readonly takes?: string;
  /** The option's help. White space between its words does not matter. */
  readonly text: string;
  /** The values that it takes, if they are few: a shell completes them. */
  readonly values?: readonly string[];
}

export type Options = Readonly<Record<string, Option>>;

/** The values of the options; undefined if an option was not given. */
export type Values<Given extends Options> = {
  readonly [Name in keyof Given]?: (Given[Name] extends { takes: string } ? string : true) | undefined;
};

/** The value of an option that takes one; undefined if it was not given. */
export const textOf = (value: string | true | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

export interface Arguments<Given extends Options> {
  readonly values: Values<Given>;
  readonly files: readonly string[];
  readonly help: boolean;
}

/** What a command takes. */
export interface Taken<Given extends Options> {
  readonly options: Given;
  readonly takesFiles: boolean;
}

/** @throws UsageError if a word is not taken, or an option is given two values */
export function readArguments<Given extends Options>(
  words: readonly string[],
  { options, takesFiles }: Taken<Given>,
): Arguments<Given> {
  const types = Object.entries(options).map(
    ([name, { takes }]) => [name, { type: takes === undefined ? 'boolean' : 'string' }] as const,
  );
  const config = {
    args: withSigns(words),
    options: { ...Object.fromEntries(types), help: { type: 'boolean', short: 'h' } },
    allowPositionals: takesFiles,
    tokens: true,
  } as const;
  try {
    const { values, positionals, tokens } = parseArgs(config);
    checkRepeated(tokens);
    // parseArgs has checked that the values have the types of the options.
    return { values: values as Values<Given>, files: positionals, help: values.help === true };
  } catch (error) {
    if (codeOf(error)?.startsWith('ERR_PARSE_ARGS') !== true) throw error;
    throw new UsageError(whyNot((error as Error).message, Object.keys(options)));
  }
}

/** Node's message without its advice to programmers. For a misspelt option, it adds a guess. */
function whyNot(message: string, options: readonly string[]): string {
  const [, unknown] = /^Unknown option '--([^']*)'/.exec(message) ?? [];
  const meant = unknown === undefined ? '' : didYouMean(unknown, options, (name) => `--${name}`);
  return message.replace(/\. .*/s, '') + meant;
}

interface ParsedToken {
  readonly kind: string;
  readonly name?: string;
  readonly value?: string | undefined;
}

function checkRepeated(tokens: readonly ParsedToken[]): void {
  const given = new Set<string>();
  for (const { kind, name = '', value } of tokens) {
    if (kind !== 'option' || value === undefined) continue;
    if (given.has(name)) throw new UsageError(`--${name} is given more than once`);
    given.add(name);
  }
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
