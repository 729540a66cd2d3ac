/** What a view is told of the hand while cards are put down. */
import { expect, test } from '@jest/globals';
import type { Card } from '../../../../src/core/card.js';
import { HIDDEN } from '../../../../src/core/card.js';
import { parseFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import type { Board } from '../../../../src/games/klondike/browser/input/board.js';
import { OwnChoosing } from '../../../../src/games/klondike/browser/input/choosing.js';
import { Play } from '../../../../src/games/klondike/browser/input/play.js';
import { ENGLISH } from '../../../../src/games/klondike/browser/strings/in-english.js';
import { SPADES_5 } from '../../../../src/games/klondike/contract/constants.js';
import { errorOf } from '../../../support/error-of.js';

const FRAME = parseFrame('t1: ## 9d 8s; t2: 9h; stock: full');

/** With the two cards of t1 in hand; `marks` grows by each hand that a change shows. */
function handFull(report: Board['report'], frame = FRAME): { play: Play; marks: string[] } {
  const marks: string[] = [];
  const play: Play = new Play({
    frame: () => frame,
    isOnlyShown: false,
    choosing: new OwnChoosing(),
    isByClicks: false,
    canUndo: true,
    click: () => 'off',
    marks: () => undefined,
    together: () => 1,
    assistant: {},
    strings: ENGLISH,
    report,
    refuse: (sentence = 'refused', cards) =>
      marks.push(cards === undefined ? sentence : `${cards.from}*${cards.count}: ${sentence}`),
    tell: () => undefined,
    changed: () => marks.push(`${play.hand?.from ?? 'none'} at ${play.cursor.pile}*${play.cursor.depth}`),
  });
  play.lift({ pile: 't1', depth: 2 });
  marks.length = 0;
  return { play, marks };
}

test('cards that are refused are out of hand, and the cursor is on them again', () => {
  const { play, marks } = handFull(() => false);
  expect([play.putDownOn('t2'), marks]).toEqual([false, ['none at t1*2', 't1*2: refused']]);
});

test('cards that a handler throws at are seen to be out of hand, too', () => {
  const { play, marks } = handFull(() => {
    throw new Error('The handler is at fault.');
  });
  expect([errorOf(() => play.putDownOn('t2')), marks]).toEqual([
    'Error: The handler is at fault.',
    ['none at t1*2'],
  ]);
});

test('a press on the stock lets go of what is in hand and draws; cards dropped there are refused', () => {
  const told: string[] = [];
  const { play, marks } = handFull(
    ({ event }) => told.push(`${event}, ${play.hand?.from ?? 'none'} in hand`) > 0,
  );
  play.press({ pile: 'stock', depth: 1 });
  play.lift({ pile: 't1', depth: 2 });
  play.putDownOn('stock');
  expect([told, marks.filter((mark) => /none|take/.test(mark))]).toEqual([
    ['clickStock, none in hand'],
    ['none at stock*1', 'none at t1*2', 't1*2: Stock does not take what was in hand.'],
  ]);
});

test.each<[pile: 'stock' | 'waste', stock: Card[], told: string[], because: string]>([
  ['waste', [HIDDEN, SPADES_5], [], 'it takes no card of the tableau'],
  ['stock', [], ['clickStock'], 'its empty place turns the waste over'],
  ['stock', [HIDDEN, SPADES_5], [], 'its top card takes no other'],
])('with cards in hand a press on the %s of a stock in play %j reports %j: %s', (pile, stock, calls) => {
  const told: string[] = [];
  const frame = { ...FRAME, stock, stockEmpty: stock.length === 0, waste: [HIDDEN] };
  const { play } = handFull(({ event }) => told.push(event) > 0, frame);
  play.press({ pile, depth: 1 });
  expect([told, play.hand]).toEqual([calls, undefined]);
});

test('the cursor that comes back to the pile of the cards in hand is on the lowest of them', () => {
  const { play } = handFull(() => true);
  for (const pile of ['t2', 't1'] as const) play.moveTo({ pile, depth: 1 });
  const { cursor } = play;
  play.press(cursor);
  expect([cursor, play.hand]).toEqual([{ pile: 't1', depth: 2 }, undefined]);
});

test('cards put down where there is no such event are reported to nobody', () => {
  const { play, marks } = handFull(() => true);
  expect([play.putDownOn('waste'), marks]).toEqual([
    false,
    ['none at t1*2', 't1*2: Waste does not take what was in hand.'],
  ]);
});

test.each<[why: string, act: (play: Play) => void, told: string]>([
  ['no foundation takes it', (play) => play.sendUpFrom('t2'), 't2*1: No foundation takes this card.'],
  ['there is none', (play) => play.sendUpFrom('t3'), 'There is no card to send up.'],
  ['it is face down', (play) => play.press({ pile: 't1', depth: 3 }), 'There is no card to pick up.'],
])('a card is told of with its refusal: %s', (_, act, told) => {
  const { play, marks } = handFull(() => false);
  play.letGo();
  act(play);
  expect(marks.at(-1)).toBe(told);
});
