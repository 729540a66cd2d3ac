/** The kit reports events answered against expectation, and gives the same verdicts for the same seeds. */
import { expect, test } from '@jest/globals';
import { handlerConformance, judge } from '../../../../../src/testing.js';
import type { HandlerKit, Judgement } from '../../../../../src/testing.js';
import { playingBy } from './faults.js';

const judged = (create: HandlerKit['create']): Promise<Judgement[]> =>
  judge(handlerConformance({ create, seeds: [1] }));

test('an event that is refused, or accepted, against expectation is told', async () => {
  const judgements = await judged(playingBy({ worryBack: false }));
  const back = judgements.find(({ name }) => name.startsWith('foundation: its top card comes back'));
  expect(back?.why).toContain('>  f1>t1  accepted  refused: no view call');
});

test('the same seeds say the same', async () => {
  const kit = { create: playingBy({ isWon: () => false }), seeds: [3, 4] };
  const [one, other] = [await judge(handlerConformance(kit)), await judge(handlerConformance(kit))];
  expect(one.filter(({ verdict }) => verdict === 'failed')).toHaveLength(3);
  expect(one).toEqual(other);
});
