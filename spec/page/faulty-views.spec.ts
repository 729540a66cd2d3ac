/** A view that throws never loses a game: the session reports every move and every unfinished game. */
import { describe, expect, test } from '@jest/globals';
import { parseDeal } from '../../src/games/klondike/model/deals.js';
import { gameDeal } from '../../src/games/montecarlo/model/deals.js';
import type { SessionEvents } from '../../src/kit/session.js';
import { KLONDIKE } from '../../src/games/klondike/kit.js';
import { MONTE_CARLO } from '../../src/games/montecarlo/kit.js';
import { GameSession } from '../../src/kit/session.js';
import { viewFromCalls as viewOfGrids } from '../../src/games/montecarlo/views/view-call.js';
import { viewFromCalls } from '../../src/games/klondike/views/view-call.js';
import { errorOf } from '../support/error-of.js';
import { pressOn } from '../kit/montecarlo/seated.js';

/** A view that throws at one of its calls, or at all of them. */
const throwingAt =
  (at?: string) =>
  ({ call }: { readonly call: string }): void => {
    if (at === undefined || call === at) throw new Error(`no ${call}`);
  };

/** The reports of a session, one per line. */
function listening(): { readonly told: string[]; readonly events: SessionEvents } {
  const told: string[] = [];
  const lastOf = (script: string): string => script.replaceAll('\n', ' ').replace(/^\[Game .*?\] /, '');
  return {
    told,
    events: {
      onChange: (script) => told.push(lastOf(script)),
      onLeave: ({ script }) => told.push(`left: ${lastOf(script)}`),
    },
  };
}

test.each(['stockEmpty', 'wasteCards', 'tableauCards', 'updateMoves', 'refreshWindow'])(
  'reports a Klondike game that a new one replaces, even if the view throws at %s',
  (call) => {
    const { told, events } = listening();
    const session = new GameSession(KLONDIKE, events);
    const begin = (deal: string): void => {
      session.nextDeal(parseDeal(deal));
      session.handler.newGame();
    };
    begin('java:11');
    session.handler.clickStock();
    const faults = [
      () => session.attach(viewFromCalls(throwingAt(call))),
      () => begin('java:33'),
      () => begin('java:5'),
    ];
    expect([faults.map(errorOf), told]).toEqual([
      Array(3).fill(`Error: no ${call}`),
      [
        '[Rules "ulg"] [Deal "java:11"] new ',
        '[Rules "ulg"] [Deal "java:11"] new stock ',
        'left: [Rules "ulg"] [Deal "java:11"] new stock ',
        '[Rules "ulg"] [Deal "java:33"] new ',
        '[Rules "ulg"] [Deal "java:5"] new ',
      ],
    ]);
  },
);

describe('a Monte Carlo game stays in its script', () => {
  test('a game stays in its script if the view throws at every call, and so does the next game', () => {
    const { told, events } = listening();
    const session = new GameSession(MONTE_CARLO, events);
    session.enter('umbc', gameDeal(12345n));
    const faults = ['c1', 'b2', 'consolidate', 'undo', 'new:7'].map((word) => () => pressOn(session, word));
    const thrown = [() => session.attach(viewOfGrids(throwingAt())), ...faults].map(errorOf);
    expect([thrown, told]).toEqual([
      Array(6).fill('Error: no cells'),
      [
        '[Deal "java:12345"] deal ',
        '[Deal "java:12345"] deal c1 b2 ',
        '[Deal "java:12345"] deal c1 b2 consolidate ',
        '[Deal "java:12345"] deal c1 b2 consolidate undo ',
        'left: [Deal "java:12345"] deal c1 b2 consolidate undo ',
        'new:7 ',
      ],
    ]);
  });

  test('a game stays in its script if the view throws only while it is attached', () => {
    const session = new GameSession(MONTE_CARLO);
    session.enter('umbc', gameDeal(12345n));
    const hear = [throwingAt()];
    const fault = errorOf(() => session.attach(viewOfGrids((call) => hear.pop()?.(call))));
    pressOn(session, 'c1 b2');
    expect([fault, session.script]).toEqual([
      'Error: no cells',
      '[Game "montecarlo"]\n[Deal "java:12345"]\ndeal c1 b2\n',
    ]);
  });
});
