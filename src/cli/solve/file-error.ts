/** Errors of writing, with the name of the file. */
import { codeOf, isClosedPipe, whyUnwritten } from '../system-error.js';
import { FileError } from '../usage.js';

/** @throws FileError that names the file, if the system refuses */
export function naming<Value>(file: string, action: () => Value): Value {
  try {
    return action();
  } catch (error) {
    throw named(file, error);
  }
}

/** The error with the name of the file, if it is one of the system. A closed pipe is no fault. */
export const named = (file: string, error: unknown): unknown =>
  codeOf(error) === undefined || isClosedPipe(error)
    ? error
    : new FileError((say) => say.about(file, whyUnwritten(error, say)));
