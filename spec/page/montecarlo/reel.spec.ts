import { readFileSync } from 'node:fs';
import { describe, expect, jest, test } from '@jest/globals';
import { EMPTY_FRAME } from '../../../src/games/montecarlo/contract/frame.js';
import { printFrame } from '../../../src/games/montecarlo/contract/frame-text.js';
import { Advisor } from '../../../src/games/montecarlo/search/advisor.js';
import { callView, callsBetween, printCall } from '../../../src/games/montecarlo/views/view-call.js';
import { MonteCarloFrameView } from '../../../src/games/montecarlo/views/frame-view.js';
import { Chance } from '../../support/chance.js';
import { reelOf } from './reel-of.js';
import { MOST_SEARCHES } from '../../../src/games/montecarlo/seat.js';

const HEAD = '[Game "montecarlo"]\n';

const WON = readFileSync(new URL('../../../examples/scripts/win-montecarlo.klon', import.meta.url), 'utf8');

test('each event is a step, with the progress of the game', () => {
  const games = reelOf(`${HEAD}new:12345 c1 c1? b2 a1 b1? hint consolidate # on\n{ left: 25 } undo`);
  expect(games.steps.map((_, index) => games.say(index + 1))).toEqual([
    'Move 0 of 8',
    'Move 1 of 8',
    'Move 2 of 8: c1, refused',
    'Move 3 of 8',
    'Move 4 of 8',
    'Move 5 of 8: b1, refused',
    'Move 6 of 8',
    'Move 7 of 8',
    'Move 8 of 8',
  ]);
  expect(games.steps.map((_, index) => games.tell(index + 1))).toEqual([
    'Move 0 of 8: Game 12345: 25 cards on the table, 27 in the deck.',
    'Move 1 of 8: Five of spades, row 1, column 3, selected.',
    'Move 2 of 8: refused',
    'Move 3 of 8: Five of spades and five of diamonds removed. Score 2.',
    'Move 4 of 8: Six of hearts, row 1, column 1, selected.',
    'Move 5 of 8: refused',
    'Move 6 of 8: Hint: nine of spades, row 1, column 5, and nine of hearts, row 2, column 4.',
    'Move 7 of 8: Consolidated: 2 cards dealt, 25 in the deck.',
    'Move 8 of 8: Undone: 23 cards on the table, 27 in the deck. Score 2.',
  ]);
});

test('shows a script up to its first failed check', () => {
  const { steps, fault } = reelOf(`${HEAD}new:12345 c1 b2 { score: 4 } consolidate`);
  expect([steps.length, fault]).toEqual([
    3,
    'game.klon:2:17: not as expected\n          expected  seen\n>  score  4         2',
  ]);
});

describe('ahead hints in a replay', () => {
  test("ahead hints need one search while the cards don't change", () => {
    const searched = jest.spyOn(Advisor.prototype, 'advise');
    const { steps, fault } = reelOf(`${HEAD}new:12345 ahead*1000`);
    expect([searched.mock.calls.length, steps.length, fault]).toEqual([1, 1_001, undefined]);
    searched.mockRestore();
  });

  test('ahead hints stop after a number of searches, and so does the replay', () => {
    const text = `${HEAD}${'new:12345 ahead '.repeat(MOST_SEARCHES)}`;
    const whole = reelOf(text);
    const { steps, fault } = reelOf(`${text} hint`);
    expect([whole.fault, steps.length, fault]).toEqual([
      undefined,
      2 * MOST_SEARCHES,
      'This replay stops here: it can look for only 300 best hints.',
    ]);
  });
});

test('a beep belongs only to its event', () => {
  const { steps } = reelOf(`${HEAD}new:12345 a1 b1? undo? help`);
  expect(steps.map(({ frame }) => frame.beeped)).toEqual([false, false, true, false, false]);
});

test('a view shows the steps correctly in any order', () => {
  const games = reelOf(`${WON} undo*3 help new:12345 hint a1 b1? ahead [Deal "java:7"] deal hint undo undo?`);
  const chance = new Chance(5);
  const view = new MonteCarloFrameView();
  let shown = EMPTY_FRAME;
  const wrong: number[] = [];
  for (let turn = 0; turn < 2_000; turn++) {
    const number = chance.nextInt(games.steps.length + 1);
    const next = games.frameAt(number);
    for (const call of callsBetween(shown, next)) callView(view, call);
    if (printFrame(view.frame) !== printFrame({ ...next, help: undefined })) wrong.push(number);
    shown = next;
  }
  expect([games.fault, wrong]).toEqual([undefined, []]);
});

test('between two events, a view only gets the changes', () => {
  const { steps } = reelOf(`${HEAD}new:12345 c1 b2 consolidate`);
  const [dealt = EMPTY_FRAME, chosen = EMPTY_FRAME, removed = EMPTY_FRAME, moved = EMPTY_FRAME] = steps.map(
    ({ frame }) => frame,
  );
  const told = [callsBetween(dealt, chosen), callsBetween(chosen, removed), callsBetween(moved, removed)];
  expect(told.map((calls) => calls.map(printCall).map((text) => text.replace(/^cells:.*/, 'cells')))).toEqual(
    [
      ['highlighted: c1', 'refresh'],
      ['cells', 'score: 2', 'refresh'],
      ['cells', 'left: 27', 'refresh'],
    ],
  );
});

describe('continuing a replay', () => {
  test('the game to continue is the one in play at that event, with the clicks that cleared a choice', () => {
    const games = reelOf(`${HEAD}undo? [Deal "java:33"] deal new:12345 a1 b1? c1 b2 undo replay?`);
    expect([0, 1, 2, 3, 5, 9].map((number) => games.gameAt(number))).toEqual([
      undefined,
      undefined,
      `${HEAD}[Deal "java:33"]\ndeal\n`,
      `${HEAD}new:12345\n`,
      `${HEAD}new:12345 a1 b1?\n`,
      `${HEAD}new:12345 a1 b1? c1 b2 undo\n`,
    ]);
  });

  test("the game to continue names its deal if the script doesn't", () => {
    const games = reelOf(`${HEAD}deal hint`);
    expect(games.gameAt(2)).toContain(`[Deal "${String(games.steps[0]?.deal)}"]`);
  });
});
