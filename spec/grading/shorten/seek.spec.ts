/** The way to an event that failed: found anew, soon after a deal. */
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

/** The events made before a correct handler, in search of one with this key. */
function soughtEvents(changes: Partial<CheckFailure>, most: number): string[] {
  const view = new WatchingView();
  const running = candidateFor(BaseHandler).start(view, { seed: 3 });
  const run = new HandlerRun(running, view, { ...newFindings(ULG), seed: 3 });
  const failed: CheckFailure = {
    ...{ check: 'draw.three', key: 'draw', message: '', seed: 1, calls: [], earlierGames: 0 },
    ...{ before: '', expected: '', seen: '' },
    ...changes,
  };
  seek(run, failed, { chance: new JavaRandom(1n), most });
  return run.calls.map(({ call, refused }) => `${call.event}${refused ? '?' : ''}`);
}

test('a draw is looked for by clicks, up to the most events', () => {
  expect(soughtEvents({}, 4)).toEqual(['newGame', 'clickStock', 'clickStock', 'clickStock', 'clickStock']);
});

test('the undoing of an event is looked for by making that and undoing it', () => {
  expect(soughtEvents({ key: 'undo draw', check: 'undo.stock' }, 4).slice(0, 3)).toEqual([
    ...['newGame', 'clickStock', 'undo'],
  ]);
});

test('of a new game it is asked at once, and after a click', () => {
  expect(soughtEvents({ key: 'new', check: 'new-game.middle' }, 4)).toEqual(['newGame', 'undo?']);
});

test('a second undo is looked for after two clicks', () => {
  expect(soughtEvents({ key: 'undo draw', check: 'undo.depth' }, 4)).toEqual([
    ...['newGame', 'clickStock', 'clickStock', 'undo', 'undo'],
  ]);
});

test('what failed in a later pass through the stock is looked for in the first', () => {
  expect(soughtEvents({ key: 'undo draw last again', check: 'undo.stock' }, 9)).toEqual([
    ...['newGame', ...new Array<string>(8).fill('clickStock'), 'undo'],
  ]);
});

test.each(['draw last', 'recycle', 'recycle again'])('the seeker only clicks on its way to %s', (key) => {
  const events = soughtEvents({ key, check: 'recycle.again' }, 12);
  expect(events).toEqual(['newGame', ...new Array<string>(11).fill('clickStock')]);
});
