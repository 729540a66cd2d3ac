/** Correct handlers pass, however they are written and whatever their rules are. */
import { describe, expect, test } from '@jest/globals';
import { KlondikeController } from '../../../src/games/klondike/controller/klondike-controller.js';
import { HOUSES, ULG } from '../../../src/games/klondike/model/rules.js';
import { handlerConformance, judge } from '../../../src/testing.js';
import type { HandlerKit, Judgement } from '../../../src/testing.js';
import { playingBy } from './faults.js';
import { CORRECT } from './correct-handlers.js';

async function lostBy(kit: HandlerKit): Promise<Judgement[]> {
  return (await judge(handlerConformance(kit))).filter(({ verdict }) => verdict !== 'passed');
}

describe('a correct handler', () => {
  test.each(Object.entries(CORRECT))('%s', async (name, create) => {
    const seeds = name === 'calls stored instead of layouts' ? [1] : [1, 2, 3];
    expect(await lostBy({ create, seeds })).toEqual([]);
  });

  test.each([
    ...HOUSES.filter(({ inPlay }) => inPlay === 'waste'),
    { ...ULG, name: 'one card', draw: 1 },
    { ...ULG, name: 'suits', foundations: [0, 1, 2, 3] as const },
    { ...ULG, name: 'no way back', worryBack: false },
  ])('our controller passes when it is judged by its own rules: $name', async (rules) => {
    const create: HandlerKit['create'] = (view) => {
      const controller = new KlondikeController({ rules });
      controller.attach(view);
      return controller;
    };
    expect(await lostBy({ create, rules })).toEqual([]);
  });

  test('fails no check if games are hard to win, although checks of a win may not be judged', async () => {
    const rules = { ...ULG, name: 'vegas', draw: 1, redeals: 2, worryBack: false };
    const create: HandlerKit['create'] = (view) => {
      const controller = new KlondikeController({ rules });
      controller.attach(view);
      return controller;
    };
    const lost = await lostBy({ create, rules });
    expect(lost.filter(({ why }) => why !== 'no game reached it; try other seeds')).toEqual([]);
    expect(lost.every(({ name }) => /^(win|undo\.win|new-game\.won)/.test(name))).toBe(true);
  });
});

test('the same seeds give the same results', async () => {
  const kit = { create: playingBy({ worryBack: false }), seeds: [3] };
  const [one, other] = [await judge(handlerConformance(kit)), await judge(handlerConformance(kit))];
  expect(one.filter(({ verdict }) => verdict === 'failed').length).toBeGreaterThan(0);
  expect(one).toEqual(other);
});
