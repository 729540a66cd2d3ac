/** Judges a handler by the public conformance checks, which allow only one answer to each open question. */
import { handlerConformance, judge } from '../../src/testing.js';
import type { CorrectHandler } from '../support/grading/correct/correct-handlers.js';
import { withChosenCards } from '../support/grading/laid-out.js';

/** The ids of the checks that the handler does not pass. */
export async function checksLost({ create }: CorrectHandler): Promise<string[]> {
  const judgements = await judge(handlerConformance({ create: withChosenCards(create), seeds: [1] }));
  return judgements.filter(({ verdict }) => verdict !== 'passed').map(({ name }) => name.replace(/: .*/, ''));
}
