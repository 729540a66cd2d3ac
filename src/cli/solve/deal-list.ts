/** The deals that a command names: its words first, then the lines of its file. */
import { createReadStream } from 'node:fs';
import { faultInLine } from '../../core/text/one-line.js';
import { TextError } from '../../core/text/text-error.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import type { DealFileReader, FileDeal } from '../../solver/files/formats.js';
import { dealFileReader } from '../../solver/files/formats.js';
import { codeOf, whyUnread } from '../system-error.js';
import { readDealWord } from './deal-word.js';
import { linesIn } from './lines.js';

/** What names the deals. */
export interface DealList {
  readonly words: readonly string[];
  /** `-` is the input. */
  readonly file: string | undefined;
  readonly input: AsyncIterable<string | Uint8Array>;
  readonly rules: Rules;
}

/** Called with what is wrong with a word, a line or the file. */
export type TellFault = (fault: string) => void;

/** The whole names of the deals. What cannot be read is told and left out. */
export async function* dealsIn(list: DealList, onFault: TellFault): AsyncGenerator<string> {
  const { words, file, rules } = list;
  for (const word of words) {
    yield* named(word, rules, (error) => onFault(faultOfWord(word.trim(), error)));
  }
  if (file === undefined) return;
  try {
    yield* dealsOfFile(list, onFault);
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    onFault(`${file}: ${whyUnread(error, 'a file of deals')}`);
  }
}

/** Names the word, but once. */
function faultOfWord(word: string, error: TextError): string {
  if (word === '') return `an empty word; expected ${error.expected}`;
  return error.word.trim() === word ? faultInLine(error) : `${word}: ${faultInLine(error)}`;
}

function* named(text: string, rules: Rules, onError: (error: TextError) => void): Generator<string> {
  try {
    yield* readDealWord(text, rules).names;
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    onError(error);
  }
}

async function* dealsOfFile(list: DealList, onFault: TellFault): AsyncGenerator<string> {
  const { file = '', input, rules } = list;
  const source = file === '-' ? 'standard input' : file;
  const tell = ({ message }: TextError): void => onFault(`${source}: ${message}`);
  for await (const deal of dealsRead(file === '-' ? input : createReadStream(file), dealFileReader())) {
    if (deal.ok) yield* named(deal.name, rules, (error) => tell(error.within(deal)));
    else tell(deal.fault);
  }
}

async function* dealsRead(
  input: AsyncIterable<string | Uint8Array>,
  reader: DealFileReader,
): AsyncGenerator<FileDeal> {
  for await (const { text } of linesIn(input)) {
    const deal = reader.line(text.replace(/\r$/, ''));
    if (deal !== undefined) yield deal;
  }
  const last = reader.end();
  if (last !== undefined) yield last;
}
