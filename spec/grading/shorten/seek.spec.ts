/** Searches for an event that failed, soon after a deal. */
import { expect, test } from '@jest/globals';
import { JavaRandom } from '../../../src/core/random.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import type { CheckFailure } from '../../../src/grading/examine/record/evidence.js';
import { WatchingView } from '../../../src/grading/examine/watch/watching-view.js';
import { newFindings } from '../../../src/grading/examine/record/handler-findings.js';
import { HandlerRun } from '../../../src/grading/examine/handler-run.js';
import { seek } from '../../../src/grading/shorten/seek.js';
import { BaseHandler } from '../../support/grading/base-handler.js';
import { candidateFor } from '../../support/grading/crashing-handlers.js';

/** The events that the search for this key sends to a correct handler. */
function soughtEvents(
  changes: Partial<CheckFailure>,
  most: number,
  { rules = ULG, seed = 3 } = {},
): string[] {
  const view = new WatchingView();
  const running = candidateFor(BaseHandler).start(view, { seed });
  const run = new HandlerRun(running, view, { ...newFindings(rules), seed });
  const failed: CheckFailure = {
    ...{ check: 'draw.three', key: 'draw', message: '', seed: 1, calls: [], earlierGames: 0 },
    ...{ before: '', expected: '', seen: '' },
    ...changes,
  };
  seek(run, failed, { chance: new JavaRandom(1n), most });
  return run.calls.map(({ call, refused }) => `${call.event}${refused ? '?' : ''}`);
}

test('the search for a draw clicks on the stock up to the limit', () => {
  expect(soughtEvents({}, 4)).toEqual(['newGame', 'clickStock', 'clickStock', 'clickStock', 'clickStock']);
});

test('the search for an undo plays the event and undoes it', () => {
  expect(soughtEvents({ key: 'undo draw', check: 'undo.stock' }, 4).slice(0, 3)).toEqual([
    ...['newGame', 'clickStock', 'undo'],
  ]);
});

test('the search for a new game starts at once', () => {
  expect(soughtEvents({ key: 'new', check: 'new-game.middle' }, 4)).toEqual(['newGame', 'undo?']);
});

test('the search for a second undo starts with two clicks', () => {
  expect(soughtEvents({ key: 'undo draw', check: 'undo.depth' }, 4)).toEqual([
    ...['newGame', 'clickStock', 'clickStock', 'undo', 'undo'],
  ]);
});

test('the search for an event of a later pass also tries the first pass', () => {
  expect(soughtEvents({ key: 'undo draw last again', check: 'undo.stock' }, 9)).toEqual([
    ...['newGame', ...new Array<string>(8).fill('clickStock'), 'undo'],
  ]);
});

test.each(['draw last', 'recycle', 'recycle again'])('the search for %s only clicks on the stock', (key) => {
  const events = soughtEvents({ key, check: 'recycle.again' }, 12);
  expect(events).toEqual(['newGame', ...new Array<string>(11).fill('clickStock')]);
});

test('the search ends if no move is left', () => {
  const rules = { ...ULG, redeals: 0, worryBack: false };
  const events = soughtEvents({ key: 't>t king', check: 't>t.king' }, 400, { rules, seed: 59 });
  const clicks = (count: number): string[] => new Array<string>(count).fill('clickStock');
  expect(events).toEqual([
    ...['newGame', 'moveTableauToFoundation', ...clicks(3), 'moveWasteToTableau', ...clicks(5)],
  ]);
});
