/** The page around the table, for those who hear it or have no mouse. */
import { expect, test } from '@jest/globals';
import { axeFaults } from './support/axe.js';
import { choose, onThePage } from './support/built-page.js';

const stage = onThePage();

test('one heading names the game in play; it is read out, and takes no room', async () => {
  const page = await stage.open('#deal=java:11', { viewport: { width: 390, height: 844 } });
  const headings = page.getByRole('heading');
  const seen: unknown[] = [await headings.allInnerTexts()];
  await choose(page, 'Monte Carlo (UMBC)');
  seen.push(await headings.allInnerTexts(), (await page.locator('main').boundingBox())?.y);
  expect(seen).toEqual([['Klondike'], ['Monte Carlo Solitaire'], 0]);
  expect(await axeFaults(page)).toEqual([]);
});
