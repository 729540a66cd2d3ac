/** Errors that the command reports, and the words for errors from the operating system. */
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { types } from 'node:util';
import type { CommandTexts, FileKind } from './strings/english.js';
import { COMMAND_ENGLISH } from './strings/english.js';

/** An error that the command reports in the user's language, with exit status 2. Its `message` is in English. */
export abstract class CommandError extends Error {
  /** @param words returns the message in a language; several lines for several faults */
  constructor(private readonly words: (say: CommandTexts) => string | readonly string[]) {
    super(printable(words(COMMAND_ENGLISH)));
  }

  in(say: CommandTexts): string {
    return printable(this.words(say));
  }
}

/** A mistake in the arguments. The command also prints how to get help. */
export class UsageError extends CommandError {
  override readonly name = 'UsageError';
}

/** A file that can't be read or written, or has the wrong contents. The help would not explain more. */
export class FileError extends CommandError {
  override readonly name = 'FileError';
}

/** Escapes control characters and invisible characters. */
const printable = (text: string | readonly string[]): string => [text].flat().map(escaped).join('\n');

const escaped = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => `\\u{${Number(sign.codePointAt(0)).toString(16)}}`);

/** The system's code for an error, such as `ENOENT`. */
export const codeOf = (error: unknown): string | undefined =>
  types.isNativeError(error) && 'code' in error ? String(error.code) : undefined;

/** Did a write fail because no one reads the pipe any more? */
export const isClosedPipe = (error: unknown): boolean => codeOf(error) === 'EPIPE';

/** Says why a file can't be read. The error has a code. */
export const whyUnread = (error: unknown, kind: FileKind, { unreadFile }: CommandTexts): string =>
  reasonFor(error, {
    ENOENT: unreadFile.noFile,
    ENOTDIR: unreadFile.noFile,
    EISDIR: unreadFile.isFolder(kind),
    EACCES: unreadFile.fileForbidden,
  });

/** Says why a folder can't be read. The error has a code. */
export const whyUnlisted = (error: unknown, kind: FileKind, { unreadFile }: CommandTexts): string =>
  reasonFor(error, {
    ENOENT: unreadFile.noFolder(kind),
    ENOTDIR: unreadFile.isFile(kind),
    EACCES: unreadFile.folderForbidden,
  });

/** The reason for the error's code; the system's message if the code has none. */
const reasonFor = (error: unknown, reasons: Readonly<Record<string, string>>): string =>
  reasons[codeOf(error) ?? ''] ?? (error as Error).message;

/** Says why a file can't be written, or a folder can't be created. The error has a code. */
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

/** If a file is where a folder must be, Windows reports that nothing is there. Other systems have a code for it. */
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

/** The value of `action`, or of `otherwise` after an error from the operating system. */
export function unlessSystemError<Value>(action: () => Value, otherwise: (error: unknown) => Value): Value {
  try {
    return action();
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    return otherwise(error);
  }
}

/** @throws UsageError with the words of `why`, after an error from the operating system */
export const orUsageError = <Value>(
  action: () => Value,
  why: (error: unknown, say: CommandTexts) => string,
): Value =>
  unlessSystemError(action, (error) => {
    throw new UsageError((say) => why(error, say));
  });

/** @throws FileError that names the file, after an error from the operating system */
export function withFileName<Value>(file: string, action: () => Value): Value {
  try {
    return action();
  } catch (error) {
    throw addFileName(file, error);
  }
}

/** Adds the name of the file to an error from the operating system. A closed pipe is not a fault. */
export const addFileName = (file: string, error: unknown): unknown =>
  codeOf(error) === undefined || isClosedPipe(error)
    ? error
    : new FileError((say) => say.about(file, whyUnwritten(error, say)));
