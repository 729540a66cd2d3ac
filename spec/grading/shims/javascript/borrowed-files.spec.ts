/** Finds files of the package's own game that a submission loads. */
import { expect, test } from '@jest/globals';
import { borrowedFile, borrowedText } from '../../../../src/grading/shims/javascript/borrowed-files.js';

const PACKAGE = new URL('../../../..', import.meta.url).href;
const ADA = 'file:///class/ada.mjs';

test.each<[url: string, parent: string, file: string | undefined]>([
  [`${PACKAGE}dist/klondike.min.js`, ADA, 'dist/klondike.min.js'],
  [`${PACKAGE}dist/klondike.min.js?program=2#x`, `${ADA}?program=2`, 'dist/klondike.min.js'],
  [`${PACKAGE}dist/clicks.js`, '', 'dist/clicks.js'],
  [`${PACKAGE}src/games/klondike/model/play.ts`, ADA, 'src/games/klondike/model/play.ts'],
  ['file:///class/node_modules/klondike-kit/dist/index.js', ADA, 'dist/index.js'],
  [`${PACKAGE}dist/index.js`, `${PACKAGE}dist/clicks.js?program=2`, undefined],
  [`${PACKAGE}dist/testing.js`, ADA, undefined],
  [`${PACKAGE}package.json`, ADA, undefined],
  ['file:///class/dist/clicks.js', ADA, undefined],
  ['node:fs', ADA, undefined],
])('notes the right file if %s is loaded by %s: %s', (url, parent, file) => {
  expect(borrowedFile(url, parent)).toBe(file);
});

const BUILD =
  'x("rules must be an object such as ULG, not "); y("a move: stock, w>t3, t5>f2, t2>t6*3, f1>t4")';

test.each<[url: string, text: string, file: string | undefined]>([
  ['file:///class/copy.mjs', BUILD, 'dist/klondike.min.js'],
  ['data:text/javascript,x', BUILD, 'dist/klondike.min.js'],
  [`${PACKAGE}dist/klondike.min.js`, BUILD, undefined],
  ['file:///class/own.mjs', 'x("a move: stock, w>t3, t5>f2, t2>t6*3, f1>t4")', undefined],
])('recognizes a copy of the package by its text in %s: %j', (url, text, file) => {
  expect(borrowedText(url, text)).toBe(file);
});
