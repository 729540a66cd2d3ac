import { describe, expect, test } from '@jest/globals';
import { TextError, faultInLine, placeAt, readingLine } from '../../../src/core/text/text-error.js';

const PLACE = { line: 3, column: 7 };
const messageOf = (word: string): string => new TextError(PLACE, word, 'a card').message;

describe('a text error', () => {
  test.each([
    ['xyz', 'line 3, column 7: "xyz"; expected a card'],
    ['', 'line 3, column 7: nothing is there; expected a card'],
    ['a"b\\', 'line 3, column 7: "a\\"b\\\\"; expected a card'],
  ])('gives the place of %j and the expected form', (word, message) => {
    expect(messageOf(word)).toBe(message);
  });

  test.each([
    [40, `"${'x'.repeat(40)}"`],
    [41, `"${'x'.repeat(40)}..."`],
    [100_000, `"${'x'.repeat(40)}..."`],
  ])('quotes at most 40 characters of a word with %i', (length, quoted) => {
    expect(messageOf('x'.repeat(length))).toBe(`line 3, column 7: ${quoted}; expected a card`);
  });

  test.each([
    ['a line break', 'a\nb', '"a\\nb"'],
    ['an escape', '\u001b[2J', '"\\u001b[2J"'],
    ['a nul', '\0', '"\\u0000"'],
    ['a delete', '\u007f', '"\\u{7f}"'],
    ['an eight-bit escape', '\u009b2J', '"\\u{9b}2J"'],
    ['a line separator', '\u2028', '"\\u{2028}"'],
    ['a paragraph separator', '\u2029', '"\\u{2029}"'],
    ['a character that changes the text direction', '\u202eabc', '"\\u{202e}abc"'],
    ['an invisible character beyond 16 bits', '\u{e0041}', '"\\u{e0041}"'],
    ['half a sign', '\ud83c', '"\\ud83c"'],
    ['a letter with an accent', 'é', '"é"'],
  ])('shows %s harmlessly', (_, word, quoted) => {
    expect(messageOf(word)).toBe(`line 3, column 7: ${quoted}; expected a card`);
  });

  test('can be recognized and has fields', () => {
    const error = new TextError(PLACE, 'xyz', 'a card');
    expect([
      error instanceof Error,
      error.name,
      error.line,
      error.column,
      error.word,
      error.expected,
    ]).toEqual([true, 'TextError', 3, 7, 'xyz', 'a card']);
  });

  test('keeps the whole word', () => {
    expect(new TextError(PLACE, 'x'.repeat(99), 'a card').word).toHaveLength(99);
  });
});

describe('the place at an offset', () => {
  test.each([
    ['', 0, { line: 1, column: 1 }],
    ['abc', 0, { line: 1, column: 1 }],
    ['abc', 2, { line: 1, column: 3 }],
    ['abc', 3, { line: 1, column: 4 }],
    ['a\nbc', 1, { line: 1, column: 2 }],
    ['a\nbc', 2, { line: 2, column: 1 }],
    ['a\nbc', 3, { line: 2, column: 2 }],
    ['\n\nx', 1, { line: 2, column: 1 }],
    ['\n\nx', 2, { line: 3, column: 1 }],
    ['a\nb\nc', 2, { line: 2, column: 1 }],
  ])('of %j at %i is %j', (text, offset, place) => {
    expect(placeAt(text, offset)).toEqual(place);
  });
});

describe('an error in a part of a text gets its place in the whole text', () => {
  test.each([
    ['on its first line', { line: 1, column: 3 }, { line: 5, column: 12 }],
    ['on a later line', { line: 2, column: 3 }, { line: 6, column: 3 }],
  ])('%s', (_, place, whole) => {
    const moved = new TextError(place, 'x', 'a card').within({ line: 5, column: 10 });
    expect([moved.line, moved.column, moved.message]).toEqual([
      whole.line,
      whole.column,
      `line ${whole.line}, column ${whole.column}: "x"; expected a card`,
    ]);
  });
});

describe('a name that is typed in one line', () => {
  const readFrom = (line: number, column: number) => (): never => {
    throw new TextError({ line, column }, 'x', 'a card');
  };

  test('is read', () => expect(readingLine(() => 'a name')).toBe('a name'));

  test.each([
    [1, '"x"; expected a card'],
    [11, 'column 11: "x"; expected a card'],
  ])('is refused at column %i without a line number', (column, message) => {
    const cause = expect.objectContaining({ line: 1, column });
    expect(readFrom(1, column)).toThrow(TextError);
    expect(() => readingLine(readFrom(1, column))).toThrow(expect.objectContaining({ message, cause }));
  });

  test("is reported in the caller's words", () => {
    const worded = (fault: string): string => `no deal: ${fault}`;
    expect(() => readingLine(readFrom(1, 1), worded)).toThrow(/^no deal: "x"; expected a card$/);
  });

  test.each([
    ['an error on a later line', readFrom(2, 1), 'line 2, column 1: "x"; expected a card'],
    [
      'an error of another kind',
      (): never => {
        throw new Error('line 1, column 1: full');
      },
      'line 1, column 1: full',
    ],
  ])('leaves %s as it is', (_, read, message) => {
    expect(() => readingLine(read, () => 'other words')).toThrow(expect.objectContaining({ message }));
  });

  test('can contain a line number itself', () => {
    expect(faultInLine(new TextError({ line: 2, column: 1 }, 'line 1, column 1: ', 'a card'))).toBe(
      'line 2, column 1: "line 1, column 1: "; expected a card',
    );
  });
});
