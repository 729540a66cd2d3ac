/** The words for events without arguments, the words for one of several calls, and the game that a script names. */
import { expect, test } from '@jest/globals';
import { printTime, readEvent } from '../../../src/scripts/language/event-word.js';
import { plainWord } from '../../../src/scripts/language/plain-words.js';
import { gameOf } from '../../../src/scripts/language/parse.js';
import { LAMP } from './lamp-game.js';

test.each([
  [1, 1, 'press'],
  [2, 1, 'press*2 (1st time)'],
  [30, 2, 'press*30 (2nd time)'],
  [30, 3, 'press*30 (3rd time)'],
  [30, 4, 'press*30 (4th time)'],
  [30, 10, 'press*30 (10th time)'],
  [30, 11, 'press*30 (11th time)'],
  [30, 13, 'press*30 (13th time)'],
  [30, 14, 'press*30 (14th time)'],
  [30, 21, 'press*30 (21st time)'],
  [200, 112, 'press*200 (112th time)'],
  [200, 122, 'press*200 (122nd time)'],
])('of %i calls, number %i is %s', (times, time, told) => {
  const call = { event: 'press', args: [] } as const;
  expect(printTime(LAMP, { kind: 'event', call, times, refused: false }, time)).toBe(told);
});

test('does not read a word with more than a thousand characters, not even its number', () => {
  const expected = (length: number): unknown => readEvent(LAMP, 'press*'.padEnd(length, '9'));
  expect([expected(1000), expected(1001)]).toEqual([
    { expected: 'a whole number after *, of 15 digits at most' },
    { expected: 'an event (new, press), win, a tag, a check or a comment', isUnknown: true },
  ]);
});

test('an event is printed as its word, or as its name if it has no word', () => {
  expect([plainWord({ new: 'newLamp' }, 'newLamp'), plainWord({ new: 'newLamp' }, 'redo')]).toEqual([
    'new',
    'redo',
  ]);
  expect([LAMP.begins({ event: 'newLamp', args: [] }), LAMP.begins({ event: 'press', args: [] })]).toEqual([
    true,
    false,
  ]);
  expect([LAMP.beginnings, LAMP.isSayable({ event: 'press', args: [] })]).toEqual(['new', true]);
});

test.each([
  ['[Game "bell"] press', 'bell'],
  ['# one\n[X "y"] { lit } [Game "bell"]', 'bell'],
  ['press [Game "bell"]', undefined],
  ['[X "bell"]', undefined],
  ['[Game "bell" press', undefined],
  ['', undefined],
])('%j names the game %s', (text, game) => expect(gameOf(text)).toBe(game));

test('refuses a value that is not a string, instead of treating it as a script without a game', () => {
  expect(() => gameOf(null as never)).toThrow(TypeError);
});
