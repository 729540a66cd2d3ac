/** Gives the constants of the package other numbers. */
import { describe, expect, test } from '@jest/globals';
import * as kit from 'klondike-kit';
import { KlondikeView } from 'klondike-kit';
import { areOurs, renumberedKit } from '../../../../src/grading/shims/javascript/renumbered-kit.js';
import { ImpossibleRequest } from '../../../../src/grading/shims/javascript/requests.js';

type AnyFunction = (...args: readonly unknown[]) => unknown;

const OURS: Readonly<Record<string, number>> = KlondikeView;

const offsetOf = (name: string): number =>
  name.startsWith('FOUNDATION_') ? 20 : name.startsWith('TABLEAU_') ? 50 : 100;

/** Cards start at 100, foundations at 20, tableau piles at 50. A hidden card is 152. */
const NUMBERS = Object.fromEntries(Object.entries(OURS).map(([name, ours]) => [name, ours + offsetOf(name)]));

const MADE = renumberedKit(kit, NUMBERS);

const call = (name: string, ...args: readonly unknown[]): unknown => (MADE[name] as AnyFunction)(...args);

describe('the comparison with the package', () => {
  const fewer = Object.fromEntries(Object.entries(OURS).filter(([name]) => name !== 'SPADES_A'));
  test.each<[what: string, is: boolean, numbers: Readonly<Record<string, number>>]>([
    ['all unchanged', true, { ...OURS }],
    ['with an extra name', true, { ...OURS, JOKER: 60 }],
    ['with a different number for one card', false, { ...OURS, HIDDEN: 60 }],
    ['without one card', false, fewer],
    ['none', false, {}],
  ])('finds whether numbers are the same: %s (%s)', (_, is, numbers) => {
    expect(areOurs(numbers)).toBe(is);
  });
});

describe('the constants', () => {
  test('the constants have the given numbers', () => {
    expect(Object.fromEntries(Object.keys(OURS).map((name) => [name, MADE[name]]))).toEqual(NUMBERS);
    expect([MADE['HIDDEN'], MADE['SPADE_K'], MADE['FOUNDATION_4'], MADE['TABLEAU_7']]).toEqual([
      152, 112, 23, 56,
    ]);
  });

  test.each(['KlondikeView', 'KlondikeEventsHandler'])(
    'the constants have the given numbers as members of %s, which is frozen',
    (name) => {
      expect([MADE[name], Object.isFrozen(MADE[name])]).toEqual([NUMBERS, true]);
    },
  );

  test('the package gets no names that it lacks', () => {
    expect(Object.keys(renumberedKit(kit, { ...NUMBERS, JOKER: 7 }))).not.toContain('JOKER');
  });
});

const TRANSLATED = [
  ...['isRed', 'rankOf', 'suitOf', 'printCard', 'cardOf', 'parseCard', 'asCard', 'newDeck'],
  ...['asTableau', 'asFoundation', 'tableauAt', 'foundationAt', 'pileIndex', 'indexOf'],
];

describe('a function that takes or returns a number', () => {
  const { DIAMONDS_2, CLUBS_K } = NUMBERS;
  test.each<[name: string, args: readonly unknown[], result: unknown]>([
    ['isRed', [DIAMONDS_2], true],
    ['isRed', [CLUBS_K], false],
    ['rankOf', [CLUBS_K], 13],
    ['suitOf', [DIAMONDS_2], kit.DIAMONDS],
    ['printCard', [CLUBS_K], 'Kc'],
    ['cardOf', [kit.DIAMONDS, 2], DIAMONDS_2],
    ['parseCard', ['Kc'], CLUBS_K],
    ['asCard', [CLUBS_K], CLUBS_K],
    ['newDeck', [], kit.newDeck().map((card) => card + 100)],
    ['asTableau', [56], 56],
    ['asFoundation', [23], 23],
    ['tableauAt', [52], 't3'],
    ['foundationAt', [22], 'f3'],
    ['pileIndex', ['t2'], 51],
    ['pileIndex', ['f2'], 21],
    ['indexOf', ['f2'], 21],
  ])('uses the given numbers: %s', (name, args, result) => {
    expect(call(name, ...args)).toEqual(result);
  });

  test.each<[name: string, number: number]>([
    ['asCard', 12],
    ['asTableau', 6],
    ['asFoundation', 3],
  ])('%s refuses the package’s own number %d', (name, number) => {
    expect(() => call(name, number)).toThrow(kit.KlondikeException);
  });
});

/** These exports do not depend on the number of a card or pile. */
const KEPT = [
  ...['DotnetRandom', 'JavaRandom', 'shuffle', 'TextError', 'pileAt'],
  ...['NegativeNumberException', 'TooManyCardsException', 'NullArrayException', 'NullHandlerException'],
  ...['UnknownCardException', 'UnknownTableauException', 'UnknownFoundationException', 'KlondikeException'],
  ...['checkHandler', 'checkView', 'checkMoves'],
];

const PLAIN = ['CLUBS', 'DIAMONDS', 'HEARTS', 'SPADES', 'FOUNDATIONS', 'TABLEAU', 'PILES', 'SHOWN'];

test('other exports stay unchanged if they do not depend on a number', () => {
  const own: Readonly<Record<string, unknown>> = { ...kit };
  expect([...KEPT, ...PLAIN].filter((name) => own[name] === undefined || MADE[name] !== own[name])).toEqual(
    [],
  );
});

describe('a function that depends on the original numbers', () => {
  const functions = Object.entries(kit).flatMap(([name, value]) =>
    typeof value === 'function' ? [name] : [],
  );
  const others = functions.filter((name) => ![...KEPT, ...TRANSLATED].includes(name));
  const said = (name: string): string =>
    `It uses ${name} of klondike-kit, which works only with the usual constants.`;

  test('ends the program when it is called or constructed', () => {
    const wrong = others.filter((name) => {
      const use = MADE[name] as new () => unknown;
      return [() => call(name), () => new use()].some((attempt) => {
        try {
          attempt();
          return true;
        } catch (error) {
          return !(error instanceof ImpossibleRequest) || error.message !== said(name);
        }
      });
    });
    expect([others.includes('KlondikeController'), others.includes('play'), wrong]).toEqual([true, true, []]);
  });

  test('ends the program when a class that extends it is constructed, not when it is extended', () => {
    class Longer extends (MADE['KlondikeController'] as new () => object) {}
    expect(() => new Longer()).toThrow(said('KlondikeController'));
  });
});
