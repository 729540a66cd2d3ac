/** Reads scripts from files; whatever stands in the way is told in one sentence. */
import { closeSync, openSync, readSync } from 'node:fs';
import { TextError } from '../../core/text/text-error.js';
import { codeOf, pause } from '../output.js';

/** The largest script read, in bytes: room for far more than a script may hold. */
const LARGEST = 16 * 2 ** 20;

/** What is read of a file's text, `-` being standard input; or why it cannot be had. `read` throws TextError. */
export function readScriptFile<Script>(
  file: string,
  read: (name: string, text: string) => Script,
): Script | string {
  const name = file === '-' ? 'standard input' : file;
  try {
    const text = readText(file);
    return text === undefined ? `${name}: larger than a script may be, 16 MiB` : read(name, text);
  } catch (error) {
    if (error instanceof TextError) return `${name}: ${error.message}`;
    if (codeOf(error) === undefined) throw error;
    return `${name}: ${REASONS[codeOf(error) ?? ''] ?? (error as Error).message}`;
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder, not a script',
  EACCES: 'this file may not be read',
};

/** Undefined for a file that is too large; no more of it is read than tells that. */
function readText(file: string): string | undefined {
  const descriptor = file === '-' ? 0 : openSync(file, 'r');
  try {
    return readUpTo(descriptor, LARGEST)?.toString('utf8');
  } finally {
    if (file !== '-') closeSync(descriptor);
  }
}

function readUpTo(descriptor: number, most: number): Buffer | undefined {
  const chunks: Buffer[] = [];
  let size = 0;
  for (;;) {
    const chunk = readSome(descriptor);
    if (chunk.length === 0) return Buffer.concat(chunks);
    size += chunk.length;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
}

/** What there is to read; nothing at the end. A writer that is behind is waited for. */
function readSome(descriptor: number): Buffer {
  const chunk = Buffer.allocUnsafe(1 << 16);
  for (;;) {
    try {
      return chunk.subarray(0, readSync(descriptor, chunk));
    } catch (error) {
      if (codeOf(error) !== 'EAGAIN') throw error;
      pause();
    }
  }
}
