/** The signals that a Monte Carlo player gets: red borders, the beep, the hint to consolidate. */
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { stopClock } from '../support/clock.js';
import { inChromium } from '../support/stage.js';
import {
  button,
  cellOn,
  click,
  gameOf,
  gridAt,
  heardOn,
  press,
  seenOn,
  shownOn,
  toldOn,
} from './support/grid.js';

const stage = inChromium();

const DEALT = 'r1: 6h 2s -- 8d 9s; r2: 3s 5s 2d 9c Jc; deck: 2c 3c 4c';

/** The visible cards and numbers, as the text of a frame, and the other visible elements. */
const seen = (...marks: readonly string[]): string =>
  ['r1: 6h 2s -- 8d 9s', 'r2: 3s 5s 2d 9c Jc', 'left: 3', 'score: 40', ...marks].join('\n');

async function dealt(query = '', motion: 'reduce' | 'no-preference' = 'reduce'): Promise<Page> {
  const page = await stage.open(gridAt(`${gameOf(DEALT)}${query}`), { reducedMotion: motion });
  await stopClock(page);
  return page;
}

/** The visible flash and its cells. */
const flashOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const root = document.querySelector('.klondike')?.shadowRoot;
    const flash = root?.querySelector('.flash');
    if (flash?.checkVisibility() !== true) return 'none';
    const refused = [...(root?.querySelectorAll('.refused') ?? [])].map(
      (cell) => `${cell.textContent}: ${getComputedStyle(cell, '::after').borderTopStyle}`,
    );
    return [`${flash.getAnimations().length} moving`, ...refused].join('; ');
  });

/** The border of a card and the outline around it. */
const marksOf = (page: Page, cell: string): Promise<string[]> =>
  cellOn(page, cell).evaluate((element) => {
    const style = getComputedStyle(element, '::after');
    return [style.borderTopStyle, style.borderTopColor, style.outlineStyle, style.outlineColor];
  });

describe('beeps', () => {
  test('a beep is audible, shows around the table and both cards, and is explained', async () => {
    const page = await dealt();
    await click(page, 'a1', 'b2');
    expect([await heardOn(page), await shownOn(page), await toldOn(page), await seenOn(page)]).toEqual([
      ['beep'],
      'These cards have different ranks.',
      'These cards have different ranks.',
      seen('beeped'),
    ]);
    expect(await flashOn(page)).toBe(
      '0 moving; six of hearts, row 1, column 1: dashed; five of spades, row 2, column 2: dashed',
    );
  });

  test.each<[where: string, width: number, height: number]>([
    ['desktop', 1280, 800],
    ['phone', 390, 844],
    ['phone on its side', 844, 390],
  ])("the explanation of a beep doesn't cover the cards: %s", async (...[, width, height]) => {
    const page = await stage.open(gridAt(gameOf('12345')), { viewport: { width, height } });
    await stopClock(page);
    await click(page, 'a1', 'e5');
    const covered = await page.evaluate(() => {
      const root = document.querySelector('.klondike')?.shadowRoot;
      const said = root?.querySelector('.saying')?.getBoundingClientRect();
      if (said === undefined || said.width === 0) return ['nothing is said'];
      const cells = [...(root?.querySelectorAll('.cell') ?? [])].filter((cell) => {
        const { left, right, top, bottom } = cell.getBoundingClientRect();
        return left < said.right && right > said.left && top < said.bottom && bottom > said.top;
      });
      return cells.map((cell) => cell.textContent);
    });
    expect(covered).toEqual([]);
  });

  test('a beep ends after a second', async () => {
    const page = await dealt();
    await click(page, 'a1', 'b2');
    await page.clock.runFor(999);
    const before = await flashOn(page);
    await page.clock.runFor(1);
    expect([before === 'none', await flashOn(page), await seenOn(page)]).toEqual([false, 'none', seen()]);
  });

  test("a beep pulses if motion isn't reduced", async () => {
    const page = await dealt('', 'no-preference');
    await click(page, 'a1', 'b2');
    expect(await flashOn(page)).toMatch(/^1 moving; /);
  });

  test('a beep ends when the game continues', async () => {
    const page = await dealt();
    await click(page, 'a1', 'b2', 'b1');
    expect([await flashOn(page), await seenOn(page)]).toEqual(['none', seen('highlighted: b1')]);
  });

  test('a beep answers a hint without a pair, and moves nothing', async () => {
    const page = await dealt();
    await click(page, 'b1', 'c2');
    await press(page, 'h');
    await press(page, 'h');
    expect([await heardOn(page), await shownOn(page)]).toEqual([[], '']);
    await click(page, 'd2', 'e1');
    await press(page, 'h');
    expect([await heardOn(page), await shownOn(page), await flashOn(page)]).toEqual([
      ['beep'],
      'No touching cards have the same rank.',
      '0 moving',
    ]);
  });

  test('a beep is visible but silent until the player turns on the sound, which the page remembers', async () => {
    const page = await dealt('&usual');
    await click(page, 'a1', 'b2');
    const atFirst = [await heardOn(page), await seenOn(page)];
    await button(page, 'Settings').click();
    const sound = page.getByRole('switch', { name: 'Sound' });
    const usual = await sound.isChecked();
    await sound.check();
    await press(page, 'Escape');
    await click(page, 'a1', 'b2');
    expect([atFirst, usual, await heardOn(page)]).toEqual([
      [[], seen('beeped')],
      false,
      ['sound on', 'beep'],
    ]);
  });

  test('a beep is a short tone by default', async () => {
    const page = await dealt('&tone');
    await page.evaluate(() => {
      const lengths: number[] = [];
      const stop = Object.getOwnPropertyDescriptor(OscillatorNode.prototype, 'stop');
      OscillatorNode.prototype.stop = function end(this: OscillatorNode, when) {
        lengths.push(Number(when) - this.context.currentTime);
        (stop?.value as OscillatorNode['stop']).call(this, when);
      };
      Object.assign(globalThis, { lengths });
    });
    await click(page, 'a1', 'b2', 'a1', 'b2');
    const lengths = await page.evaluate(() => (globalThis as unknown as { lengths: number[] }).lengths);
    expect(lengths.map((length) => length > 0 && length < 0.5)).toEqual([true, true]);
  });

  test.each<[what: string, context: string]>([
    ['has no audio', 'undefined'],
    ['cannot open its audio', 'class { constructor() { throw new Error("no sound card"); } }'],
  ])(
    "a beep is visible on a page that %s, where destroying a view doesn't fail either",
    async (...[, context]) => {
      const page = await dealt('&tone');
      await page.evaluate(`globalThis.AudioContext = ${context}`);
      await click(page, 'a1', 'b2');
      const first = await seenOn(page);
      await click(page, 'a1');
      const between = await seenOn(page);
      await click(page, 'b2');
      expect([first, between, await seenOn(page)]).toEqual([
        seen('beeped'),
        seen('highlighted: a1'),
        seen('beeped'),
      ]);
      await page.evaluate(() => seat.view.destroy());
    },
  );
});

describe('borders', () => {
  test('red borders show the chosen card and disappear with the pair', async () => {
    const page = await dealt();
    await click(page, 'b1');
    const chosen = await seenOn(page);
    await click(page, 'b1');
    expect([chosen, await seenOn(page)]).toEqual([seen('highlighted: b1'), seen('highlighted: b1')]);
    await click(page, 'c2');
    expect(await seenOn(page)).toBe('r1: 6h -- -- 8d 9s\nr2: 3s 5s -- 9c Jc\nleft: 3\nscore: 42');
  });

  test('red borders change to another color when a hint shows a pair', async () => {
    const page = await dealt();
    await button(page, 'Hint').click();
    const hinted = await seenOn(page);
    const marks = [await marksOf(page, 'b1'), await marksOf(page, 'c2')];
    await click(page, 'b1');
    const pair = ['none', expect.anything(), 'solid', 'rgb(95, 227, 255)'];
    expect([hinted, marks]).toEqual([seen('highlighted: b1 c2'), [pair, pair]]);
    expect(await marksOf(page, 'b1')).toEqual(['solid', 'rgb(214, 0, 25)', 'none', expect.anything()]);
  });

  test.each(['light', 'dark', 'contrast'])(
    'red borders differ in more than color in the %s theme',
    async (theme) => {
      const page = await dealt(`&theme=${theme}`);
      await click(page, 'b1');
      const look = await cellOn(page, 'b1').evaluate((cell) => {
        const { borderTopWidth, boxShadow } = getComputedStyle(cell, '::after');
        return [parseFloat(borderTopWidth) >= 3, boxShadow.match(/rgb\(255, 255, 255\)/g)?.length];
      });
      expect(look).toEqual([true, 2]);
    },
  );
});

test('the hint to consolidate is announced, and the button stands out until the next move', async () => {
  const page = await stage.open(gridAt(gameOf('r1: 6h 2s -- 9d 8s; deck: 2c 3c')), {
    reducedMotion: 'reduce',
  });
  await stopClock(page);
  await button(page, 'Best hint').click();
  expect([await shownOn(page), (await seenOn(page)).endsWith('\nhinted')]).toEqual([
    'Best hint: consolidate. No pair leads to a better ending. Press Best hint again to play it.',
    true,
  ]);
  await button(page, 'Consolidate').click();
  expect([await toldOn(page), await seenOn(page)]).toEqual([
    'Consolidated: 1 card dealt, 1 in the deck.',
    'r1: 6h 2s 9d 8s 2c\nleft: 1\nscore: 46',
  ]);
});

test('a hint after a win says that the game is won, without a beep', async () => {
  const page = await stage.open(gridAt(gameOf('r1: 2s 2h')), { reducedMotion: 'reduce' });
  await stopClock(page);
  await click(page, 'a1', 'b1');
  const said: string[] = [];
  for (const key of ['h', 'b']) {
    await page.keyboard.press(key);
    said.push(await shownOn(page));
    await page.clock.runFor(10_000);
  }
  expect([said, await heardOn(page), await page.locator('.flash').isVisible()]).toEqual([
    ["You've already won.", "You've already won."],
    [],
    false,
  ]);
});
