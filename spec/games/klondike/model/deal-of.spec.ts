import { describe, expect, test } from '@jest/globals';
import type { Deal } from '../../../../src/games/klondike/model/deals.js';
import { dealOf, isNumberAlone, javaDeal } from '../../../../src/games/klondike/model/deals.js';
import { EMPTY_LAYOUT } from '../../../../src/games/klondike/model/layout.js';
import { KSU, ULG } from '../../../../src/games/klondike/model/rules.js';
import { errorOf } from '../../../support/error-of.js';

describe('a deal that is given', () => {
  test.each<[what: string, given: Deal | string]>([
    ['a name', 'java:11'],
    ['a deal', javaDeal(11n)],
    ['a deal that starts otherwise than its name says', { ...javaDeal(11n), start: () => EMPTY_LAYOUT }],
  ])('as %s is the one of that name', (_, given) => {
    const { name, start } = dealOf(given, ULG);
    expect([name, start(ULG)]).toEqual(['java:11', javaDeal(11n).start(ULG)]);
  });

  test('by a number alone is the one of the house', () => {
    expect(dealOf('11', KSU).name).toBe('dotnet:11');
  });

  test.each<[given: unknown, said: string]>([
    [null, 'null'],
    [11, '11'],
    [{ seed: 11 }, 'an object'],
    [{ name: 11 }, '11'],
  ])('as %j is none', (given, said) => {
    expect(errorOf(() => dealOf(given as Deal, ULG))).toBe(
      `TypeError: the name of a deal is a string, not ${said}`,
    );
  });
});

test.each([
  ['12', true],
  [' #12\n', true],
  ['java:12', false],
  ['-12', false],
  ['', false],
])('%j is a number alone: %p', (name, isNumber) => expect(isNumberAlone(name)).toBe(isNumber));
