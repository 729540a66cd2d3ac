/** A text in a file, which survives a crash of the process or the machine. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf, unlessSystemError } from '../errors.js';

/** Is `text` equal to `other` with more words? False for a text that could not be read. */
export function isContinuationOf(text = '', other = ''): boolean {
  const beginning = other.trimEnd();
  return beginning !== '' && /^(\s|$)/.test(text.slice(beginning.length)) && text.startsWith(beginning);
}

/** Undefined if the file can't be read. */
const textIn = (file: string): string | undefined =>
  unlessSystemError<string | undefined>(
    () => readFileSync(file, 'utf8'),
    () => undefined,
  );

/** Makes a folder and its parents. Node's recursive `mkdir` never returns below /proc. */
function makeFolder(folder: string): void {
  const above = dirname(folder);
  if (existsSync(folder)) return;
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another terminal may have made it.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

export class PlayerFile {
  private hasFailed = false;
  /** Does the file have a text that could not be read? If so, the file is not overwritten. */
  private isUnread = false;

  /**
   * @param file has an extension; the file exists while it has a text
   * @param onFault called once if the file can't be read or written; the method then returns false or undefined
   */
  constructor(
    readonly file: string,
    private readonly onFault: (file: string, error: unknown) => void,
  ) {}

  /** Undefined if the file doesn't exist. */
  read(): string | undefined {
    this.isUnread = true;
    return this.attempt(() => {
      const text = existsSync(this.file) ? readFileSync(this.file, 'utf8') : undefined;
      this.isUnread = false;
      return text;
    });
  }

  /** Replaces the text as a whole: the file never has half of it. */
  write(text: string): boolean {
    if (this.isUnread) return false;
    return this.hasDone(() => {
      makeFolder(dirname(this.file));
      const next = `${this.file}.next`;
      writeFileSync(next, text);
      renameSync(next, this.file);
    });
  }

  /** Removes the file. */
  remove(): boolean {
    return !this.isUnread && this.hasDone(() => rmSync(this.file, { force: true }));
  }

  /**
   * Adds this word to the name of the file. Replaces only a file that has the beginning of the same text. Returns the
   * new name, or the old one if renaming fails.
   */
  setAside(word: string): string {
    const aside = (at: number): string =>
      this.file.replace(/(?=\.\w+$)/, `.${word}${at === 1 ? '' : `-${at}`}`);
    let at = 1;
    const text = textIn(this.file);
    while (existsSync(aside(at)) && !isContinuationOf(text, textIn(aside(at)))) at++;
    this.isUnread = !this.hasDone(() => renameSync(this.file, aside(at)));
    return this.isUnread ? this.file : aside(at);
  }

  private hasDone(action: () => void): boolean {
    const isDone = this.attempt(() => {
      action();
      return true;
    });
    return isDone === true;
  }

  private attempt<Result>(action: () => Result): Result | undefined {
    return unlessSystemError<Result | undefined>(action, (error) => {
      if (!this.hasFailed) this.onFault(this.file, error);
      this.hasFailed = true;
      return undefined;
    });
  }
}
