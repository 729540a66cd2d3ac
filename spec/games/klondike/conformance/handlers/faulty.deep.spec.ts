/** Every faulty handler fails the check that is named for its fault, with a script that shows it again. */
import { describe, expect, test } from '@jest/globals';
import { parseScript } from '../../../../../src/games/klondike/script/parse.js';
import { runScript } from '../../../../../src/games/klondike/script/runner.js';
import { handlerConformance, judge } from '../../../../../src/testing.js';
import type { Judgement } from '../../../../../src/testing.js';
import type { Fault } from './faults.js';
import { FAULTS_OF_HEARING } from './faults-of-hearing.js';
import { FAULTS_OF_PLAY } from './faults-of-play.js';
import { FAULTS_OF_READING } from './faults-of-reading.js';
import { FAULTS_OF_TELLING } from './faults-of-telling.js';
import { SOUND } from './sound-handlers.js';

const FAULTS = [...FAULTS_OF_PLAY, ...FAULTS_OF_TELLING, ...FAULTS_OF_HEARING, ...FAULTS_OF_READING];

const RANDOM_PLAY = 'random play: every event is answered as KlondikeController answers it';

const find = (judgements: readonly Judgement[], name: string): Judgement | undefined =>
  judgements.find((judgement) => judgement.name === name);

/** How many calls a script makes. */
const lengthOf = (script: string): number =>
  parseScript(script).reduce((sum, item) => sum + (item.kind === 'event' ? item.times : 0), 0);

describe.each(FAULTS)('a handler that $fault', ({ bring, lost, inRandomPlay = 'failed' }) => {
  test(`fails: ${lost}`, async () => {
    const judgements = await judge(handlerConformance({ create: bring, seeds: [1, 2, 3] }));
    const found = find(judgements, RANDOM_PLAY);
    expect([find(judgements, lost)?.verdict, found?.verdict]).toEqual(['failed', inRandomPlay]);
    expect(lengthOf(found?.script ?? '')).toBeLessThanOrEqual(16);

    const scripts = judgements.flatMap(({ script }) => script ?? []);
    const isPassed = (script: string, by: Fault['bring']): boolean =>
      runScript(parseScript(script), by).failure === undefined;
    expect(scripts.filter((script) => isPassed(script, bring))).toEqual([]);
    expect(scripts.filter((script) => !isPassed(script, SOUND.ours))).toEqual([]);
  });
});
