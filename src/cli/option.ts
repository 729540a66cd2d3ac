/** Reads options whose value is a text. Errors name the option. */
import { meantBy } from '../core/text/nearest.js';
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
