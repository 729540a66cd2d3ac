/** Finds the check to blame for an undo that does nothing. */
import { expect, test } from '@jest/globals';
import type { KlondikeCall } from '../../../../src/games/klondike/contract/handler.js';
import { FOUNDATION_1, TABLEAU_1 } from '../../../../src/games/klondike/contract/constants.js';
import { NEW_GAME, STOCK, UNDO } from '../../../../src/games/klondike/contract/calls.js';
import { ULG } from '../../../../src/games/klondike/model/rules.js';
import { WatchingView } from '../../../../src/grading/examine/watch/watching-view.js';
import { newFindings } from '../../../../src/grading/examine/record/handler-findings.js';
import { HandlerRun } from '../../../../src/grading/examine/handler-run.js';
import type { Step } from '../../../support/grading/base-handler.js';
import { BaseHandler } from '../../../support/grading/base-handler.js';
import { candidateFor } from '../../../support/grading/crashing-handlers.js';
import type { HandlerClass } from '../../../support/grading/faulty/faulty-handler.js';

const UNDOES_ONE: HandlerClass = class extends BaseHandler {
  protected override accept(step: Step): void {
    this.steps = [];
    super.accept(step);
  }
};

const FORGETS_AT_REFUSED: HandlerClass = class extends BaseHandler {
  protected override refuse(): void {
    this.steps = [];
  }
};

/** This is refused, because the foundations are empty at the deal. */
const REFUSED: KlondikeCall = { event: 'moveFoundationToTableau', args: [FOUNDATION_1, TABLEAU_1] };

function blamed(handler: HandlerClass, calls: readonly KlondikeCall[]): string[] {
  const view = new WatchingView();
  const running = candidateFor(handler).start(view, { seed: 1 });
  const run = new HandlerRun(running, view, { ...newFindings(ULG), seed: 1 });
  for (const call of calls) {
    if (call.event === 'newGame') run.newGame();
    else run.step(call);
  }
  return run.evidence.failures.map(({ check }) => check);
}

const TWO_UNDOS = [NEW_GAME, STOCK, STOCK, UNDO, UNDO];

const REFUSED_BETWEEN = [NEW_GAME, STOCK, STOCK, UNDO, REFUSED, UNDO];

test('a refused event between two undos is not blamed if undo never works twice', () => {
  expect(blamed(UNDOES_ONE, [...TWO_UNDOS, ...REFUSED_BETWEEN])).toEqual(['undo.depth']);
});

test('a refused event is blamed if two undos work without it', () => {
  expect(blamed(FORGETS_AT_REFUSED, [...TWO_UNDOS, ...REFUSED_BETWEEN])).toEqual(['undo.refused']);
});
