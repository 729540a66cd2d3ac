/**
 * `npm run pictures` draws the pictures of the pages: `docs/table.png` and `docs/report.png`. It uses the browser from
 * npm, because that browser has its own fonts, so the pictures are the same on every machine.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { readSite } from '../../src/cli/serve/site.js';
import { siteServer } from '../../src/cli/serve/site-server.js';
import { FORMATS } from '../../src/grading/export/formats.js';
import { grade } from '../../src/grading.js';
import { bundledChromium } from '../browser/support/bundled-chromium.js';
import { siteOf } from '../browser/support/site.js';
import Handler from './given/path/to/handler.js';

/** The saved game in the picture of the table. */
const GAME = `[Game "klondike"]
[Rules "ulg"]
[Deal "java:33"]
new t4>t2 t4>t5 t4>f2 t3>f2 t3>t6 t1>t4 t7>t1 stock*2 w>t3 stock*3 w>t2 stock w>t3 t7>t3
t7>t2 stock*2 w>f4 stock*2 t3>t2*4 t2>t3*8 t5>t2*2 stock t4>t7*2 w>t4 stock*2 w>f1 w>f1
`;

const ROOT = join(import.meta.dirname, '../..');

/** The page in the middle of a game, with a hint. */
async function tablePicture(browser: Browser): Promise<Buffer> {
  const built = readSite(join(ROOT, 'dist/page.zip'));
  if (built === undefined) throw new Error('The page is not built. Run npm run build.');
  const site = await siteOf(siteServer(built));
  const page = await browser.newPage({
    viewport: { width: 1100, height: 690 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  // The table shows the time that the game took.
  await page.clock.setFixedTime('2026-01-01T12:00:00');
  await page.addInitScript((game) => {
    localStorage['klondike-kit:2:welcome'] = 'seen';
    localStorage['klondike-kit:2:game/klondike/ulg'] = game;
  }, GAME);
  await page.goto(site.address);
  await page.locator('main[data-game]:not([data-busy])').waitFor();
  await page.keyboard.press('h');
  await page.locator('.again').waitFor();
  const picture = await page.screenshot();
  await page.close();
  await site.close();
  return picture;
}

/** The report on the handler that the pages grade, from its first fault on. */
async function reportPicture(browser: Browser): Promise<Buffer> {
  const report = await grade((view) => {
    const handler = new Handler();
    handler.attach(view);
    return handler;
  });
  const page = await browser.newPage({ viewport: { width: 1040, height: 660 } });
  await page.setContent(FORMATS.html.print([report]));
  const fault = page.locator('section.criterion').first();
  await fault.evaluate((element) => element.scrollIntoView());
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** Draws all pictures into a folder. @throws Error if this machine can't run the browser from npm */
export async function drawPictures(folder: string): Promise<void> {
  const program = bundledChromium();
  if (program === undefined) throw new Error('The browser from npm runs only on Linux on x64.');
  const browser = await chromium.launch({
    executablePath: program.path,
    env: { ...process.env, ...program.env },
    args: ['--no-sandbox', '--disable-gpu'],
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'table.png'), await tablePicture(browser));
  writeFileSync(join(folder, 'report.png'), await reportPicture(browser));
  await browser.close();
}

const [, program = '', folder = join(ROOT, 'docs')] = process.argv;
if (import.meta.url === pathToFileURL(program).href) await drawPictures(folder);
