/** Collects the output of a command and writes it in large pieces. */
import { writeSync } from 'node:fs';
import { whenReady } from '../core/when-ready.js';

const CHUNK = 1 << 16;

/** Returns when the whole text is written. @throws if the text can't be written, for example because a pipe is closed */
export type Write = (text: string) => void;

/** Call `flush` before waiting for input, and at the end. */
export class Output {
  private pending = '';

  /** @param chunk the output writes its text when it has about this many characters */
  constructor(
    private readonly sink: Write,
    private readonly chunk = CHUNK,
  ) {}

  /** Prints a line. */
  print(text: string): void {
    this.write(`${text}\n`);
  }

  write(text: string): void {
    this.pending += text;
    if (this.pending.length >= this.chunk) this.flush();
  }

  flush(): void {
    const text = this.pending;
    this.pending = '';
    if (text !== '') this.sink(text);
  }
}

/** Standard output and standard error of a command. */
export interface Outputs {
  readonly output: Output;
  readonly errors: Output;
}

export const writerTo =
  (descriptor: number): Write =>
  (text) => {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length;) {
      at += whenReady(() => writeSync(descriptor, bytes, at));
    }
  };
