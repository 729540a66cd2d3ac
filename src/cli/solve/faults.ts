/** Tells what is wrong with words and lines, which does not keep the others from being tried. */
import { spelledFor } from '../play/locale.js';
import { terminalWidth } from '../jobs/streamed.js';
import type { Shell } from '../shell.js';

/** Goes back to the start of the line and erases the line, in which the progress may be shown. */
const ERASE = '\r\u001b[K';

/** Prints faults to standard error, and counts them. */
export class Faults {
  private count = 0;
  private readonly before: string;

  constructor(private readonly shell: Shell) {
    this.before = terminalWidth(shell.process.stderr) === undefined ? '' : ERASE;
  }

  readonly tell = (fault: string): void => {
    this.count++;
    this.shell.errors.print(spelledFor(this.shell.process, `${this.before}klondike: ${fault}`));
  };

  get hasAny(): boolean {
    return this.count > 0;
  }

  /** The exit status 0 becomes 2 if there was a fault. */
  statusAfter(status: number): number {
    return status === 0 && this.hasAny ? 2 : status;
  }
}
