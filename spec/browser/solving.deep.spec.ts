/** A worker solves a deal while the page stays responsive, under the page's content policy. */
import { expect, test } from '@jest/globals';
import type { Answer } from '../../src/solver.js';
import { hardDeal } from '../support/solver/published.js';
import { draw, onThePage } from './support/built-page.js';
import { movesOf } from './support/table.js';

const stage = onThePage('spec/browser/pages/solving.ts');

declare global {
  var answers: Answer[];
}

test('the page answers the player while the worker solves a hard deal', async () => {
  const page = await stage.open('#deal=java:11');
  const easy = await page.evaluate(() => globalThis.solving.solve('java:11', { core: 'webassembly' }));
  expect(easy.verdict).toBe('winnable');
  await page.evaluate((deal) => {
    globalThis.answers = [];
    void globalThis.solving.solve(deal).then((answer) => globalThis.answers.push(answer));
  }, hardDeal().name);
  await draw(page);
  expect(await movesOf(page)).toBe('1 move');
  expect(await page.evaluate(() => globalThis.answers)).toEqual([]);
  await page.evaluate(() => globalThis.solving.end());
  expect(await page.evaluate(() => globalThis.answers)).toMatchObject([{ why: 'aborted' }]);
});
