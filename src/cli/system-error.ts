/** Errors of the operating system, known by their codes. */
import { types } from 'node:util';

/** The system's code of an error, such as `ENOENT`. */
export const codeOf = (error: unknown): string | undefined =>
  types.isNativeError(error) && 'code' in error ? String(error.code) : undefined;

/** True for the error of a write into a pipe whose reader has gone. */
export const isClosedPipe = (error: unknown): boolean => codeOf(error) === 'EPIPE';
