/** The statement does not name the fields of a location. The grader judges them under any name. */
import { expect, test } from '@jest/globals';
import { YCP_TEXT_RUBRIC } from '../../../src/grading/rubric/presets/ycp-text.js';
import * as right from '../../../src/numbered-piles.js';
import { gradePort } from './grade-port.js';

test('judges the methods of a location under any name', () => {
  class Place {
    constructor(
      private readonly pile: number,
      private readonly card: number,
    ) {}
    getPileIndex(): number {
      return this.pile;
    }
    getCardIndex(): number {
      return this.card + 1;
    }
  }
  const report = gradePort({ ...right, CardLocation: Place }, YCP_TEXT_RUBRIC, 0);
  const failures = report.criteria.flatMap((criterion) => criterion.failures);
  expect(failures.find(({ check }) => check === 'choose.location')).toMatchObject({
    message: 'the grader checked the index of new CardLocation(3, 5)',
    expected: '5',
    seen: '6',
  });
});
