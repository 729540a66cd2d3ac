import { expect, test } from '@jest/globals';
import type { KlondikeView } from '../../../../src/games/klondike/contract/view.js';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import type { ViewCall } from '../../../../src/games/klondike/views/view-call.js';
import { callView, viewFromCalls } from '../../../../src/games/klondike/views/view-call.js';
import { RecordingView } from '../../../../src/games/klondike/views/recording.js';
import { errorOf } from '../../../support/error-of.js';
import { emptySeat } from '../../../support/seat.js';

const DRAWN = ['stock: full', 'waste: 7c 9s 4d', 'moves: 1', 'refresh'];

type Hear = (call: ViewCall) => void;

/** A view that calls `hear` before it handles a call. */
function listening(game: KlondikeController, hear: Hear = () => undefined) {
  const record = new RecordingView(game);
  const view = viewFromCalls((call) => {
    hear(call);
    callView(record, call);
  });
  return { view, record };
}

/** A game with two views. The first one calls `hear`. */
function twoViews(hear?: Hear) {
  const { game } = emptySeat({ deal: 'java:11' });
  const [first, second] = [listening(game, hear), listening(game)];
  const detach = [first, second].map(({ view }) => game.attach(view));
  game.newGame();
  const take = (): string[][] => [first.record.take(), second.record.take()];
  take();
  return { game, first, second, detach, take };
}

const failing =
  (name: string, error: string): Hear =>
  ({ call }) => {
    if (call === name) throw new Error(error);
  };

test('a detached view gets no more calls, but the other views still get them', () => {
  const { game, detach, take } = twoViews();
  detach[0]?.();
  detach[0]?.();
  game.clickStock();
  expect(take()).toEqual([[], DRAWN]);
});

test('a view attached twice gets each call once, and one detach is enough', () => {
  const { game, first, take } = twoViews();
  const detach = game.attach(first.view);
  expect(take().map(({ length }) => length)).toEqual([15, 0]);
  game.clickStock();
  expect(take()).toEqual([DRAWN, DRAWN]);
  detach();
  game.undo();
  expect(take().map(({ length }) => length)).toEqual([0, 4]);
});

test('a view that was attached a second time stays attached when its first detach function is called again', () => {
  const { game, first, detach, take } = twoViews();
  detach[0]?.();
  game.attach(first.view);
  detach[0]?.();
  take();
  game.clickStock();
  expect(take()).toEqual([DRAWN, DRAWN]);
});

test.each(['wasteCards', 'updateMoves'])(
  "a view that throws at %s doesn't stop the others, and gets everything at the next event",
  (call) => {
    let hear: Hear | undefined;
    const { game, take } = twoViews((call) => hear?.(call));
    hear = failing(call, 'jammed');
    expect(errorOf(() => game.clickStock())).toBe('Error: jammed');
    expect([take()[1], game.moves]).toEqual([DRAWN, 1]);
    hear = undefined;
    game.clickStock();
    expect(take().map(({ length }) => length)).toEqual([15, 4]);
  },
);

test('the errors of several views are thrown together', () => {
  const { game } = emptySeat({ deal: 'java:11' });
  for (const error of ['one', 'two']) game.attach(listening(game, failing('win', error)).view);
  for (const error of ['one', 'two']) game.attach(listening(game, failing('refreshWindow', error)).view);
  let thrown: unknown;
  try {
    game.newGame();
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(AggregateError);
  expect((thrown as AggregateError).errors.map(String)).toEqual(['Error: one', 'Error: two']);
});

test.each(['wasteCards', 'updateMoves', 'refreshWindow'])(
  'a view that plays on at %s leaves all views up to date',
  (name) => {
    let plays = 0;
    const { game, first, second, take } = twoViews(({ call }) => {
      if (call === name && plays-- > 0) game.clickStock();
    });
    plays = 1;
    game.clickStock();
    expect(take()[1]?.filter((call) => call.startsWith('moves'))).toEqual(['moves: 2']);
    const fresh = listening(game);
    game.attach(fresh.view);
    expect([first, second].map(({ record }) => record.text)).toEqual(Array(2).fill(fresh.record.text));
  },
);

test('if a view begins a new game during a call, no view still shows the old game', () => {
  let isLeaving = false;
  const { game, second } = twoViews(({ call }) => {
    if (call !== 'refreshWindow' || !isLeaving) return;
    isLeaving = false;
    game.newGame();
  });
  game.clickStock();
  isLeaving = true;
  game.clickStock();
  expect(second.record.text).toMatch(/moves: 0$/);
});

test('a view detached during a call of another view gets no more calls', () => {
  let detaches = false;
  const { game, detach, take } = twoViews(({ call }) => {
    if (call === 'refreshWindow' && detaches) detach[1]?.();
  });
  detaches = true;
  game.clickStock();
  expect(take()).toEqual([DRAWN, []]);
});

test('a view attached during a call of another view gets each call once', () => {
  let late: ReturnType<typeof listening> | undefined;
  let comes = false;
  const { game } = twoViews(({ call }) => {
    if (call !== 'refreshWindow' || !comes) return;
    comes = false;
    late = listening(game);
    game.attach(late.view);
  });
  comes = true;
  game.clickStock();
  expect(late?.record.frames.map(({ moves }) => moves)).toEqual([1]);
});

test('attach does not attach a view that throws when it gets the current game', () => {
  const { game, take } = twoViews();
  const broken = listening(game, failing('stockEmpty', 'no window'));
  expect(errorOf(() => game.attach(broken.view))).toBe('Error: no window');
  game.clickStock();
  expect(take()).toEqual([DRAWN, DRAWN]);
});

test.each([null, undefined, 'table'])('attach refuses %p, and events still work', (nothing) => {
  const { game, take } = twoViews();
  const value = nothing === 'table' ? '"table"' : String(nothing);
  expect(errorOf(() => game.attach(nothing as never))).toBe(
    `TypeError: ${value} is not a view: it has no stockEmpty`,
  );
  game.clickStock();
  expect(take()).toEqual([DRAWN, DRAWN]);
});

test('a view that changes its cards changes neither the game nor another view', () => {
  const { game, second } = twoViews((call) => {
    for (const part of call.args) if (Array.isArray(part)) part.fill(0);
  });
  game.clickStock();
  expect([second.record.text.split('\n')[1], game.layout?.waste.cards.length]).toEqual([
    'waste: 7c 9s 4d',
    3,
  ]);
});

test.each<[given: unknown, message: string]>([
  [null, 'null is not a view: it has no stockEmpty'],
  [{}, 'an object is not a view: it has no stockEmpty'],
  [{ ...viewFromCalls(() => undefined), win: 1 }, 'an object is not a view: it has no win'],
])('attach refuses an object that lacks a method of a view, even before a game', (given, message) => {
  const game = new KlondikeController();
  expect(errorOf(() => game.attach(given as KlondikeView))).toBe(`TypeError: ${message}`);
});
