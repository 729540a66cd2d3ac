/** Reads scripts from files. One sentence says what is wrong if that fails. */
import { createReadStream } from 'node:fs';
import { TextError } from '../../core/text/text-error.js';
import { codeOf } from '../system-error.js';

/** The largest script that is read, in bytes. It has room for far more events than a script may hold. */
const LARGEST = 16 * 2 ** 20;

type Input = AsyncIterable<string | Uint8Array>;

/**
 * Reads the text of a file with `read`; `-` stands for the input. Returns a sentence if that fails. `read`
 * may throw TextError.
 */
export async function readScriptFile<Script>(
  file: string,
  input: Input,
  read: (name: string, text: string) => Script,
): Promise<Script | string> {
  const name = file === '-' ? 'standard input' : file;
  try {
    const text = await readText(file === '-' ? input : createReadStream(file));
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

/** The text of the input; undefined if it is too large. Nothing is read beyond that point. */
async function readText(input: Input): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const piece of input) {
    const chunk = Buffer.from(piece);
    chunks.push(chunk);
    size += chunk.length;
    if (size > LARGEST) return undefined;
  }
  return Buffer.concat(chunks).toString('utf8');
}
