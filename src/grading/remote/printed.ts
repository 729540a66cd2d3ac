/** What a process prints, in a file without a name: whoever prints to a file waits for no reader. */
import { fstatSync, ftruncateSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How many bytes of the end are told in messages. */
const TOLD = 1500;

/** What is kept, so that a program that prints at each event does not fill its file. */
const KEPT = 64 * 1024;

export class Printed {
  readonly file = namelessFile();

  constructor(private readonly most: number) {}

  /** Was more printed than may be since this was asked last? */
  isTooMuch(): boolean {
    const { size } = fstatSync(this.file);
    if (size >= this.most) return true;
    if (size > KEPT) ftruncateSync(this.file);
    return false;
  }

  last(): string {
    const { size } = fstatSync(this.file);
    const bytes = Buffer.alloc(Math.min(size, TOLD));
    readSync(this.file, bytes, 0, bytes.length, size - bytes.length);
    return bytes
      .toString()
      .replace(/^\uFFFD+/, '')
      .trim();
  }
}

/** For reading, and for writing at the end. */
function namelessFile(): number {
  const folder = mkdtempSync(join(tmpdir(), 'klondike-'));
  try {
    return openSync(join(folder, 'printed'), 'ax+');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
