/** X-ray hints from the solver's own line. */
import { expect, test } from '@jest/globals';
import { javaDeal } from '../../../src/games/klondike/model/deals.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import { solve, xrayHint } from '../../../src/solver.js';

test('an X-ray hint is the first move of the winning line, and includes that line', () => {
  const layout = javaDeal(2n).start(ULG);
  const answer = solve(ULG, layout);
  const line = answer.verdict === 'winnable' ? answer.moves : [];
  expect(xrayHint(ULG, layout)).toMatchObject({ move: line[0], line, why: 'x-ray' });
});
