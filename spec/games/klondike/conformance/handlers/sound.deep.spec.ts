/** Handlers that are right pass, however they are written, and under whatever rules. */
import { describe, expect, test } from '@jest/globals';
import { KlondikeController } from '../../../../../src/games/klondike/controller/klondike-controller.js';
import { HOUSES, ULG } from '../../../../../src/games/klondike/model/rules.js';
import { handlerConformance, judge } from '../../../../../src/testing.js';
import type { HandlerKit, Judgement } from '../../../../../src/testing.js';
import { SOUND } from './sound-handlers.js';

async function lostBy(kit: HandlerKit): Promise<Judgement[]> {
  return (await judge(handlerConformance(kit))).filter(({ verdict }) => verdict !== 'passed');
}

describe('no false alarm', () => {
  test.each(Object.entries(SOUND))('%s', async (name, create) => {
    const seeds = name === 'calls kept in place of layouts' ? [1] : [2, 3, 4];
    expect(await lostBy({ create, seeds })).toEqual([]);
  });

  test.each([...HOUSES, { ...ULG, name: 'vegas', draw: 1, redeals: 2, worryBack: false }])(
    'our controller, judged by the rules it plays: $name',
    async (rules) => {
      const create: HandlerKit['create'] = (view) => {
        const controller = new KlondikeController({ rules });
        controller.attach(view);
        return controller;
      };
      expect(await lostBy({ create, rules })).toEqual([]);
    },
  );
});
