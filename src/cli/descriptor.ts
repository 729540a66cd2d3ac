/**
 * Writes to a file descriptor, such as standard output, without delay, so that a closed pipe is noticed at
 * the next write.
 */
import { writeSync } from 'node:fs';
import { whenReady } from '../core/when-ready.js';
import type { Write } from './output.js';

export const writerTo =
  (descriptor: number): Write =>
  (text) => {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length;) {
      at += whenReady(() => writeSync(descriptor, bytes, at));
    }
  };
