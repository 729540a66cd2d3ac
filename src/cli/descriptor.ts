/**
 * Writes to a file descriptor, such as standard output, without delay, so that a closed pipe is noticed at
 * the next write.
 */
import { writeSync } from 'node:fs';
import type { Write } from './output.js';
import { codeOf } from './system-error.js';

export const writerTo =
  (descriptor: number): Write =>
  (text) => {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length;) at += writeSome(descriptor, bytes.subarray(at));
  };

/**
 * Writes some bytes and returns how many were taken. If the reader is behind, waits a moment and returns 0.
 */
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
function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
}
