/** Variations in scripts: moves that were undone and replaced. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseScript, printScript, printVariations } from '../../../../src/games/klondike/script/text.js';
import { placeOfItem } from '../../../../src/scripts/language/parse.js';
import { parseMonteCarloScript } from '../../../../src/games/montecarlo/script/script.js';
import { errorOf } from '../../../support/error-of.js';
import { treeOf } from './tree-of.js';

/** The events in the order in which they were played, on one line. */
const played = (text: string): string => printScript(parseScript(text)).trimEnd().replaceAll('\n', ' ');

describe('a variation is parsed into the events that were played', () => {
  test.each([
    ['new stock (t1>t2 t3>f1) t4>t5', 'new t1>t2 t3>f1 undo*2 stock t4>t5'],
    ['new t1>t2 (t3>f1)', 'new t3>f1 undo t1>t2'],
    ['new stock (t1>t2) (w>f1) w>t4', 'new t1>t2 undo w>f1 undo stock w>t4'],
    ['new stock (t1>t2 (t3>t4 t5>t6) w>f1) t4>t5', 'new t3>t4 t5>t6 undo*2 t1>t2 w>f1 undo*2 stock t4>t5'],
    ['new stock*3 (stock*2 w>t1) undo', 'new stock*2 w>t1 undo*3 stock*3 undo'],
    ['new t1>t2*3 (t2>t1*2)', 'new t2>t1*2 undo t1>t2*3'],
    ['new w>f1(t1>t2)win', 'new t1>t2 undo w>f1 win'],
    ['new w>f1 win (t1>t2 w>f2? win)', 'new t1>t2 w>f2? win undo w>f1 win'],
    [
      'new stock { moves: 1 } # one\n (t1>t2 { t1: }) w>t1',
      'new t1>t2 { t1: } undo stock { moves: 1 } # one w>t1',
    ],
  ])('%j is %j', (text, words) => expect(played(text)).toBe(words));
});

test('a thousand nested brackets can be parsed', () => {
  const deep = `new${' stock (w>t1'.repeat(1000)}${')'.repeat(1000)}`;
  expect(
    played(deep)
      .split(' ')
      .filter((word) => word.startsWith('undo')),
  ).toHaveLength(1000);
});

describe('a text is not a script', () => {
  test.each([
    ['new stock (t1>t2', 'line 1, column 11: "("; expected a ) at the end of the variation'],
    ['new\nstock t1>t2) w>t1', 'line 2, column 12: ")"; expected a ( before it to open the variation'],
    ['(stock)', 'line 1, column 1: "("; expected an event before it that the variation replaces'],
    [
      'new stock ((t1>t2))',
      'line 1, column 12: "("; expected an event before it that the variation replaces',
    ],
    ['new stock ()', 'line 1, column 12: ")"; expected a move before it, within the variation'],
    ['new stock (w>t1?)', 'line 1, column 17: ")"; expected a move before it, within the variation'],
    ['new stock\n(t1>t2 new)', 'line 2, column 8: "new"; expected only moves within a variation'],
    ['new stock (t1>t2 undo)', 'line 1, column 18: "undo"; expected only moves within a variation'],
    ['new stock (t1>t2 redo)', 'line 1, column 18: "redo"; expected only moves within a variation'],
    ['new stock ([X "y"] t1>t2)', 'line 1, column 12: "y"; expected only moves within a variation'],
    ['new (t1>t2)', 'line 1, column 1: "new"; expected an accepted move before the variation'],
    ['new stock undo (t1>t2)', 'line 1, column 11: "undo"; expected an accepted move before the variation'],
    ['new w>t1? (t1>t2)', 'line 1, column 5: "w>t1?"; expected an accepted move before the variation'],
    ['new stock (t1>t8)', 'line 1, column 12: "t1>t8"; expected a target after >: t1 to t7 or f1 to f4'],
    [
      'bad (t1>t2',
      'line 1, column 1: "bad"; expected an event (new, stock, undo, redo, w>t3, w>f1, t5>f2, t2>t6*3, f1>t4), win, a tag, a check or a comment',
    ],
    ['new stock (undo*999999)', 'line 1, column 12: "undo*999999"; expected only moves within a variation'],
  ])('%j', (text, message) => {
    expect(errorOf(() => parseScript(text))).toBe(`TextError: ${message}`);
  });

  test('if the scripts of the game have no variations', () => {
    const [text, message] = [
      'new:1 b1 (c1)',
      'line 1, column 11: "c1"; expected no brackets: scripts of this game have no variations',
    ];
    expect(errorOf(() => parseMonteCarloScript(text))).toBe(`TextError: ${message}`);
  });
});

test('an item in a variation and the undo after it have places in the text', () => {
  const text = 'new stock\n(t1>t2 w>f1)\n{ moves: 1 }';
  const columns = [0, 1, 2, 3, 4, 5].map((index) => Object.values(placeOfItem(text, index)).join());
  expect(columns).toEqual(['1,1', '2,2', '2,8', '2,12', '1,5', '3,1']);
});

/** The script with variations, on one line. */
const written = (text: string): string => printVariations(parseScript(text)).trimEnd().replaceAll('\n', ' ');

describe('undone moves are printed as a variation', () => {
  test.each([
    ['new stock t1>t2', 'new stock t1>t2', 'nothing was undone'],
    ['new t1>t2 t3>f1 undo*2 stock t4>t5', 'new stock (t1>t2 t3>f1) t4>t5', 'a variation'],
    ['new t3>t4 undo t5>t6 undo*1 stock', 'new stock (t3>t4) (t5>t6)', 'two variations'],
    [
      'new t3>t4 stock undo w>t1 undo*2 stock',
      'new stock (t3>t4 w>t1 (stock))',
      'a variation within another',
    ],
    ['new stock*3 undo*2 redo', 'new stock stock stock undo', 'moves that can be redone stay on the line'],
    ['new stock*3 undo*3', 'new stock stock stock undo*3', 'all moves undone'],
    ['new t1>t2 undo stock undo t1>t2 w>f1', 'new t1>t2 (stock) w>f1', 'the same move played again'],
    ['new w>f1 win undo t1>t2 undo redo undo w>f1 win', 'new w>f1 win (t1>t2)', 'a win'],
    ['new w>f1 win undo t1>t2', 'new t1>t2 (w>f1 win)', 'a win that was undone'],
    ['new stock w>t1? { moves: 1 } # one', 'new stock', 'refused events, checks and comments are left out'],
    [
      '[A "x"] new stock [Deal "java:1"] new t1>t2 undo w>t1',
      '[A "x"] new stock [Deal "java:1"] new w>t1 (t1>t2)',
      'two games',
    ],
  ])('%j as %j: %s', (script, text) => expect(written(script)).toBe(text));

  test('in lines, as in any other script', () => {
    const lines = printVariations(parseScript(`new ${'stock undo w>t1 '.repeat(20)} w>f1 win`)).split('\n');
    expect([lines.length, lines.every(({ length }) => length <= 80), lines.at(-2)]).toEqual([6, true, 'win']);
    const plain = `[Deal "java:1"]\nnew ${'stock '.repeat(30)}\nwin\n[X "y"]\nnew stock`;
    expect(printVariations(parseScript(plain))).toBe(printScript(parseScript(plain)));
  });
});

test('a script that is printed and parsed again has the same tree and the same current move', () => {
  const word = fc.constantFrom('stock', 't1>t2', 't1>t2*3', 'w>f1', 'undo', 'undo', 'undo*3', 'redo');
  fc.assert(
    fc.property(fc.array(word, { maxLength: 80 }), (words) => {
      const script = `new ${words.join(' ')}`;
      expect(treeOf(printVariations(parseScript(script)))).toEqual(treeOf(script));
    }),
  );
});
