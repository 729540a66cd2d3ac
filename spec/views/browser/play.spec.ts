/** What a view is told of the hand while cards are put down. */
import { expect, test } from '@jest/globals';
import { parseFrame } from '../../../src/klondike/notation/frame.js';
import type { Board } from '../../../src/views/browser/input/board.js';
import { OwnChoosing } from '../../../src/views/browser/input/choosing.js';
import { Play } from '../../../src/views/browser/input/play.js';
import { errorOf } from '../../support/error-of.js';

const FRAME = parseFrame('t1: ## 9d 8s; t2: 9h; stock: full');

/** With the two cards of t1 in hand; `marks` grows by each hand that a change shows. */
function handFull(report: Board['report']): { play: Play; marks: string[] } {
  const marks: string[] = [];
  const play: Play = new Play({
    frame: () => FRAME,
    isOnlyShown: false,
    choosing: new OwnChoosing(),
    isByClicks: false,
    canUndo: true,
    report,
    refuse: (sentence = 'refused') => marks.push(sentence),
    tell: () => undefined,
    changed: () => marks.push(`${play.hand?.from ?? 'none'} at ${play.cursor.pile}*${play.cursor.depth}`),
  });
  play.lift({ pile: 't1', depth: 2 });
  marks.length = 0;
  return { play, marks };
}

test('cards that are refused are out of hand, and the cursor is on them again', () => {
  const { play, marks } = handFull(() => false);
  expect([play.putDownOn('t2'), marks]).toEqual([false, ['none at t1*2', 'refused']]);
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

test('cards put down where there is no such event are reported to nobody', () => {
  const { play, marks } = handFull(() => true);
  expect([play.putDownOn('waste'), marks]).toEqual([
    false,
    ['none at t1*2', 'Waste does not take what was in hand.'],
  ]);
});
