/** All faulty ports by door, with the rubrics that grade them. */
import { KSU_RUBRIC } from '../../../../src/grading/rubric/presets/ksu.js';
import {
  YCP_SELECTION_MILESTONE_1_RUBRIC,
  YCP_SELECTION_RUBRIC,
} from '../../../../src/grading/rubric/presets/ycp-selection.js';
import { YCP_TEXT_RUBRIC } from '../../../../src/grading/rubric/presets/ycp-text.js';
import type { Rubric } from '../../../../src/grading/rubric/rubric.js';
import { FAULTY_CLICKS } from './clicks-moves.js';
import { FAULTY_QUEUES_AND_GAMES } from './clicks-tables.js';
import type { FaultyPort } from './faulty-port.js';
import { FAULTY_NUMBERED_PLAY } from './numbered-piles-play.js';
import { FAULTY_NUMBERED_ANSWERS } from './numbered-piles.js';
import { FAULTY_SELECTION_CLASSES } from './selection-classes.js';
import { FAULTY_LEGALITY } from './selection-legality.js';
import { FAULTY_SELECTION_PLAY } from './selection-play.js';
import { FAULTY_SELECTION } from './selection.js';

export const FAULTY_DOORS: readonly (readonly [
  door: string,
  rubric: Rubric,
  ports: readonly FaultyPort[],
])[] = [
  ['numbered piles', YCP_TEXT_RUBRIC, [...FAULTY_NUMBERED_ANSWERS, ...FAULTY_NUMBERED_PLAY]],
  ['selection, milestone 1', YCP_SELECTION_MILESTONE_1_RUBRIC, FAULTY_SELECTION_CLASSES],
  [
    'selection, milestone 2',
    YCP_SELECTION_RUBRIC,
    [...FAULTY_SELECTION, ...FAULTY_LEGALITY, ...FAULTY_SELECTION_PLAY],
  ],
  ['clicks', KSU_RUBRIC, [...FAULTY_QUEUES_AND_GAMES, ...FAULTY_CLICKS]],
];
