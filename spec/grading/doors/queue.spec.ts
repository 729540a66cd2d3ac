/** A queue with one mistake fails only the checks for that mistake. */
import { expect, test } from '@jest/globals';
import { KSU_RUBRIC } from '../../../src/grading/rubric/presets/ksu.js';
import { FAULTY_QUEUES_AND_GAMES } from './faulty/clicks-tables.js';
import { gradePort } from './grade-port.js';

const FAILED: Readonly<Record<string, readonly string[]>> = {
  'peeks at the back of an empty queue': ['queue.emptied'],
  'lists the queue from the back': ['queue.array'],
  'peeks at the back instead of the front': ['queue.front', 'queue.again'],
  'dequeues from an empty queue': ['queue.empty'],
  'does not clear': ['queue.clear'],
  'accepts no card after its last one was dequeued': ['queue.again'],
};

test.each(FAULTY_QUEUES_AND_GAMES.filter(({ loses }) => loses === 'queue'))('$name', ({ name, module }) => {
  const { criteria } = gradePort(module, KSU_RUBRIC, 1);
  expect(criteria.flatMap(({ failures }) => failures).map(({ check }) => check)).toEqual(FAILED[name]);
});
