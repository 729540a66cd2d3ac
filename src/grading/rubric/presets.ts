/** The rubrics in the package. */
import { KSU_RUBRIC } from './presets/ksu.js';
import { ULG_RUBRIC } from './presets/ulg.js';
import { YCP_SELECTION_MILESTONE_1_RUBRIC, YCP_SELECTION_RUBRIC } from './presets/ycp-selection.js';
import { YCP_TEXT_RUBRIC } from './presets/ycp-text.js';
import type { Rubric } from './rubric.js';

/** `grade` accepts their ids as names. */
export const RUBRICS: readonly Rubric[] = [
  ULG_RUBRIC,
  YCP_TEXT_RUBRIC,
  YCP_SELECTION_RUBRIC,
  YCP_SELECTION_MILESTONE_1_RUBRIC,
  KSU_RUBRIC,
];

/** The names of these rubrics. */
export type RubricName = 'ulg' | 'ycp-text' | 'ycp-selection' | 'ycp-selection-milestone-1' | 'ksu';
