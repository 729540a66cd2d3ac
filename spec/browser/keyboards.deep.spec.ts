/** On keyboards without Latin letters, the position of a key gives its command. Other keyboards keep their letters. */
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { onThePage, openNewGame } from './support/built-page.js';
import { movesOf } from './support/table.js';

const stage = onThePage();

const CTRL = 2;
const SHIFT = 8;

/** A key as the system reports it: its character, its position on the keyboard, and the modifiers. */
type Key = readonly [key: string, code: string, modifiers?: number];

async function type(page: Page, ...keys: readonly Key[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const [key, code, modifiers = 0] of keys) {
    const text = (modifiers & CTRL) === 0 ? { text: key } : {};
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code, modifiers, ...text });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code, modifiers });
  }
  await session.detach();
}

describe.each<[keyboard: string, keys: Readonly<Record<'draw' | 'undo' | 'redo', Key>>]>([
  ['Russian', { draw: ['в', 'KeyD'], undo: ['я', 'KeyZ', CTRL], redo: ['Я', 'KeyZ', CTRL + SHIFT] }],
  ['Greek', { draw: ['δ', 'KeyD'], undo: ['ζ', 'KeyZ', CTRL], redo: ['υ', 'KeyY', CTRL] }],
  ['Hebrew', { draw: ['ג', 'KeyD'], undo: ['ז', 'KeyZ', CTRL], redo: ['ט', 'KeyY', CTRL] }],
])('a %s keyboard', (_, { draw, undo, redo }) => {
  test('draws, undoes and redoes in Klondike', async () => {
    const page = await stage.open('#deal=java:11');
    const seen: string[] = [];
    for (const key of [draw, draw, undo, redo, undo]) {
      await type(page, key);
      seen.push(await movesOf(page));
    }
    expect(seen).toEqual(['1 move', '2 moves', '1 move', '2 moves', '1 move']);
  });
});

test('a Russian keyboard asks for a hint and undoes in Monte Carlo', async () => {
  const page = await stage.open('#game=montecarlo&deal=java:12345');
  const cells = page.getByRole('gridcell');
  await cells.first().waitFor();
  await type(page, ['р', 'KeyH']);
  const hinted = await cells.and(page.locator('[aria-selected]')).count();
  await type(page, ['г', 'KeyU']);
  expect([hinted, await cells.and(page.locator('[aria-selected]')).count()]).toEqual([2, 0]);
});

const focusOn = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.ariaLabel);

describe('finds a card by the keys of its letters', () => {
  test.each<[keyboard: string, how: string, card: RegExp, keys: readonly Key[]]>([
    [
      'Russian',
      'by the sign /',
      /^four of hearts/,
      [
        ['/', 'Backslash', SHIFT],
        ['4', 'Digit4'],
        ['р', 'KeyH'],
      ],
    ],
    [
      'Russian',
      'by the key of /',
      /^queen of clubs/,
      [
        ['.', 'Slash'],
        ['й', 'KeyQ'],
        ['с', 'KeyC'],
      ],
    ],
    [
      'Greek',
      'by the sign /',
      /^queen of clubs/,
      [
        ['/', 'Slash'],
        [';', 'KeyQ'],
        ['ψ', 'KeyC'],
      ],
    ],
    [
      'Hebrew',
      'by the sign /',
      /^queen of clubs/,
      [
        ['/', 'KeyQ'],
        ['/', 'KeyQ'],
        ['ב', 'KeyC'],
      ],
    ],
    [
      'Hebrew',
      'by the key of /',
      /^queen of clubs/,
      [
        ['.', 'Slash'],
        ['/', 'KeyQ'],
        ['ב', 'KeyC'],
      ],
    ],
    [
      'Arabic',
      'by the key of /',
      /^four of hearts/,
      [
        ['ظ', 'Slash'],
        ['4', 'Digit4'],
        ['ا', 'KeyH'],
      ],
    ],
  ])('on a %s keyboard %s', async (_, __, card, keys) => {
    const page = await stage.open('#deal=java:11');
    const [slash, ...named] = keys;
    if (slash !== undefined) await type(page, slash);
    // The page loads the question only when the player needs it.
    await page.getByText('Which card?').first().waitFor();
    await type(page, ...named);
    expect(await focusOn(page)).toMatch(card);
  });
});

test('a Hebrew keyboard goes to the waste', async () => {
  const page = await stage.open('#deal=java:11');
  await type(page, ['ג', 'KeyD'], ["'", 'KeyW']);
  expect(await focusOn(page)).toMatch(/top of waste$/);
});

test("a text field gets the letters, and the table doesn't", async () => {
  const page = await stage.open('#deal=java:11');
  await openNewGame(page);
  await page.getByRole('textbox').focus();
  await type(page, ['в', 'KeyD'], ['я', 'KeyZ'], ['н', 'KeyY']);
  expect([await page.getByRole('textbox').inputValue(), await movesOf(page)]).toEqual(['вян', '0 moves']);
});

describe('a key that types a Latin letter or a sign means that character, in any position', () => {
  test.each<[keyboard: string, keys: readonly Key[]]>([
    [
      'Dvorak',
      [
        ['d', 'KeyH'],
        ['d', 'KeyH'],
        ['u', 'KeyF'],
        ['d', 'KeyH'],
        ["'", 'KeyQ'],
        [';', 'KeyZ', CTRL],
      ],
    ],
    [
      'AZERTY',
      [
        ['d', 'KeyD'],
        ['d', 'KeyD'],
        ['z', 'KeyW', CTRL],
        ['d', 'KeyD'],
        ['w', 'KeyZ', CTRL],
      ],
    ],
  ])('%s', async (_, keys) => {
    const page = await stage.open('#deal=java:11');
    await type(page, ...keys);
    expect(await movesOf(page)).toBe('2 moves');
  });
});
