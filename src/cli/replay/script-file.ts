/** Reads scripts from files. */
import { createReadStream } from 'node:fs';
import type { Place } from '../../core/text/text-error.js';
import { TextError } from '../../core/text/text-error.js';
import { codeOf, whyUnread } from '../errors.js';
import type { CommandTexts } from '../strings/english.js';

/** The maximum size of a script, in bytes. It leaves room for far more events than a script may have. */
const LARGEST = 16 * 2 ** 20;

/** Replaces bytes that are not UTF-8. This does no harm in comments. */
const NO_CHARACTER = '\ufffd';

/** A script that can't run. */
export interface UnreadScript {
  /** The name of the script in messages. */
  readonly name: string;
  /** The reason, in the given language. */
  readonly why: (say: CommandTexts) => string;
  /** The place of a wrong word. */
  readonly place?: Place;
}

const NO_SCRIPT: UnreadScript['why'] = (say) => say.replay.notScript;

/** Reads a file with `read`, which may throw TextError. `-` is the input, which messages call `inputName`. */
export async function readScriptFile<Script>(
  file: string,
  { input, inputName }: { readonly input: AsyncIterable<string | Uint8Array>; readonly inputName: string },
  read: (name: string, text: string) => Script,
): Promise<Script | UnreadScript> {
  const name = file === '-' ? inputName : file;
  try {
    const text = await readText(file === '-' ? input : createReadStream(file));
    if (text === undefined) return { name, why: (say) => say.replay.tooLarge };
    return isText(text) ? read(name, text) : { name, why: NO_SCRIPT };
  } catch (error) {
    if (error instanceof TextError) {
      const { line, column, word, expected } = error;
      if (word.includes(NO_CHARACTER)) return { name, why: NO_SCRIPT };
      return { name, why: (say) => say.at(error) + say.unread(word, expected), place: { line, column } };
    }
    if (codeOf(error) === undefined) throw error;
    return { name, why: (say) => whyUnread(error, 'script', say) };
  }
}

/** Pictures, archives, programs and UTF-16 texts have zero bytes; scripts have none. */
const isText = (text: string): boolean => !text.includes('\0');

/** The text of the input; undefined if it is too large. Stops reading as soon as it is too large. */
async function readText(input: AsyncIterable<string | Uint8Array>): Promise<string | undefined> {
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
