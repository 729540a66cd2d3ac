/** Texts of one line: what is wrong with one is told without its line. */
import { TextError } from './text-error.js';

/** The message of an error in a text of one line. It leaves out the line, and the column if that is 1. */
export const faultInLine = ({ message }: TextError): string => message.replace(/^line 1, (column 1: )?/, '');

/**
 * Reads a name that was typed in one line.
 * @param worded makes a message of what is wrong with the name
 * @throws Error that says in one line what is wrong with the name
 */
export function readingLine<Value>(
  read: () => Value,
  worded: (fault: string) => string = (fault) => fault,
): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof TextError) || error.line > 1) throw error;
    throw new Error(worded(faultInLine(error)), { cause: error });
  }
}
