/** The errors of arguments and files that the command does not take. */
import type { CommandTexts } from './strings/command-english.js';
import { COMMAND_ENGLISH } from './strings/command-english.js';

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
