/** Errors of the operating system, known by their codes. */
import { types } from 'node:util';

/** The system's code of an error, such as `ENOENT`. */
export const codeOf = (error: unknown): string | undefined =>
  types.isNativeError(error) && 'code' in error ? String(error.code) : undefined;

/** True for the error of a write into a pipe whose reader has gone. */
export const isClosedPipe = (error: unknown): boolean => codeOf(error) === 'EPIPE';

/** Why a file cannot be read, in words. The error has a code. @param what what the file should be */
export const whyUnread = (error: unknown, what: string): string =>
  UNREAD[codeOf(error) ?? '']?.(what) ?? (error as Error).message;

const UNREAD: Readonly<Record<string, (what: string) => string>> = {
  ENOENT: () => 'there is no such file',
  EISDIR: (what) => `this is a folder, not ${what}`,
  EACCES: () => 'this file may not be read',
};
