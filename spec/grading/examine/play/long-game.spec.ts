/** Finds faults that appear only in a game with 400 moves or in forty deals. */
import { expect, test } from '@jest/globals';
import { JavaRandom } from '../../../../src/core/random.js';
import { KlondikeView } from '../../../../src/games/klondike/contract/view.js';
import { ULG } from '../../../../src/games/klondike/model/rules.js';
import { longGame } from '../../../../src/grading/examine/play/long-game.js';
import { manyDeals } from '../../../../src/grading/examine/play/many-deals.js';
import { newFindings } from '../../../../src/grading/examine/record/handler-findings.js';
import type { HandlerRun } from '../../../../src/grading/examine/handler-run.js';
import { BaseHandler } from '../../../support/grading/base-handler.js';
import type { CreateStudent } from '../../../support/grading/faulty/faulty-handler.js';
import { RARE_FAULTS } from '../../../support/grading/rare/rare-table.js';
import { startHandler } from '../../../support/grading/tested-handler.js';
import { correct } from '../../../support/grading/side-by-side.js';

const rare = (name: string): CreateStudent =>
  RARE_FAULTS.find((fault) => fault.name === name)?.create ?? correct;

/** The number of events, and the checks that failed. */
function found(create: CreateStudent, play: (run: HandlerRun) => unknown): [number, string[]] {
  const findings = newFindings(ULG);
  const { run } = startHandler(create, findings);
  play(run);
  return [run.events, findings.evidence.failures.map(({ check }) => check)];
}

test.each<[events: number, checks: string[], handler: string]>([
  [801, [], 'correct'],
  [702, ['undo.depth'], 'history-of-300'],
  [801, ['count.stock', 'count.carry'], 'count-wraps-at-100'],
  [55, ['recycle.again'], 'recycle-five-times'],
])('plays %d events in a long game and fails the checks %j for the handler %s', (events, checks, handler) => {
  expect(found(rare(handler), (run) => longGame(run, new JavaRandom(1n)))).toEqual([events, checks]);
});

/** Draws nothing after the first game. */
class StopsDrawing extends BaseHandler {
  private games = 0;

  override newGame(): void {
    this.games++;
    super.newGame();
  }

  protected override draw(): void {
    if (this.games === 1) super.draw();
    else this.refuse();
  }
}

test('the forty deals end with the game whose cards are no longer known', () => {
  const create: CreateStudent = (view, constants = KlondikeView) => new StopsDrawing(view, constants);
  expect(found(create, manyDeals)).toEqual([11, ['draw.three']]);
});

test.each<[events: number, checks: string[], handler: string]>([
  [360, [], 'correct'],
  [360, ['deal.shuffled'], 'ace-at-the-bottom'],
  [360, ['deal.shuffled'], 'aces-in-the-stock'],
  [360, ['deal.shuffled'], 'every-second-deal-again'],
])('plays %d events in forty deals and fails the checks %j for the handler %s', (events, checks, handler) => {
  expect(found(rare(handler), manyDeals)).toEqual([events, checks]);
});
