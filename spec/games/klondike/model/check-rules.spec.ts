/** Functions refuse invalid rules and decks with a message that names the fault. */
import { describe, expect, test } from '@jest/globals';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import { checkRules, fixedRules } from '../../../../src/games/klondike/model/check-rules.js';
import { dealLayout, dealFromLayout, parseDeal } from '../../../../src/games/klondike/model/deals.js';
import { EMPTY_LAYOUT } from '../../../../src/games/klondike/model/layout.js';
import type { Rules } from '../../../../src/games/klondike/model/rules.js';
import { HOUSES, ULG } from '../../../../src/games/klondike/model/rules.js';
import type { Card } from '../../../../src/core/card.js';
import { newDeck } from '../../../../src/core/deck.js';
import { errorOf } from '../../../support/error-of.js';

/** Rules that a program in JavaScript could pass. */
const rulesWith = (changes: object): Rules => ({ ...ULG, ...changes });

describe('rules are refused', () => {
  test.each<[changes: object, message: string]>([
    [{ name: 7 }, 'name must be a string that is not empty, not 7'],
    [{ draw: 0 }, 'draw must be a whole number from 1 to 24, not 0'],
    [{ draw: 30 }, 'draw must be a whole number from 1 to 24, not 30'],
    [{ draw: 1.5 }, 'draw must be a whole number from 1 to 24, not 1.5'],
    [{ draw: '3' }, 'draw must be a whole number from 1 to 24, not "3"'],
    [{ redeals: NaN }, 'redeals must be a whole number from 0 to 999999999 or Infinity, not NaN'],
    [{ redeals: -1 }, 'redeals must be a whole number from 0 to 999999999 or Infinity, not -1'],
    [{ redeals: 5e9 }, 'redeals must be a whole number from 0 to 999999999 or Infinity, not 5000000000'],
    [{ recycleDraws: 1 }, 'recycleDraws must be true or false, not 1'],
    [{ dealt: 'by hand' }, 'dealt must be "by column" or "by row", not "by hand"'],
    [{ numbers: 'perl' }, 'numbers must be "java" or "dotnet", not "perl"'],
    [{ inPlay: 'deck' }, 'inPlay must be "waste" or "stock", not "deck"'],
    [
      { foundations: [] },
      'foundations must be "any suit" or an array of the suits 0 to 3, each once, not []',
    ],
    [
      { foundations: [0, 0, 1, 2] },
      'foundations must be "any suit" or an array of the suits 0 to 3, each once, not [0, 0, 1, 2]',
    ],
    [
      { foundations: [0, 1, 2, 3, 0] },
      'foundations must be "any suit" or an array of the suits 0 to 3, each once, not [0, 1, 2, 3, 0]',
    ],
    [
      { foundations: 'clubs' },
      'foundations must be "any suit" or an array of the suits 0 to 3, each once, not "clubs"',
    ],
    [
      { foundations: undefined },
      'foundations must be "any suit" or an array of the suits 0 to 3, each once, not undefined',
    ],
    [{ worryBack: undefined }, 'worryBack must be true or false, not undefined'],
    [{ build: 'down' }, 'build must be a function, not "down"'],
    [{ isWon: null }, 'isWon must be a function, not null'],
    [
      { drow: 1 },
      '"drow" is not a known field; there are name, draw, redeals, recycleDraws, dealt, numbers, inPlay, foundations, worryBack, ' +
        'build, isWon, refusals; did you mean draw?',
    ],
  ])('%p', (changes, message) => {
    expect(errorOf(() => checkRules(rulesWith(changes)))).toBe(`RangeError: rules: ${message}`);
  });

  test.each<[given: unknown, message: string]>([
    [undefined, 'rules must be an object such as ULG, not undefined'],
    [null, 'rules must be an object such as ULG, not null'],
    ['ulg', 'rules must be an object such as ULG, not "ulg"'],
    [{}, 'rules: name must be a string that is not empty, not undefined'],
    [{ ...ULG, name: '' }, 'rules: name must be a string that is not empty, not ""'],
  ])('%p', (nothing, message) => {
    expect(errorOf(() => checkRules(nothing))).toBe(`RangeError: ${message}`);
  });
});

test.each<[where: string, give: (rules: Rules) => unknown]>([
  ['a controller', (rules) => new KlondikeController({ rules })],
  ['deal', (rules) => dealLayout(rules, newDeck())],
  ['startOf for a deal', (rules) => parseDeal('java:1').start(rules)],
  ['startOf for a layout', (rules) => dealFromLayout(EMPTY_LAYOUT).start(rules)],
])('%s checks its rules', (_, give) => {
  expect(errorOf(() => give(rulesWith({ draw: 0 })))).toMatch(/^RangeError: rules: draw/);
});

test('accepts every house, and rules with every other number and choice', () => {
  const other = rulesWith({ draw: 1, redeals: 0, foundations: [3, 1, 0, 2], inPlay: 'stock' });
  expect([...HOUSES, other].map((rules) => errorOf(() => checkRules(rules)))).toEqual(
    Array(HOUSES.length + 1).fill('nothing'),
  );
});

test("later changes to the given rules, or to a controller's rules, don't change the game", () => {
  const mine = { ...ULG, draw: 1, foundations: [0, 1, 2, 3] as [0, 1, 2, 3] };
  const game = new KlondikeController({ rules: mine, deal: 'java:11' });
  Object.assign(mine, { draw: 0, build: undefined });
  mine.foundations.fill(0);
  const faults = [
    () => Object.assign(game.rules, { draw: 0 }),
    () => Object.assign(game.rules.foundations, { 0: 3 }),
  ].map(errorOf);
  expect([faults.every((fault) => fault.startsWith('TypeError')), game.rules]).toEqual([
    true,
    { ...ULG, draw: 1, foundations: [0, 1, 2, 3] },
  ]);
});

test('rules that are an instance of a class keep their methods', () => {
  class Easy {
    build(): undefined {
      return undefined;
    }
    isWon(): boolean {
      return true;
    }
  }
  const { build, isWon, ...rest } = ULG;
  const game = new KlondikeController({ rules: Object.assign(new Easy(), rest) });
  game.newGame();
  expect([build, isWon].includes(game.rules.build)).toBe(false);
  expect(game.rules.isWon(EMPTY_LAYOUT)).toBe(true);
});

test('frozen rules are used as they are, and other rules are copied', () => {
  expect(fixedRules(ULG)).toBe(ULG);
  const fixed = fixedRules(rulesWith({ draw: 2 }));
  expect(fixed).toEqual({ ...ULG, draw: 2 });
  expect(fixed).not.toBe(ULG);
  expect(fixedRules(fixed)).toBe(fixed);
});

test('rules keep the fields that they inherit from other rules', () => {
  const drawOne = Object.assign(Object.create({ ...ULG }) as Rules, { draw: 1 });
  const { rules } = new KlondikeController({ rules: drawOne, deal: 'java:11' });
  expect(rules).toEqual({ ...ULG, draw: 1 });
});

test.each(HOUSES.map((house) => [house.name, house] as const))('the house %s is frozen', (_, house) => {
  const list = typeof house.foundations === 'string' ? HOUSES : house.foundations;
  const changes = [() => Object.assign(house, { draw: 0 }), () => Object.assign(list, { 0: 9 })];
  expect(changes.map(errorOf).map((error) => error.slice(0, 9))).toEqual(['TypeError', 'TypeError']);
});

describe('a deck is refused', () => {
  const deck = newDeck();
  test.each<[what: string, cards: readonly number[], message: string]>([
    ['without cards', [], 'card 1 of the deck is not there; expected all 52 cards of a deck (missing: As'],
    [
      'with a missing card',
      deck.slice(1),
      'card 52 of the deck is not there; expected all 52 cards of a deck (missing: Ac)',
    ],
    [
      'with a card twice',
      [...deck.slice(0, 51), 39],
      'card 52 of the deck is 39; expected each card once (it is card 1 already)',
    ],
    [
      'with an extra card',
      [...deck, 39],
      'card 53 of the deck is 39; expected each card once (it is card 1 already)',
    ],
    ['with a hidden card', [52, ...deck.slice(1)], 'card 1 of the deck is 52; expected a card from 0 to 51'],
    ['that is none', null as never, 'a deck must be an array of 52 cards, not null'],
    ['with half a card', [0.5, ...deck.slice(1)], 'card 1 of the deck is 0.5; expected a card from 0 to 51'],
  ])('%s', (_, cards, message) => {
    expect(errorOf(() => dealLayout(ULG, cards as unknown as Card[]))).toContain(`RangeError: ${message}`);
  });
});
