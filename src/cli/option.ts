/** Reads options whose value is a text. Errors name the option. */
import { didYouMean } from '../core/text/nearest.js';
import { TextError } from '../core/text/text-error.js';
import { UsageError } from './usage.js';

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
    if (error instanceof TextError) throw new UsageError(whyNot(option, text ?? '', error));
    throw error;
  }
}

/** The message of the error. It gives the place of the wrong word, unless that is the whole text. */
const whyNot = (option: string, text: string, { word, expected, message }: TextError): string =>
  word === text ? `${option} takes ${expected}, not '${text}'` : `${option}: ${message}`;

/** @throws UsageError that names the option and what it takes */
export function readName<Name extends string>(option: string, text: string, names: readonly Name[]): Name {
  const name = names.find((known) => known === text);
  if (name !== undefined) return name;
  throw new UsageError(`${option} takes ${names.join(', ')}, not '${text}'${didYouMean(text, names)}`);
}
