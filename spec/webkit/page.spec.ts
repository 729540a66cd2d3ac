/** Uses the built page in WebKit as a player would. */
import { expect, test } from '@jest/globals';
import { drag } from '../browser/support/mouse.js';
import { focusOf, frameOf, gripOf, topOf } from '../browser/support/table.js';
import { choose, press, ready, still, textOf } from './support/on-page.js';
import { inWebKit, serveBuiltPage } from './support/stage.js';
import type { WebKitPage } from './support/webkit-page.js';

const stage = inWebKit(serveBuiltPage);

async function open(path: string): Promise<WebKitPage> {
  const page = await stage.open(path);
  await ready(page);
  return page;
}

const movesOf = (page: WebKitPage): Promise<string> => textOf(page, '.moves');
const saidOn = (page: WebKitPage): Promise<string> => textOf(page, '.status');

test("notices the page's errors", async () => {
  const page = await open('');
  await page.evaluate(async () => {
    console.error('Said.');
    void Promise.reject(new Error('Rejected.'));
    setTimeout(() => {
      throw new Error('Thrown.');
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  const complaints = await page.complaints();
  expect(complaints.map((complaint) => complaint.replace(/^(\w+: ).*?(\w+\.)$/, '$1$2')).sort()).toEqual([
    'console: Said.',
    'error: Thrown.',
    'rejected: Rejected.',
  ]);
});

test('changes nothing after a refused drop, and explains why', async () => {
  const page = await open('#deal=java:11');
  const before = await frameOf(page);
  await drag(page, [await gripOf(page, 't4', 1), await topOf(page, 't7')]);
  expect([await frameOf(page), await textOf(page, '.saying')]).toEqual([
    before,
    'On the tableau, red goes on black and black on red.',
  ]);
});

test.each<[keys: string, said: string, moves: string]>([
  ['Space', 'four of diamonds on the waste', '1 move'],
  ['Space u', 'Undone', '0 moves'],
  ['Space Control+z', 'Undone', '0 moves'],
  ['4 Enter', 'Four of hearts to tableau 6', '1 move'],
  ['4 a', 'No foundation', '0 moves'],
  ['1 ArrowRight Enter Escape', 'Put back', '0 moves'],
  ['1 ArrowRight Enter', 'Queen of clubs in hand', '0 moves'],
])('the keys %s', async (keys, said, moves) => {
  const page = await open('#deal=java:11');
  for (const key of keys.split(' ')) {
    await page.keyboard.press(key);
    await ready(page);
  }
  expect([await saidOn(page), await movesOf(page)]).toEqual([expect.stringContaining(said), moves]);
});

test('lists the keys in a dialog that Escape closes', async () => {
  const page = await open('#deal=java:11');
  await page.keyboard.press('4');
  await page.keyboard.press('?');
  await ready(page);
  const listed = await textOf(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  expect([listed, await textOf(page, 'dialog[open]'), await focusOf(page)]).toEqual([
    expect.stringContaining('draw'),
    '',
    't4 1',
  ]);
});

test('switches to Monte Carlo and back, and keeps both games', async () => {
  const page = await open('#deal=java:11');
  await page.keyboard.press('Space');
  const left = await frameOf(page);
  await choose(page, 'Monte Carlo');
  const cells = await page.evaluate(
    () => document.querySelector('.klondike')?.shadowRoot?.querySelectorAll('[role=gridcell]').length,
  );
  await choose(page, 'Klondike');
  expect([cells, await frameOf(page)]).toEqual([25, left]);
});

test('keeps each move of a game after a reload', async () => {
  const page = await open('#deal=java:11');
  await drag(page, [await gripOf(page, 't4', 1), await topOf(page, 't6')]);
  await page.keyboard.press('Space');
  await still(page);
  const left = await frameOf(page);
  await page.reload();
  await ready(page);
  await still(page);
  const found = await frameOf(page);
  await press(page, 'Undo');
  expect([found, await movesOf(page)]).toEqual([left, '1 move']);
});

test.each([
  '#rules=ulg&deal=java:33',
  '#rules=ycp-selection&deal=java:82',
  '#rules=ycp-text&deal=java:82',
  '#rules=ksu&deal=dotnet:17',
  '#game=montecarlo&deal=java:4711',
])('follows a link to %s', async (link) => {
  const page = await open(link);
  const [name] = /[\w]+:\d+/.exec(link) ?? [];
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).toContain(name);
});
