/**
 * `npm run bench:cascade`: measures how smoothly the cards of a won Klondike game leap, at full speed and on a
 * processor slowed down four times.
 */
import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { launchWholeChromium } from '../spec/browser/support/chromium.js';
import { easyGameBut } from '../spec/support/easy-deal.js';
import type { Figure } from './measure.js';
import { figureOf } from './measure.js';
import { alive, newPage, serve } from './page-start.js';
import { longestTask, traced } from './tasks.js';

const RUNS = 5;

/** How many times slower the processor runs. */
const SLOWNESS = [1, 4];

/** In milliseconds: the animation, and the time until its traces have faded. */
const CASCADE = 2500;

/** Frames per second of a display. */
const DUE = 60;

interface Frames {
  /** Frames per second. */
  readonly shown: number;
  /** In percent of the expected frames. */
  readonly dropped: number;
}

/** Plays the last move of the game, undoes it after the cascade, and waits until the cards are still. */
async function win(page: Page): Promise<void> {
  for (const key of ['w', 'a']) await page.keyboard.press(key);
  await page.waitForTimeout(CASCADE);
  await page.keyboard.press('u');
  await page.waitForTimeout(1000);
}

/** Measures the frames in which the page draws the animation, from the first to the last. */
async function framesOf(page: Page): Promise<Frames> {
  const events = await traced(page, ['cc,benchmark'], () => win(page));
  const moved = events.flatMap(({ ts, args }) =>
    args?.frame_reporter?.has_main_animation === true ? [{ ts, ...args.frame_reporter }] : [],
  );
  const times = moved.map(({ ts }) => ts);
  const seconds = (Math.max(...times) - Math.min(...times)) / 1_000_000;
  const shown = new Set(
    moved.filter(({ state }) => state.startsWith('STATE_PRESENTED')).map((frame) => frame.frame_sequence),
  ).size;
  if (shown === 0) throw new Error('no card moves in any frame of the trace');
  return { shown: shown / seconds, dropped: 100 * (1 - shown / (seconds * DUE)) };
}

async function repeated<Measured>(run: () => Promise<Measured>): Promise<Measured[]> {
  const all: Measured[] = [];
  for (let time = -1; time < RUNS; time++) all.push(await run());
  return all.slice(1);
}

const text = ({ median, min, max }: Figure): string =>
  `${Math.round(median)} | ${Math.round(min)} - ${Math.round(max)}`;

const server = await serve();
const browser = await launchWholeChromium();
try {
  const page = await newPage(browser);
  await page.addInitScript((game) => {
    localStorage['klondike-kit:2:game/klondike/ulg'] = game;
    localStorage['klondike-kit:2:welcome'] = 'seen';
  }, easyGameBut(1));
  await page.goto(server.address);
  await alive(page);
  const session = await page.context().newCDPSession(page);
  console.log(
    `${RUNS} runs each; load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}\n`,
  );
  console.log(
    '| processor | shown, frames/s | min - max | dropped, % | min - max | longest task, ms | min - max |\n' +
      '| --- | --: | --: | --: | --: | --: | --: |',
  );
  for (const rate of SLOWNESS) {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const frames = await repeated(() => framesOf(page));
    const longest = await repeated(() => longestTask(page, () => win(page)));
    const figures = [frames.map(({ shown }) => shown), frames.map(({ dropped }) => dropped), longest].map(
      figureOf,
    );
    const processor = rate === 1 ? 'this one' : `${rate} times slower`;
    console.log(`| ${processor} | ${figures.map(text).join(' | ')} |`);
  }
} finally {
  await browser.close();
  server.stop();
}
