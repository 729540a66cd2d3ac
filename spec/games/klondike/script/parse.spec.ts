import { describe, expect, test } from '@jest/globals';
import {
  FOUNDATION_1,
  FOUNDATION_2,
  FOUNDATION_4,
  TABLEAU_2,
  TABLEAU_3,
  TABLEAU_5,
  TABLEAU_6,
  TABLEAU_7,
} from '../../../../src/games/klondike/contract/constants.js';
import type { Item } from '../../../../src/games/klondike/script/script.js';
import { parseScript } from '../../../../src/games/klondike/script/text.js';
import { placeOfItem } from '../../../../src/scripts/language/parse.js';
import { cardsNumbered } from '../../../support/cards.js';
import { errorOf } from '../../../support/error-of.js';

const NEW_GAME: Item = { kind: 'event', call: { event: 'newGame', args: [] }, times: 1, refused: false };

describe('a script is parsed item by item', () => {
  test.each<[text: string, item: Item]>([
    ['new', NEW_GAME],
    ['stock', { kind: 'event', call: { event: 'clickStock', args: [] }, times: 1, refused: false }],
    ['stock*8', { kind: 'event', call: { event: 'clickStock', args: [] }, times: 8, refused: false }],
    ['undo*5?', { kind: 'event', call: { event: 'undo', args: [] }, times: 5, refused: true }],
    [
      'w>t3',
      { kind: 'event', call: { event: 'moveWasteToTableau', args: [TABLEAU_3] }, times: 1, refused: false },
    ],
    [
      'w>f1?',
      {
        kind: 'event',
        call: { event: 'moveWasteToFoundation', args: [FOUNDATION_1] },
        times: 1,
        refused: true,
      },
    ],
    [
      't5>f2',
      {
        kind: 'event',
        call: { event: 'moveTableauToFoundation', args: [TABLEAU_5, FOUNDATION_2] },
        times: 1,
        refused: false,
      },
    ],
    [
      't2>t6*3',
      {
        kind: 'event',
        call: { event: 'moveTableauToTableau', args: [TABLEAU_2, 3, TABLEAU_6] },
        times: 1,
        refused: false,
      },
    ],
    [
      't2>t6',
      {
        kind: 'event',
        call: { event: 'moveTableauToTableau', args: [TABLEAU_2, 1, TABLEAU_6] },
        times: 1,
        refused: false,
      },
    ],
    [
      't2>t2*0',
      {
        kind: 'event',
        call: { event: 'moveTableauToTableau', args: [TABLEAU_2, 0, TABLEAU_2] },
        times: 1,
        refused: false,
      },
    ],
    [
      'f4>t7*1',
      {
        kind: 'event',
        call: { event: 'moveFoundationToTableau', args: [FOUNDATION_4, TABLEAU_7] },
        times: 1,
        refused: false,
      },
    ],
    ['win', { kind: 'win' }],
    ['# said in passing ', { kind: 'comment', text: 'said in passing' }],
    [
      '[Title "two \\"words\\", a \\\\ and\\na line"]',
      { kind: 'tag', key: 'Title', text: 'two "words", a \\ and\na line' },
    ],
    ['[Rules "of my own"]', { kind: 'tag', key: 'Rules', text: 'of my own' }],
    ['[ Deal  "java:12345" ]', { kind: 'tag', key: 'Deal', text: 'java:12345' }],
    ['[Deal "12345"]', { kind: 'tag', key: 'Deal', text: 'java:12345' }],
    ['[Deck "#12345"]', { kind: 'tag', key: 'Deck', text: 'java:12345' }],
    ['[Title "12345"]', { kind: 'tag', key: 'Title', text: '12345' }],
    ['{ moves: 4 }', { kind: 'check', facts: [{ fact: 'moves', moves: 4 }] }],
    ['{moves:4;won}', { kind: 'check', facts: [{ fact: 'moves', moves: 4 }, { fact: 'won' }] }],
    [
      '{ t3: ##\n 9d;\n refreshed: 1 }',
      {
        kind: 'check',
        facts: [
          { fact: 'pile', pile: 't3', cards: cardsNumbered(52, 34) },
          { fact: 'refreshed', times: 1 },
        ],
      },
    ],
    ['{ waste: }', { kind: 'check', facts: [{ fact: 'pile', pile: 'waste', cards: [] }] }],
  ])('%s', (text, item) => {
    expect(parseScript(text)).toEqual([item]);
  });

  test("items don't need a space between them, and any white space is allowed", () => {
    const kinds = parseScript('\ufeffnew#hello\r\n{won}win[Title "x"]\tnew').map(({ kind }) => kind);
    expect(kinds).toEqual(['event', 'comment', 'check', 'win', 'tag', 'event']);
  });

  test('a bare number is a deal under the rules of the house, wherever the script names the house', () => {
    const deals = [
      '[Rules "ksu"] [Deal "17"]',
      '[Deal "17"] [Rules "ksu"]',
      '[Rules "mine"] [Deal "17"]',
      '[Rules "ksu"] [Deal "17"] [Rules "ulg"]',
    ].map((text) =>
      parseScript(text).flatMap((item) => (item.kind === 'tag' && item.key === 'Deal' ? item.text : [])),
    );
    expect(deals).toEqual([['dotnet:17'], ['dotnet:17'], ['java:17'], ['dotnet:17']]);
  });

  test('a comment is never an event, whatever it says', () => {
    expect(parseScript('new #new')).toEqual([NEW_GAME, { kind: 'comment', text: 'new' }]);
  });

  test('an empty script has no items', () => {
    expect(parseScript(' \n\t')).toEqual([]);
  });
});

const EVENT = 'an event (new, stock, undo, redo, w>t3, w>f1, t5>f2, t2>t6*3, f1>t4)';

describe('an error names the wrong word, its place and the expected form', () => {
  test.each<[text: string, message: string]>([
    ['new\n  stok', `line 2, column 3: "stok"; expected ${EVENT}, win, a tag, a check or a comment`],
    ['*3', `line 1, column 1: "*3"; expected ${EVENT}, win, a tag, a check or a comment`],
    ['new*2', 'line 1, column 1: "new*2"; expected new without a number'],
    ['stock*0', 'line 1, column 1: "stock*0"; expected from 1 to 1000000 times'],
    ['undo*1000001', 'line 1, column 1: "undo*1000001"; expected from 1 to 1000000 times'],
    ['stock*-1', 'line 1, column 1: "stock*-1"; expected a whole number after *, of 15 digits at most'],
    ['t1>t2*', 'line 1, column 1: "t1>t2*"; expected a whole number after *, of 15 digits at most'],
    [
      't1>t2*99999999999999999999',
      'line 1, column 1: "t1>t2*99999999999999999999"; expected a whole number after *, of 15 digits at most',
    ],
    ['w>t1>t2', `line 1, column 1: "w>t1>t2"; expected ${EVENT}, win, a tag, a check or a comment`],
    ['t8>t1', 'line 1, column 1: "t8>t1"; expected a source before >: w, t1 to t7 or f1 to f4'],
    ['w>s', 'line 1, column 1: "w>s"; expected a target after >: t1 to t7 or f1 to f4'],
    ['w>', 'line 1, column 1: "w>"; expected a target after >: t1 to t7 or f1 to f4'],
    ['w>f1*2', 'line 1, column 1: "w>f1*2"; expected one card: only t1>t2 moves more'],
    ['f1>t1*2', 'line 1, column 1: "f1>t1*2"; expected one card: only t1>t2 moves more'],
    ['w>t1*2', 'line 1, column 1: "w>t1*2"; expected one card: only t1>t2 moves more'],
    [
      'f1>f2',
      'line 1, column 1: "f1>f2"; expected a tableau pile after >: no event goes from foundation to foundation',
    ],
    ['new }', `line 1, column 5: "}"; expected ${EVENT}, win, a tag, a check or a comment`],
    ['{ moves: 4', 'line 1, column 1: "{ moves: 4"; expected a } at the end of the check'],
    ['{ }', 'line 1, column 2: "}"; expected a fact, such as moves: 4'],
    ['new { moves: x }', 'line 1, column 14: "x"; expected a whole number for moves, of 15 digits at most'],
    ['{ moves: 1;\n  stock: half }', 'line 2, column 10: "half"; expected stock: full or stock: empty'],
    [
      '{ refreshed: }',
      'line 1, column 13: nothing is there; expected a whole number for refreshed, of 15 digits at most',
    ],
    ['{ f1: Ah 2h 3h }', 'line 1, column 13: "3h"; expected at most 2 cards of f1, as a view shows it'],
    [
      '{ t9: Ah }',
      'line 1, column 3: "t9"; expected a fact: stock:, moves:, waste:, f1: to f4:, t1: to t7:, won, refreshed:',
    ],
    ['[Deal java:1]', 'line 1, column 1: "[Deal java:1]"; expected a tag such as [Deal "java:12345"]'],
    [
      '[Deal "ruby:1"]',
      'line 1, column 8: "ruby:1"; expected a deal: a number, java:NUMBER (or dotnet, kpat, pysol, greenfelt), the 52 cards of a deck or a layout',
    ],
    [
      'new [Deal "9999999999"] [Rules "ksu"]',
      'line 1, column 5: "9999999999"; expected a whole number from -2147483648 to 2147483647',
    ],
    ['[Game "chess"]', 'line 1, column 8: "chess"; expected the name of a game: klondike, montecarlo'],
    [
      '\u0000\u0001',
      `line 1, column 1: "\\u0000\\u0001"; expected ${EVENT}, win, a tag, a check or a comment`,
    ],
  ])('%j', (text, message) => {
    expect(errorOf(() => parseScript(text))).toBe(`TextError: ${message}`);
  });

  test('a script with more than a million calls is refused at the first call over the limit', () => {
    expect(errorOf(() => parseScript('stock*1000000\nundo'))).toBe(
      'TextError: line 2, column 1: "undo"; expected a script of at most 1000000 events',
    );
  });
});

test.each<[given: unknown, said: string]>([
  [null, 'null'],
  [5, '5'],
])('a value that is not a string is not an empty script: %p', (given, said) => {
  expect(errorOf(() => parseScript(given as string))).toBe(
    `TypeError: a script must be a string, not ${said}`,
  );
});

test('placeOfItem finds an item in the text by its number', () => {
  const text = 'new # one\n  stock*2 { won }\nwin';
  expect([0, 1, 2, 3, 4, 5].map((index) => placeOfItem(text, index))).toEqual([
    { line: 1, column: 1 },
    { line: 1, column: 5 },
    { line: 2, column: 3 },
    { line: 2, column: 11 },
    { line: 3, column: 1 },
    { line: 3, column: 4 },
  ]);
});

test('a script without a Game tag is for Klondike, and the tag may come after other items', () => {
  expect(parseScript('new [Game "klondike"]')).toHaveLength(2);
});
