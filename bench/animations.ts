/**
 * `npm run bench:animations`: measures how smoothly Klondike's cards are dealt, finish by themselves, and leap after a
 * win, at full speed and on a processor slowed down four times.
 */
import { loadavg } from 'node:os';
import type { Browser, Page } from 'playwright-core';
import { launchWholeChromium } from '../spec/browser/support/chromium.js';
import { easyGameBut } from '../spec/support/easy-deal.js';
import type { Figure } from './measure.js';
import { figureOf } from './measure.js';
import { alive, newPage, serve } from './page-start.js';
import { longestTask, traced } from './tasks.js';

const RUNS = 5;

/** How many times slower the processor runs. */
const SLOWNESS = [1, 4];

/** The display's frames in a second. */
const DUE = 60;

interface Animation {
  /** The saved game with which the page opens. */
  readonly game: string;
  /** Starts the animation and waits until it has ended. */
  readonly play: (page: Page) => Promise<void>;
  /** Brings back the table as it was, and waits until the cards are still. */
  readonly reset: (page: Page) => Promise<void>;
}

/** The script of a game that can finish itself with 24 cards. */
const LAST_24 = `[Game "klondike"]
[Rules "ulg"]
[Deal "f1: As 2s 3s 4s 5s 6s 7s; f2: Ah 2h 3h 4h 5h 6h 7h; f3: Ad 2d 3d 4d 5d 6d 7d; f4: Ac 2c 3c 4c 5c 6c 7c; t1: Kd Qs Jd Ts 9d 8s; t2: Ks Qd Js Td 9s 8d; t3: Kh Qc Jh Tc 9h 8c; t4: Kc Qh Jc Th 9c 8h"]
new
`;

const ANIMATIONS: Readonly<Record<string, Animation>> = {
  deal: {
    game: easyGameBut(1),
    play: async (page) => {
      await page.keyboard.press('n');
      await page.waitForTimeout(1000);
    },
    reset: () => Promise.resolve(),
  },
  'finish, 24 cards': {
    game: LAST_24,
    play: async (page) => {
      await page.keyboard.press('e');
      await page.locator('.status', { hasText: '24 moves' }).waitFor({ state: 'attached' });
    },
    reset: back,
  },
  cascade: {
    game: easyGameBut(1),
    play: async (page) => {
      for (const key of ['w', 'a']) await page.keyboard.press(key);
      await page.waitForTimeout(2500);
    },
    reset: back,
  },
};

async function back(page: Page): Promise<void> {
  await page.reload();
  await alive(page);
}

interface Frames {
  /** Frames per second. */
  readonly shown: number;
  /** In percent of the display's frames. */
  readonly dropped: number;
}

/** Measures the frames from the first to the last that an animation draws. */
async function framesOf(page: Page, play: Animation['play']): Promise<Frames> {
  const events = await traced(page, ['cc,benchmark'], () => play(page));
  const drawn = events.flatMap(({ args }) => {
    const frame = args?.frame_reporter;
    return frame?.has_main_animation || frame?.has_compositor_animation ? [frame] : [];
  });
  if (drawn.length === 0) throw new Error('no frame of the trace has an animation');
  const numbers = drawn.map((frame) => frame.frame_sequence);
  const due = Math.max(...numbers) - Math.min(...numbers) + 1;
  const shown = new Set(
    drawn.filter(({ state }) => state.startsWith('STATE_PRESENTED')).map((frame) => frame.frame_sequence),
  ).size;
  return { shown: (DUE * shown) / due, dropped: 100 * (1 - shown / due) };
}

interface Measured {
  readonly frames: readonly Frames[];
  /** In milliseconds. */
  readonly longest: readonly number[];
}

async function measured(
  browser: Browser,
  address: string,
  rate: number,
  animation: Animation,
): Promise<Measured> {
  const page = await newPage(browser);
  await page.addInitScript((game) => {
    localStorage['klondike-kit:2:game/klondike/ulg'] = game;
    localStorage['klondike-kit:2:welcome'] = 'seen';
  }, animation.game);
  await page.goto(address);
  await alive(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const frames: Frames[] = [];
  const longest: number[] = [];
  for (let time = 0; time <= RUNS; time++) {
    frames.push(await framesOf(page, animation.play));
    await animation.reset(page);
    longest.push(await longestTask(page, () => animation.play(page)));
    await animation.reset(page);
  }
  await page.context().close();
  return { frames: frames.slice(1), longest: longest.slice(1) };
}

const text = ({ median, min, max }: Figure): string =>
  `${Math.round(median)} | ${Math.round(min)} - ${Math.round(max)}`;

const loads = loadavg().map((load) => load.toFixed(1));
console.log(`${RUNS} runs each; load ${loads.join(' ')}\n`);
console.log(
  '| animation | processor | shown, frames/s | min - max | dropped, % | min - max | longest task, ms | min - max |\n' +
    '| --- | --- | --: | --: | --: | --: | --: | --: |',
);
const server = await serve();
const browser = await launchWholeChromium();
try {
  for (const [name, animation] of Object.entries(ANIMATIONS)) {
    for (const rate of SLOWNESS) {
      const { frames, longest } = await measured(browser, server.address, rate, animation);
      const figures = [frames.map(({ shown }) => shown), frames.map(({ dropped }) => dropped), longest].map(
        figureOf,
      );
      const processor = rate === 1 ? 'this one' : `${rate} times slower`;
      console.log(`| ${name} | ${processor} | ${figures.map(text).join(' | ')} |`);
    }
  }
} finally {
  await browser.close();
  server.stop();
}
