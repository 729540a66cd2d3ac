/** Solutions in the notation of Klondike-Solver and KSolve. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import { parseLayout, parseMove, printMove } from '../../../src/games/klondike/model/layout-text.js';
import type { Move } from '../../../src/games/klondike/model/play.js';
import { play } from '../../../src/games/klondike/model/play.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { ULG, YCP_SELECTION } from '../../../src/games/klondike/model/rules.js';
import type { DrawCount } from '../../../src/solver/files/solution-text.js';
import { printSolution } from '../../../src/solver/files/solution-text.js';
import { errorOf } from '../../support/error-of.js';
import { pilesOf } from '../../support/solver/deal-files.js';
import { readSolution } from '../../support/solver/solution-reader.js';

interface Published {
  readonly source: string;
  readonly draw: number;
  readonly counts: DrawCount;
  /** The number of draws and carries that the source states, or that its text shows. */
  readonly moves: number;
  readonly won: boolean;
  readonly deal: string;
  readonly solution: string;
}

const PUBLISHED = JSON.parse(
  readFileSync(new URL('../../fixtures/solver/solutions.json', import.meta.url), 'utf8'),
) as Published[];

const inWords = (moves: readonly Move[]): string => moves.map(printMove).join(' ');

const movesOf = (words: string): Move[] => (words.match(/\S+/g) ?? []).map(parseMove);

const withDraw = (draw: number, rules: Rules = ULG): Rules => ({ ...rules, draw });

function layoutAfter(rules: Rules, layout: Layout, moves: readonly Move[]): Layout {
  return moves.reduce((before, move) => {
    const outcome = play(rules, before, move);
    if (!outcome.ok) throw new Error(`${printMove(move)} is refused: ${outcome.why}`);
    return outcome.next;
  }, layout);
}

describe.each(PUBLISHED)('$source', ({ draw, counts, moves, won, deal, solution }) => {
  const rules = withDraw(draw);
  const start = { rules, layout: parseDeal(pilesOf(deal).join('; ')).start(rules) };
  const read = readSolution(start, solution);
  const end = layoutAfter(rules, start.layout, read);

  test('wins the game, or turns up every card', () => {
    expect([rules.isWon(end), end.t1.faceDown + end.t7.faceDown]).toEqual([won, 0]);
  });

  test('has the published number of draws and carries', () => {
    expect(read.length - end.redeals).toBe(moves);
  });

  test('prints the original text', () => {
    expect(printSolution(start, read, counts)).toBe(solution);
  });
});

/** A layout at draw 3, with four cards left in the stock. */
const LAYOUT = parseLayout(
  'stock: 9s 8s 7s 6s; waste: Kd As; f2: Ad 2d; t1: 4h | 5c; t2: 6d; t4: 2h | Qh Jc; t5: Ks; t7: 3c',
);
const RECYCLE_DRAWS: Rules = { ...ULG, recycleDraws: true };

describe('solution text', () => {
  test.each<[words: string, moves: string, because: string, rules?: Rules]>([
    ['WS', 'w>f1', 'an ace goes to the leftmost foundation'],
    ['12 F1', 't1>t2', 'the five uncovers the four'],
    ['12 F1 12', 't1>t2 t1>t2', 'the four is already face up'],
    ['45-2 F4', 't4>t5*2', 'two cards uncover a third'],
    ['D7 7D', 'f2>t7 t7>f2', 'a card comes back from the foundation'],
    [
      'DR2 NEW DR1',
      'stock stock stock stock',
      'draws of three cards and one card, a recycle, and a draw of three cards',
    ],
    ['DR2 NEW DR1', 'stock stock stock', 'one click recycles the waste and draws', RECYCLE_DRAWS],
    ['DR1 12 F1 DR1', 'stock t1>t2 stock', 'draws with a move between them make two words'],
    ['', '', 'no move'],
  ])('writes %s as %s: %s', (words, moves, ...[, rules = ULG]) => {
    const start = { rules, layout: LAYOUT };
    expect(inWords(readSolution(start, words))).toBe(moves);
    expect(printSolution(start, movesOf(moves))).toBe(words);
  });

  test('calls the stock W if its cards are in play', () => {
    const start = { rules: YCP_SELECTION, layout: parseLayout('stock: 9s | As; t1: Ts') };
    expect(inWords(readSolution(start, 'WS DR1'))).toBe('s>f1 stock');
    expect(printSolution(start, movesOf('s>f1 stock'))).toBe('WS DR1');
  });

  test.each([
    ['the words for turned-up cards are left out', '12 12', 't1>t2 t1>t2'],
    ['the letters are small', 'dr1 12 f1 d7', 'stock t1>t2 f2>t7'],
    ['the words are on several lines', 'DR1\n DR1\r\n', 'stock stock'],
    ['DR counts cards instead of draws', 'DR4 NEW DR3', 'stock stock stock stock'],
  ])('reads moves where %s', (_, words, moves) => {
    expect(inWords(readSolution({ rules: ULG, layout: LAYOUT }, words))).toBe(moves);
  });

  test('counts cards instead of draws on request', () => {
    const start = { rules: ULG, layout: LAYOUT };
    expect(printSolution(start, movesOf('stock stock stock stock'), 'cards')).toBe('DR4 NEW DR3');
    expect(inWords(readSolution(start, 'DR3', 'cards'))).toBe('stock');
    expect(errorOf(() => readSolution(start, 'DR3', 'draws'))).toContain('expected NEW after 2 of 3 draws');
  });

  test.each<[words: string, message: string, rules?: Rules]>([
    ['DR1 DR0', '5: "DR0"; expected DR#, NEW, F#, XY or XY-#'],
    ['12-0', '1: "12-0"; expected DR#, NEW, F#, XY or XY-#'],
    ['1W', '1: "1W"; expected DR#, NEW, F#, XY or XY-#'],
    ['12; F1', '3: ";"; expected DR#, NEW, F#, XY or XY-#'],
    ['DR5', '1: "DR5"; expected NEW after 2 of 5 draws; the stock is empty'],
    ['DR4 DR1', '5: "DR1"; expected NEW after 0 of 1 cards; the stock is empty'],
    ['DR1 NEW', '5: "NEW"; expected NEW only when the stock is empty'],
    ['F1', '1: "F1"; expected F1 only after a move that turns a card of pile 1'],
    ['12 F1 F1', '7: "F1"; expected F1 only after a move that turns a card of pile 1'],
    ['12 F2', '4: "F2"; expected F2 only after a move that turns a card of pile 2'],
    ['12 DR1 F1', '8: "F1"; expected F1 only after a move that turns a card of pile 1'],
    ['21', '1: "21"; expected a move that the rules allow: That card isn\'t next in rank.'],
    ['12-2', '1: "12-2"; expected a move that the rules allow: You can\'t move a face-down card.'],
    ['3C', '1: "3C"; expected a move that the rules allow: There\'s no card to take.'],
    ['2D', '1: "2D"; expected a move that the rules allow: That card isn\'t next in rank.'],
    ['7C', '1: "7C"; expected a move that the rules allow: A foundation starts with an ace.'],
    ['WD', '1: "WD"; expected WS, by the suit of the card'],
    ['C7', '1: "C7"; expected C7 only when C is on a foundation'],
    ['DR2 NEW WS', '9: "WS"; expected DR# after NEW', RECYCLE_DRAWS],
    ['DR2 NEW', '8: nothing is there; expected DR# after NEW', RECYCLE_DRAWS],
    ['DR2 DR1', '5: "DR1"; expected NEW after 0 of 1 draws; the stock is empty', RECYCLE_DRAWS],
  ])('rejects %s', (words, message, rules = ULG) => {
    expect(errorOf(() => readSolution({ rules, layout: LAYOUT }, words))).toBe(
      `TextError: line 1, column ${message}`,
    );
  });

  test('rejects a part of a draw', () => {
    expect(errorOf(() => readSolution({ rules: ULG, layout: LAYOUT }, 'DR2', 'cards'))).toBe(
      'TextError: line 1, column 1: "DR2"; expected whole draws; DR3 is one',
    );
  });

  test('refuses to print a move that the rules refuse', () => {
    expect(errorOf(() => printSolution({ rules: ULG, layout: LAYOUT }, movesOf('t1>t2 t5>t1')))).toBe(
      'RangeError: move 2, t5>t1, is refused: wrong-rank',
    );
  });
});
