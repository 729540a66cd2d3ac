/** The assistant's verdicts on a Klondike game. */
import { describe, expect, test } from '@jest/globals';
import { klondikeAssistant } from '../../src/assistants/klondike-assistant.js';
import type { LineVerdict } from '../../src/core/line-verdicts.js';
import { JavaRandom } from '../../src/core/random.js';
import { callHandler } from '../../src/games/klondike/contract/handler.js';
import type { KlondikeController } from '../../src/games/klondike/controller/klondike-controller.js';
import type { Layout } from '../../src/games/klondike/model/layout.js';
import { EMPTY_LAYOUT } from '../../src/games/klondike/model/layout.js';
import { legalMoves } from '../../src/games/klondike/model/moves.js';
import type { Move } from '../../src/games/klondike/model/play.js';
import { ULG } from '../../src/games/klondike/model/rules.js';
import { solve } from '../../src/solver.js';
import { callOf } from '../support/random-call.js';
import { localSolver } from '../support/solver/local-solver.js';
import type { AssistedGame } from './assisted-game.js';
import { BUDGET, assistedGame } from './assisted-game.js';

const layoutOf = ({ layout }: KlondikeController): Layout => layout ?? EMPTY_LAYOUT;

/** Plays a move. Does nothing if no event makes that move. */
function ask(controller: KlondikeController, move: Move): void {
  const call = callOf(move);
  if (call !== undefined) callHandler(controller, call);
}

describe('a verdict', () => {
  const verdictText = (verdict: LineVerdict | undefined): string =>
    `${verdict?.verdict}, ${verdict?.winnableUntil ?? 'never'} to ${verdict?.lostFrom ?? 'never'}`;

  /** Plays sixty random moves. */
  function playRandomly(seed: number): AssistedGame {
    const game = assistedGame(`java:${seed}`);
    const random = new JavaRandom(BigInt(seed));
    for (let step = 0; step < 60; step++) {
      const moves = legalMoves(ULG, layoutOf(game.controller));
      ask(game.controller, moves[random.nextInt(moves.length)] ?? 'stock');
    }
    return game;
  }

  test.each([
    [2, 'winnable, 60 to never'],
    [3, 'lost, never to 0'],
    [5, 'lost, 44 to 45'],
  ])('names the move that lost java:%i, even for an assistant created later', async (seed, expected) => {
    const { controller, assistant } = playRandomly(seed);
    const late = klondikeAssistant(controller, { hints: localSolver(), verdicts: localSolver() });
    expect([await assistant.verdict(), await late.verdict()].map(verdictText)).toEqual([expected, expected]);
    late.end();
  });

  test('matches the verdict on every single position', () => {
    const { controller } = playRandomly(5);
    const truth = [];
    while (controller.canUndo) {
      truth.unshift(solve(ULG, layoutOf(controller), BUDGET).verdict);
      controller.undo();
    }
    expect([truth.lastIndexOf('winnable') + 1, truth.indexOf('lost') + 1]).toEqual([44, 45]);
  });

  test('needs only one search for a whole game along the winning line', async () => {
    const { controller, assistant, searches } = assistedGame('java:11');
    const answer = solve(ULG, layoutOf(controller), BUDGET);
    if (answer.verdict !== 'winnable') throw new Error('java:11 can be won');
    const verdicts = [await assistant.verdict()];
    for (const move of answer.moves) {
      ask(controller, move);
      verdicts.push(await assistant.verdict());
    }
    expect(verdicts.map(verdictText)).toEqual(verdicts.map((_, moves) => `winnable, ${moves} to never`));
    expect([searches(), controller.isWon]).toEqual([1, true]);
  });
});
