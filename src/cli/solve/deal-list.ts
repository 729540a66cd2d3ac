/** The deals that a command names: its words first, then the lines of its file. */
import { createReadStream } from 'node:fs';
import { TextError } from '../../core/text/text-error.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import type { DealFileReader, FileDeal } from '../../solver/files/deal-file.js';
import { dealFileReader } from '../../solver/files/deal-file.js';
import type { CommandTexts } from '../strings/command-english.js';
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
  /** For messages about words, lines and the file. */
  readonly texts: CommandTexts;
}

/** Called with what is wrong with a word, a line or the file. */
export type TellFault = (fault: string) => void;

/** The whole names of the deals. What cannot be read is told and left out. */
export async function* dealsIn(list: DealList, onFault: TellFault): AsyncGenerator<string> {
  const { words, file, rules, texts } = list;
  for (const word of words) {
    yield* named(word, rules, (error) => onFault(faultOfWord(word.trim(), error, texts)));
  }
  if (file === undefined) return;
  try {
    yield* dealsOfFile(list, onFault);
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    onFault(texts.about(file, whyUnread(error, 'deals', texts)));
  }
}

/** Names the word, but once. */
function faultOfWord(word: string, error: TextError, texts: CommandTexts): string {
  if (word === '') return texts.emptyWord(error.expected);
  const { line, column } = error;
  const place = line > 1 ? texts.at(error) : column > 1 ? texts.atColumn(column) : '';
  const fault = place + texts.unread(error.word, error.expected);
  return error.word.trim() === word ? fault : texts.about(word, fault);
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
  const { file = '', input, rules, texts } = list;
  const source = file === '-' ? texts.standardInput : file;
  const tell = (error: TextError): void =>
    onFault(texts.about(source, texts.at(error) + texts.unread(error.word, error.expected)));
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
