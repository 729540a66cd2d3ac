/** The assistant for a game of Monte Carlo Solitaire. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { HINT_LEVELS } from '../../../../src/core/assistance.js';
import type { LineVerdict } from '../../../../src/core/line-verdicts.js';
import { monteCarloAssistant } from '../../../../src/games/montecarlo/advice/monte-carlo-advice.js';
import type { MonteCarloCall } from '../../../../src/games/montecarlo/contract/handler.js';
import { callHandler } from '../../../../src/games/montecarlo/contract/handler.js';
import { MonteCarloController } from '../../../../src/games/montecarlo/controller/montecarlo-controller.js';
import type { Grid } from '../../../../src/games/montecarlo/model/grid.js';
import { emptyGrid, scoreOf } from '../../../../src/games/montecarlo/model/grid.js';
import { legalMoves } from '../../../../src/games/montecarlo/model/moves.js';
import { findBestEnding } from '../../../../src/games/montecarlo/search/ending.js';
import { Chance } from '../../../support/chance.js';

let controller: MonteCarloController;
let assistant: ReturnType<typeof monteCarloAssistant>;
let refusals: string[];

const gridNow = (): Grid => controller.grid ?? emptyGrid({ rows: 5, columns: 5 });

const best = (): number => findBestEnding(gridNow(), { positions: 10_000 }).score;

const playAll = (calls: readonly MonteCarloCall[] = []): void => {
  for (const call of calls) callHandler(controller, call);
};

beforeEach(() => {
  refusals = [];
  controller = new MonteCarloController({ onRefusal: (why) => refusals.push(why) });
  assistant = monteCarloAssistant(controller);
});

test('has no answers before the first game', async () => {
  expect([
    await assistant.hint('why'),
    await assistant.safe(),
    await assistant.finish(),
    await assistant.verdict(),
  ]).toEqual([undefined, [], undefined, undefined]);
});

describe('a hint', () => {
  test('shows more at each level', async () => {
    controller.newGame(3);
    const [where, card, why] = [{ row: 0, column: 0 }, 45, 'best-ending'];
    const calls = [
      { event: 'clickCard', args: [0, 0] },
      { event: 'clickCard', args: [0, 1] },
    ];
    expect(await Promise.all(HINT_LEVELS.map((level) => assistant.hint(level)))).toEqual([
      { isPossible: true },
      { isPossible: true, where },
      { isPossible: true, where, card },
      { isPossible: true, where, card, calls },
      { isPossible: true, where, card, calls, why },
    ]);
  });

  test.each([
    [3, 52, 'won'],
    [11, 14, 'no-move'],
  ])('leads step by step to the best ending of game %i: %i cards, then %s', async (game, cards, end) => {
    controller.newGame(game);
    let advice = await assistant.hint('move');
    for (; advice?.isPossible === true; advice = await assistant.hint('move')) playAll(advice.calls);
    expect([scoreOf(gridNow()), advice, refusals]).toEqual([cards, { isPossible: false, why: end }, []]);
  });
});

test('safe moves keep the best ending, whether it is a win or not', async () => {
  for (const game of [3, 11, 20]) {
    controller.newGame(game);
    const before = best();
    const safe = await assistant.safe();
    playAll(safe);
    expect([safe.length > 0, best(), refusals]).toEqual([true, before, []]);
  }
});

test('a win plays itself only once the deck is empty', async () => {
  controller.newGame(3);
  while (gridNow().deck.length > 0) {
    expect(await assistant.finish()).toBe(undefined);
    playAll((await assistant.hint('move'))?.calls);
  }
  playAll(await assistant.finish());
  expect([controller.isWon, refusals]).toEqual([true, []]);
});

describe('a verdict', () => {
  /** Makes random moves until no move is left. */
  function stray(seed: number): void {
    const chance = new Chance(seed);
    controller.newGame(seed);
    for (let moves = legalMoves(gridNow()); moves.length > 0; moves = legalMoves(gridNow())) {
      const move = chance.pick(moves);
      if (move === 'consolidate') controller.consolidate();
      else for (const { row, column } of move) controller.clickCard(row, column);
    }
  }

  test('finds the same losing move as a search of every grid', async () => {
    stray(1);
    expect(told(await assistant.verdict())).toBe('lost, 18 to 19');
    const scores = [];
    while (controller.moves > 0) {
      scores.unshift(best());
      controller.undo();
    }
    expect(scores.map((score) => score === 52).lastIndexOf(true) + 1).toBe(18);
  });

  test('starts again after a restart', async () => {
    stray(1);
    controller.replay();
    const { moves } = controller;
    expect(told(await assistant.verdict())).toBe(`winnable, ${moves} to never`);
  });

  test('ends when its signal aborts', async () => {
    stray(1);
    expect(told(await assistant.verdict(AbortSignal.abort()))).toBe('unknown, never to never');
  });
});

const told = (verdict: LineVerdict | undefined): string =>
  `${verdict?.verdict}, ${verdict?.winnableUntil ?? 'never'} to ${verdict?.lostFrom ?? 'never'}`;

test('knows whether there is something to undo or to redo', () => {
  const seen = (): [boolean, boolean] => [assistant.canUndo, assistant.canRedo];
  playAll([{ event: 'newGame', args: [4711n] }]);
  const states = [seen()];
  const pair = legalMoves(gridNow()).find((move) => move !== 'consolidate') ?? [];
  playAll(pair.map(({ row, column }) => ({ event: 'clickCard', args: [row, column] })));
  states.push(seen());
  playAll([{ event: 'undo', args: [] }]);
  states.push(seen());
  expect(states).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ]);
});
