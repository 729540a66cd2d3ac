/** What a process prints, in a file without a name: whoever prints to a file waits for no reader. */
import { fchmodSync, fstatSync, ftruncateSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How many bytes of the end are told in messages. */
const TOLD = 1500;

/** What is kept, so that a program that prints at each event does not fill its file. */
const KEPT = 64 * 1024;

export class Printed {
  readonly file = namelessFile();

  constructor(private readonly most: number) {}

  /** Was more printed than one event may? */
  get isTooMuch(): boolean {
    return this.size >= this.most;
  }

  /** An event is over: what was printed in it counts no more. False if it was too much. */
  endEvent(): boolean {
    const { size } = this;
    if (size > KEPT && size < this.most) ftruncateSync(this.file);
    return size < this.most;
  }

  /** What was printed so far is told in no message. */
  forget(): void {
    ftruncateSync(this.file);
  }

  last(): string {
    const { size } = this;
    const bytes = Buffer.alloc(Math.min(size, TOLD));
    readSync(this.file, bytes, 0, bytes.length, size - bytes.length);
    return bytes
      .toString()
      .replace(/^\uFFFD+/, '')
      .trim();
  }

  private get size(): number {
    return fstatSync(this.file).size;
  }
}

/** For reading, and for writing at the end. */
function namelessFile(): number {
  const folder = mkdtempSync(join(tmpdir(), 'klondike-'));
  try {
    const file = openSync(join(folder, 'printed'), 'ax+');
    // A program that runs as another user may reopen its own output.
    fchmodSync(file, 0o666);
    return file;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
