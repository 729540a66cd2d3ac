/** Errors of the operating system, known by their codes. */
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
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
export const EXISTS_ALREADY = 'it already exists. Delete it, or choose another name';

/** Why a file cannot be written, or no folder be made, in words; English by default. The error has a code. */
export function whyUnwritten(error: unknown, texts: UnwrittenStrings = UNWRITTEN_ENGLISH): string {
  const { syscall, path } = error as { readonly syscall?: unknown; readonly path?: unknown };
  const code = codeOf(error) ?? '';
  if (syscall === 'open' && code === 'EEXIST' && isFolder(path)) return texts.isFolder;
  if (code === 'ENOENT' && isInFile(path)) return texts.isFile;
  const reason = (syscall === 'mkdir' ? UNMADE : UNWRITTEN)[code];
  return reason === undefined ? (error as Error).message : texts[reason];
}

const isFolder = (path: unknown): boolean =>
  typeof path === 'string' && statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** If there is a file where a folder must be, Windows reports that nothing is there; other systems have a code for it. */
const isInFile = (path: unknown): boolean =>
  typeof path === 'string' && statSync(dirname(path), { throwIfNoEntry: false })?.isFile() === true;

const UNWRITTEN_ENGLISH = {
  exists: EXISTS_ALREADY,
  isFolder: 'this is a folder, not a file',
  noFolder: 'there is no such folder',
  isFile: 'there is a file where a folder must be',
  unmakable: 'no folder can be made there',
  unmade: 'no folder may be made there',
  unwritable: 'it may not be written',
  noSpace: 'no space is left for it',
};

export type UnwrittenStrings = Readonly<Record<keyof typeof UNWRITTEN_ENGLISH, string>>;

type Reasons = Readonly<Record<string, keyof UnwrittenStrings>>;

const UNMADE: Reasons = {
  EEXIST: 'isFile',
  ENOTDIR: 'isFile',
  ENOENT: 'unmakable',
  EACCES: 'unmade',
  EPERM: 'unmade',
  EROFS: 'unmade',
  ENOSPC: 'noSpace',
  EDQUOT: 'noSpace',
};

const UNWRITTEN: Reasons = {
  EEXIST: 'exists',
  EISDIR: 'isFolder',
  ENOENT: 'noFolder',
  ENOTDIR: 'isFile',
  EACCES: 'unwritable',
  EPERM: 'unwritable',
  EROFS: 'unwritable',
  ENOSPC: 'noSpace',
  EDQUOT: 'noSpace',
};
