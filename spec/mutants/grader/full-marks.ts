/**
 * The only test where the grader is to notice what was changed: it grades our controller as it grades anybody's, with
 * games of its own shuffle, and must find nothing. The grader is a bundle made beforehand, so it asks rules of its own
 * that no mutant changes.
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
