/** The errors of arguments and files that the command does not take. */

/** Arguments that the command does not take. Exit status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';

  constructor(message: string) {
    super(printable(message));
  }
}

/** A file that cannot be read or written, or holds something else: the help says no more of it. Exit status 2. */
export class FileError extends Error {
  override readonly name = 'FileError';

  /** @param lines one for each fault */
  constructor(...lines: readonly string[]) {
    super(lines.map(printable).join('\n'));
  }
}

/** The text with control characters and invisible characters escaped. */
const printable = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => `\\u{${Number(sign.codePointAt(0)).toString(16)}}`);
