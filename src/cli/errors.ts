/** Errors of the operating system, known by their codes. */
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { types } from 'node:util';
import type { CommandTexts, FileKind } from './strings/english.js';
import { COMMAND_ENGLISH } from './strings/english.js';

/** An error that the command reports in the user's language. Exit status 2. Its `message` is English. */
export abstract class CommandError extends Error {
  /** @param said words the error in a language; several lines if there are several faults */
  constructor(private readonly said: (say: CommandTexts) => string | readonly string[]) {
    super(printable(said(COMMAND_ENGLISH)));
  }

  /** The message in another language. */
  in(say: CommandTexts): string {
    return printable(this.said(say));
  }
}

/** Arguments that the command does not take. The report points to the help. */
export class UsageError extends CommandError {
  override readonly name = 'UsageError';
}

/** A file that cannot be read or written, or has the wrong contents. The help would not explain more. */
export class FileError extends CommandError {
  override readonly name = 'FileError';
}

/** The lines with control characters and invisible characters escaped. */
const printable = (text: string | readonly string[]): string => [text].flat().map(escaped).join('\n');

const escaped = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => `\\u{${Number(sign.codePointAt(0)).toString(16)}}`);

/** The system's code of an error, such as `ENOENT`. */
export const codeOf = (error: unknown): string | undefined =>
  types.isNativeError(error) && 'code' in error ? String(error.code) : undefined;

/** True for the error of a write into a pipe whose reader has gone. */
export const isClosedPipe = (error: unknown): boolean => codeOf(error) === 'EPIPE';

/** Why a file cannot be read, in words. The error has a code. */
export const whyUnread = (error: unknown, kind: FileKind, { unreadFile }: CommandTexts): string =>
  reasonFor(error, {
    ENOENT: unreadFile.noFile,
    ENOTDIR: unreadFile.noFile,
    EISDIR: unreadFile.isFolder(kind),
    EACCES: unreadFile.fileForbidden,
  });

/** Why a folder cannot be read, in words. The error has a code. */
export const whyUnlisted = (error: unknown, kind: FileKind, { unreadFile }: CommandTexts): string =>
  reasonFor(error, {
    ENOENT: unreadFile.noFolder(kind),
    ENOTDIR: unreadFile.isFile(kind),
    EACCES: unreadFile.folderForbidden,
  });

/** The reason of the error's code; the system's message if the code has none. */
const reasonFor = (error: unknown, reasons: Readonly<Record<string, string>>): string =>
  reasons[codeOf(error) ?? ''] ?? (error as Error).message;

/** Why a file cannot be written, or no folder be made, in words. The error has a code. */
export function whyUnwritten(error: unknown, { unwritten }: Pick<CommandTexts, 'unwritten'>): string {
  const { syscall, path } = error as { readonly syscall?: unknown; readonly path?: unknown };
  const code = codeOf(error) ?? '';
  if (syscall === 'open' && code === 'EEXIST' && isFolder(path)) return unwritten.isFolder;
  if (code === 'ENOENT' && isInFile(path)) return unwritten.isFile;
  const reason = (syscall === 'mkdir' ? UNMADE : UNWRITTEN)[code];
  return reason === undefined ? (error as Error).message : unwritten[reason];
}

const isFolder = (path: unknown): boolean =>
  typeof path === 'string' && statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** If there is a file where a folder must be, Windows reports that nothing is there; other systems have a code for it. */
const isInFile = (path: unknown): boolean =>
  typeof path === 'string' && statSync(dirname(path), { throwIfNoEntry: false })?.isFile() === true;

type Reasons = Readonly<Record<string, keyof CommandTexts['unwritten']>>;

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

/** The value of the action, or of `otherwise` after an error of the system. */
export function unlessRefused<Value>(action: () => Value, otherwise: (error: unknown) => Value): Value {
  try {
    return action();
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    return otherwise(error);
  }
}

/** @throws UsageError in the words of `why`, after an error of the system */
export const orUsageError = <Value>(
  action: () => Value,
  why: (error: unknown, say: CommandTexts) => string,
): Value =>
  unlessRefused(action, (error) => {
    throw new UsageError((say) => why(error, say));
  });

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
