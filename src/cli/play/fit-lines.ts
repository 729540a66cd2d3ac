/** Breaks the text of line mode into lines that fit the terminal, between words. */
import type { LineWord } from '../../kit/terminal-table.js';
import { widthOf, wrap } from '../../terminal/drawing/text.js';

/** In a terminal of at least this width, two short entries share a line. */
const WIDE = 80;

/** Breaks long lines. A word that is longer than a line stays whole. */
export const fitLines = (text: string, width: number): string =>
  text
    .split('\n')
    .flatMap((line) => (fits(line, width) ? [line] : broken(line, width)))
    .join('\n');

const fits = (text: string, width: number): boolean => widthOf(text, true) <= width;

const broken = (line: string, width: number): readonly string[] =>
  line.split(' ').every((word) => fits(word, width)) ? wrap(line, width, true) : [line];

/** Rewraps a paragraph if one of its lines is too long. */
export const refitParagraphs = (text: string, width: number): string =>
  text
    .split('\n\n')
    .map((part) =>
      part.split('\n').every((line) => fits(line, width))
        ? part
        : fitLines(part.replaceAll('\n', ' '), width),
    )
    .join('\n\n');

/** The columns for a word and the space after it, for the first and the second entry of a line. */
const FIRST = 14;
const SECOND = 10;

/** The words with their meanings. In a wide terminal, two short entries share a line. */
export function wordList(words: readonly LineWord[], width: number): string {
  const half = Math.floor(WIDE / 2);
  const lines: string[] = [];
  let before: string | undefined;
  for (const [word, meaning = ''] of words) {
    const first = entry(word, meaning, FIRST);
    const second = entry(word, meaning, SECOND);
    if (before !== undefined && fits(second, half)) {
      lines.splice(-1, 1, `${before}${' '.repeat(half - widthOf(before, true))}${second}`);
      before = undefined;
    } else {
      lines.push(...entryLines(word, meaning, width));
      before = width >= WIDE && widthOf(first, true) < half - 1 ? first : undefined;
    }
  }
  return lines.join('\n');
}

const entry = (word: string, meaning: string, indent: number): string =>
  meaning === '' ? word : `${word.padEnd(indent - 1)} ${meaning}`;

/** An entry on its own lines. Its meaning is indented; a long word is on the line above. */
function entryLines(word: string, meaning: string, width: number): readonly string[] {
  if (meaning === '') return fitLines(word, width).split('\n');
  const indent = ' '.repeat(FIRST);
  const [first = '', ...others] = fitLines(meaning, width - FIRST).split('\n');
  const rest = others.map((line) => indent + line);
  return word.length < FIRST
    ? [entry(word, first, FIRST), ...rest]
    : [word, ...[first, ...others].map((line) => indent + line)];
}
