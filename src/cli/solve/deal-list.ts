/** The deals of a command, first from its arguments, then from its file. */
import { createReadStream } from 'node:fs';
import { faultInDeck } from '../../core/deck.js';
import { isNumbered } from '../../core/text/deal-name.js';
import { TextError } from '../../core/text/text-error.js';
import { parseDeal, readDeal } from '../../games/klondike/model/deals.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { foundationsOf, tableauOf } from '../../games/klondike/model/layout.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import type { DealFileReader, FileDeal } from '../../solver/files/deal-file.js';
import { dealFileReader } from '../../solver/files/deal-file.js';
import type { Knowledge } from '../../solver/hints/knowledge.js';
import { hasUnseen, parseKnowledge, printKnowledge } from '../../solver/hints/knowledge-text.js';
import { codeOf, whyUnread } from '../errors.js';
import { terminalWidth } from '../jobs/print-results.js';
import type { Shell } from '../shell.js';
import { tell } from '../shell.js';
import type { CommandTexts } from '../strings/english.js';
import { linesIn } from './lines.js';
import type { Shard } from './settings.js';
import { hasPlace } from './settings.js';

/** The arguments and the file that name deals. */
export interface DealList {
  readonly words: readonly string[];
  /** `-` is standard input. */
  readonly file: string | undefined;
  readonly input: AsyncIterable<string | Uint8Array>;
  readonly rules: Rules;
  /** May a layout have unseen cards, `??`? */
  readonly takesUnseen?: boolean;
  /** The texts for messages about words, lines and the file. */
  readonly texts: CommandTexts;
}

/** Called with a message about an argument, a line or the file. */
export type ReportFault = (fault: string) => void;

/** The full names of the deals. Reports and skips an argument or line with a mistake. */
export async function* dealsIn(list: DealList, onFault: ReportFault): AsyncGenerator<string> {
  const { words, file, texts } = list;
  for (const word of words) {
    yield* named(word, list, (error) => onFault(faultOfWord(word.trim(), error, texts)));
  }
  if (file === undefined) return;
  try {
    yield* dealsOfFile(list, onFault);
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    onFault(texts.about(file, whyUnread(error, 'deals', texts)));
  }
}

/** Describes the fault and names the argument, but not twice. */
function faultOfWord(word: string, error: TextError, texts: CommandTexts): string {
  if (word === '') return texts.emptyWord(error.expected);
  const { line, column } = error;
  const place = line > 1 ? texts.at(error) : column > 1 ? texts.atColumn(column) : '';
  const fault = place + texts.unread(error.word, error.expected);
  return error.word.trim() === word ? fault : texts.about(word, fault);
}

function* named(text: string, list: DealForms, onError: (error: TextError) => void): Generator<string> {
  try {
    yield* readDealWord(text, list).names;
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    onError(error);
  }
}

async function* dealsOfFile(list: DealList, onFault: ReportFault): AsyncGenerator<string> {
  const { file = '', input, texts } = list;
  const source = file === '-' ? texts.standardInput : file;
  const tell = (error: TextError): void =>
    onFault(texts.about(source, texts.at(error) + texts.unread(error.word, error.expected)));
  for await (const deal of dealsRead(file === '-' ? input : createReadStream(file), dealFileReader())) {
    if (deal.ok) yield* named(deal.name, list, (error) => tell(error.within(deal)));
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

/** The deals that one argument or line names. */
export interface NamedDeals {
  readonly count: number;
  /** The full names, in order. */
  readonly names: Iterable<string>;
  readonly first: string;
  readonly last: string;
}

const RANGE = /^\s*(\w+:(?:ms)?)?([+-]?\d{1,40})\.\.(\w+:(?:ms)?)?([+-]?\d{1,40})\s*$/;

/** Which deals a list takes. The rules define the meaning of a plain number. */
export type DealForms = Pick<DealList, 'rules' | 'takesUnseen'>;

/** @throws TextError, also for a layout without all cards */
function readDealWord(text: string, { rules, takesUnseen = false }: DealForms): NamedDeals {
  if (takesUnseen && hasUnseen(text)) return oneName(nameOfKnown(parseKnowledge(rules, text)));
  const [, before = `${rules.numbers}:`, from, other = before, to] = RANGE.exec(text.toLowerCase()) ?? [];
  if (from === undefined || to === undefined) return oneDeal(text, rules);
  const [first, last] = [seedOf(before, from), seedOf(other, to)];
  if (other !== before) throw fault(text, `a range of one kind of number, such as java:1..java:100`);
  if (last < first) throw fault(text, 'a range that goes up, such as java:1..java:100');
  return {
    count: Number(last - first + 1n),
    names: namesFrom(before, first, last),
    first: `${before}${first}`,
    last: `${before}${last}`,
  };
}

/** The deals that an argument names; undefined if it names none. */
export function knownDeals(word: string, list: DealForms): NamedDeals | undefined {
  try {
    return readDealWord(word, list);
  } catch (error) {
    if (error instanceof TextError) return undefined;
    throw error;
  }
}

function oneDeal(text: string, rules: Rules): NamedDeals {
  const { name, start } = readDeal(text, rules);
  const lacking = isNumbered(name) ? undefined : faultInLayout(start(rules));
  if (lacking !== undefined) throw fault(text.trim(), lacking);
  return oneName(name);
}

const oneName = (name: string): NamedDeals => ({ count: 1, names: [name], first: name, last: name });

const nameOfKnown = (known: Knowledge): string => printKnowledge(known).replaceAll('\n', '; ');

function faultInLayout(layout: Layout): string | undefined {
  const piles = [layout.stock, layout.waste, ...foundationsOf(layout), ...tableauOf(layout)];
  return faultInDeck(piles.flatMap(({ cards }) => cards))?.expected;
}

const fault = (text: string, expected: string): TextError =>
  new TextError({ line: 1, column: 1 }, text, expected);

const seedOf = (before: string, number: string): bigint =>
  BigInt(parseDeal(before + number).name.slice(before.length));

const namesFrom = (before: string, first: bigint, last: bigint): Iterable<string> => ({
  *[Symbol.iterator]() {
    for (let seed = first; seed <= last; seed++) yield `${before}${seed}`;
  },
});

/** A deal and its place in the whole list, from 1. */
export interface PlacedDeal {
  readonly deal: string;
  readonly nth: number;
}

export async function* dealsInShard(deals: AsyncIterable<string>, shard: Shard): AsyncGenerator<PlacedDeal> {
  let nth = 0;
  for await (const deal of deals) if (hasPlace(shard, ++nth)) yield { deal, nth };
}

/** Erases the progress. */
const ERASE = '\r\u001b[K';

/** Prints faults to standard error and counts them. */
export class Faults {
  private count = 0;
  private readonly before: string;

  constructor(private readonly shell: Shell) {
    this.before = terminalWidth(shell.process.stderr) === undefined ? '' : ERASE;
  }

  readonly tell = (fault: string): void => {
    this.count++;
    tell(this.shell, `${this.before}klondike: ${fault}`);
  };

  get hasAny(): boolean {
    return this.count > 0;
  }

  /** Changes exit status 0 to 2 if there was a fault. */
  statusAfter(status: number): number {
    return status === 0 && this.hasAny ? 2 : status;
  }
}
