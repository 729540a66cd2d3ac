/** An instructor's own scripts as a rubric, and a handler that fails some of them. */
import { KlondikeView } from '../../../src/games/klondike/contract/view.js';
import type { HandlerFactory } from '../../../src/grading/candidate/in-process.js';
import { parseRubric } from '../../../src/grading/rubric/read-rubric.js';
import type { Rubric } from '../../../src/grading/rubric/rubric.js';
import type { Step } from './base-handler.js';
import { BaseHandler } from './base-handler.js';

/** A rubric with one criterion of 10 points, which has these scripts. */
export const rubricOf = (...scripts: (string | object)[]): Rubric =>
  parseRubric(
    JSON.stringify({
      id: 'own',
      criteria: [
        {
          id: 'own',
          points: 10,
          scripts: scripts.map((script) => (typeof script === 'string' ? { script } : script)),
        },
      ],
    }),
    'own.json',
  );

/** Counts a click on the stock twice. */
export class CountingTwice extends BaseHandler {
  protected override count(step: Step): void {
    this.moves += step.kind === 'draw' ? 2 : 1;
  }
}

export const factoryOf =
  (handler: typeof BaseHandler): HandlerFactory =>
  (view) =>
    new handler(view, KlondikeView);
