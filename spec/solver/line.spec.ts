/** Turns the steps of a search into moves in the model. */
import { expect, test } from '@jest/globals';
import { parseCard } from '../../src/core/card.js';
import type { Card } from '../../src/core/card.js';
import { parseLayout, printMove } from '../../src/games/klondike/model/layout-text.js';
import type { Rules } from '../../src/games/klondike/model/rules.js';
import { ULG } from '../../src/games/klondike/model/rules.js';
import { indexOfCard } from '../../src/solver/card-index.js';
import { movesOf } from '../../src/solver/line.js';
import {
  BACK,
  DOWN_FROM_STOCK,
  UNCOVER,
  UP_FROM_STOCK,
  UP_FROM_TABLEAU,
  stepOf,
} from '../../src/solver/steps.js';

/** A game that is won after the last step. */
const rulesFor = (won: (up: number) => boolean): Rules => ({
  ...ULG,
  isWon: ({ f1, f2, f3, f4 }) => won([f1, f2, f3, f4].reduce((sum, { cards }) => sum + cards.length, 0)),
});

const step = (kind: number, word: string): number =>
  stepOf(kind, indexOfCard(parseCard(word) ?? (-1 as Card)));

test.each<[what: string, layout: string, up: number, steps: number[], moves: string]>([
  [
    'the card on top first moves to the twin of its base',
    'f1: Ah 2h; t1: 3h 2s; t2: 3d',
    3,
    [step(UP_FROM_TABLEAU, '3h')],
    't1>t2 t1>f1',
  ],
  [
    'the run on top moves along',
    't1: 9s | 8h 7s; t2: 9c; t3: As',
    1,
    [step(UNCOVER, '8h'), step(UP_FROM_TABLEAU, 'As')],
    't1>t2*2 t3>f1',
  ],
  [
    'the stock is clicked as often as needed',
    'stock: As 2c 3c 9h 8h 7h',
    1,
    [step(UP_FROM_STOCK, 'As')],
    'stock stock w>f1',
  ],
  [
    'a card comes back, another goes down on it, and the game finishes',
    'f1: As 2s; t1: 3h; stock: Ad',
    3,
    [step(BACK, '2s'), step(DOWN_FROM_STOCK, 'Ad')],
    'f1>t1 stock w>t1 t1>f2 t1>f1',
  ],
])('%s', (...[, text, up, steps, moves]) => {
  const line = movesOf(
    rulesFor((count) => count >= up),
    parseLayout(text),
    steps,
  )
    .map(printMove)
    .join(' ');
  expect(line).toBe(moves);
});

test('reports the position when the rules refuse a step', () => {
  expect(() => movesOf(ULG, parseLayout('t1: 9h; t2: 9d'), [step(UNCOVER, '9h')])).toThrow(
    "solver: 9h can't go anywhere, after 0 moves from t1: 9h\nt2: 9d",
  );
});
