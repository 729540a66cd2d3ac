/** In a terminal that draws suit signs two columns wide, rows look the same as in other terminals. */
import { describe, expect, test } from '@jest/globals';
import type { LanguageName } from '../../../src/core/strings/language.js';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import { parseDeal as parseGrid } from '../../../src/games/montecarlo/model/deals.js';
import type { Size } from '../../../src/terminal/drawing/canvas.js';
import { DrawnTerminal, RIGHT_HALF } from '../../support/drawn-terminal.js';
import { FakeTerminal } from './fake-terminal.js';

const SIGNS = '♠♥♦♣';
const LEFT = '\x1b[D';
const RIGHT = '\x1b[C';
const UP = '\x1b[A';
const DOWN = '\x1b[B';

/**
 * Characters that the right half of a sign may cover, because nobody reads them, such as a line, a blank or a mark next
 * to a card.
 */
const COVERED = /^[ ─═┌┐╔╗\]<>-]$/;

/** The same row in a terminal with wide signs. Marks each cell that a sign covers although it should be readable. */
function widened(row: string): string {
  const cells = Array.from(row.padEnd(row.length + 1));
  const wide = cells.map((cell, at) => (SIGNS.includes(cells[at - 1] ?? '\n') ? RIGHT_HALF : cell));
  const lost = cells.filter((cell, at) => wide[at] !== cell && !COVERED.test(cell));
  return wide.join('').trimEnd() + lost.map((cell) => `  ${cell} is covered`).join('');
}

/** The rows that differ after each key, whether the screens had many signs, and the last screen. */
async function differences(
  play: (terminal: FakeTerminal) => Promise<number>,
  size: Size,
  keys: readonly string[],
) {
  const terminal = new FakeTerminal();
  Object.assign(terminal.output, size);
  const [wide, narrow] = [new DrawnTerminal(size, SIGNS), new DrawnTerminal(size)];
  const ended = play(terminal);
  const wrong: string[] = [];
  let signs = 0;
  for (const key of ['', ...keys]) {
    await terminal.type(key);
    const written = terminal.take();
    for (const terminal of [wide, narrow]) terminal.write(written);
    const rows = wide.rows;
    narrow.rows.forEach((row, at) => {
      signs += Array.from(row).filter((cell) => SIGNS.includes(cell)).length;
      if (rows[at] !== widened(row)) wrong.push(`${JSON.stringify(key)}: ${widened(row)}\n     ${rows[at]}`);
    });
  }
  await terminal.type('\x03');
  await ended;
  return { wrong, hasSigns: signs > 50, last: narrow.rows.join(' ') };
}

const SIZES: readonly Size[] = [
  { columns: 80, rows: 24 },
  { columns: 40, rows: 20 },
  { columns: 100, rows: 36 },
  { columns: 20, rows: 11 },
];

/**
 * These keys show the table and waste, selected cards over piles, targets, a hint, help, the list of moves, settings,
 * and a deal chosen by name.
 */
const KLONDIKE_KEYS = [
  ...['d', 'd', RIGHT, ' ', RIGHT, DOWN, '\x1b', DOWN, UP, LEFT, 'a', 'a', 'u', 'h', 'h', 'h'],
  ...[
    '?',
    ' ',
    ' ',
    ' ',
    ' ',
    'q',
    'm',
    DOWN,
    UP,
    '\x1b',
    ',',
    DOWN,
    '\x1b',
    'g',
    '12',
    '\x1b',
    '/',
    'k',
    'o',
  ],
];

const MONTE_CARLO_KEYS = [
  ...[RIGHT, DOWN, ' ', RIGHT, ' ', 'c', 't', 'T', 'u', '?', ' ', ' ', ' ', 'q'],
  ...['m', DOWN, '\x1b', ',', '\x1b', 'g', '12', '\x1b', 'i', ' '],
];

describe.each(SIZES)('$columns by $rows', (size) => {
  describe.each(['none', 'two', 'four'] as const)('with colors: %s', (color) => {
    test.each<LanguageName>(['en', 'fr'])('Klondike, %s', async (language) => {
      const look = { unicode: true, color, language };
      const play = (terminal: FakeTerminal): Promise<number> =>
        terminal.play({ ...look, deal: parseDeal('java:11') });
      expect(await differences(play, size, KLONDIKE_KEYS)).toMatchObject({ wrong: [], hasSigns: true });
    });

    test.each<LanguageName>(['en', 'fr'])('Monte Carlo, %s', async (language) => {
      const look = { unicode: true, color, language };
      const play = (terminal: FakeTerminal): Promise<number> =>
        terminal.playMonteCarlo({ ...look, deal: parseGrid('5') });
      expect(await differences(play, size, MONTE_CARLO_KEYS)).toMatchObject({ wrong: [], hasSigns: true });
    });
  });
});

describe('a win', () => {
  const suits = ['s', 'h', 'd', 'c'].map((suit) => Array.from('A23456789TJQK', (rank) => rank + suit));
  const [spades = [], ...others] = suits;
  const piles = [spades.slice(0, 12), ...others].map((cards, at) => `f${at + 1}: ${cards.join(' ')}`);
  const look = { unicode: true, color: 'two' } as const;

  test.each(SIZES)('a Klondike win, $columns by $rows', async (size) => {
    const deal = parseDeal(`${piles.join('; ')}; t1: Ks`);
    expect(await differences((terminal) => terminal.play({ ...look, deal }), size, ['1', 'a'])).toMatchObject(
      {
        wrong: [],
        last: expect.stringMatching(/won/i),
      },
    );
  });

  test.each(SIZES)('a Monte Carlo win, $columns by $rows', async (size) => {
    const deal = parseGrid('r1: As Ad');
    expect(
      await differences((terminal) => terminal.playMonteCarlo({ ...look, deal }), size, [' ', RIGHT, ' ']),
    ).toMatchObject({ wrong: [], last: expect.stringMatching(/won/i) });
  });
});
