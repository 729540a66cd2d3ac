/** Prints frames line by line, and compares two frames side by side. */
import { printCard } from '../../../core/card.js';
import type { Frame } from '../contract/frame.js';
import { SHOWN_PILES, cardsShown } from '../contract/frame.js';

/**
 * The text of each fact in a frame. The facts are the piles, the stock, the moves and the win. The keys are the names
 * before the colons in a frame's text.
 */
export type FrameLines = ReadonlyMap<string, string>;

export function linesOf(frame: Frame): FrameLines {
  const lines = new Map([['stock', frame.stockEmpty ? 'empty' : 'full']]);
  for (const pile of SHOWN_PILES) lines.set(pile, cardsShown(frame, pile).map(printCard).join(' '));
  lines.set('moves', String(frame.moves));
  lines.set('won', frame.won ? 'yes' : 'no');
  return lines;
}

/** The keys whose lines differ. */
export const differences = (expected: FrameLines, shown: FrameLines, keys: Iterable<string>): string[] =>
  [...keys].filter((key) => expected.get(key) !== shown.get(key));

/** @throws Error with both frames side by side if a line with one of the keys differs */
export function expectSame(expected: FrameLines, shown: FrameLines, keys = expected.keys()): void {
  const wrong = differences(expected, shown, keys);
  if (wrong.length > 0) throw new Error(`${differ(wrong)}\n${sideBySide(expected, shown, wrong)}`);
}

/** The sentence that says which lines differ. */
export const differ = (wrong: readonly string[], when = ''): string =>
  `${wrong.join(', ')} ${wrong.length === 1 ? 'differs' : 'differ'}${when}:`;

/** The maximum width of the left column, so that both columns fit into 100 characters. */
const WIDEST = 45;

/**
 * Both frames, with an exclamation mark at the wrong lines. If the left cell is too long for its column, the right one
 * is on the next line.
 */
export function sideBySide(expected: FrameLines, shown: FrameLines, wrong: readonly string[]): string {
  const keys = [...shown.keys()].filter(
    (key) => wrong.includes(key) || hasText(expected, key) || hasText(shown, key),
  );
  const cells = keys.map((key) => line(expected, key));
  const lengths = cells.map(({ length }) => length).filter((length) => length <= WIDEST);
  const width = Math.max('expected'.length, ...lengths);
  const rows = keys.map((key, index) => {
    const left = cells[index] ?? '';
    const mark = wrong.includes(key) ? '!' : '|';
    const isLong = left.length > width;
    return `  ${isLong ? `${left}\n  ${' '.repeat(width)}` : left.padEnd(width)} ${mark} ${line(shown, key)}`;
  });
  return [`${'  expected'.padEnd(width + 2)} | shown`, ...rows].map((row) => row.trimEnd()).join('\n');
}

const hasText = (lines: FrameLines, key: string): boolean => !['', 'no', undefined].includes(lines.get(key));

const line = (lines: FrameLines, key: string): string =>
  `${key}: ${lines.get(key) ?? '(anything)'}`.trimEnd();
