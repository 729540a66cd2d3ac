/** The parts that scripts for all games share: tags, checks, comments, repeated and refused events. */
import { describe, expect, test } from '@jest/globals';
import type { ItemOf } from '../../../src/scripts/language/items.js';
import { checkTags, parseIn, placeOfItem } from '../../../src/scripts/language/parse.js';
import { printIn } from '../../../src/scripts/language/print.js';
import { TextError } from '../../../src/core/text/text-error.js';
import { errorOf } from '../../support/error-of.js';
import type { LampCall } from './lamp-game.js';
import { LAMP } from './lamp-game.js';

const event = (name: LampCall['event'], times = 1, refused = false): ItemOf<LampCall, never> => ({
  kind: 'event',
  call: { event: name, args: [] },
  times,
  refused,
});

describe('a script', () => {
  test.each<[text: string, items: readonly unknown[]]>([
    ['', []],
    [' \n', []],
    [
      'new press*3 press? press*2?',
      [event('newLamp'), event('press', 3), event('press', 1, true), event('press', 2, true)],
    ],
    ['press press', [event('press'), event('press')]],
    ['win\nwin', [{ kind: 'win' }, { kind: 'win' }]],
    ['# \tone  # two \npress', [{ kind: 'comment', text: 'one  # two' }, event('press')]],
    ['#', [{ kind: 'comment', text: '' }]],
    ['press#x', [event('press'), { kind: 'comment', text: 'x' }]],
    [
      '#press\npress #press',
      [{ kind: 'comment', text: 'press' }, event('press'), { kind: 'comment', text: 'press' }],
    ],
    ['[Game "lamp"]', [{ kind: 'tag', key: 'Game', text: 'lamp' }]],
    ['[ X-y_1  "" ]press', [{ kind: 'tag', key: 'X-y_1', text: '' }, event('press')]],
    [String.raw`[X "a\"b\\c\nd\e"]`, [{ kind: 'tag', key: 'X', text: 'a"b\\c\nde' }]],
    ['{lit}', [{ kind: 'check', facts: [{ fact: 'lit' }] }]],
    [
      '{ lit;\n refreshed: 2 }',
      [{ kind: 'check', facts: [{ fact: 'lit' }, { fact: 'refreshed', times: 2 }] }],
    ],
    ['press*1000000', [event('press', 1_000_000)]],
  ])('%j is read', (text, items) => expect(parseIn(LAMP, text)).toEqual(items));

  test('is printed in lines of 80 characters, with a new line for each game and each item that is not an event', () => {
    const words = [
      ...Array<string>(12).fill('press*12'),
      'press?',
      '{ lit; refreshed: 0 }',
      'win',
      'new',
      'press',
    ];
    const script = parseIn(LAMP, String.raw`[X "a\"b\\c\n"] # one` + `\n#\n${words.join('\n')} press new`);
    expect(printIn(LAMP, script).split('\n')).toEqual([
      String.raw`[X "a\"b\\c\n"]`,
      '# one',
      '#',
      'press*12 press*12 press*12 press*12 press*12 press*12 press*12 press*12 press*12',
      'press*12 press*12 press*12 press?',
      '{ lit; refreshed: 0 }',
      'win',
      'new press press',
      'new',
      '',
    ]);
    expect(printIn(LAMP, parseIn(LAMP, `${'press*123 '.repeat(8)}x`.replace('x', 'press*1')))).toBe(
      `${'press*123 '.repeat(8).trimEnd()}\npress\n`,
    );
  });

  test('is printed as one line if it fits, and as an empty text if it is empty', () => {
    expect(['win', 'press', ''].map((text) => printIn(LAMP, parseIn(LAMP, text)))).toEqual([
      'win\n',
      'press\n',
      '',
    ]);
  });

  test('needs only a few items in memory for a million words, because equal words are the same item', () => {
    expect(new Set(parseIn(LAMP, 'new press press win press? press win')).size).toBe(4);
  });

  test('is printed in lines of 80 characters, not 81', () => {
    const lines = (last: string): string[] =>
      printIn(LAMP, parseIn(LAMP, `${'press*12 '.repeat(8)}${last}`)).split('\n');
    expect([lines('press*12'), lines('press*123')].map(({ length }) => length)).toEqual([2, 3]);
    expect(lines('press*12')[0]).toHaveLength(80);
  });
});

describe('a text that is not a script', () => {
  const EVENTS = 'an event (new, press), win, a tag, a check or a comment';
  test.each([
    ['press\n pres', `line 2, column 2: "pres"; expected ${EVENTS}`],
    ['toString', `line 1, column 1: "toString"; expected ${EVENTS}`],
    ['press**2', `line 1, column 1: "press**2"; expected ${EVENTS}`],
    ['press??', `line 1, column 1: "press??"; expected ${EVENTS}`],
    ['press?*2', `line 1, column 1: "press?*2"; expected ${EVENTS}`],
    ['?press', `line 1, column 1: "?press"; expected ${EVENTS}`],
    ['?', `line 1, column 1: "?"; expected ${EVENTS}`],
    ['press ]', `line 1, column 7: "]"; expected ${EVENTS}`],
    ['press}', `line 1, column 6: "}"; expected ${EVENTS}`],
    ['press*', 'line 1, column 1: "press*"; expected a whole number after *, of 15 digits at most'],
    ['press*2x', 'line 1, column 1: "press*2x"; expected a whole number after *, of 15 digits at most'],
    ['press*x2', 'line 1, column 1: "press*x2"; expected a whole number after *, of 15 digits at most'],
    [
      'press*1000000000000000',
      'line 1, column 1: "press*1000000000000000"; expected a whole number after *, of 15 digits at most',
    ],
    ['press*0', 'line 1, column 1: "press*0"; expected from 1 to 1000000 times'],
    ['press*1000001', 'line 1, column 1: "press*1000001"; expected from 1 to 1000000 times'],
    ['new*2', 'line 1, column 1: "new*2"; expected new without a number'],
    ['new press*999999 press', 'line 1, column 18: "press"; expected a script of at most 1000000 events'],
    ['[X lit]', 'line 1, column 1: "[X lit]"; expected a tag such as [Deal "java:12345"]'],
    [
      '[X lit] [Y "z"]',
      'line 1, column 1: "[X lit] [Y \\"z\\"]"; expected a tag such as [Deal "java:12345"]',
    ],
    [' [1 "x"]  \npress', 'line 1, column 2: "[1 \\"x\\"]"; expected a tag such as [Deal "java:12345"]'],
    ['[X "a\nb"]', 'line 1, column 1: "[X \\"a"; expected a tag such as [Deal "java:12345"]'],
    ['press\n{ lit', 'line 2, column 1: "{ lit"; expected a } at the end of the check'],
    ['{ }', 'line 1, column 2: "}"; expected a fact, such as lit'],
    ['press {\nlit; dark }', 'line 2, column 6: "dark"; expected a fact: lit, refreshed:'],
    ['{ refreshed }', 'line 1, column 3: "refreshed"; expected a fact: lit, refreshed:'],
    [
      '{ refreshed: x }',
      'line 1, column 14: "x"; expected a whole number for refreshed, of 15 digits at most',
    ],
    ['[Game "bell"]', 'line 1, column 8: "bell"; expected lamp: bell scripts are for parseBell'],
    ['\n[Game  "toString"]', 'line 2, column 9: "toString"; expected the name of a game: lamp, bell'],
    [
      '[Game "lamp"] [Game "bell"] press',
      'line 1, column 22: "bell"; expected lamp: bell scripts are for parseBell',
    ],
    [
      '[Game "lamp"] press [Game "bell"]',
      'line 1, column 28: "bell"; expected one game per file: the Game tag comes before the first event',
    ],
    [
      'press\n[Game "bell"]',
      'line 2, column 8: "bell"; expected one game per file: the Game tag comes before the first event',
    ],
  ])('refuses %j', (text, message) => {
    expect(errorOf(() => parseIn(LAMP, text))).toBe(`TextError: ${message}`);
  });

  test('can be a value that is not a string', () => {
    expect(errorOf(() => parseIn(LAMP, 7 as never))).toBe('TypeError: a script must be a string, not 7');
  });

  test('is reported with the beginning of an unclosed part', () => {
    expect(errorOf(() => parseIn(LAMP, `{${'x'.repeat(500)}`))).toContain(`"{${'x'.repeat(39)}..."`);
  });
});

test('a second Game tag can name the same game', () => {
  expect(parseIn(LAMP, '[Game "lamp"] press [Game "lamp"]')).toHaveLength(3);
  expect(parseIn(LAMP, 'press [Game "lamp"] [Other "bell"]')).toHaveLength(3);
});

test('placeOfItem gives the place of each item in the text', () => {
  const text = '# one\n press\n{ lit } win';
  expect([0, 1, 2, 3, 4].map((index) => Object.values(placeOfItem(text, index)).join())).toEqual([
    ...['1,1', '2,2', '3,1', '3,9', '3,12'],
  ]);
});

test('errors in a tag get its place, but other errors stay the same', () => {
  const text = 'press\n[X "y"] win';
  const script = parseIn(LAMP, text);
  const checked: unknown[] = [];
  checkTags(text, script, (tag, index) => checked.push([tag.text, index]));
  expect(checked).toEqual([['y', 1]]);
  const check = (error: Error) => (): void => {
    checkTags(text, script, () => {
      throw error;
    });
  };
  expect(errorOf(check(new TextError({ line: 1, column: 5 }, 'y', 'z')))).toBe(
    'TextError: line 2, column 5: "y"; expected z',
  );
  expect(errorOf(check(new Error('full')))).toBe('Error: full');
});
