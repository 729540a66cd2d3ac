/** Tests the soft sounds of Klondike's table, which are off by default. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { choose, onThePage, openSettings, ready } from './support/built-page.js';
import { gameOf } from './support/house-page.js';

const stage = onThePage();

/** The calls to the page's audio: `open`, `close`, and the pitch of each tone. */
interface Heard {
  readonly heard: (number | string)[];
}

/** Runs in the page and records the calls to its audio. */
function fakeAudio(): void {
  const heard: (number | string)[] = [];
  const linked = { connect: (next: unknown) => next };
  class FakeContext {
    readonly currentTime = 0;
    readonly destination = {};
    constructor() {
      heard.push('open');
    }
    resume = (): Promise<void> => Promise.resolve();
    close = (): Promise<void> => {
      heard.push('close');
      return Promise.resolve();
    };
    createGain(): object {
      return { ...linked, gain: { setValueAtTime: () => 0, exponentialRampToValueAtTime: () => 0 } };
    }
    createOscillator(): object {
      const frequency = { value: 0 };
      return { ...linked, frequency, start: () => heard.push(frequency.value), stop: () => 0 };
    }
  }
  Object.assign(globalThis, { heard, AudioContext: FakeContext });
}

const heardOn = (page: Page): Promise<Heard['heard']> =>
  page.evaluate(() => (globalThis as unknown as Heard).heard.splice(0));

const LAYOUT = `f1: As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs; f2: Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh;
f3: Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd; f4: Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc; t1: Ks | Kd`;

const open = (): Promise<Page> =>
  stage.open(gameOf('ulg', LAYOUT.replaceAll('\n', ' ')), { before: fakeAudio });

/** In the settings. */
async function setSound(page: Page, value: 'On' | 'Off'): Promise<void> {
  await openSettings(page);
  await page.getByRole('switch', { name: 'Sound' }).setChecked(value === 'On');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** Waits for the sounds, which load when the first one is played. */
const sounds = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => (globalThis as unknown as Heard).heard.some((one) => typeof one === 'number'));

test('while the sound is off, as by default, the page opens no audio', async () => {
  const page = await open();
  await openSettings(page);
  const usual = await page.getByRole('switch', { name: 'Sound' }).isChecked();
  await page.keyboard.press('Escape');
  for (const key of ['1', 'a', '2', 'Enter', '1', 'a']) await page.keyboard.press(key);
  await page.locator('.won').waitFor();
  expect([usual, await heardOn(page)]).toEqual([false, []]);
});

test('a card turned up, a refusal and a win have their own tones, until the sound is off again', async () => {
  const page = await open();
  await setSound(page, 'On');
  for (const key of ['1', 'a']) await page.keyboard.press(key);
  await sounds(page);
  const told = [await heardOn(page)];
  await page.keyboard.press('2');
  await page.keyboard.press('a');
  await sounds(page);
  told.push(await heardOn(page));
  await page.keyboard.press('1');
  await page.keyboard.press('a');
  await page.locator('.won').waitFor();
  await sounds(page);
  told.push(await heardOn(page));
  await setSound(page, 'Off');
  await page.keyboard.press('u');
  await page.locator('.won').waitFor({ state: 'hidden' });
  told.push(await heardOn(page));
  expect(told).toEqual([['open', 330, 494], [175], [523, 659, 784, 1047], []]);
});

test('the audio closes with the table', async () => {
  const page = await open();
  await setSound(page, 'On');
  for (const key of ['1', 'a']) await page.keyboard.press(key);
  await sounds(page);
  await choose(page, 'Replay');
  await ready(page);
  expect((await heardOn(page)).at(-1)).toBe('close');
});
