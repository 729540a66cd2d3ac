/** Compares the expected table with the table that the grader saw. */
import type { Card } from '../../../core/card.js';
import { NO_CARD } from '../../../core/card.js';
import type { Frame, ShownPile } from '../../../games/klondike/contract/frame.js';
import { SHOWN_PILES, cardsShown } from '../../../games/klondike/contract/frame.js';
import { parseFrame, printFrame } from '../../../games/klondike/contract/frame-text.js';
import type { FailureReport } from '../../report/grade-report.js';
import { TextError } from '../../../core/text/text-error.js';

/** The same line of both tables. */
export interface DifferenceRow {
  /** The subject of the line: `t3`, `waste`, `moves`. */
  readonly about: string;
  /** The line without its key; `no cards` or `no` if the table lacks this line. */
  readonly expected: string;
  readonly seen: string;
  readonly differs: boolean;
}

/** The keys in the order of a frame's text. */
const KEYS = ['stock', ...SHOWN_PILES, 'moves', 'won'];

/** Parses a frame. Undefined for a sentence. */
export function frameIn(text: string): Frame | undefined {
  if (text.trim() === '') return undefined;
  try {
    return parseFrame(text);
  } catch (error) {
    if (error instanceof TextError) return undefined;
    throw error;
  }
}

/** All lines of both tables. Undefined unless both texts are tables. */
export function rowsOf(expected: string, seen: string): readonly DifferenceRow[] | undefined {
  const [asked, shown] = [valuesOf(expected), valuesOf(seen)];
  if (asked === undefined || shown === undefined) return undefined;
  return KEYS.filter((key) => asked.has(key) || shown.has(key)).map((about) => {
    const none = about === 'won' ? 'no' : 'no cards';
    const row = { about, expected: asked.get(about) ?? none, seen: shown.get(about) ?? none };
    return { ...row, differs: !fits(row.expected, row.seen) };
  });
}

/** Stands for any card that has not been seen yet. */
const ANY_CARD = '??';

/** The table to draw for a text, with `NO_CARD` wherever any card is allowed. Undefined for a sentence. */
export function tableIn(text: string): Frame | undefined {
  const frame = frameIn(text.replaceAll(ANY_CARD, '##'));
  if (frame === undefined || !text.includes(ANY_CARD)) return frame;
  const words = new Map(text.split('\n').map((line) => [line.split(':')[0], line.split(/:? +/).slice(1)]));
  const cards = (pile: ShownPile): readonly Card[] =>
    cardsShown(frame, pile).map((card, index) => (words.get(pile)?.[index] === ANY_CARD ? NO_CARD : card));
  return {
    ...frame,
    waste: cards('waste'),
    foundations: SHOWN_PILES.slice(1, 5).map(cards),
    tableau: SHOWN_PILES.slice(5).map(cards),
  };
}

/** Does the line have the expected cards? A `??` in the expected line accepts any face-up card. */
function fits(expected: string, seen: string): boolean {
  const [asked, shown] = [expected.split(' '), seen.split(' ')];
  return (
    asked.length === shown.length &&
    asked.every((word, index) => word === shown[index] || (word === ANY_CARD && shown[index] !== '##'))
  );
}

/** The table before the last event; empty if it shows no cards. */
export function beforeText({ before }: Pick<FailureReport, 'before'>): string {
  const frame = frameIn(before);
  return frame !== undefined && SHOWN_PILES.every((pile) => cardsShown(frame, pile).length === 0)
    ? ''
    : before;
}

export const pilesIn = (rows: readonly DifferenceRow[]): ReadonlySet<string> =>
  new Set(rows.filter(({ differs }) => differs).map(({ about }) => about));

/** The lines of a table by key. Undefined for a sentence. */
function valuesOf(text: string): ReadonlyMap<string, string> | undefined {
  const frame = frameIn(text.replaceAll(ANY_CARD, '##'));
  if (frame === undefined) return undefined;
  const lines = text.includes(ANY_CARD) ? text : printFrame(frame);
  return new Map(
    lines.split('\n').map((line) => {
      const [key = '', value = 'yes'] = line.split(/: ?(.*)/s);
      return [key, value];
    }),
  );
}
