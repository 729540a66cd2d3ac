/** Measures the browser table as its player experiences it: `klondike serve` with Chromium on a slowed-down processor. */
import type { Page } from 'playwright-core';
import { launchWholeChromium } from '../spec/browser/support/chromium.js';
import type { Figure } from './measure.js';
import { figureOf } from './measure.js';
import { alive, newPage, serve, startOf } from './page-start.js';
import { whileSolving } from './solving.js';
import { longestTask } from './tasks.js';

export interface BrowserFigures {
  readonly coldStart: Figure;
  readonly drag: Smoothness;
  readonly deal: Smoothness;
  /** A drag while a worker solves a deal. */
  readonly solving: Smoothness;
  readonly pointerUp: Figure;
}

interface Smoothness {
  /** Frames per second. */
  readonly frames: Figure;
  /** In milliseconds, on the page's main thread. */
  readonly longest: Figure;
}

const RUNS = 9;

/** How many times slower the processor runs for drags and deals. */
const SLOWER = 4;

export async function measureBrowser(): Promise<BrowserFigures> {
  const server = await serve();
  const browser = await launchWholeChromium();
  try {
    const address = `${server.address}#deal=java:11`;
    const coldStart = await repeated(() => startOf(browser, address));
    const page = await newPage(browser);
    await page.goto(address);
    await alive(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const drag = await smoothness(page, () => dragAround(page));
    const pointerUp = await repeated(() => dropTime(page));
    const deal = await smoothness(page, () => dealAgain(page));
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const solving = await smoothness(page, () => whileSolving(page, () => dragAround(page)));
    return { coldStart, drag, deal, solving, pointerUp };
  } finally {
    await browser.close();
    server.stop();
  }
}

async function repeated(run: () => Promise<number>): Promise<Figure> {
  await run();
  const values: number[] = [];
  for (let time = 0; time < RUNS; time++) values.push(await run());
  return figureOf(values);
}

async function smoothness(page: Page, act: () => Promise<void>): Promise<Smoothness> {
  const frames: number[] = [];
  const longest: number[] = [];
  for (let time = 0; time <= RUNS; time++) {
    await page.waitForTimeout(400);
    const task = await longestTask(page, async () => {
      await page.evaluate(countFrames);
      await act();
      frames.push(await page.evaluate(() => globalThis.framesASecond()));
    });
    longest.push(task);
  }
  return { frames: figureOf(frames.slice(1)), longest: figureOf(longest.slice(1)) };
}

declare global {
  var framesASecond: () => number;
}

/** Runs in the page. */
function countFrames(): void {
  let frames = 0;
  const start = performance.now();
  const count = (): void => {
    frames++;
    running = requestAnimationFrame(count);
  };
  let running = requestAnimationFrame(count);
  globalThis.framesASecond = () => {
    cancelAnimationFrame(running);
    return (frames / (performance.now() - start)) * 1000;
  };
}

/** Drags a card around the whole table and back to its pile, in sixty steps. */
async function dragAround(page: Page): Promise<void> {
  const { x, y } = await middleOfTop(page, 't7');
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 60; step++) {
    const turn = (step / 60) * 2 * Math.PI;
    await page.mouse.move(x - 400 * (1 - Math.cos(turn)), y + 100 * Math.sin(turn));
  }
  await page.mouse.up();
}

async function dealAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New game' }).click();
  await page.waitForTimeout(700);
}

/** Milliseconds from releasing a card over a pile that accepts it until its frame reaches the compositor. */
async function dropTime(page: Page): Promise<number> {
  const [from, to] = await Promise.all(['t4', 't6'].map((pile) => middleOfTop(page, pile)));
  if (from === undefined || to === undefined) throw new Error('found no cards to drag');
  await page.evaluate(markDrop);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  const dropped = await page.evaluate(() => globalThis.dropped);
  await page.keyboard.press('u');
  await page.waitForTimeout(400);
  return dropped;
}

declare global {
  var dropped: Promise<number>;
}

/** Runs in the page. A message posted from an animation frame arrives after that frame is drawn. */
function markDrop(): void {
  globalThis.dropped = new Promise((resolve) => {
    const drawn = ({ timeStamp }: Event): void => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        port2.postMessage('');
      });
    };
    addEventListener('pointerup', drawn, { once: true });
  });
}

async function middleOfTop(page: Page, pile: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-pile=${pile}] .card`).last().boundingBox();
  if (box === null) throw new Error(`${pile} has no card`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
