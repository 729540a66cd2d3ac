/** The faulty handlers: fifty, each with another fault. */
import { expect, test } from '@jest/globals';
import { FAULTS_OF_HEARING } from './faults-of-hearing.js';
import { FAULTS_OF_PLAY } from './faults-of-play.js';
import { FAULTS_OF_READING } from './faults-of-reading.js';
import { FAULTS_OF_TELLING } from './faults-of-telling.js';

const FAULTS = [...FAULTS_OF_PLAY, ...FAULTS_OF_TELLING, ...FAULTS_OF_HEARING, ...FAULTS_OF_READING];

test('there are fifty of them, each another', () => {
  expect(new Set(FAULTS.map(({ fault }) => fault)).size).toBe(50);
  expect(FAULTS).toHaveLength(50);
});
