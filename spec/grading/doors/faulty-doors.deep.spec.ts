/** Ports of the courses' classes with one mistake each lose where they belong, and most of them nowhere else. */
import { expect, test } from '@jest/globals';
import { KSU_RUBRIC } from '../../../src/grading/rubric/presets/ksu.js';
import {
  YCP_SELECTION_MILESTONE_1_RUBRIC,
  YCP_SELECTION_RUBRIC,
} from '../../../src/grading/rubric/presets/ycp-selection.js';
import { YCP_TEXT_RUBRIC } from '../../../src/grading/rubric/presets/ycp-text.js';
import type { Rubric } from '../../../src/grading/rubric/rubric.js';
import { FAULTY_CLICKS } from './faulty/clicks-moves.js';
import { FAULTY_QUEUES_AND_GAMES } from './faulty/clicks-tables.js';
import type { FaultyPort } from './faulty/faulty-port.js';
import { FAULTY_NUMBERED_PLAY } from './faulty/numbered-piles-play.js';
import { FAULTY_NUMBERED_ANSWERS } from './faulty/numbered-piles.js';
import { FAULTY_SELECTION_CLASSES } from './faulty/selection-classes.js';
import { FAULTY_LEGALITY } from './faulty/selection-legality.js';
import { FAULTY_SELECTION_PLAY } from './faulty/selection-play.js';
import { FAULTY_SELECTION } from './faulty/selection.js';
import { lossOf } from './judged.js';

/** Mistakes that reach further: what else they cost, and why. */
const FURTHER: Readonly<Record<string, string>> = {
  // The cards are gone, so that the game is over too early.
  'throws the drawn card away': 'draw finished',
  // The controller itself moves the selection as it answers.
  'gives the cards top first': 'select move unselect',
};

const TABLE: readonly (readonly [door: string, rubric: Rubric, ports: readonly FaultyPort[]])[] = [
  ['numbered piles', YCP_TEXT_RUBRIC, [...FAULTY_NUMBERED_ANSWERS, ...FAULTY_NUMBERED_PLAY]],
  ['selection, milestone 1', YCP_SELECTION_MILESTONE_1_RUBRIC, FAULTY_SELECTION_CLASSES],
  [
    'selection, milestone 2',
    YCP_SELECTION_RUBRIC,
    [...FAULTY_SELECTION, ...FAULTY_LEGALITY, ...FAULTY_SELECTION_PLAY],
  ],
  ['clicks', KSU_RUBRIC, [...FAULTY_QUEUES_AND_GAMES, ...FAULTY_CLICKS]],
];

test.each(TABLE)('%s: each mistake costs its criterion', (_, rubric, ports) => {
  const expected = ports.map(({ name, loses }) => [name, FURTHER[name] ?? loses]);
  expect(ports.map(({ name, module }) => [name, lossOf(module, rubric)])).toEqual(expected);
});
