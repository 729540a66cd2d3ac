/** Standard output and standard error, written at once, so that a closed pipe is noticed at the next write. */
import { writeSync } from 'node:fs';

const CHUNK = 1 << 16;

/** Collects text and writes it in large pieces; call `flush` before waiting for input, and at the end. */
export class Output {
  private pending = '';

  /** At most about `chunk` characters wait to be written. */
  constructor(
    private readonly descriptor: number,
    private readonly chunk = CHUNK,
  ) {}

  /** A line. */
  print(text: string): void {
    this.write(`${text}\n`);
  }

  write(text: string): void {
    this.pending += text;
    if (this.pending.length >= this.chunk) this.flush();
  }

  flush(): void {
    const bytes = Buffer.from(this.pending);
    this.pending = '';
    for (let at = 0; at < bytes.length;) at += writeSome(this.descriptor, bytes.subarray(at));
  }
}

/** Where a command prints. */
export interface Outputs {
  readonly output: Output;
  readonly errors: Output;
}

/** True for the error of a write into a pipe whose reader has gone. */
export const isClosedPipe = (error: unknown): boolean => codeOf(error) === 'EPIPE';

/** How many bytes were taken: none by a reader that is behind, who is then given a moment. */
function writeSome(descriptor: number, bytes: Uint8Array): number {
  try {
    return writeSync(descriptor, bytes);
  } catch (error) {
    if (codeOf(error) !== 'EAGAIN') throw error;
    pause();
    return 0;
  }
}

/** Sleeps for five milliseconds. */
export function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
}

/** The system's code of an error, such as `ENOENT`. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;
