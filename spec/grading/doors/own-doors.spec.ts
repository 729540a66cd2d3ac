/** Our own ports of the courses' classes lose nothing in a few random games; the deep spec plays more, and has other ports. */
import { test } from '@jest/globals';
import { OWN_DOORS, expectFullMarks } from './full-marks.js';

const TURNS = 30;

test.each(OWN_DOORS)('%s: full marks, every check tried', (_, module, rubric) => {
  expectFullMarks(module, rubric, TURNS);
});
