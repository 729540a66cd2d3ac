/** Checks `docs/compare.md`: each cell in our column names an existing spec, and each missing feature has a reason. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PAGE = readFileSync(`${ROOT}docs/compare.md`, 'utf8');

/** The rows of all tables, without the line of dashes below each header. */
const ROWS: readonly (readonly string[])[] = PAGE.split('\n')
  .filter((line) => line.startsWith('|') && !/^[|\s-]+$/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const [HEAD = []] = ROWS;

/** The rows without the headers, which are all the same. */
const FEATURES = ROWS.filter((row) => row.join() !== HEAD.join());

const all = (pattern: RegExp, text = PAGE): string[] =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found);

const inOrder = (names: readonly string[]): string[] => [...new Set(names)].sort();

/** What our cell in a row lacks; undefined if it is complete. */
function lackOf([feature = '', ours = '']: readonly string[]): string | undefined {
  const hasReason = /\(reason \d+\)$/.test(ours);
  if (/^(no|partly)\b/.test(ours)) return hasReason ? undefined : `${feature}: no reason`;
  return hasReason || /`spec\/\S+`/.test(ours) ? undefined : `${feature}: no spec`;
}

test('each row has a non-empty cell for each column', () => {
  const uneven = ROWS.filter((row) => row.length !== HEAD.length || row.includes(''));
  expect([HEAD[1], FEATURES.length > 40, uneven]).toEqual(['klondike-kit', true, []]);
});

test('each named spec exists', () => {
  const named = all(/`(spec\/[^`]+)`/g);
  expect([named.length > 40, named.filter((path) => !existsSync(ROOT + path))]).toEqual([true, []]);
});

test('each row names a spec, or a reason for a missing or partial feature', () => {
  expect(FEATURES.map(lackOf).filter((lack) => lack !== undefined)).toEqual([]);
});

test('the rows use all listed reasons, and only these', () => {
  const [, given = ''] = PAGE.split('\n## Reasons\n');
  expect(inOrder(all(/\(reason (\d+)\)/g))).toEqual(inOrder(all(/^(\d+)\. /gm, given)));
});

test('the cells use all listed sources, and only these', () => {
  const cells = FEATURES.flatMap((row) => row.slice(2)).join('\n');
  const named = all(/\(([MW]\d+(?:, [MW]\d+)*)\)/g, cells).flatMap((names) => names.split(', '));
  expect(inOrder(named)).toEqual(inOrder(all(/^- ([MW]\d+): /gm)));
});

test('each row says something about other packages', () => {
  const alone = FEATURES.filter((row) => row.slice(2).every((cell) => cell === '?'));
  expect(alone).toEqual([]);
});
