/** A text kept in a file, so that it is there after the player has quit, or the machine has. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from '../system-error.js';

export class KeptFile {
  private hasFailed = false;

  /**
   * @param file has an extension; it is there while something is kept
   * @param onFault called once if the file cannot be read or written
   */
  constructor(
    readonly file: string,
    private readonly onFault: (file: string, why: string) => void,
  ) {}

  /** Undefined if nothing is kept. */
  read(): string | undefined {
    return this.attempt(() => (existsSync(this.file) ? readFileSync(this.file, 'utf8') : undefined));
  }

  /** Keeps this text in place of the one before. At no time is the file half written. */
  write(text: string): void {
    this.attempt(() => {
      mkdirSync(dirname(this.file), { recursive: true });
      const next = `${this.file}.next`;
      writeFileSync(next, text);
      renameSync(next, this.file);
    });
  }

  /** Keeps nothing. */
  remove(): void {
    this.attempt(() => rmSync(this.file, { force: true }));
  }

  /** Puts what is kept into a file of its own, whose name has this word. Returns the name. */
  setAside(word: string): string {
    const aside = (at: number): string =>
      this.file.replace(/(?=\.\w+$)/, `.${word}${at === 1 ? '' : `-${at}`}`);
    let at = 1;
    while (existsSync(aside(at))) at++;
    this.attempt(() => renameSync(this.file, aside(at)));
    return aside(at);
  }

  private attempt<Result>(action: () => Result): Result | undefined {
    try {
      return action();
    } catch (error) {
      if (codeOf(error) === undefined) throw error;
      if (!this.hasFailed) this.onFault(this.file, String(codeOf(error)));
      this.hasFailed = true;
      return undefined;
    }
  }
}
