/** An option whose value is a text: what is wrong in it is told under the option's name. */
import { TextError } from '../core/text/text-error.js';
import { UsageError } from './usage.js';

/** @throws UsageError under the name of the option where its text cannot be read */
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

/** Where in the text it is wrong is told only where that is not all of it. */
const whyNot = (option: string, text: string, { word, expected, message }: TextError): string =>
  word === text ? `${option} takes ${expected}, not '${text}'` : `${option}: ${message}`;
