/** Reads scripts from files; whatever stands in the way is told in one sentence. */
import { createReadStream } from 'node:fs';
import { TextError } from '../../core/text/text-error.js';
import { codeOf } from '../system-error.js';

/** The largest script read, in bytes: room for far more than a script may hold. */
const LARGEST = 16 * 2 ** 20;

type Input = AsyncIterable<string | Uint8Array>;

/** What is read of a file's text, `-` being the input; or why it cannot be had. `read` throws TextError. */
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

/** Undefined for a text that is too large; no more of it is read than tells that. */
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
