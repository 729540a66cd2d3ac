/** The assistant of a game of Klondike. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { WholeAssistant } from '../../src/assistants/klondike-assistant.js';
import { klondikeAssistant } from '../../src/assistants/klondike-assistant.js';
import type { LineVerdict } from '../../src/core/line-verdicts.js';
import { JavaRandom } from '../../src/core/random/java-random.js';
import { callOf } from '../../src/games/klondike/contract/carry-call.js';
import type { KlondikeCall } from '../../src/games/klondike/contract/handler.js';
import { deliver } from '../../src/games/klondike/contract/handler.js';
import { KlondikeController } from '../../src/games/klondike/controller/klondike-controller.js';
import type { Layout } from '../../src/games/klondike/model/layout.js';
import { EMPTY_LAYOUT } from '../../src/games/klondike/model/layout.js';
import { legalMoves } from '../../src/games/klondike/model/moves.js';
import type { Move } from '../../src/games/klondike/model/play.js';
import type { Rules } from '../../src/games/klondike/model/rules.js';
import { ULG } from '../../src/games/klondike/model/rules.js';
import { solve } from '../../src/solver.js';
import { nearSolver } from '../support/solver/near-solver.js';

let controller: KlondikeController;
let assistant: WholeAssistant;
let refusals: string[];
let solved: number;

const BUDGET = { visits: 20_000 };

function begin(deal: string | undefined, rules: Rules = ULG): void {
  controller = new KlondikeController({
    rules,
    ...(deal !== undefined && { deal }),
    onRefusal: (why) => refusals.push(why),
  });
  const solver = nearSolver(() => solved++);
  assistant = klondikeAssistant(controller, { hints: solver, verdicts: solver, budget: BUDGET });
  if (deal !== undefined) controller.newGame();
}

beforeEach(() => {
  refusals = [];
  solved = 0;
});

afterEach(() => assistant.end());

const playAll = (calls: readonly KlondikeCall[] = []): void =>
  calls.forEach((call) => deliver(controller, call));

const layoutNow = (): Layout => controller.layout ?? EMPTY_LAYOUT;

const made = (move: Move): KlondikeCall[] => {
  const call = move === 'stock' ? ({ event: 'clickStock', args: [] } as const) : callOf(move);
  return call === undefined ? [] : [call];
};

describe('a verdict', () => {
  const told = (verdict: LineVerdict | undefined): string =>
    `${verdict?.verdict}, ${verdict?.winnableUntil ?? 'never'} to ${verdict?.lostFrom ?? 'never'}`;

  /** Sixty random moves. */
  function stray(seed: number): void {
    begin(`java:${seed}`);
    const random = new JavaRandom(BigInt(seed));
    for (let step = 0; step < 60; step++) {
      const moves = legalMoves(ULG, layoutNow());
      playAll(made(moves[random.nextInt(moves.length)] ?? 'stock'));
    }
  }

  test.each([
    [2, 'winnable, 60 to never'],
    [3, 'lost, never to 0'],
    [5, 'lost, 44 to 45'],
  ])('tells the move that lost java:%i, to an assistant that came late, too', async (seed, expected) => {
    stray(seed);
    const late = klondikeAssistant(controller, { hints: nearSolver(), verdicts: nearSolver() });
    expect([await assistant.verdict(), await late.verdict()].map(told)).toEqual([expected, expected]);
    late.end();
  });

  test('is the one that a look at every position gives', () => {
    stray(5);
    const truth = [];
    while (controller.canUndo) {
      truth.unshift(solve(ULG, layoutNow(), BUDGET).verdict);
      controller.undo();
    }
    expect([truth.lastIndexOf('winnable') + 1, truth.indexOf('lost') + 1]).toEqual([44, 45]);
  });

  test('costs one search for a whole game that follows the win found', async () => {
    begin('java:11');
    const answer = solve(ULG, layoutNow(), BUDGET);
    if (answer.verdict !== 'winnable') throw new Error('java:11 can be won');
    const verdicts = [await assistant.verdict()];
    for (const move of answer.moves) {
      playAll(made(move));
      verdicts.push(await assistant.verdict());
    }
    expect(verdicts.map(told)).toEqual(verdicts.map((_, moves) => `winnable, ${moves} to never`));
    expect([solved, controller.isWon]).toEqual([1, true]);
  });
});
