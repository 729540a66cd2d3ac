import { describe, expect, test } from '@jest/globals';
import { Canvas } from '../../../src/terminal/drawing/canvas.js';
import { cut, glyphsOf, widthOf, wrap } from '../../../src/terminal/drawing/text.js';
import { repaint } from '../../../src/terminal/repaint.js';

describe('the width of a text in columns', () => {
  test.each<[text: string, width: number, because: string]>([
    ['Ada', 3, 'letters'],
    ['T♥', 2, 'suits'],
    ['Zoë', 3, 'an accent'],
    ['Zoe\u0308', 3, 'an accent apart'],
    ['王小明', 6, 'wide letters'],
    ['🂡👍', 3, 'wide signs'],
    ['Échap, cœur\u202f: l’as', 18, 'French letters and signs'],
  ])('%s: %i (%s)', (text, width) => expect(widthOf(text, true)).toBe(width));
});

test.each<[text: string, unicode: boolean, drawn: string]>([
  ['a\x1b[2Jb', true, 'a?[2Jb'],
  ['a\nb\tc\x07', true, 'a?b?c?'],
  ['a\u202eb\u2028', true, 'a?b?'],
  ['Zoë 王', false, 'Zo? ?'],
])('%j is drawn without moving the cursor', (text, unicode, drawn) =>
  expect(
    glyphsOf(text, unicode)
      .map((glyph) => glyph.text)
      .join(''),
  ).toBe(drawn),
);

test.each<[text: string, width: number]>([
  ['Échap, cœur', 12],
  ['Zoë 王', 5],
  ['Gagné\u202f!', 7],
])('in plain ASCII, %s has the width of its ASCII spelling: %i', (text, width) =>
  expect(widthOf(text, false)).toBe(width),
);

test('in plain ASCII, a text is cut off at the width of its ASCII spelling', () =>
  expect(cut('cœur à cœur', 6, false)).toBe('coeur~'));

test.each<[text: string, width: number, cutText: string]>([
  ['java:12345', 10, 'java:12345'],
  ['java:12345', 9, 'java:123…'],
  ['王小明', 5, '王小…'],
  ['王小明', 4, '王…'],
  ['java', 1, '…'],
  ['java', 0, ''],
  ['java', -3, ''],
])('%s in %i columns is %j', (text, width, cutText) => expect(cut(text, width, true)).toBe(cutText));

test.each<[text: string, width: number, lines: string[]]>([
  ['one two three', 20, ['one two three']],
  ['one two three', 7, ['one two', 'three']],
  ['one two three', 4, ['one', 'two', 'thr~']],
  ['', 4, ['']],
])('%j in lines of %i is %j', (text, width, lines) => expect(wrap(text, width, false)).toEqual(lines));

describe('a canvas', () => {
  test('later text covers earlier text', () => {
    const canvas = new Canvas(6, 1, true);
    canvas.put({ x: 0, y: 0 }, 'abcdef');
    canvas.put({ x: 2, y: 0 }, 'XY', { inverse: true, bold: true, color: 31 });
    expect(canvas.lines()).toEqual(['ab\x1b[1;7;31mXY\x1b[0mef']);
  });

  test('text outside the edges of a canvas is lost', () => {
    const canvas = new Canvas(3, 2, true);
    canvas.put({ x: -1, y: 0 }, 'abcdef');
    canvas.put({ x: 2, y: 1 }, '王');
    canvas.put({ x: 0, y: 2 }, 'abc');
    expect(canvas.lines()).toEqual(['bcd', '']);
  });

  test('letters lose their accents in plain ASCII', () => {
    const canvas = new Canvas(13, 1, false);
    canvas.put({ x: 0, y: 0 }, 'cœur gagné\u202f!');
    expect(canvas.lines()).toEqual(['coeur gagne !']);
  });

  test('leaves out trailing blanks unless they are inverse', () => {
    const canvas = new Canvas(5, 2, true);
    canvas.put({ x: 0, y: 0 }, 'a    ');
    canvas.put({ x: 0, y: 1 }, 'a ', { inverse: true });
    expect(canvas.lines()).toEqual(['a', '\x1b[7ma \x1b[0m']);
  });
});

test('writes only changed lines', () =>
  expect(repaint(['a', 'b', 'c'], ['a', 'x', 'c', 'd'])).toBe('\x1b[2;1H\x1b[2Kx\x1b[4;1H\x1b[2Kd'));
