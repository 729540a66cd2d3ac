/** The sample handlers in Python and Java keep the contract, as far as this shows without deals of one's own. */
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { handlerConformance } from 'klondike-kit/testing';
import { candidateOf } from '../../../src/grading/candidate/candidate-of.js';
import { started } from '../../support/grading/started.js';
import { describeUnless, missingPrograms } from '../../support/missing.js';

const SHIMS = join(import.meta.dirname, '../../../src/grading/shims');

/** Each number is another constant's. */
const OTHERS = { SPADES_A: 12, SPADES_K: 0, HEARTS_2: 52, HIDDEN: 14, TABLEAU_1: 6, TABLEAU_7: 0 };

describeUnless(missingPrograms('python3', 'java', 'javac'), 'a sample handler', () => {
  test.each([
    ['python/sample_handler.py', undefined],
    ['python/sample_handler.py', OTHERS],
    ['java/sample', undefined],
    ['java/sample', OTHERS],
  ])('%s with constants %p', async (path, constants) => {
    const candidate = candidateOf(join(SHIMS, path), { sandbox: 'off' });
    const given = constants && { constants };
    const checks = handlerConformance({ create: (view) => started(candidate, view, given), seeds: [1] });
    const own = checks.filter(({ needsDeal }) => !needsDeal);
    for (const { run } of own) await run();
    expect(own.length).toBeGreaterThan(10);
  });
});
