/** The terminal while a game fills it: alternate screen, hidden cursor, raw keys, mouse. */
import type { EventEmitter } from 'node:events';

export type Emitter = Pick<EventEmitter, 'on' | 'once' | 'off'>;

export class Listeners {
  private readonly ends: (() => void)[] = [];

  add(emitter: Emitter, event: string, listener: Parameters<Emitter['on']>[1]): void {
    emitter.on(event, listener);
    this.ends.push(() => emitter.off(event, listener));
  }

  end(): void {
    for (const end of this.ends.splice(0)) end();
  }
}

export type ScreenInput = NodeJS.ReadableStream & { readonly setRawMode?: (raw: boolean) => unknown };

export type ScreenOutput = NodeJS.WritableStream & { readonly columns?: number; readonly rows?: number };

/** The private modes, in the order in which they are set. They are reset in reverse order. */
const MODES = [
  1049, // the alternate screen
  1002, // the mouse: presses, releases, and motion between them
  1006, // its coordinates without a limit
  2004, // pasted text between marks
];

const ENTER = `${MODES.map((mode) => `\x1b[?${mode}h`).join('')}\x1b[?25l`;
const LEAVE = `\x1b[0m\x1b[?25h${MODES.map((mode) => `\x1b[?${mode}l`)
  .reverse()
  .join('')}`;

/** Synchronized output: a terminal that supports it shows everything between these two at once. */
const BEGIN = '\x1b[?2026h';
const END = '\x1b[?2026l';

/** Invariant: `enter` and `leave` alternate. A second call to the same method does nothing. */
export class TerminalScreen {
  private isEntered = false;

  constructor(
    private readonly input: ScreenInput,
    private readonly output: ScreenOutput,
  ) {}

  /** The size in characters; 80 by 24 if the terminal reports no size, or 0. */
  get size(): { columns: number; rows: number } {
    const { columns = 0, rows = 0 } = this.output;
    return columns > 0 && rows > 0 ? { columns, rows } : { columns: 80, rows: 24 };
  }

  enter(): void {
    if (this.isEntered) return;
    this.isEntered = true;
    this.input.setRawMode?.(true);
    this.output.write(ENTER);
  }

  leave(): void {
    if (!this.isEntered) return;
    this.isEntered = false;
    this.output.write(LEAVE);
    this.input.setRawMode?.(false);
  }

  write(text: string): void {
    if (this.isEntered) this.output.write(BEGIN + text + END);
  }
}
