/** Tests Monte Carlo's announcements, focus and dialogs. */
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Card } from '../../../src/core/card.js';
import { inChromium } from '../support/stage.js';
import { button, click, focusOn, gridAt, heardOn, press, seenOn, toldOn } from './support/grid.js';

const stage = inChromium();

const open = (query: string, motion: 'reduce' | 'no-preference' = 'reduce'): Promise<Page> =>
  stage.open(gridAt(query), { reducedMotion: motion });

/** Each key, followed by its announcement. */
const TRANSCRIPT = `
ArrowDown
Enter       Ace of diamonds, row 2, column 1, selected.
Enter       A card can't pair with itself.
End
Enter       These cards don't touch.
h           Hint: five of spades, row 1, column 3, and five of diamonds, row 2, column 2. They touch and match in rank. Press Hint again to play it.
Control+Home
ArrowRight
ArrowRight
Enter       Five of spades, row 1, column 3, selected.
ArrowDown
ArrowLeft
Space       Five of spades and five of diamonds removed. Score 2.
Enter       This cell is empty.
c           Consolidated: 2 cards dealt, 25 in the deck.
u           Undone: 23 cards on the table, 27 in the deck. Score 2.
Control+z   Undone: five of spades and five of diamonds are back. Score 0.
u           There's no move to undo.
r           Nothing would change.
`;

test('announces a session', async () => {
  const page = await open('game=12345');
  const lines: string[] = [];
  let before = await toldOn(page);
  expect(before).toBe('Game 12345: 25 cards on the table, 27 in the deck.');
  for (const line of TRANSCRIPT.trim().split('\n')) {
    const [key = ''] = line.split(' ');
    await page.keyboard.press(key);
    const after = await toldOn(page);
    lines.push(`${key.padEnd(12)}${after === before ? '' : after}`.trimEnd());
    before = after;
  }
  expect(`\n${lines.join('\n')}\n`).toBe(TRANSCRIPT);
});

describe('focus', () => {
  test('one Tab moves the focus to the cards, and another moves it to the toolbar', async () => {
    const page = await open('game=12345');
    await press(page, 'Tab');
    const bar = await focusOn(page);
    await press(page, 'Tab ArrowRight ArrowDown Shift+Tab Tab');
    expect([bar, await focusOn(page)]).toEqual(['New', 'five of diamonds, row 2, column 2']);
  });

  test('the focus stays on a cell when its card is removed and when a card is dealt there', async () => {
    const page = await open('game=12345');
    await click(page, 'c1', 'b2');
    const removed = await focusOn(page);
    await press(page, 'c');
    expect([removed, await focusOn(page)]).toEqual([
      'empty, row 2, column 2',
      'nine of hearts, row 2, column 2',
    ]);
  });

  test('the focus returns from each dialog', async () => {
    const page = await open('game=12345');
    await press(page, 'ArrowDown');
    const back: string[] = [];
    for (const keys of ['? Escape', 'g Escape', 'F1 Escape']) {
      await press(page, keys);
      back.push(await focusOn(page));
    }
    expect([...new Set(back)]).toEqual(['ace of diamonds, row 2, column 1']);
    await button(page, 'Settings').click();
    await button(page, 'Close').click();
    expect(await focusOn(page)).toBe('ace of diamonds, row 2, column 1');
  });

  test('the focus returns from a button pressed with the pointer, and stays on one pressed with a key', async () => {
    const page = await open('game=12345');
    await click(page, 'c1', 'b2');
    await button(page, 'Undo').click();
    const back = await focusOn(page);
    await press(page, 'Space');
    const chosen = await toldOn(page);
    await button(page, 'Undo').focus();
    await press(page, 'Enter');
    expect([back, chosen, await focusOn(page)]).toEqual([
      expect.stringMatching(/, row 2, column 2$/),
      expect.stringMatching(/, row 2, column 2, selected\.$/),
      'Undo',
    ]);
  });

  test('the focus moves on if its button has no room in the window', async () => {
    const page = await open('game=12345');
    await click(page, 'c1', 'b2');
    await button(page, 'Game 12345').focus();
    await page.setViewportSize({ width: 320, height: 256 });
    await page.waitForFunction(
      () => document.activeElement?.shadowRoot?.activeElement?.textContent === 'Settings',
    );
    await press(page, 'Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Restart' }).click();
    expect(await toldOn(page)).toBe('Game 12345 restarted: 25 cards on the table, 27 in the deck.');
  });

  test('the focus stays on a cell if the next grid has another shape', async () => {
    const page = await open('game=12345');
    await press(page, 'Control+End');
    await page.evaluate(() => {
      seat.view.cells([[0, 1] as Card[]]);
      seat.view.refreshWindow();
    });
    expect(await focusOn(page)).toBe('two of spades, row 1, column 2');
  });
});

describe('game numbers', () => {
  test('the player can type a game number, which is dealt and shown', async () => {
    const page = await open('game=12345');
    await button(page, 'Game 12345').click();
    await page.getByRole('textbox').fill(' 95 ');
    await press(page, 'Enter');
    expect(await seenOn(page)).toContain('r1: 8s 3c Jc');
    expect([await toldOn(page), await page.getByRole('dialog').count()]).toEqual([
      'Game 95: 25 cards on the table, 27 in the deck.',
      0,
    ]);
  });

  test.each([
    ['a page that takes names', 'game=12345', 'x', 'line 1, column 1: "x"; expected a game'],
    ['a view alone', 'game=12345&bare', 'x', '"x" isn\'t a game number. Try 12345.'],
    [
      'a view alone, if it has too many bits',
      'game=12345&bare',
      '99999999999999999999',
      'A game number is a 64-bit whole number.',
    ],
  ])('a wrong game number is refused next to the field by %s', async (...[, query, typed, fault]) => {
    const page = await open(query);
    const before = await seenOn(page);
    await button(page, 'Game 12345').click();
    await page.getByRole('textbox').fill(typed);
    await press(page, 'Enter');
    expect(await page.getByRole('dialog').getByRole('status').innerText()).toContain(fault);
    expect([await seenOn(page), await focusOn(page)]).toEqual([before, 'input']);
  });

  test('the button for the game number has its visible name even where space is tight', async () => {
    const viewport = { width: 390, height: 740 };
    const page = await stage.open(gridAt('game=-1234567890'), { viewport, reducedMotion: 'reduce' });
    expect(await button(page, 'Game -1234567890').isVisible()).toBe(true);
  });

  test('a view without a page needs only the game number', async () => {
    const page = await open('game=12345&bare');
    await button(page, 'Game 12345').click();
    await page.getByRole('textbox').fill('-9223372036854775808');
    await press(page, 'Enter');
    expect(await seenOn(page)).toContain('\ngame: -9223372036854775808');
  });

  test('the game number is announced after the dialog closes, so that screen readers read it', async () => {
    const page = await open('game=12345&bare');
    await press(page, 'Tab g');
    await page.getByRole('textbox').fill('95');
    await page.locator('.status').evaluate((status) => {
      const tell = status.replaceChildren.bind(status);
      status.replaceChildren = (...words) => {
        const isHeard = (status.getRootNode() as ShadowRoot).querySelector('dialog[open]') === null;
        tell(...(isHeard ? words : ['unheard: ', ...words]));
      };
    });
    await press(page, 'Enter');
    expect(await toldOn(page)).toBe('Game 95: 25 cards on the table, 27 in the deck.');
  });
});

test('no key plays behind an open dialog that has lost the focus', async () => {
  const page = await open('game=12345');
  await click(page, 'c1', 'b2');
  const before = await seenOn(page);
  await press(page, 'F1');
  const focus = await page.evaluate(() => {
    const inner = document.activeElement?.shadowRoot?.activeElement;
    if (inner instanceof HTMLElement) inner.blur();
    return document.activeElement?.localName;
  });
  await press(page, 'c n');
  expect([focus, await seenOn(page)]).toEqual(['body', before]);
});

test('the rules open in paragraphs, and the settings lead to the other dialogs', async () => {
  const page = await open('game=12345');
  await press(page, 'F1');
  const dialog = page.getByRole('dialog');
  expect([await dialog.getByRole('paragraph').count(), await dialog.innerText()]).toEqual([
    5,
    expect.stringContaining(
      'touching cards of the same rank: side by side, one above the other, or corner to corner.',
    ),
  ]);
  await button(page, 'Close').click();
  for (const entry of ['Copy script', 'Klondike', 'Monte Carlo', 'Quit']) {
    await button(page, 'Settings').click();
    await dialog.getByRole('button', { name: entry, exact: true }).click();
  }
  await button(page, 'Settings').click();
  await button(page, 'About…').click();
  expect([await heardOn(page), await dialog.innerText()]).toEqual([
    ['tool', 'Klondike', 'quit'],
    expect.stringContaining('Monte Carlo Solitaire, played by klondike-kit.\n\nThis is game 12345.'),
  ]);
});
