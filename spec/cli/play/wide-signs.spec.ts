/** A terminal that draws suit signs two columns wide shows each row as others do. */
import { describe, expect, test } from '@jest/globals';
import type { LanguageName } from '../../../src/core/strings/language.js';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import { parseDeal as parseGrid } from '../../../src/games/montecarlo/model/deals.js';
import type { Size } from '../../../src/terminal/drawing/canvas.js';
import { DrawnTerminal, RIGHT_HALF } from '../../support/drawn-terminal.js';
import { Stage } from './stage.js';

const SIGNS = '♠♥♦♣';
const LEFT = '\x1b[D';
const RIGHT = '\x1b[C';
const UP = '\x1b[A';
const DOWN = '\x1b[B';

/** What may be under the right half of a sign: a line, a blank, a mark beside a card. Nothing that is read. */
const COVERED = /^[ ─═┌┐╔╗\]<>-]$/;

/** What a wide terminal shows where others show this row. Names what is read and covered. */
function widened(row: string): string {
  const cells = Array.from(row.padEnd(row.length + 1));
  const wide = cells.map((cell, at) => (SIGNS.includes(cells[at - 1] ?? '\n') ? RIGHT_HALF : cell));
  const lost = cells.filter((cell, at) => wide[at] !== cell && !COVERED.test(cell));
  return wide.join('').trimEnd() + lost.map((cell) => `  ${cell} is covered`).join('');
}

/** The rows that differ, after each of the keys, and how many signs were seen in all. */
async function differences(play: (stage: Stage) => Promise<number>, size: Size, keys: readonly string[]) {
  const stage = new Stage();
  Object.assign(stage.output, size);
  const [wide, narrow] = [new DrawnTerminal(size, SIGNS), new DrawnTerminal(size)];
  const ended = play(stage);
  const wrong: string[] = [];
  let signs = 0;
  for (const key of ['', ...keys]) {
    await stage.type(key);
    const written = stage.take();
    for (const terminal of [wide, narrow]) terminal.write(written);
    const rows = wide.rows;
    narrow.rows.forEach((row, at) => {
      signs += Array.from(row).filter((cell) => SIGNS.includes(cell)).length;
      if (rows[at] !== widened(row)) wrong.push(`${JSON.stringify(key)}: ${widened(row)}\n     ${rows[at]}`);
    });
  }
  await stage.type('\x03');
  await ended;
  return { wrong, hasSigns: signs > 50 };
}

const SIZES: readonly Size[] = [
  { columns: 80, rows: 24 },
  { columns: 40, rows: 20 },
  { columns: 100, rows: 36 },
  { columns: 20, rows: 11 },
];

/** Table and waste, cards in hand over piles, targets, a hint, the help, the list of moves, settings, deals by name. */
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
      const play = (stage: Stage): Promise<number> => stage.play({ ...look, deal: parseDeal('java:11') });
      expect(await differences(play, size, KLONDIKE_KEYS)).toEqual({ wrong: [], hasSigns: true });
    });

    test.each<LanguageName>(['en', 'fr'])('Monte Carlo, %s', async (language) => {
      const look = { unicode: true, color, language };
      const play = (stage: Stage): Promise<number> => stage.playMonteCarlo({ ...look, deal: parseGrid('5') });
      expect(await differences(play, size, MONTE_CARLO_KEYS)).toEqual({ wrong: [], hasSigns: true });
    });
  });
});
