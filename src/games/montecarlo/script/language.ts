/**
 * The words of Monte Carlo scripts. Events: `new:12345`, `deal`, a click `b2`, `consolidate`, `hint`, `ahead`, `help`, `restart`,
 * `undo*5`, `redo`.
 */
import type { OrRedo } from '../../../core/redo.js';
import type { MonteCarloCall } from '../contract/handler.js';
import type { MonteCarloFact } from '../contract/frame-text.js';
import { FACTS, printFact, readFact } from '../contract/frame-text.js';
import type { ParsedCall, EventWord, Language } from '../../../scripts/language/language.js';
import { JAVA_SEEDS } from '../../../core/random.js';
import { parseCell, printCell } from '../words/cell.js';
import { plainWord, readPlain } from '../../../scripts/language/plain-words.js';
import { checkGameTag } from '../../../scripts/language/items.js';
import type { MonteCarloDeal } from '../model/deals.js';
import { gameNumberOf, parseDeal } from '../model/deals.js';
import { TextError } from '../../../core/text/text-error.js';
import { READERS } from '../../readers.js';
import type { TagItem } from '../../../scripts/language/items.js';

/** The events that a script may repeat. */
const PLAIN = {
  consolidate: 'consolidate',
  hint: 'hint',
  ahead: 'hintAhead',
  help: 'help',
  restart: 'replay',
  undo: 'undo',
  redo: 'redo',
} as const;

/** The course and earlier scripts call a restart a replay. */
const COURSE = { replay: 'replay' } as const;

function readCall(word: EventWord): ParsedCall<OrRedo<MonteCarloCall>> | undefined {
  const { name, count } = word;
  const plain = readPlain({ ...PLAIN, ...COURSE }, word);
  if (plain !== undefined) return plain;
  const reading = readSingle(name);
  if (reading === undefined || 'expected' in reading || count === undefined) return reading;
  return {
    expected: `${name} without a number after it: only ${Object.keys(PLAIN).join(', ')} are repeated`,
  };
}

/** A click or the beginning of a game. */
function readSingle(name: string): ParsedCall<OrRedo<MonteCarloCall>> | undefined {
  if (name === 'deal') return { call: { event: 'newDeal', args: [] }, times: 1 };
  if (name === 'new' || name.startsWith('new:')) return readNew(name);
  const cell = parseCell(name);
  return cell && { call: { event: 'clickCard', args: [cell.row, cell.column] }, times: 1 };
}

function readNew(name: string): ParsedCall<OrRedo<MonteCarloCall>> {
  const [, digits] = /^new:([+-]?\d{1,40})$/.exec(name) ?? [];
  const game = digits === undefined ? undefined : gameNumberOf(BigInt(digits));
  if (game !== undefined) return { call: { event: 'newGame', args: [game] }, times: 1 };
  const { min, max } = JAVA_SEEDS;
  return { expected: `new:NUMBER, a whole number from ${min} to ${max}, or deal for a random game` };
}

function printCall(call: OrRedo<MonteCarloCall>): string {
  switch (call.event) {
    case 'newGame':
      return `new:${BigInt(call.args[0])}`;
    case 'newDeal':
      return 'deal';
    case 'clickCard':
      return printCell({ row: call.args[0], column: call.args[1] });
    case 'consolidate':
    case 'hint':
    case 'hintAhead':
    case 'help':
    case 'replay':
    case 'undo':
    case 'redo':
      return plainWord(PLAIN, call.event);
  }
}

/** Does the event have a word? Arguments from a bus can have any value. */
function isSayable({ event, args }: OrRedo<MonteCarloCall>): boolean {
  if (event === 'newGame') return gameNumberOf(args[0]) !== undefined;
  return event !== 'clickCard' || isNamed(args);
}

/** Does the cell in this row and column have a name? */
function isNamed([row, column]: readonly [number, number]): boolean {
  if (!(Number.isInteger(row) && Number.isInteger(column) && row >= 0 && column >= 0)) return false;
  const named = parseCell(printCell({ row, column }));
  return named?.row === row && named.column === column;
}

/** The deal that a `Deal`, `Deck` or `Layout` tag names. @throws TextError */
export function dealOfTag({ key, text }: TagItem): MonteCarloDeal | undefined {
  return key === 'Deal' || key === 'Deck' || key === 'Layout' ? parseDeal(text) : undefined;
}

/** @throws TextError if a replay can't follow the tag */
function checkTag(tag: TagItem): void {
  dealOfTag(tag);
  checkGameTag(tag, 'montecarlo', READERS);
  if (tag.key === 'Rules') {
    const expected = 'no Rules tag: Monte Carlo Solitaire has no house rules to choose from';
    throw new TextError({ line: 1, column: 1 }, tag.text, expected);
  }
}

export const LANGUAGE: Language<OrRedo<MonteCarloCall>, MonteCarloFact> = {
  events:
    'an event (new:12345, deal, a cell such as a1, consolidate, hint, ahead, help, restart, undo, redo)',
  plain: ['deal', ...Object.keys(PLAIN)],
  readCall,
  printCall,
  isSayable,
  begins: ({ event }) => event === 'newGame' || event === 'newDeal',
  beginnings: 'new:NUMBER or deal',
  facts: FACTS,
  aFact: 'left: 27',
  readFact,
  printFact,
  checkTag,
};
