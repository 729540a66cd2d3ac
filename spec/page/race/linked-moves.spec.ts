/** The moves of a game as a link carries them. */
import { describe, expect, test } from '@jest/globals';
import { KLONDIKE } from '../../../src/games/klondike/kit.js';
import { linkedMoves, scriptOfMoves } from '../../../src/page/race/linked-moves.js';
import { RACE_ENGLISH } from '../../../src/page/race/strings/english.js';
import { printScript } from '../../../src/games/klondike/script/print.js';
import { errorOf } from '../../support/error-of.js';

const linked = (words: string): string | undefined =>
  linkedMoves(KLONDIKE, `[Game "klondike"]\n[Rules "ulg"]\n[Deal "java:11"]\nnew ${words}\n`);

describe('the moves of a script in a link', () => {
  test.each<[words: string, moves: string]>([
    ['', ''],
    ['t4>t6 w>f1', 't4-t6 w-f1'],
    ['t2>t6*3', 't2-t6.3'],
    ['stock stock stock w>t3 stock', 'stock.3 w-t3 stock'],
    ['w>t3 w>t3', 'w-t3 w-t3'],
    ['stock t4>t6 undo stock', 'stock.2'],
    ['stock t4>t6 undo undo redo', 'stock'],
    ['stock t4>t6 undo undo redo redo', 'stock t4-t6'],
    ['stock t4>t6 undo w>t3 undo redo', 'stock w-t3'],
  ])('%j is %j', (words, moves) => {
    expect(linked(words)).toBe(moves);
  });

  test('are left out if they are too many', () => {
    const words = (count: number): string => Array.from({ length: count }, () => 't2>t6*3 ').join('');
    expect([linked(words(237))?.length, linked(words(238))]).toEqual([1895, undefined]);
  });
});

test('the moves of a link make the script again', () => {
  expect(printScript(scriptOfMoves(KLONDIKE, 'stock.3 w-t3 t2-t6.3', RACE_ENGLISH))).toBe(
    'stock*3 w>t3 t2>t6*3\n',
  );
});

test.each<[moves: string, why: string]>([
  ['w-t9', 'Error: "w>t9"; expected a target'],
  ['stock sock', 'Error: Column 7: "sock"; expected'],
  ['stock new stock', 'Error: It has more in it than moves'],
  ['[Deal "java:1"] new', 'Error: It has more in it than moves'],
  ['stock\nstock', 'Error: It has more in it than moves'],
  ['stock?', 'Error: It has more in it than moves'],
])('%j cannot be read', (moves, why) => {
  expect(errorOf(() => scriptOfMoves(KLONDIKE, moves, RACE_ENGLISH))).toContain(why);
});
