/** Lists our own ports of the courses' classes, and asserts that a port gets full marks. */
import { expect } from '@jest/globals';
import * as clicks from '../../../src/clicks.js';
import { KSU_RUBRIC } from '../../../src/grading/rubric/presets/ksu.js';
import {
  YCP_SELECTION_MILESTONE_1_RUBRIC,
  YCP_SELECTION_RUBRIC,
} from '../../../src/grading/rubric/presets/ycp-selection.js';
import { YCP_TEXT_RUBRIC } from '../../../src/grading/rubric/presets/ycp-text.js';
import type { Rubric } from '../../../src/grading/rubric/rubric.js';
import * as numberedPiles from '../../../src/numbered-piles.js';
import * as selection from '../../../src/selection.js';
import { gradePort } from './grade-port.js';

export type DoorRow = readonly [what: string, module: Readonly<Record<string, unknown>>, rubric: Rubric];

export const OWN_DOORS: readonly DoorRow[] = [
  ['our own numbered piles', numberedPiles, YCP_TEXT_RUBRIC],
  ['our own selection door', selection, YCP_SELECTION_RUBRIC],
  ['our own classes of milestone 1', selection, YCP_SELECTION_MILESTONE_1_RUBRIC],
  ['our own clicks', clicks, KSU_RUBRIC],
];

/** Asserts that a port gets full marks and that every check is tried, in random games with this many turns. */
export function expectFullMarks(module: DoorRow[1], rubric: Rubric, turns?: number): void {
  const { score, max, complete, notes, criteria } = gradePort(module, rubric, turns);
  expect({ score, complete, notes }).toEqual({ score: max, complete: true, notes: [] });
  expect(criteria.flatMap(({ failures }) => failures)).toEqual([]);
}
