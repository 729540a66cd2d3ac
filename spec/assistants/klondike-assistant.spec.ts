/** The assistant for a Klondike game. */
import { describe, expect, test } from '@jest/globals';
import { klondikeAssistant } from '../../src/assistants/klondike-assistant.js';
import type { Card } from '../../src/core/card.js';
import type { LineVerdict } from '../../src/core/line-verdicts.js';
import { HINT_LEVELS } from '../../src/core/assistance.js';
import { callHandler } from '../../src/games/klondike/contract/handler.js';
import { KlondikeController } from '../../src/games/klondike/controller/klondike-controller.js';
import { dealFromLayout } from '../../src/games/klondike/model/deals.js';
import { parseLayout } from '../../src/games/klondike/model/layout-text.js';
import type { Move } from '../../src/games/klondike/model/play.js';
import type { Rules } from '../../src/games/klondike/model/rules.js';
import { HOUSES, ULG, YCP_SELECTION } from '../../src/games/klondike/model/rules.js';
import type { Hint, NoHint, Solver } from '../../src/solver.js';
import { callOf } from '../support/random-call.js';
import { localSolver } from '../support/solver/local-solver.js';
import { assistedGame } from './assisted-game.js';

test('has no advice before the first game', async () => {
  const { assistant } = assistedGame();
  expect([
    await assistant.hint('why'),
    await assistant.safe(),
    await assistant.finish(),
    await assistant.verdict(),
  ]).toEqual([undefined, [], undefined, undefined]);
});

describe('a hint', () => {
  const hintOf = async (found: Hint | NoHint, rules: Rules = ULG): Promise<unknown[]> => {
    const { controller } = assistedGame('java:11', rules);
    const solver: Solver = { ...localSolver(), hint: () => Promise.resolve(found) };
    const assistant = klondikeAssistant(controller, { hints: solver, verdicts: solver });
    const all = await Promise.all(HINT_LEVELS.map((level) => assistant.hint(level)));
    assistant.end();
    return all;
  };

  test('reveals more at each level', async () => {
    const move: Move = { from: 't1', count: 2, to: 't2' };
    const calls = [{ event: 'moveTableauToTableau', args: [0, 2, 1] }];
    const card = 41 as Card;
    expect(await hintOf({ move, pile: 't1', card, why: 'turn-up', line: [move] })).toEqual([
      { isPossible: true },
      { isPossible: true, where: 't1' },
      { isPossible: true, where: 't1', card },
      { isPossible: true, where: 't1', card, calls },
      { isPossible: true, where: 't1', card, calls, why: 'turn-up' },
    ]);
  });

  test('calls a stock in play the waste, as handlers do, unless the hint is to click on it', async () => {
    const move: Move = { from: 'stock', count: 1, to: 't2' };
    const play: Hint = { move, pile: 'stock', card: 41 as Card, why: 'play-from-stock', line: [move] };
    expect((await hintOf(play, YCP_SELECTION)).at(-1)).toMatchObject({
      where: 'waste',
      calls: [{ event: 'moveWasteToTableau', args: [1] }],
    });
    const look: Hint = { move: 'stock', pile: 'stock', card: undefined, why: 'look', line: ['stock'] };
    expect((await hintOf(look, YCP_SELECTION)).at(-1)).toMatchObject({
      where: 'stock',
      calls: [{ event: 'clickStock', args: [] }],
    });
  });

  test('explains at every level why there is no move', async () => {
    const none = { isPossible: false, why: 'nothing-left' };
    expect(await hintOf({ move: undefined, why: 'nothing-left' })).toEqual([none, none, none, none, none]);
  });
});

test.each(HOUSES.map((rules) => [rules.name, rules] as const))(
  'gives hints that the house %s accepts, until no move is left or the game is won',
  async (_, rules) => {
    const { controller, assistant, refusals } = assistedGame('java:11', rules);
    for (let step = 0; step < 12; step++) {
      const advice = await assistant.hint('why');
      if (advice?.isPossible !== true) break;
      advice.calls?.forEach((call) => callHandler(controller, call));
    }
    expect(refusals).toEqual([]);
    expect(controller.moves).toBeGreaterThan(3);
  },
);

describe('a verdict', () => {
  const verdictText = (verdict: LineVerdict | undefined): string =>
    `${verdict?.verdict}, ${verdict?.winnableUntil ?? 'never'} to ${verdict?.lostFrom ?? 'never'}`;

  test('is aborted when the player makes a move', async () => {
    const { controller } = assistedGame('java:11');
    const signals: (AbortSignal | undefined)[] = [];
    const slow = localSolver();
    const waiting = klondikeAssistant(controller, {
      hints: slow,
      verdicts: {
        ...slow,
        solve: (_, __, options) => {
          signals.push(options?.signal);
          return new Promise((resolve) => {
            options?.signal?.addEventListener('abort', () => {
              resolve({ verdict: 'unknown', why: 'aborted', visits: 0, milliseconds: 0 });
            });
          });
        },
      },
    });
    const first = waiting.verdict();
    controller.clickStock();
    expect(verdictText(await first)).toBe('unknown, never to never');
    const wanted = new AbortController();
    const second = waiting.verdict(wanted.signal);
    wanted.abort();
    expect(verdictText(await second)).toBe('unknown, never to never');
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
    waiting.end();
  });
});

test('gives up hints, safe moves and finish at once when the player makes a move', async () => {
  const { controller } = assistedGame('java:11');
  const never = (): Promise<never> => new Promise(() => undefined);
  const slow = { ...localSolver(), hint: never, safe: never, finish: never };
  const waiting = klondikeAssistant(controller, { hints: slow, verdicts: localSolver() });
  const asked = [waiting.hint('why'), waiting.safe(), waiting.finish()];
  controller.clickStock();
  expect(await Promise.all(asked)).toEqual([undefined, [], undefined]);
  waiting.end();
});

test('makes the safe moves and finishes the game', async () => {
  const deal = dealFromLayout(
    parseLayout(
      'f1: As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks; f2: Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh; f3: Ad 2d 3d 4d 5d 6d 7d 8d 9d Td; ' +
        'f4: Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc; t1: Kd Qc Jd; t2: Kc Qd Jc',
    ),
  ).name;
  const { controller, assistant, refusals } = assistedGame(deal);
  const safe = await assistant.safe();
  expect(safe).toEqual([
    callOf({ from: 't1', count: 1, to: 'f3' }),
    callOf({ from: 't2', count: 1, to: 'f4' }),
    callOf({ from: 't1', count: 1, to: 'f4' }),
    callOf({ from: 't2', count: 1, to: 'f3' }),
    callOf({ from: 't1', count: 1, to: 'f3' }),
    callOf({ from: 't2', count: 1, to: 'f4' }),
  ]);
  (await assistant.finish())?.forEach((call) => callHandler(controller, call));
  expect([refusals, controller.isWon]).toEqual([[], true]);
  expect(await assistant.hint('possible')).toEqual({ isPossible: false, why: 'won' });
});

test('gets redo, the redeals left and the targets of a card from the controller', () => {
  const { controller, assistant } = assistedGame('java:11');
  controller.clickStock();
  controller.undo();
  expect(assistant.canRedo).toBe(true);
  assistant.redo();
  expect([controller.moves, assistant.canRedo]).toEqual([1, false]);
  expect(assistant.redealsLeft()).toBe(Infinity);
  const take = { from: 't7', count: 1 } as const;
  expect(assistant.targets(take)).toEqual(controller.targets(take));
});

test('follows the rules of a restored game, and solves its positions again', async () => {
  const asked: string[] = [];
  const near = localSolver();
  const solver: Solver = {
    ...near,
    hint: (known) => {
      asked.push(`hint, draw ${known.rules.draw}`);
      return Promise.resolve({ move: undefined, why: 'nothing-left' });
    },
    solve: (rules) => {
      asked.push(`solve, draw ${rules.draw}`);
      return Promise.resolve({ verdict: 'lost', visits: 1, milliseconds: 0 });
    },
  };
  const [game, other] = [new KlondikeController(), new KlondikeController({ rules: { ...ULG, draw: 1 } })];
  for (const each of [game, other]) {
    each.nextDeal('java:11');
    each.newGame();
  }
  const assistant = klondikeAssistant(game, { hints: solver, verdicts: solver });
  const ask = async (): Promise<void> => {
    await assistant.verdict();
    await assistant.hint('move');
  };
  await ask();
  game.restore(other.save() ?? '');
  await ask();
  game.newGame();
  assistant.end();
  expect([asked, game.rules.draw]).toEqual([
    ['solve, draw 3', 'hint, draw 3', 'solve, draw 1', 'hint, draw 1'],
    3,
  ]);
});
