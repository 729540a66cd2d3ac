/** Tests the sentence about a fault after an event, and the three frames next to it. */
import { describe, expect, test } from '@jest/globals';
import { parseCard } from '../../../../src/core/card.js';
import type { Frame } from '../../../../src/games/klondike/contract/frame.js';
import { frameTexts, orElse, wrongText } from '../../../../src/grading/examine/judge/fault-texts.js';
import type { Observation } from '../../../../src/grading/examine/judge/observation.js';
import type { PlayedEvent } from '../../../support/grading/played-event.js';
import { eventIn, frameShowing, observationOf } from '../../../support/grading/played-event.js';

const FULL = 'stock: 2s Kc 6d 9h 4c Jd 8s; t1: 5h; t2: 4d | 8d; t3: 6c';
const BARE = 't1: 5h; t3: 6c';

const cards = (text: string): Frame['waste'] => text.split(' ').flatMap((word) => parseCard(word) ?? []);

/** The frame with other cards on a column. */
const withColumn = (frame: Frame, column: number, text: string): Frame => ({
  ...frame,
  tableau: frame.tableau.map((shown, index) => (index === column - 1 ? cards(text) : shown)),
});

type ChangedFrame = (due: Frame, before: Frame) => Frame;

/** The observation if the view shows a change of the due frame. */
function seenAfter(event: PlayedEvent, seen: ChangedFrame = (due) => due): Observation {
  const { effect, before } = event;
  return observationOf(event, seen(frameShowing(effect.next, 4, false), before));
}

describe('the sentence about wrong cards', () => {
  test.each<[kind: string, text: string, event: PlayedEvent, seen: ChangedFrame]>([
    [
      'draw',
      'the cards stayed the same: the waste shows no cards, but it must show 8s Jd 4c',
      eventIn(FULL, 'stock'),
      (_, before) => before,
    ],
    [
      'draw',
      'the waste shows 4c, but it must show 8s Jd 4c',
      eventIn(FULL, 'stock'),
      (due) => ({ ...due, waste: cards('4c') }),
    ],
    [
      'recycle',
      'the cards stayed the same: the view shows the stock as empty instead of full',
      eventIn(FULL, 'stock stock stock stock'),
      (_, before) => before,
    ],
    [
      'carry',
      'the cards stayed the same: tableau 1 shows 5h, but it must show no cards',
      eventIn(FULL, 't1>t3'),
      (_, before) => before,
    ],
    [
      'carry',
      'tableau 3 shows 5h, but it must show 6c 5h',
      eventIn(FULL, 't1>t3'),
      (due) => withColumn(due, 3, '5h'),
    ],
    [
      'undo',
      'the cards stayed the same: tableau 1 shows no cards, but it must show 5h',
      eventIn(FULL, 't1>t3 undo'),
      (_, before) => before,
    ],
    [
      'refused',
      'the cards changed: tableau 1 shows no cards, but it must show 5h',
      eventIn(FULL, 't1>t2'),
      (due) => withColumn(due, 1, ''),
    ],
    [
      'refused',
      'the view shows the stock as empty instead of full',
      eventIn(FULL, 't1>t2'),
      (due) => ({ ...due, stockEmpty: true }),
    ],
    [
      'undo refused',
      'the cards changed: tableau 2 shows 8d, but it must show ## 8d',
      eventIn(FULL, 'undo'),
      (due) => withColumn(due, 2, '8d'),
    ],
    [
      'undo refused',
      'the view shows the stock as empty instead of full',
      eventIn(FULL, 'undo'),
      (due) => ({ ...due, stockEmpty: true }),
    ],
    [
      'nothing left',
      'the cards changed: the waste shows 5h, but it must show no cards',
      eventIn(BARE, 'stock'),
      (due) => ({ ...due, waste: cards('5h') }),
    ],
    [
      'nothing left',
      'the view shows the stock as full instead of empty',
      eventIn(BARE, 'stock'),
      (due) => ({ ...due, stockEmpty: false }),
    ],
  ])('after an event of the kind "%s": %s', (...[kind, text, event, seen]) => {
    expect([event.effect.kind, wrongText(seenAfter(event, seen))]).toEqual([kind, text]);
  });

  test('names no card that the view has never shown', () => {
    const observed = seenAfter(eventIn(FULL, 'stock', 'Jd'), (due) => ({ ...due, waste: cards('8s 4c') }));
    expect(wrongText(observed)).toBe('the waste shows 8s 4c, but it must show 8s ?? 4c');
  });
});

describe('if all cards are right, the sentence is about', () => {
  const drawn = (changes: Partial<Observation>): Observation => ({
    ...seenAfter(eventIn(FULL, 'stock'), (due) => ({ ...due, moves: 7 })),
    ...changes,
  });

  test.each<[text: string, changes: Partial<Observation>]>([
    ['the number of moves is 7, but it must be 4', { isMovesWrong: true }],
    [
      'the game is won, but the program did not call win()',
      { isWinWrong: true, due: { moves: [4], win: 'due', isWon: true } },
    ],
    [
      'the program called win(), but the game is not won yet',
      { isWinWrong: true, due: { moves: [4], win: 'wrong', isWon: false } },
    ],
    [
      'the program called win() when the game was won again after undo, but in another game it did not',
      { isWinWrong: true, due: { moves: [4], win: 'wrong', isWon: true } },
    ],
  ])('%s', (text, changes) => {
    expect(wrongText(drawn(changes))).toBe(text);
  });
});

describe('the frames next to the sentence', () => {
  test('show the table before the event, the required table, and the table that a player saw', () => {
    const event = eventIn(FULL, 'stock', 'Jd');
    const observed = seenAfter(event, (due) => ({ ...due, waste: cards('4c') }));
    const columns = 't1: 5h\nt2: ## 8d\nt3: 6c';
    expect(frameTexts({ ...observed, visible: event.before })).toEqual({
      before: `stock: full\n${columns}\nmoves: 3`,
      expected: `stock: full\nwaste: 8s ?? 4c\n${columns}\nmoves: 4`,
      seen: `stock: full\n${columns}\nmoves: 3`,
    });
  });

  test('say that the stock is empty, and that the game must be won', () => {
    const observed = seenAfter(eventIn(BARE, 't1>t3'));
    const due = { moves: [4], win: 'due', isWon: true } as const;
    expect(frameTexts({ ...observed, due }).expected).toBe('stock: empty\nt3: 6c 5h\nmoves: 4\nwon');
  });
});

test.each([
  ['a', 'b', 'a'],
  ['', 'b', 'b'],
])('%j or else %j is %j', (text, other, chosen) => {
  expect(orElse(text, other)).toBe(chosen);
});
