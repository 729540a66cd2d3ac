/** The two ends of the protocol in a child process. The submission in the same process cannot reach them. */
import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import process, { env } from 'node:process';
import { whenReady } from '../../../core/when-ready.js';

const NEWLINE = 10;

/** The maximum number of characters per write. Longer answers are sent in parts. */
const BATCH = 32 * 1024;

export class Channel {
  private readonly reading: number;
  private readonly writing: number;
  private bytes = Buffer.allocUnsafe(64 * 1024);
  private from = 0;
  private to = 0;
  private batch = '';

  /** Moves the protocol's file descriptors elsewhere. The program finds an empty standard input. */
  constructor() {
    const isOwn = env['KLONDIKE_FD'] === '3';
    delete env['KLONDIKE_FD'];
    this.reading = moveDescriptor(0, 'r', '/dev/null');
    this.writing = isOwn ? moveDescriptor(3, 'w', '/dev/null') : moveDescriptor(1, 'w', '/dev/fd/2');
    if (this.writing === 1) Object.defineProperty(process, 'stdout', { get: () => process.stderr });
  }

  /** The next line. Undefined at the end of the input. */
  line(): string | undefined {
    for (;;) {
      const end = this.bytes.subarray(this.from, this.to).indexOf(NEWLINE);
      if (end >= 0) {
        const line = this.bytes.toString('utf8', this.from, this.from + end);
        this.from += end + 1;
        return line;
      }
      if (!this.readMore()) return undefined;
    }
  }

  /** Adds a line to the batch, which is written with the answer at the latest. */
  write(line: string): void {
    this.batch += `${line}\n`;
    if (this.batch.length > BATCH) this.flush();
  }

  flush(): void {
    const text = this.batch;
    this.batch = '';
    let written = whenReady(() => writeSync(this.writing, text));
    if (written === text.length) return;
    for (const bytes = Buffer.from(text); written < bytes.length;) {
      written += whenReady(() => writeSync(this.writing, bytes, written));
    }
  }

  private readMore(): boolean {
    this.bytes.copyWithin(0, this.from, this.to);
    this.to -= this.from;
    this.from = 0;
    if (this.to === this.bytes.length) this.bytes = Buffer.concat([this.bytes], 2 * this.bytes.length);
    const { bytes, to } = this;
    const count = whenReady(() => readSync(this.reading, bytes, to, bytes.length - to, null));
    this.to += count;
    return count > 0;
  }
}

/** Opens the same file under another descriptor, and puts a stand-in under the old one. */
function moveDescriptor(descriptor: number, flags: 'r' | 'w', standIn: string): number {
  try {
    const other = openSync(`/dev/fd/${descriptor}`, flags);
    closeSync(descriptor);
    openSync(standIn, flags);
    return other;
  } catch {
    // This fails for sockets and on systems without such names. The descriptor then stays where it is.
    return descriptor;
  }
}
