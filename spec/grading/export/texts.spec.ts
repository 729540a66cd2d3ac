/** Tests texts of unknown origin, numbers, and the comparison of two tables. */
import { describe, expect, test } from '@jest/globals';
import { HIDDEN, NO_CARD, parseCard } from '../../../src/core/card.js';
import { EMPTY_FRAME } from '../../../src/games/klondike/contract/frame.js';
import { FORMATS } from '../../../src/grading/export/formats.js';
import {
  beforeText,
  frameIn,
  pilesIn,
  rowsOf,
  tableIn,
} from '../../../src/grading/export/text/difference.js';
import { counted, linesOf, oneLine, points, visible } from '../../../src/grading/export/text/plain.js';
import { HINDERED, SMALL } from '../support/reports.js';

test.each([
  ['a\r\nb\rc\n', 'a\nb\nc\n'],
  ['\u001b[31mred', '\\u{1b}[31mred'],
  ['tab\there', 'tab    here'],
  ['left\u202eright', 'left\\u{202e}right'],
  ['\ud800', '\\u{d800}'],
  ['Zoë 陈 👩‍💻', 'Zoë 陈 👩‍💻'],
])('shows %j as %j', (text, shown) => {
  expect(visible(text)).toBe(shown);
});

test('drops empty lines at the end of a text, and joins a text into one line', () => {
  expect([linesOf('a\n\n  b\n\n'), linesOf(''), oneLine(' a\n\t b ')]).toEqual([['a', '', '  b'], [], 'a b']);
});

test.each([
  [20, '20'],
  [0.4286, '0.43'],
  [19.375, '19.38'],
  [-0, '0'],
  [-0.001, '0'],
  [0.125, '0.13'],
])('%d points are %s', (value, text) => {
  expect(points(value)).toBe(text);
});

test.each([
  [0, '0 checks'],
  [1, '1 check'],
  [2, '2 checks'],
])('%d checks are counted as %s', (count, text) => {
  expect(counted(count, 'check')).toBe(text);
});

describe('two tables', () => {
  test('compares two tables pile by pile, in the order of the table', () => {
    expect(rowsOf('waste: 2h\nstock: full\nmoves: 1\nwon', 'stock: full\nt1: Ks\nmoves: 2')).toEqual([
      { about: 'stock', expected: 'full', seen: 'full', differs: false },
      { about: 'waste', expected: '2h', seen: 'no cards', differs: true },
      { about: 't1', expected: 'no cards', seen: 'Ks', differs: true },
      { about: 'moves', expected: '1', seen: '2', differs: true },
      { about: 'won', expected: 'yes', seen: 'no', differs: true },
    ]);
  });

  test('finds the piles that differ', () => {
    const rows = rowsOf('waste: 2h\nmoves: 1', 'stock: full\nt1: Ks\nmoves: 1') ?? [];
    expect([...pilesIn(rows)]).toEqual(['waste', 't1']);
  });

  test('finds a table in a text, but not in a sentence', () => {
    expect(frameIn('moves: 3')).toMatchObject({ moves: 3, won: false });
    expect([' \n', 'It ends.', 'moves: x'].map(frameIn)).toEqual([undefined, undefined, undefined]);
  });

  test('finds no difference where any card is allowed and a face-up card was seen', () => {
    const rows = rowsOf('stock: full\nt1: ## ??\nt2: ??\nmoves: 0', 't1: ## 5c\nt2: ##') ?? [];
    expect([...pilesIn(rows)]).toEqual(['t2']);
  });

  test('reads `NO_CARD` where any card is allowed', () => {
    const { tableau, waste } = tableIn('waste: 2h ??\nt2: ## ??') ?? EMPTY_FRAME;
    expect([waste, tableau[1]]).toEqual([
      [parseCard('2h'), NO_CARD],
      [HIDDEN, NO_CARD],
    ]);
    expect(tableIn('any card')).toBeUndefined();
  });

  test('shows the table before the last event only if it has a card', () => {
    expect(
      ['stock: empty\nmoves: 0', 't1: Kh', 'A sentence.'].map((before) => beforeText({ before })),
    ).toEqual(['', 't1: Kh', 'A sentence.']);
  });

  test('does not compare two texts if one is a sentence', () => {
    expect([rowsOf('stock: full', 'nothing was shown'), rowsOf('', '')]).toEqual([undefined, undefined]);
  });
});

test.each(['terminal', 'markdown', 'html', 'gradescope'] as const)(
  'in %s, the script of a rubric is not called the shortest',
  (format) => {
    const labelsIn = (check: string): string[] => {
      const criteria = SMALL.criteria.map((criterion) => ({
        ...criterion,
        failures: criterion.failures.map((failure) => ({ ...failure, check })),
      }));
      const text = FORMATS[format].print([{ ...SMALL, criteria }]);
      return ['The shortest script that shows it', 'The rubric’s script, up to the first fault'].filter(
        (label) => text.includes(label),
      );
    };
    expect([labelsIn('undo.covers'), labelsIn('script:lesson')]).toEqual([
      ['The shortest script that shows it'],
      ['The rubric’s script, up to the first fault'],
    ]);
  },
);

test.each([
  ['terminal', '\n\nNot tried\n- Winning: The game is won when the last card comes from the waste\n'],
  ['markdown', '\n\n## Not tried\n\n- Winning: The game is won when the last card comes from the waste\n'],
  [
    'html',
    '<h2>Not tried</h2>\n<ul><li>Winning: The game is won when the last card comes from the waste</li>',
  ],
] as const)('%s lists the untried checks of a criterion with full points', (format, list) => {
  expect(FORMATS[format].print([HINDERED])).toContain(list);
});
