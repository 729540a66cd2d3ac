/** The page that `klondike serve --handler` opens for a JavaScript handler. */
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { submissionWith } from '../support/grading/faulty-submissions.js';
import { folderOf } from '../support/grading/submissions.js';
import { serveHere } from '../support/serving.js';
import { button, draw } from './support/built-page.js';
import { inChromium } from './support/stage.js';
import { movesOf } from './support/table.js';

const FOLDER = folderOf({
  'handler.mjs': submissionWith('undo() { if (this.moves === 1) process.exit(3); super.undo(); }'),
});

const stage = inChromium(async () => {
  const words = ['--port', '0', '--sandbox', 'off', '--handler', join(FOLDER, 'handler.mjs')];
  const { url, stop } = await serveHere(words);
  return { address: url.slice(0, -1), close: () => stop('SIGINT').then(() => undefined) };
});

test('plays the handler live, offers only its methods, and survives its crash', async () => {
  const page = await stage.open('', { reducedMotion: 'reduce' });
  await button(page, 'New game').click();
  await draw(page);
  await draw(page);
  const drawn = await movesOf(page);
  await page.keyboard.press('u');
  const undone = await movesOf(page);
  await button(page, 'Settings').click();
  const offered = await page.getByRole('dialog').getByRole('button').allInnerTexts();
  await page.keyboard.press('Escape');
  await page.keyboard.press('u');
  const told = await page.getByText("The handler's process ended; start a new game to restart it.").count();
  await button(page, 'New game').click();
  await draw(page);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  expect([await page.title(), heading, drawn, undone, await movesOf(page)]).toEqual([
    'Zoé',
    'Zoé',
    '2 moves',
    '1 move',
    '1 move',
  ]);
  expect([told > 0, offered.filter((name) => /redo|hint|deal|game/i.test(name))]).toEqual([true, []]);
});
