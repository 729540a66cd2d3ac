import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { JavaRandom } from '../../../../src/core/random.js';
import { newDeck, shuffle } from '../../../../src/core/deck.js';
import { parseCard, printCard } from '../../../../src/core/card.js';
import type { Deal } from '../../../../src/games/klondike/model/deals.js';
import {
  dealLayout,
  dealFromLayout,
  dealOf,
  dotnetDeal,
  isNumberAlone,
  javaDeal,
  parseDeal,
  randomDeal,
} from '../../../../src/games/klondike/model/deals.js';
import type { Layout } from '../../../../src/games/klondike/model/layout.js';
import { EMPTY_LAYOUT } from '../../../../src/games/klondike/model/layout.js';
import { KSU, ULG } from '../../../../src/games/klondike/model/rules.js';
import { parseLayout, printLayout } from '../../../../src/games/klondike/model/layout-text.js';
import { arbitraryDeck, arbitraryLayout } from '../../../support/arbitrary.js';
import { ALL_CARDS } from '../../../support/cards.js';
import { errorOf } from '../../../support/error-of.js';
import { golden } from '../../../support/golden.js';

const KINGS_TO_ACES = ALL_CARDS.toReversed();
const DECK = KINGS_TO_ACES.map(printCard).join(' ');
const layoutOf = ({ start }: Deal): string => printLayout(start(ULG));

describe('the name of a deal', () => {
  test.each([
    ['java:12345', 'java:12345'],
    ['java:+5', 'java:5'],
    ['java:-5', 'java:-5'],
    ['java:-0', 'java:0'],
    ['java:007', 'java:7'],
    ['java:9223372036854775807', 'java:9223372036854775807'],
    ['java:-9223372036854775808', 'java:-9223372036854775808'],
    [' java:1\n', 'java:1'],
    ['12345', 'java:12345'],
    ['#12345', 'java:12345'],
    ['#-5', 'java:-5'],
    [' 007\n', 'java:7'],
    ['dotnet:0', 'dotnet:0'],
    ['dotnet:+0012', 'dotnet:12'],
    ['dotnet:-0', 'dotnet:0'],
    ['dotnet:2147483647', 'dotnet:2147483647'],
    ['dotnet:-2147483648', 'dotnet:-2147483648'],
    ['kpat:1', 'kpat:1'],
    ['kpat:2147483647', 'kpat:2147483647'],
    ['pysol:00000000000000000024', 'pysol:24'],
    ['pysol:100000000000000000000', 'pysol:100000000000000000000'],
    ['pysol:ms24', 'pysol:ms24'],
    ['pysol:ms8589934591', 'pysol:ms8589934591'],
    ['greenfelt:+4', 'greenfelt:4'],
    ['greenfelt:2147483646', 'greenfelt:2147483646'],
    [DECK, DECK],
    [` ${DECK.toLowerCase().replaceAll('t', '10').replaceAll(' ', '\n')}\n`, DECK],
    ['t1: | ah;;  waste:10d', 'waste: Td; t1: Ah'],
    ['stock: Ah', 'stock: Ah'],
    [' f4:Ah', 'f4: Ah'],
    ['redeals: 3', 'redeals: 3'],
    ['t1:', 'redeals: 0'],
  ])('%j is printed as %j', (name, canonical) => {
    expect(parseDeal(name).name).toBe(canonical);
  });

  test('becomes a .NET name at Kansas State if it is a bare number', () => {
    expect(['17', '#17', 'java:17'].map((name) => parseDeal(name, KSU).name)).toEqual([
      'dotnet:17',
      'dotnet:17',
      'java:17',
    ]);
  });

  test('has the seed', () => {
    expect([javaDeal(-3n).name, dotnetDeal(-3).name]).toEqual(['java:-3', 'dotnet:-3']);
  });

  test('has a seed with 64 bits, whatever bigint it is made from', () => {
    expect([javaDeal(2n ** 63n).name, javaDeal(2n ** 64n + 5n).name]).toEqual([
      'java:-9223372036854775808',
      'java:5',
    ]);
  });

  test('gives a random deal again', () => {
    const random = randomDeal();
    expect([random.name, layoutOf(parseDeal(random.name))]).toEqual([
      expect.stringMatching(/^java:\d{1,10}$/),
      layoutOf(random),
    ]);
  });

  test('gives the deal of a layout again, and takes one line', () => {
    fc.assert(
      fc.property(arbitraryLayout, (layout) => {
        const { name } = dealFromLayout(layout);
        expect([name.includes('\n'), parseDeal(name).start(ULG)]).toEqual([false, layout]);
      }),
    );
  });

  test('gives the deal of an empty layout again', () => {
    expect(parseDeal(dealFromLayout(EMPTY_LAYOUT).name).start(ULG)).toEqual(EMPTY_LAYOUT);
  });

  test('gives the deal of a deck again', () => {
    fc.assert(
      fc.property(arbitraryDeck, (deck) => {
        expect(parseDeal(deck.map(printCard).join(' ')).start(ULG)).toEqual(dealLayout(ULG, deck));
      }),
    );
  });
});

describe('a deal', () => {
  const { decks } = golden('java-decks') as { decks: Record<string, string> };

  test.each(Object.entries(decks))('named java:%s uses the deck that OpenJDK shuffles', (seed, deck) => {
    expect(layoutOf(parseDeal(`java:${seed}`))).toBe(layoutOf(parseDeal(deck)));
  });

  test('named java:12345 has the expected layout', () => {
    expect(layoutOf(parseDeal('java:12345')).split('\n')).toEqual([
      'stock: 6h 2s 5s 8d 9s Ad 5d Ah 9h Qs Kh 7h 5c 2d 7c 7d 8s Ks Tc 2c 3c 3d Qd 8h',
      't1: Th',
      't2: Js | 3s',
      't3: 2h 8c | 6s',
      't4: Qc Ts Kd | 4s',
      't5: 4h 4c 5h Jc | 6d',
      't6: 7s Jh 9c 3h Ac | As',
      't7: 4d Td Jd Kc 9d 6c | Qh',
    ]);
  });

  test('named dotnet:0 has the expected layout', () => {
    expect(layoutOf(parseDeal('dotnet:0')).split('\n')).toEqual([
      'stock: Qh 3s Kh 2h Tc Ah Qs 7d 5s Qc Kc 6s Kd 6d Ks 2c 6h 9h Jd Jc 8s Th 4h Ac',
      't1: 8d',
      't2: 8h | 4c',
      't3: 3d As | 9c',
      't4: 5h 7h 3c | Td',
      't5: 8c 7c 4d 9d | Ts',
      't6: 3h 7s 4s Js 6c | 9s',
      't7: 5c Jh Ad 5d Qd 2d | 2s',
    ]);
  });

  test('starts a new layout each time', () => {
    const { start } = parseDeal('java:1');
    expect(start(ULG)).toEqual(start(ULG));
  });

  test('is dealt as the house deals', () => {
    const deck = shuffle(newDeck(), new JavaRandom(7n));
    const rules = { ...ULG, dealt: 'by row' } as const;
    expect(parseDeal('java:7').start(rules)).toEqual(dealLayout(rules, deck));
  });

  test('from a layout starts there, even if the layout changes later', () => {
    const layout = parseLayout('t1: Ah');
    const deal = dealFromLayout(layout);
    (layout.t1.cards as unknown as number[]).push(parseCard('Kh') ?? NaN);
    Object.assign(layout, { t2: undefined, redeals: 7 });
    expect(printLayout(deal.start(ULG))).toBe('t1: Ah');
  });

  test.each<[fault: string, layout: object]>([
    ['column 8: "Ah"; expected each card and each pile once', { t1: { cards: [13, 13], faceDown: 0 } }],
    ['column 5: "##"; expected a card such as Ah, Td or 10d', { t1: { cards: [52], faceDown: 0 } }],
    ['column 5: "-1"; expected a card such as Ah, Td or 10d', { t1: { cards: [-1], faceDown: 0 } }],
    ['column 10: "1.5"; expected a whole number for redeals', { redeals: 1.5 }],
  ])('from an invalid layout is refused: %s', (fault, changes) => {
    expect(errorOf(() => dealFromLayout({ ...EMPTY_LAYOUT, ...changes }))).toContain(
      `TextError: line 1, ${fault}`,
    );
  });
});

test.each<[given: unknown, message: string]>([
  [undefined, 'layout must be an object, not undefined'],
  [null, 'layout must be an object, not null'],
  ['t1: Ah', 'layout must be an object, not "t1: Ah"'],
  [{}, 'layout.stock.cards must be an array, not undefined'],
  [{ ...EMPTY_LAYOUT, t3: { faceDown: 0 } }, 'layout.t3.cards must be an array, not undefined'],
])('a deal from a value that is not a layout is refused: %j', (given, message) => {
  expect(errorOf(() => dealFromLayout(given as Layout))).toBe(`TypeError: ${message}`);
});

describe('a .NET seed', () => {
  test.each([2 ** 31, -(2 ** 31) - 1, 0.5, NaN])("can't be %p", (seed) => {
    expect(errorOf(() => dotnetDeal(seed))).toBe(
      `RangeError: a seed must be a 32-bit whole number, not ${seed}`,
    );
  });
});

describe('a text that does not name a deal', () => {
  const DEAL =
    'a deal: a number, java:NUMBER (or dotnet, kpat, pysol, greenfelt), the 52 cards of a deck or a layout';
  const LONG = 'a whole number from -9223372036854775808 to 9223372036854775807 after the colon';
  const ALONE = LONG.replace(' after the colon', '');
  const INT = 'a whole number from -2147483648 to 2147483647 after the colon';
  const CARD = 'a card such as Ah, Td or 10d';

  test.each([
    ['', `line 1, column 1: nothing is there; expected ${DEAL}`],
    [' \n ', `line 1, column 1: nothing is there; expected ${DEAL}`],
    ['1 2 3', 'line 1, column 3: "2"; expected nothing after java:1'],
    ['-5', `line 1, column 1: "-5"; expected ${DEAL}`],
    ['##5', `line 1, column 1: "##5"; expected ${DEAL}`],
    ['12345x', `line 1, column 1: "12345x"; expected ${DEAL}`],
    ['#9223372036854775808', `line 1, column 1: "9223372036854775808"; expected ${ALONE}`],
    [' hello world', `line 1, column 2: "hello"; expected ${DEAL}`],
    ['Java:1', `line 1, column 1: "Java:1"; expected ${DEAL}`],
    ['xjava:1', `line 1, column 1: "xjava:1"; expected ${DEAL}`],
    ['java', `line 1, column 1: "java"; expected ${DEAL}`],
    ['java:', `line 1, column 1: "java:"; expected ${LONG}`],
    ['java: 5', `line 1, column 1: "java:"; expected ${LONG}`],
    ['java:0x10', `line 1, column 1: "java:0x10"; expected ${LONG}`],
    ['java:1e3', `line 1, column 1: "java:1e3"; expected ${LONG}`],
    ['java:1.5', `line 1, column 1: "java:1.5"; expected ${LONG}`],
    ['java:--5', `line 1, column 1: "java:--5"; expected ${LONG}`],
    ['java:1:2', `line 1, column 1: "java:1:2"; expected ${LONG}`],
    ['java:9223372036854775808', `line 1, column 1: "java:9223372036854775808"; expected ${LONG}`],
    ['java:-9223372036854775809', `line 1, column 1: "java:-9223372036854775809"; expected ${LONG}`],
    [`java:${'0'.repeat(40)}1`, `line 1, column 1: "java:${'0'.repeat(35)}..."; expected ${LONG}`],
    [`java:${'9'.repeat(999)}`, `line 1, column 1: "java:${'9'.repeat(35)}..."; expected ${LONG}`],
    ['dotnet:2147483648', `line 1, column 1: "dotnet:2147483648"; expected ${INT}`],
    ['dotnet:-2147483649', `line 1, column 1: "dotnet:-2147483649"; expected ${INT}`],
    ['dotnet:x', `line 1, column 1: "dotnet:x"; expected ${INT}`],
    ['kpat:0', 'line 1, column 1: "kpat:0"; expected a whole number from 1 to 2147483647 after the colon'],
    ['kpat:ms5', `line 1, column 1: "kpat:ms5"; expected ${DEAL}`],
    [
      'pysol:0',
      'line 1, column 1: "pysol:0"; expected a whole number from 1 to 100000000000000000000 after the colon',
    ],
    ['pysol:ms', 'line 1, column 1: "pysol:ms"; expected a whole number from 1 to 8589934591 after ms'],
    [
      'pysol:ms8589934592',
      'line 1, column 1: "pysol:ms8589934592"; expected a whole number from 1 to 8589934591 after ms',
    ],
    [
      'greenfelt:2147483647',
      'line 1, column 1: "greenfelt:2147483647"; expected a whole number from 1 to 2147483646 after the colon',
    ],
    ['java:5 6', 'line 1, column 8: "6"; expected nothing after java:5'],
    ['dotnet:5\njava:6', 'line 2, column 1: "java:6"; expected nothing after dotnet:5'],
    [DECK.replace('7h', '7x'), `line 1, column 97: "7x"; expected ${CARD}`],
    ['Ah ;', `line 1, column 4: ";"; expected ${CARD}`],
    [DECK.replace('7h', 'Kc'), 'line 1, column 97: "Kc"; expected each card once (it is card 1 already)'],
    [`${DECK} 7h`, 'line 1, column 157: "7h"; expected each card once (it is card 33 already)'],
    [
      DECK.replace(' As', ''),
      'line 1, column 153: nothing is there; expected all 52 cards of a deck (missing: As)',
    ],
    [
      DECK.replace(' Kh', '').replace(' 2s As', '\n 2s'),
      'line 2, column 4: nothing is there; expected all 52 cards of a deck (missing: As Kh)',
    ],
    ['java:5 t1: Ah', 'line 1, column 8: "t1:"; expected nothing after java:5'],
    ['t1 : Ah', 'line 1, column 1: "t1"; expected a pile and a colon: stock, waste, f1 to f4 or t1 to t7'],
    ['java5', `line 1, column 1: "java5"; expected ${DEAL}`],
    ['t8: Ah', 'line 1, column 1: "t8"; expected a pile and a colon: stock, waste, f1 to f4 or t1 to t7'],
    ['t1: Ah Ah', 'line 1, column 8: "Ah"; expected each card and each pile once'],
    ['stack: Ah', `line 1, column 1: "stack:"; expected ${DEAL}`],
  ])('%j is refused', (name, message) => {
    expect(errorOf(() => parseDeal(name))).toBe(`TextError: ${message}`);
  });

  test.each([82, null, undefined])('%p is refused', (name) => {
    expect(errorOf(() => parseDeal(name as never))).toBe(
      `TypeError: the name of a deal must be a string, not ${String(name)}`,
    );
  });
});

describe('a given deal', () => {
  test.each<[what: string, given: Deal | string]>([
    ['a name', 'java:11'],
    ['a deal', javaDeal(11n)],
    ['a deal whose start differs from its name', { ...javaDeal(11n), start: () => EMPTY_LAYOUT }],
  ])('%s is read from its name', (_, given) => {
    const { name, start } = dealOf(given, ULG);
    expect([name, start(ULG)]).toEqual(['java:11', javaDeal(11n).start(ULG)]);
  });

  test('with a bare number is read by the house rules', () => {
    expect(dealOf('11', KSU).name).toBe('dotnet:11');
  });

  test.each<[given: unknown, said: string]>([
    [null, 'null'],
    [11, '11'],
    [{ seed: 11 }, 'an object'],
    [{ name: 11 }, '11'],
  ])('%j is refused', (given, said) => {
    expect(errorOf(() => dealOf(given as Deal, ULG))).toBe(
      `TypeError: the name of a deal must be a string, not ${said}`,
    );
  });
});

test.each([
  ['12', true],
  [' #12\n', true],
  ['java:12', false],
  ['-12', false],
  ['', false],
])('%j is a bare number: %p', (name, isNumber) => expect(isNumberAlone(name)).toBe(isNumber));
