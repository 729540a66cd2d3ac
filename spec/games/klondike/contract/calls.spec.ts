import { expect, test } from '@jest/globals';
import {
  NEW_GAME,
  STOCK,
  UNDO,
  callForMove,
  moveOfCall,
} from '../../../../src/games/klondike/contract/calls.js';
import { TABLEAU_1 } from '../../../../src/games/klondike/contract/constants.js';
import type { KlondikeCall } from '../../../../src/games/klondike/contract/handler.js';
import { callHandler } from '../../../../src/games/klondike/contract/handler.js';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import { parseDeal } from '../../../../src/games/klondike/model/deals.js';
import { legalMoves } from '../../../../src/games/klondike/model/moves.js';
import { play } from '../../../../src/games/klondike/model/play.js';
import { ULG, YCP_SELECTION } from '../../../../src/games/klondike/model/rules.js';
import type { PileId, TableauIndex } from '../../../../src/games/klondike/words/piles.js';

test('the events without arguments are frozen', () => {
  const calls = [NEW_GAME, STOCK, UNDO];
  expect(calls).toEqual(['newGame', 'clickStock', 'undo'].map((event) => ({ event, args: [] })));
  expect(calls.every((call) => Object.isFrozen(call) && Object.isFrozen(call.args))).toBe(true);
});

test.each<[from: PileId, carried: [count: number, to: PileId], call: string]>([
  ['waste', [1, 't7'], 'moveWasteToTableau 6'],
  ['waste', [1, 'f4'], 'moveWasteToFoundation 3'],
  ['t2', [1, 'f1'], 'moveTableauToFoundation 1 0'],
  ['t2', [3, 't6'], 'moveTableauToTableau 1 3 5'],
  ['t2', [1, 't2'], 'moveTableauToTableau 1 1 1'],
  ['f1', [1, 't4'], 'moveFoundationToTableau 0 3'],
  ['waste', [2, 't1'], 'none'],
  ['t1', [2, 'f1'], 'none'],
  ['f1', [2, 't1'], 'none'],
  ['f1', [1, 'f2'], 'none'],
  ['stock', [1, 't1'], 'moveWasteToTableau 0'],
  ['stock', [1, 'f1'], 'moveWasteToFoundation 0'],
  ['waste', [1, 'stock'], 'none'],
  ['t1', [1, 'waste'], 'none'],
])('from %s, %j: %s', (from, [count, to], call) => {
  const made = callForMove({ from, count, to });
  expect(made === undefined ? 'none' : [made.event, ...made.args].join(' ')).toBe(call);
});

test.each([ULG, YCP_SELECTION])('every legal move of $name has an event that makes it', (rules) => {
  const layout = parseDeal('java:11', rules).start(rules);
  const moves = legalMoves(rules, layout);
  expect(moves.length).toBeGreaterThan(2);
  for (const move of moves) {
    const controller = new KlondikeController({ rules, deal: 'java:11' });
    controller.newGame();
    const call = callForMove(move);
    if (call !== undefined) callHandler(controller, call);
    const outcome = play(rules, layout, move);
    expect(controller.layout).toEqual(outcome.ok && outcome.next);
  }
});

test.each<[from: PileId, carried: [count: number, to: PileId]]>([
  ['waste', [1, 't7']],
  ['waste', [1, 'f4']],
  ['t2', [1, 'f1']],
  ['t2', [3, 't6']],
  ['f1', [1, 't4']],
])('the event from %s, %j carries the expected cards', (from, [count, to]) => {
  const call = callForMove({ from, count, to });
  expect(call && moveOfCall(call)).toEqual({ from, count, to });
});

test('an event without cards or with an unknown pile carries nothing', () => {
  const calls: KlondikeCall[] = [
    { event: 'clickStock', args: [] },
    { event: 'undo', args: [] },
    { event: 'moveWasteToTableau', args: [7 as TableauIndex] },
    { event: 'moveTableauToTableau', args: [7 as TableauIndex, 1, TABLEAU_1] },
  ];
  expect(calls.map(moveOfCall)).toEqual(calls.map(() => undefined));
});
