/** Errors of the operating system, known by their codes. */
import { types } from 'node:util';
import { unreadBy } from '../core/text/unread.js';

/** The system's code of an error, such as `ENOENT`. */
export const codeOf = (error: unknown): string | undefined =>
  types.isNativeError(error) && 'code' in error ? String(error.code) : undefined;

/** True for the error of a write into a pipe whose reader has gone. */
export const isClosedPipe = (error: unknown): boolean => codeOf(error) === 'EPIPE';

/** Why a file cannot be read, in words. The error has a code. @param what what the file should be */
export const whyUnread = (error: unknown, what: string): string =>
  unreadBy(codeOf(error) ?? '', what) ?? (error as Error).message;

/** Why a folder cannot be read, in words. The error has a code. @param what what the folder should be */
export const whyUnlisted = (error: unknown, what: string): string =>
  UNLISTED[codeOf(error) ?? '']?.(what) ?? (error as Error).message;

const UNLISTED: Readonly<Record<string, (what: string) => string>> = {
  ENOENT: (what) => `there is no such folder; expected is ${what}`,
  ENOTDIR: (what) => `this is a file, not ${what}`,
  EACCES: () => 'this folder may not be read',
};

/** Why no new file is made where there is one. */
export const EXISTS_ALREADY = 'it is there already, and nothing is written over it';

/** Why a file cannot be written, or no folder be made, in words. The error has a code. */
export function whyUnwritten(error: unknown): string {
  const { syscall } = error as { readonly syscall?: unknown };
  const reasons = syscall === 'mkdir' ? UNMADE : UNWRITTEN;
  return reasons[codeOf(error) ?? ''] ?? (error as Error).message;
}

const UNMADE: Readonly<Record<string, string>> = {
  EEXIST: 'a file is there where a folder must be',
  ENOTDIR: 'a file is there where a folder must be',
  ENOENT: 'no folder can be made there',
  EACCES: 'no folder may be made there',
  EPERM: 'no folder may be made there',
  EROFS: 'no folder may be made there',
};

const UNWRITTEN: Readonly<Record<string, string>> = {
  EEXIST: EXISTS_ALREADY,
  EISDIR: 'this is a folder, not a file',
  ENOENT: 'there is no such folder',
  ENOTDIR: 'a file is there where a folder must be',
  EACCES: 'it may not be written',
  EPERM: 'it may not be written',
  EROFS: 'it may not be written',
  ENOSPC: 'no space is left for it',
  EDQUOT: 'no space is left for it',
};
