import { describe, expect, test } from '@jest/globals';
import { printCard } from '../../../src/core/card.js';
import { newDeck } from '../../../src/core/deck.js';
import {
  dealBeside,
  dealTitle,
  isSeparator,
  numbered,
  plainName,
  toldName,
} from '../../../src/core/text/deal-name.js';

describe('the title of a deal hides its cards', () => {
  test.each([
    ['java:12345', '#12345'],
    ['java:-4294967295', '#-4294967295'],
    ['dotnet:17', 'dotnet:17'],
    ['pysol:ms17', 'pysol:ms17'],
    [newDeck().map(printCard).join(' '), 'custom deck'],
    ['stock: As 2s; t1: 3c 7h | 6s', 'custom layout'],
    ['t1: As; java:17', 'custom layout'],
    ['java:17; t1: As', 'custom layout'],
    ['redeals: 0', 'custom layout'],
    ['r1: Ah 2s; deck: 3c', 'custom layout'],
  ])('%s: %s', (name, title) => expect(dealTitle(name)).toBe(title));
});

test('a program gets the whole name, and the name of a deal by its cards is not a number', () => {
  expect([toldName('java:17'), toldName('As 2s'), numbered('As 2s'), numbered('dotnet:17')]).toEqual([
    'java:17',
    'custom deck',
    'As 2s',
    'dotnet:17',
  ]);
});

test.each(['my-java:17', 'java:17; t1: As', 'java:1x'])('%s is not the number of a deal', (name) => {
  expect(numbered(name)).toBe(name);
});

describe('digits in groups of three are read as a number', () => {
  test.each([
    ['12 345', '12345'],
    ['#12\u202f345', '#12345'],
    ['java:1\u00a0234\u00a0567', 'java:1234567'],
    ['-1,234', '-1234'],
    ['Java:9.223.372.036', 'java:9223372036'],
    ["12'345 ", '12345'],
    ['12\u2019345', '12345'],
    [' 12\u2009345', '12345'],
  ])('%j', (text, number) => expect(plainName(text)).toBe(number));
});

test.each([
  ['Java:7', 'java:7'],
  ['DOTNET:-7', 'dotnet:-7'],
  [' java:+7\n', 'java:+7'],
  ['KPat:7', 'kpat:7'],
  ['GreenFelt:1 492 773 577', 'greenfelt:1492773577'],
  ['PySol:MS123,456', 'pysol:ms123456'],
])('the name of a generator can have capital letters: %j', (text, name) =>
  expect(plainName(text)).toBe(name),
);

describe('an ambiguous text stays unchanged', () => {
  test.each([
    '12 34',
    'Java:x',
    'Ruby:7',
    'Java:ms7',
    'T1: Ah',
    '12 3456',
    '1234 567',
    '1,234.567',
    '12  345',
    '1..100',
    '1.5',
    't1: 2 345',
    '12,345,',
    '5 6',
  ])('%j', (text) => expect(plainName(text)).toBe(text));
});

test('spaces, commas, periods and apostrophes separate groups of digits', () => {
  const separators = [' ', '\u202f', ',', '.', "'", '’'];
  const others = ['', '1', '-', ':', ', ', '..'];
  expect([separators.filter(isSeparator), others.filter(isSeparator)]).toEqual([separators, []]);
});

test.each<[name: string | undefined, by: -1 | 1, other: string | undefined]>([
  ['java:11', 1, 'java:12'],
  ['java:0', -1, 'java:-1'],
  ['dotnet:-1', 1, 'dotnet:0'],
  ['java:9007199254740993', 1, 'java:9007199254740994'],
  ['pysol:ms31999', 1, 'pysol:ms32000'],
  ['greenfelt:2', -1, 'greenfelt:1'],
  ['greenfelt:1', -1, undefined],
  ['kpat:2147483647', 1, undefined],
  ['dotnet:-2147483648', -1, undefined],
  ['As Kd', 1, undefined],
  ['t1: As; stock: Kd', -1, undefined],
  ['java:11 ', 1, undefined],
  [undefined, 1, undefined],
])('%j plus %i is %j', (name, by, other) => {
  expect(dealBeside(name, by)).toBe(other);
});
