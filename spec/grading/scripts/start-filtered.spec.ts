/** Passes on a candidate's calls to a script only if they change what the view shows. */
import { describe, expect, test } from '@jest/globals';
import type { Card } from '../../../src/core/card.js';
import { parseCard } from '../../../src/core/card.js';
import type { KlondikeCall, KlondikeEventName } from '../../../src/games/klondike/contract/handler.js';
import { callHandler, handlerProtocol } from '../../../src/games/klondike/contract/handler.js';
import { NEW_GAME, STOCK, UNDO } from '../../../src/games/klondike/contract/calls.js';
import type { KlondikeView } from '../../../src/games/klondike/contract/view.js';
import { printCall, viewFromCalls } from '../../../src/games/klondike/views/view-call.js';
import type { StartOptions } from '../../../src/grading/candidate/candidate.js';
import type { HandlerFactory } from '../../../src/grading/candidate/in-process.js';
import { inProcess } from '../../../src/grading/candidate/in-process.js';
import type { ScriptStart } from '../../../src/grading/scripts/start-filtered.js';
import { startFiltered } from '../../../src/grading/scripts/start-filtered.js';

/** The handler's code for each event. Other events do nothing. */
type EventActions = Partial<Record<KlondikeEventName, (view: KlondikeView) => void>>;

const cards = (text: string): Card[] => text.split(' ').flatMap((word) => parseCard(word) ?? []);

const handler =
  (acts: EventActions): HandlerFactory =>
  (view) => ({
    ...handlerProtocol.from(({ event }) => {
      if (event !== 'redo') acts[event]?.(view);
    }),
    getName: () => 'Ada',
  });

/** The calls that the script receives during the last of these events and after it. */
function heardAfter(acts: EventActions, ...calls: readonly KlondikeCall[]): string[] {
  const heard: string[] = [];
  const view = viewFromCalls((call) => heard.push(printCall(call)));
  const { handler: started } = startFiltered(view, inProcess(handler(acts)), {
    seed: 1,
    isLate: () => false,
  });
  for (const call of calls) {
    heard.length = 0;
    callHandler(started, call);
  }
  return heard;
}

const counting = (view: KlondikeView, moves: number): void => {
  view.updateMoves(moves);
  view.refreshWindow();
};

test('passes on an event that changes the view', () => {
  const clickStock = (view: KlondikeView): void => {
    view.wasteCards(cards('2s'));
    counting(view, 1);
  };
  expect(heardAfter({ clickStock }, NEW_GAME, STOCK)).toEqual(['waste: 2s', 'moves: 1', 'refresh']);
});

test('drops an event that repeats the same calls', () => {
  const again = (view: KlondikeView): void => counting(view, 3);
  expect(heardAfter({ clickStock: again }, STOCK)).toEqual(['moves: 3', 'refresh']);
  expect(heardAfter({ clickStock: again }, STOCK, STOCK)).toEqual([]);
});

test('passes on calls without a refresh with the event that shows them', () => {
  const acts: EventActions = {
    clickStock: (view) => view.updateMoves(1),
    undo: (view) => view.refreshWindow(),
  };
  expect(heardAfter(acts, STOCK)).toEqual([]);
  expect(heardAfter(acts, STOCK, UNDO)).toEqual(['moves: 1', 'refresh']);
});

test('keeps calls after the refresh of a refused event for the next event', () => {
  const clickStock = (view: KlondikeView): void => {
    counting(view, 0);
    view.updateMoves(1);
  };
  const acts: EventActions = {
    newGame: (view) => counting(view, 0),
    clickStock,
    undo: (view) => view.refreshWindow(),
  };
  expect(heardAfter(acts, NEW_GAME, STOCK)).toEqual([]);
  expect(heardAfter(acts, NEW_GAME, STOCK, UNDO)).toEqual(['moves: 1', 'refresh']);
});

test('passes on a new game that looks like the previous one', () => {
  const newGame = (view: KlondikeView): void => counting(view, 0);
  expect(heardAfter({ newGame }, NEW_GAME, NEW_GAME)).toEqual(['moves: 0', 'refresh']);
});

describe('a win', () => {
  const clickStock = (view: KlondikeView): void => view.win();

  test('is passed on even without other calls, but only once', () => {
    expect(heardAfter({ clickStock }, STOCK)).toEqual(['win']);
    expect(heardAfter({ clickStock }, STOCK, STOCK)).toEqual([]);
  });

  test.each([NEW_GAME, UNDO])('is passed on again after $event', (call) => {
    expect(heardAfter({ clickStock }, STOCK, call, STOCK)).toContain('win');
  });
});

test('passes on arrays with the contents that they had at the time of the call', () => {
  const waste = cards('2s');
  const clickStock = (view: KlondikeView): void => {
    view.wasteCards(waste);
    waste.push(...cards('3s'));
    view.refreshWindow();
  };
  expect(heardAfter({ clickStock }, STOCK)).toEqual(['waste: 2s', 'refresh']);
});

test('passes on calls made before a handler throws', () => {
  const heard: string[] = [];
  const clickStock = (view: KlondikeView): void => {
    counting(view, 1);
    throw new Error('no stock');
  };
  const view = viewFromCalls((call) => heard.push(printCall(call)));
  const started = startFiltered(view, inProcess(handler({ clickStock })), { seed: 1, isLate: () => false });
  expect(() => started.handler.clickStock()).toThrow('no stock');
  expect(heard).toEqual(['moves: 1', 'refresh']);
});

describe('the handler that scripts get', () => {
  const started = (factory: HandlerFactory, isLate = false): ScriptStart =>
    startFiltered(
      viewFromCalls(() => undefined),
      inProcess(factory),
      { seed: 1, isLate: () => isLate },
    );

  test('has the name of the candidate, and no redo', () => {
    const { handler: of } = started(handler({}));
    expect([of.getName(), 'redo' in of, 'nextDeal' in of]).toEqual(['Ada', false, false]);
  });

  test('takes deals if the candidate does', () => {
    const deals: unknown[] = [];
    const factory: HandlerFactory = (view) => ({
      ...handler({})(view),
      nextDeal: (deal) => deals.push(deal),
    });
    started(factory).handler.nextDeal?.(undefined as never);
    expect(deals).toHaveLength(1);
  });

  test('throws when the time is up', () => {
    let clicks = 0;
    const { handler: of } = started(handler({ clickStock: () => clicks++ }), true);
    expect(() => of.clickStock()).toThrow(
      expect.objectContaining({ name: 'CandidateFault', kind: 'hung', message: 'Its time was up.' }),
    );
    expect(clicks).toBe(0);
  });

  test('starts with the seed', () => {
    const seeds: StartOptions[] = [];
    const candidate = inProcess(handler({}));
    const watched: typeof candidate = {
      ...candidate,
      start: (view, options) => candidate.start(view, (seeds.push(options), options)),
    };
    startFiltered(
      viewFromCalls(() => undefined),
      watched,
      { seed: 12, isLate: () => false },
    );
    expect(seeds).toEqual([{ seed: 12 }]);
  });
});
