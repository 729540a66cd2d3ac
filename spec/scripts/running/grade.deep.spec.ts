/** The grade of a script, for any game, goes on after each failure. */
import { expect, test } from '@jest/globals';
import { STAGE, eager, gradeOf } from './lamp-stage.js';

test.each([
  [499_998, '4/5: 4 accepted'],
  [499_999, '3/5: 4 accepted'],
])('replays a game with at most a million calls: after %i', (presses, grade) => {
  expect(gradeOf(STAGE, `[Deal "${presses}"] new new press*${presses} press? { lit }`, eager)).toBe(grade);
});
