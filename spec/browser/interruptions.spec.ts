/** What comes in between leaves a correct table. */
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { printFrame } from '../../src/index.js';
import { Chance } from '../support/chance.js';
import { endFlights } from './support/flights.js';
import { frameOf } from './support/players.js';
import { PATIENCE, inChromium } from './support/stage.js';

const TABLE = 'spec/browser/pages/tables.html?deal=java:11';

const stage = inChromium();

/** The four of hearts, from the fourth pile, is held over the sixth, which takes it. */
async function holding(): Promise<{ page: Page; before: string }> {
  const page = await stage.open(TABLE, { reducedMotion: 'reduce', viewport: { width: 1000, height: 760 } });
  await page.getByRole('button', { name: 'New game' }).click();
  await page.keyboard.press('1');
  await page.keyboard.press('Space');
  const before = await frameOf(page);
  const [from, to] = await page.evaluate(() => [firstSeat().top('t4'), firstSeat().top('t6')] as const);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  return { page, before };
}

/** Where the four of hearts is, and whether it stands out. */
const fourOfHearts = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const root = document.querySelector('.klondike')?.shadowRoot;
    const card = root?.querySelector<HTMLElement>('[data-card="4h"]');
    const { x = 0, y = 0 } = card?.getBoundingClientRect() ?? {};
    const { x: left = 0, y: top = 0 } = card?.parentElement?.lastElementChild?.getBoundingClientRect() ?? {};
    return `${x === left && y === top ? 'on' : 'off'} ${card?.parentElement?.dataset['pile'] ?? ''} ${card?.className ?? ''}`;
  });

const sendEvent = (page: Page, type: string, pointerId: number): Promise<boolean> =>
  page.evaluate(
    ([name, id]) => {
      const card = document.querySelector('.klondike')?.shadowRoot?.querySelector('[data-card="2d"]');
      return (
        card?.dispatchEvent(
          new PointerEvent(name, { pointerId: id, bubbles: true, composed: true, isPrimary: id === 1 }),
        ) ?? false
      );
    },
    [type, pointerId] as const,
  );

const MOVED = 't6: ## ## ## ## ## 5c 4h';

describe('while cards are held', () => {
  test('a second pointer does nothing', async () => {
    const { page } = await holding();
    for (const type of ['pointerdown', 'pointermove', 'pointerup']) await sendEvent(page, type, 7);
    await page.mouse.up();
    expect(await frameOf(page)).toContain(MOVED);
  });

  test('a pointer that is taken away lets them go', async () => {
    const { page, before } = await holding();
    await sendEvent(page, 'pointercancel', 1);
    const seen = await fourOfHearts(page);
    await page.mouse.up();
    expect([seen, await frameOf(page)]).toEqual(['on t4 card', before]);
  });

  test('another size of the window lets them go', async () => {
    const { page, before } = await holding();
    await page.setViewportSize({ width: 700, height: 500 });
    await page.waitForFunction(() => innerWidth === 700);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const seen = await fourOfHearts(page);
    await page.mouse.up();
    expect([seen, await frameOf(page)]).toEqual(['on t4 card', before]);
  });

  test('undo takes them back to where it says', async () => {
    const { page } = await holding();
    await page.keyboard.press('u');
    const seen = await fourOfHearts(page);
    await page.mouse.move(400, 400);
    await page.mouse.up();
    expect([seen, (await frameOf(page)).includes('moves: 0')]).toEqual(['on t4 card', true]);
  });

  test('a new game lays out its own', async () => {
    const { page } = await holding();
    await page.keyboard.press('n');
    await page.mouse.up();
    expect([await fourOfHearts(page), (await frameOf(page)).includes('moves: 0')]).toEqual([
      'on t4 card',
      true,
    ]);
  });

  test('Escape lets them go', async () => {
    const { page, before } = await holding();
    await page.keyboard.press('Escape');
    const seen = await fourOfHearts(page);
    await page.mouse.up();
    expect([seen, await frameOf(page)]).toEqual(['on t4 card', before]);
  });

  test('the right button does nothing', async () => {
    const { page } = await holding();
    await page.mouse.down({ button: 'right' });
    await page.mouse.up({ button: 'right' });
    await page.mouse.up();
    expect(await frameOf(page)).toContain(MOVED);
  });
});

test(
  'keys and clicks pressed while cards fly are all played, and the cards come to lie right',
  async () => {
    const page = await stage.open(TABLE, { reducedMotion: 'no-preference' });
    await page.keyboard.press('Tab');
    const chance = new Chance(20261121);
    const keys = [
      'n',
      ' ',
      ' ',
      ' ',
      'u',
      'a',
      'w',
      'Enter',
      'f',
      'Escape',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
    ];
    const pressed = ['n', '1'];
    for (let turn = 0; turn < 300; turn++) pressed.push(chance.pick(keys));
    for (const key of pressed) await page.keyboard.press(key);
    await endFlights(page);
    await page.waitForTimeout(250);
    const [shown, told, left] = await page.evaluate(() => {
      const { frame, view } = firstSeat();
      const root = document.querySelector('.klondike')?.shadowRoot;
      return [frame(), view.frame, root?.querySelectorAll('.leaving *').length] as const;
    });
    expect([shown, left]).toEqual([printFrame(told), 0]);
  },
  PATIENCE,
);
