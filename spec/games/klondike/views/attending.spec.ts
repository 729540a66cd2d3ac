/** A table that nobody attends before somebody is loaded. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { unsetSettings } from '../../../../src/core/settings.js';
import type { OwnMoves } from '../../../../src/core/undo-groups.js';
import type { KlondikeCall } from '../../../../src/games/klondike/contract/handler.js';
import { deliver } from '../../../../src/games/klondike/contract/handler.js';
import { attendIn } from '../../../../src/games/klondike/views/attend.js';
import type { AttendedTable, Attending } from '../../../../src/games/klondike/views/attending.js';
import { attendLater } from '../../../../src/games/klondike/views/attending.js';
import { KLONDIKE_HINTS_ENGLISH } from '../../../../src/games/klondike/words/hints-english.js';
import { assistantAt } from '../../../support/assistant-at.js';
import { seatAt } from '../../../support/seat.js';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** Two cards go up by themselves after `t5>t4`. */
const SAFE = 'f1: As; t1: 9c Ah; t2: 9h 2s; t4: Kc; t5: Qd';

/** What the player does, and the moves that were the table's own already. */
type Before = (nobody: Attending, press: (event: string) => void) => void;

/** The moves of the game before and after somebody has come, if the player did this before. */
async function movesAround(before: Before, ownMoves?: OwnMoves) {
  const { game, view, press } = seatAt(SAFE);
  const report = (call: KlondikeCall): boolean => {
    const { moves } = game;
    deliver(game, call);
    return game.moves !== moves;
  };
  const table: AttendedTable = {
    assistant: { ...assistantAt(game), ownMoves: () => ownMoves },
    settings: () => ({ ...unsetSettings(), up: 'safe' }),
    frame: () => view.frame,
    isBusy: () => false,
    report,
    changed: () => undefined,
    strings: KLONDIKE_HINTS_ENGLISH,
    warn: () => undefined,
  };
  let come: (() => void) | undefined;
  let now: Attending | undefined;
  const nobody = attendLater((use) => (come = () => use(attendIn(KLONDIKE_HINTS_ENGLISH))))(
    table,
    (one) => (now = one),
  );
  before(nobody, press);
  await jest.advanceTimersByTimeAsync(2000);
  const alone = game.moves;
  come?.();
  await jest.advanceTimersByTimeAsync(2000);
  return { alone, attended: game.moves, undone: now?.attendant.groups.undosAt(game.moves) };
}

test('what goes up by itself after the last event does so once somebody has come, and one undo takes all of it', async () => {
  const moves = await movesAround((nobody, press) => {
    press('t5>t4');
    nobody.attendant.follow('moveTableauToTableau');
  });
  expect(moves).toEqual({ alone: 1, attended: 3, undone: 3 });
});

test.each<[what: string, after: Before]>([
  [
    'an undo',
    (nobody, press) => {
      press('undo');
      nobody.attendant.follow('undo');
    },
  ],
  ['something was pressed', (nobody) => nobody.attendant.hold()],
  ['another game was put on the table', (nobody) => nobody.attendant.meet()],
])('nothing goes up once somebody has come after %s', async (_what, after) => {
  const { alone, attended } = await movesAround((nobody, press) => {
    press('t5>t4');
    nobody.attendant.follow('moveTableauToTableau');
    after(nobody, press);
  });
  expect(attended).toBe(alone);
});

test.each([
  ['the player has made meanwhile is his own', 'moveTableauToTableau', 1],
  ['was made again stays the table’s', 'redo', 2],
] as const)('a move that %s', async (_what, event, undone) => {
  const own = new Set([2]);
  const kept = {
    numbers: () => own,
    note: (move: number, isOwn: boolean): unknown => (isOwn ? own.add(move) : own.delete(move)),
  };
  const moves = await movesAround((nobody, press) => {
    press('t5>t4');
    nobody.attendant.follow('moveTableauToTableau');
    press('t1>f2');
    nobody.attendant.follow(event);
    nobody.attendant.hold();
  }, kept);
  expect(moves).toEqual({ alone: 2, attended: 2, undone });
});

test('nobody comes to a table that is no longer there', async () => {
  const moves = await movesAround((nobody, press) => {
    press('t5>t4');
    nobody.attendant.follow('moveTableauToTableau');
    nobody.attendant.end();
  });
  expect(moves).toEqual({ alone: 1, attended: 1, undone: undefined });
});

test('who asks for the rest before somebody has come waits until it was sought', async () => {
  const order: string[] = [];
  const { game, view } =
    seatAt(`f1: As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js; f2: Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh;
    f3: Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Jd; f4: Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc; t1: Kd Qs; t2: Ks; t3: Qd`);
  const table: AttendedTable = {
    assistant: assistantAt(game),
    settings: () => unsetSettings(),
    frame: () => view.frame,
    isBusy: () => false,
    report: () => false,
    changed: () => undefined,
    strings: KLONDIKE_HINTS_ENGLISH,
    warn: () => undefined,
  };
  let now: Attending | undefined;
  let come: (() => void) | undefined;
  const nobody = attendLater((use) => (come = () => use(attendIn(KLONDIKE_HINTS_ENGLISH))))(
    table,
    (one) => (now = one),
  );
  void nobody.attendant.soughtRest?.then(() => order.push(`known: ${now?.attendant.canFinish}`));
  await jest.advanceTimersByTimeAsync(2000);
  order.push('come');
  come?.();
  await jest.advanceTimersByTimeAsync(2000);
  expect(order).toEqual(['come', 'known: true']);
  expect(now?.attendant.soughtRest).toBeUndefined();
});
