/**
 * The only test that runs when the grader must notice mutants. It grades our controller like any other, with the
 * controller's own shuffle, and expects full marks. The grader is a bundle with its own rules, which no mutant changes.
 */
import { expect, test } from '@jest/globals';
import type * as Grading from '../../../src/grading.js';
import { KlondikeController } from '../../../src/games/klondike/controller/klondike-controller.js';

const { grade } = (await import(process.env['GRADER_BUNDLE'] ?? '')) as typeof Grading;

test('the controller gets full marks', async () => {
  const { criteria } = await grade((view) => {
    const controller = new KlondikeController();
    controller.attach(view);
    return controller;
  });
  const short = criteria.filter(({ score, max }) => score < max);
  expect(short.map(({ id, score, max }) => `${id}: ${score} of ${max}`)).toEqual([]);
}, 120_000);
