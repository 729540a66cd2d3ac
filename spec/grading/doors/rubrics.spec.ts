/** Tests the rubrics for the doors. */
import { expect, test } from '@jest/globals';
import { KSU_RUBRIC } from '../../../src/grading/rubric/presets/ksu.js';
import {
  YCP_SELECTION_MILESTONE_1_RUBRIC,
  YCP_SELECTION_RUBRIC,
} from '../../../src/grading/rubric/presets/ycp-selection.js';
import { YCP_TEXT_RUBRIC } from '../../../src/grading/rubric/presets/ycp-text.js';

test('each check belongs to one criterion, and each rubric has the expected points', () => {
  const rubrics = [YCP_TEXT_RUBRIC, YCP_SELECTION_RUBRIC, YCP_SELECTION_MILESTONE_1_RUBRIC, KSU_RUBRIC];
  for (const { criteria } of rubrics) {
    const checks = criteria.flatMap((criterion) => criterion.checks);
    expect(new Set(checks).size).toBe(checks.length);
  }
  expect(rubrics.map(({ criteria }) => criteria.map(({ points }) => points))).toEqual([
    [40, 5, 5, 10, 5, 5, 20, 10],
    [10, 15, 30, 30, 10, 5],
    [50, 25, 25],
    [15, 15, 15, 15, 15, 15, 10],
  ]);
});
