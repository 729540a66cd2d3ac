/** A handler that corrects an argument of any event fails the check for nonsense. */
import { expect, test } from '@jest/globals';
import { JavaRandom } from '../../../src/core/random.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import { inProcess } from '../../../src/grading/candidate/in-process.js';
import { CandidateStarter } from '../../../src/grading/examine/candidate-starter.js';
import { RobustPlay } from '../../../src/grading/examine/play/robust-play.js';
import { newFindings } from '../../../src/grading/examine/record/handler-findings.js';
import type { HandlerKit } from '../../../src/testing.js';
import { handlerConformance } from '../../../src/testing.js';

import type { Call } from './faults.js';
import { misreading } from './argument-faults.js';
import { misreadingAll } from './faults.js';

const run = async (create: HandlerKit['create']): Promise<string> => {
  const check = handlerConformance({ create }).find(({ name }) => name.startsWith('robust.no-pile'));
  return (await check?.run().catch(String)) ?? 'passed';
};

const clamped =
  (least: number, most: number) =>
  (value: number): number =>
    Math.min(Math.max(value, least), most);

const wrapped =
  (size: number) =>
  (value: number): number =>
    ((value % size) + size) % size;

const OF_ANY: readonly (readonly [string, (value: number) => number])[] = [
  ['rounded down', Math.floor],
  ['rounded up', Math.ceil],
  ['rounded', Math.round],
  ['cut off', (value) => value | 0],
  ['without its sign', Math.abs],
];

const OF_FOUNDATION = [...OF_ANY, ['limited', clamped(0, 3)], ['wrapped', wrapped(4)]] as const;

const OF_TABLEAU = [...OF_ANY, ['limited', clamped(0, 6)], ['wrapped', wrapped(7)]] as const;

const OF_COUNT = [...OF_ANY, ['at least one', (count: number) => Math.max(1, count)]] as const;

const ARGUMENTS: readonly (readonly [Call['event'], index: number, typeof OF_ANY])[] = [
  ['moveWasteToTableau', 0, OF_TABLEAU],
  ['moveWasteToFoundation', 0, OF_FOUNDATION],
  ['moveTableauToFoundation', 0, OF_TABLEAU],
  ['moveTableauToFoundation', 1, OF_FOUNDATION],
  ['moveTableauToTableau', 0, OF_TABLEAU],
  ['moveTableauToTableau', 1, OF_COUNT],
  ['moveTableauToTableau', 2, OF_TABLEAU],
  ['moveFoundationToTableau', 0, OF_FOUNDATION],
  ['moveFoundationToTableau', 1, OF_TABLEAU],
];

/** Does the part of the examination that sends nonsense catch the handler? This part takes a tenth of the time. */
function isCaughtAtOnce(create: HandlerKit['create']): boolean {
  const findings = newFindings(ULG);
  const starter = new CandidateStarter(inProcess(create), 1, { isLate: () => false });
  starter.runOn(findings, new RobustPlay(new JavaRandom(1n), true).play);
  return findings.evidence.hasFailed('robust.no-pile');
}

test.each(ARGUMENTS)('%s, argument %i', async (event, index, ways) => {
  const passed: string[] = [];
  for (const [way, read] of ways) {
    const create = misreading(event, index, read);
    if (!isCaughtAtOnce(create) && !(await run(create)).startsWith('NotAsExpected')) passed.push(way);
  }
  expect(passed).toEqual([]);
});

test('a handler that changes no argument is not caught', () => {
  expect(isCaughtAtOnce(misreading('moveWasteToTableau', 0, (value) => value))).toBe(false);
});

test.each([
  ['text', (value) => (typeof value === 'string' ? Number(value) : value)],
  ['an array', (value) => (Array.isArray(value) ? Number(value) : value)],
  ['nothing', (value) => value ?? 1],
  ['true', (value) => (value === true ? 1 : value)],
] as [string, (value: unknown) => unknown][])(
  'catches a handler that takes %s for a number',
  async (_, read) => {
    expect(await run(misreadingAll(read))).toMatch(/^NotAsExpected: move\w+\(.*\): the cards changed/);
  },
);

test('the message names the event and its effect', async () => {
  const told = await run(misreading('moveWasteToTableau', 0, Math.floor));
  expect(told).toMatch(
    /^NotAsExpected: moveWasteToTableau\(\d\.\d+\): the cards changed: .*\n {2}expected .*\| shown\n/,
  );
});
