/**
 * The moves that a table makes after its player's moves, in a real game with the solver's answers. The clock is
 * simulated.
 */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Advice } from '../../../../src/core/assistance.js';
import type { LineVerdict } from '../../../../src/core/line-verdicts.js';
import type { SettingValues } from '../../../../src/core/settings.js';
import { unsetSettings } from '../../../../src/core/settings.js';
import type { KlondikeAssistant } from '../../../../src/games/klondike/contract/assistant.js';
import type { KlondikeCall } from '../../../../src/games/klondike/contract/handler.js';
import { callHandler } from '../../../../src/games/klondike/contract/handler.js';
import { AssistanceRunner } from '../../../../src/games/klondike/views/assistance-runner.js';
import type { PileId } from '../../../../src/games/klondike/words/piles.js';
import { assistantAt } from '../../../support/assistant-at.js';
import type { Seat } from '../../../support/seat.js';
import { seatAt } from '../../../support/seat.js';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

interface RunnerTable extends Seat {
  readonly runner: AssistanceRunner;
  /** The player makes a move, and some time passes. */
  readonly play: (event: string, milliseconds?: number) => Promise<void>;
  readonly undo: () => void;
  readonly warned: string[];
  hand: boolean;
}

/** A table with a runner. The solver gives the answers that this assistant doesn't have. */
function runnerAt(
  layout: string,
  set: Partial<SettingValues>,
  assistant: KlondikeAssistant = {},
): RunnerTable {
  const seat = seatAt(layout);
  const { game, view } = seat;
  const warned: string[] = [];
  const report = (call: KlondikeCall): boolean => {
    const { moves } = game;
    callHandler(game, call);
    return game.moves !== moves;
  };
  const runner = new AssistanceRunner({
    assistant: {
      ...assistantAt(game),
      ...assistant,
    },
    settings: () => ({ ...unsetSettings(), ...set }),
    frame: () => view.frame,
    isBusy: () => table.hand,
    report,
    changed: () => undefined,
    warn: (what) => warned.push(what),
  });
  const table: RunnerTable = {
    ...seat,
    runner,
    warned,
    hand: false,
    play: async (event, milliseconds = 5000) => {
      seat.press(event);
      runner.follow(event === 'undo' ? 'undo' : 'clickStock');
      await jest.advanceTimersByTimeAsync(milliseconds);
    },
    undo: () => {
      for (let left = runner.groups.undosAt(game.moves); left > 0; left--) seat.press('undo');
      runner.follow('undo');
    },
  };
  return table;
}

const ACES = 'f1: As; t1: 9h | 2s; t2: Ah 2h; t3: 9s 3s; t4: Kc; t5: Qd; stock: 5c';

describe('automatic moves', () => {
  test("move safe cards one after another, after the player's event", async () => {
    const table = runnerAt('f1: As; t1: 9c Ah; t2: 9h 2s; t4: Kc; t5: Qd', { up: 'safe' });
    await table.play('t5>t4', 100);
    const soon = table.game.moves;
    await jest.advanceTimersByTimeAsync(2000);
    expect([soon, table.game.moves, table.view.frame.foundations]).toEqual([1, 3, [[0, 1], [13], [], []]]);
  });

  test.each<[up: SettingValues['up'], moves: number]>([
    ['off', 1],
    ['safe', 3],
    ['all', 4],
  ])("don't move any cards, or move all possible cards: %s, %i moves", async (up, moves) => {
    const table = runnerAt('f1: As 2s 3s; t1: 9c Ah; t2: 9h 2h; t3: 9d 4s; t4: Kc; t5: Qd', { up });
    await table.play('t5>t4');
    expect(table.game.moves).toBe(moves);
  });

  test("are undone together with the player's move, and don't start again after that", async () => {
    const table = runnerAt(ACES, { up: 'all' });
    await table.play('t5>t4');
    const { moves } = table.game;
    table.undo();
    await jest.advanceTimersByTimeAsync(2000);
    expect([moves > 1, table.game.moves]).toEqual([true, 0]);
  });

  test('forget the undo groups of a replaced game', async () => {
    const table = runnerAt(ACES, { up: 'all' });
    await table.play('t5>t4');
    const { moves } = table.game;
    const together = table.runner.groups.undosAt(moves);
    table.runner.meet();
    expect([together, table.runner.groups.undosAt(moves)]).toEqual([moves, 1]);
  });

  test('undo together the moves that the assistant grouped in a restored game', async () => {
    const own = new Set<number>();
    const ownMoves = {
      numbers: () => own,
      note: (move: number, isOwn: boolean): unknown => isOwn && own.add(move),
    };
    const table = runnerAt(ACES, { up: 'all' }, { ownMoves: () => ownMoves });
    await table.play('t5>t4');
    const { moves } = table.game;
    table.runner.meet();
    expect([table.runner.groups.undosAt(moves), [...own]]).toEqual([moves, [2, 3]]);
  });

  test('wait while the player has cards in hand, and stop at a press', async () => {
    const held = runnerAt(ACES, { up: 'all' });
    held.hand = true;
    await held.play('t5>t4');
    const pressed = runnerAt(ACES, { up: 'all' });
    await pressed.play('t5>t4', 50);
    pressed.runner.hold();
    await jest.advanceTimersByTimeAsync(2000);
    expect([held.game.moves, pressed.game.moves]).toEqual([1, 1]);
  });
});

const LAST = `f1: As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js; f2: Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh;
  f3: Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Jd; f4: Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc; t1: Kd Qs; t2: Ks; t3: Qd`;

describe('the rest of a game', () => {
  test('is offered, played card by card, and undone in one step', async () => {
    const table = runnerAt(LAST, {});
    table.runner.meet();
    await jest.advanceTimersByTimeAsync(1000);
    const { canFinish } = table.runner;
    void table.runner.finish();
    await jest.advanceTimersByTimeAsync(200);
    const { moves } = table.game;
    await jest.advanceTimersByTimeAsync(3000);
    const won = table.game.isWon;
    table.undo();
    expect([canFinish, moves, won, table.game.moves]).toEqual([true, 2, true, 0]);
  });

  test('takes about 1.5 seconds for 24 cards', async () => {
    const up = (suit: string): string => Array.from('A234567', (rank) => rank + suit).join(' ');
    const table = runnerAt(
      `f1: ${up('s')}; f2: ${up('h')}; f3: ${up('d')}; f4: ${up('c')};
      t1: Ks Qh Js Th 9s 8h; t2: Kh Qs Jh Ts 9h 8s; t3: Kd Qc Jd Tc 9d 8c; t4: Kc Qd Jc Td 9c 8d`,
      {},
    );
    table.runner.meet();
    await jest.advanceTimersByTimeAsync(1000);
    void table.runner.finish();
    await jest.advanceTimersByTimeAsync(1300);
    const soon = table.game.isWon;
    await jest.advanceTimersByTimeAsync(200);
    expect([soon, table.game.isWon, table.game.moves]).toEqual([false, true, 24]);
  });

  test('stops on request, is offered again, and undo takes back the part that was played', async () => {
    const table = runnerAt(LAST, {});
    table.runner.meet();
    await jest.advanceTimersByTimeAsync(1000);
    void table.runner.finish();
    await jest.advanceTimersByTimeAsync(200);
    const stopped = [table.runner.stop(), table.runner.stop()];
    await jest.advanceTimersByTimeAsync(3000);
    const seen = [table.game.moves, table.runner.canFinish];
    table.undo();
    expect([stopped, seen, table.game.moves]).toEqual([[true, false], [2, true], 0]);
  });
});

describe('a player', () => {
  const none: Advice<KlondikeCall, PileId> = { isPossible: false, why: 'nothing-left' };

  test('hears that no useful move is left, and hears it again if there was one in between', async () => {
    const answers = [none, none, { isPossible: true, why: 'look' }, none];
    const table = runnerAt(ACES, {}, { hint: async () => Promise.resolve(answers.shift()) });
    for (let event = 0; event < 4; event++) await table.play('stock');
    expect(table.warned).toEqual(['nothing-left', 'nothing-left']);
  });

  test.each<[stock: string, warned: readonly string[]]>([
    ['', ['nothing-left']],
    ['; stock: 5c', []],
  ])(
    'hears that no move is left at the deal, but only if the stock is empty: "%s"',
    async (stock, warned) => {
      const hint = jest.fn(async () => Promise.resolve(none));
      const table = runnerAt(`t1: Kc; t2: Qc${stock}`, {}, { hint });
      table.runner.look();
      await jest.advanceTimersByTimeAsync(5000);
      expect([table.warned, hint.mock.calls.length]).toEqual([warned, warned.length]);
    },
  );

  test('hears again that no move is left after an undo to the deal and the same event', async () => {
    const table = runnerAt(ACES, {}, { hint: async () => Promise.resolve(none) });
    for (const event of ['stock', 'undo', 'stock']) await table.play(event);
    expect(table.warned).toEqual(['nothing-left', 'nothing-left']);
  });

  test('learns the way back at a dead end, even if the win tracker is off', async () => {
    const answers = [{ isPossible: true, why: 'look' }, none];
    const lost: LineVerdict = { verdict: 'lost', winnableUntil: 1, lostFrom: 2 };
    const table = runnerAt(
      ACES,
      {},
      { hint: async () => Promise.resolve(answers.shift()), verdict: async () => Promise.resolve(lost) },
    );
    const told: unknown[] = [];
    for (const event of ['stock', 'stock', 'undo']) {
      await table.play(event);
      told.push([table.runner.isStuck, table.runner.undosToWinnable]);
    }
    expect(told).toEqual([
      [false, undefined],
      [true, 1],
      [false, undefined],
    ]);
  });

  test('hears whether the game can be won if the win tracker is on, and how many events lost it', async () => {
    const verdicts: LineVerdict[] = [
      { verdict: 'winnable', winnableUntil: 1, lostFrom: undefined },
      { verdict: 'lost', winnableUntil: 1, lostFrom: 2 },
      { verdict: 'lost', winnableUntil: 1, lostFrom: 2 },
    ];
    const verdict = async (): Promise<LineVerdict | undefined> => Promise.resolve(verdicts.shift());
    const table = runnerAt(ACES, { truth: 'on' }, { verdict });
    const told: unknown[] = [];
    for (let event = 0; event < 3; event++) {
      await table.play('stock');
      told.push(table.runner.verdict?.verdict, table.runner.undosToWinnable);
    }
    expect([told, table.warned]).toEqual([['winnable', undefined, 'lost', 1, 'lost', 2], ['lost']]);
  });

  test('hears no verdict if the win tracker is off', async () => {
    const verdict = jest.fn(async () => Promise.resolve(undefined));
    const table = runnerAt(ACES, {}, { verdict });
    await table.play('stock');
    expect(verdict).not.toHaveBeenCalled();
  });
});

test("a table plays on without advice if the solver doesn't run", async () => {
  const fails = async (): Promise<never> => Promise.reject(new Error('no worker'));
  const table = runnerAt(
    ACES,
    { up: 'safe', truth: 'on' },
    { safe: fails, finish: fails, hint: fails, verdict: fails },
  );
  await table.play('stock');
  expect([table.game.moves, table.runner.canFinish, table.runner.verdict]).toEqual([1, false, undefined]);
});
