/** The changes between two frames. */
import { describe, expect, test } from '@jest/globals';
import type { Card } from '../../../../src/core/card.js';
import { printCard } from '../../../../src/core/card.js';
import type { CardChanges, MovedCards } from '../../../../src/games/klondike/contract/changes.js';
import { parseFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import type { Frame } from '../../../../src/games/klondike/contract/frame.js';
import { callHandler } from '../../../../src/games/klondike/contract/handler.js';
import { EMPTY_LAYOUT } from '../../../../src/games/klondike/model/layout.js';
import { ULG } from '../../../../src/games/klondike/model/rules.js';
import type { FrameChanges } from '../../../../src/games/klondike/views/frame-changes.js';
import { changesBetween } from '../../../../src/games/klondike/views/frame-changes.js';
import { Chance } from '../../../support/chance.js';
import { randomCall } from '../../../support/random-call.js';
import { emptySeat } from '../../../support/seat.js';

const cardsText = (cards: readonly Card[]): string => cards.map(printCard).join(' ');

const printMoved = ({ from, to, cards }: MovedCards): string => `${from}>${to} ${cardsText(cards)}`;

const printChanges = ({ moved, turned, appeared, disappeared, isUndo, isNewGame }: FrameChanges): string =>
  [
    ...(isUndo ? ['undo'] : []),
    ...(isNewGame ? ['new game'] : []),
    ...moved.map(printMoved),
    ...turned.map(({ pile, index, card, isFaceUp }) =>
      [`${pile}[${index}]`, printCard(card), isFaceUp ? 'up' : 'down'].join(' '),
    ),
    ...appeared.map(({ pile, cards }) => `${pile} shows ${cardsText(cards)}`),
    ...disappeared.map(({ pile, cards }) => `${pile} hides ${cardsText(cards)}`),
  ].join('; ');

describe('two frames show', () => {
  test.each<[what: string, before: string, after: string, changes: string]>([
    [
      'a draw of three, which hides older cards',
      'waste: 2s Kc 6d; moves: 8',
      'waste: 3h 4h 5h; moves: 9',
      'stock>waste 3h 4h 5h; waste hides 2s Kc 6d',
    ],
    [
      'a draw of one card',
      'waste: 2s Kc 6d; moves: 8',
      'waste: Kc 6d Ah; moves: 9',
      'stock>waste Ah; waste hides 2s',
    ],
    [
      'an undone draw: older cards reappear',
      'waste: Kc 6d Ah; moves: 9',
      'waste: 2s Kc 6d; moves: 8',
      'undo; waste>stock Ah; waste shows 2s',
    ],
    [
      'a card played from the waste, and the card that it covered',
      'waste: 2s Kc 6d; t2: 7c; moves: 3',
      'waste: 5h 2s Kc; t2: 7c 6d; moves: 4',
      'waste>t2 6d; waste shows 5h',
    ],
    [
      "the undo of such a move, after which the covered card doesn't return to the stock",
      'waste: 5h 2s Kc; t2: 7c 6d; moves: 4',
      'waste: 2s Kc 6d; t2: 7c; moves: 3',
      'undo; t2>waste 6d; waste hides 5h',
    ],
    [
      'the visible part of the waste turned over',
      'stock: empty; waste: 2s Kc 6d; moves: 8',
      'stock: full; moves: 9',
      'waste>stock 6d Kc 2s',
    ],
    [
      'that undone',
      'stock: full; moves: 9',
      'stock: empty; waste: 2s Kc 6d; moves: 8',
      'undo; stock>waste 2s Kc 6d',
    ],
    [
      'a moved run, and the card that turned up',
      't1: ## ## 7c 6d; t3: 8h; moves: 13',
      't1: ## Jd; t3: 8h 7c 6d; moves: 14',
      't1>t3 7c 6d; t1[1] Jd up',
    ],
    [
      'a card that leaves a foundation, and the card below it',
      'f1: 4h 5h; t1: 6c; moves: 1',
      'f1: 3h 4h; t1: 6c 5h; moves: 2',
      'f1>t1 5h; f1 shows 3h',
    ],
    [
      'a card that appears from an unknown place',
      't1: 6c; t2: Ks; moves: 1',
      't1: 6c 5h; t2: Ks; moves: 2',
      't1 shows 5h',
    ],
    ['a card that disappears to an unknown place', 't1: 6c 5h; moves: 1', 't1: 6c; moves: 2', 't1 hides 5h'],
    ['no change for equal frames', 't1: 6c; moves: 1', 't1: 6c; moves: 1', ''],
    [
      'a new game on an empty table',
      'stock: empty',
      't1: 6c; t2: ## 5h',
      'new game; stock>t1 6c; stock>t2 ## 5h; t1[0] 6c up; t2[1] 5h up',
    ],
  ])('%s', (_, ...[before, after, changes]) => {
    expect(printChanges(changesBetween(parseFrame(before), parseFrame(after)))).toBe(changes);
  });

  const inPlay = (text: string, stock: string): Frame => {
    const frame = parseFrame(text);
    return { ...frame, stock: parseFrame(`t1: ${stock}`).tableau[0] ?? [] };
  };

  test.each<[what: string, before: Frame, after: Frame, changes: string]>([
    [
      'a draw',
      inPlay('waste: ##; moves: 1', '## 4h'),
      inPlay('waste: ## ##; moves: 2', '## 3h'),
      'stock>waste 4h; stock shows 3h',
    ],
    [
      'a draw undone',
      inPlay('waste: ## ##; moves: 2', '## 3h'),
      inPlay('waste: ##; moves: 1', '## 4h'),
      'undo; waste>stock 4h; stock hides 3h',
    ],
    [
      'the waste turned over',
      inPlay('stock: empty; waste: ## ##; moves: 2', ''),
      inPlay('moves: 3', '## 4h'),
      'waste>stock ## 4h',
    ],
    [
      'a card played',
      inPlay('t1: 5c; moves: 2', '## 4h'),
      inPlay('t1: 5c 4h; moves: 3', '9c'),
      'stock>t1 4h; stock shows 9c',
    ],
  ])('with the stock in play: %s', (_, ...[before, after, changes]) => {
    expect(printChanges(changesBetween(before, after))).toBe(changes);
  });
});

test('frames and the controller report the same moves in a game with random events', () => {
  const chance = new Chance(15);
  const { game, view } = emptySeat({ deal: 'java:15' });
  const wrong: string[] = [];
  const told: string[] = [];
  game.onChange((change) => told.push(ways(change)));
  game.newGame();
  for (let event = 0; event < 2000; event++) {
    const before = view.frame;
    told.length = 0;
    callHandler(game, randomCall(chance, game.layout ?? EMPTY_LAYOUT, ULG));
    const seen = changesBetween(before, view.frame);
    const [is, due] = [ways(seen), told.join()];
    if (is !== due) wrong.push(`event ${event}: ${is}; expected ${due}`);
  }
  expect(wrong.slice(0, 1)).toEqual([]);
});

/** The piles that cards left and reached. */
const ways = ({ moved, isUndo }: CardChanges): string =>
  [isUndo, ...moved.map(({ from, to }) => `${from}>${to}`)].join(' ').replace(/^false ?/, '');
