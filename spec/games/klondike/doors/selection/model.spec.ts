/** The piles of a model, and the deal of a game. */
import { describe, expect, test } from '@jest/globals';
import { KlondikeController, KlondikeModel } from '../../../../../src/selection.js';
import { errorOf } from '../../../../support/error-of.js';
import { golden } from '../../../../support/golden.js';
import { cardsIn, fill, pilesOf, saved, textOf, textsOf, wordOf } from './words.js';

const SEED = 'java:305419896';

function dealt(deal?: string, model = new KlondikeModel()): KlondikeModel {
  new KlondikeController(deal === undefined ? {} : { deal }).initModel(model);
  return model;
}

const wordsIn = (model: KlondikeModel): string[] => pilesOf(model).flatMap(cardsIn).map(wordOf);

describe('a new model', () => {
  test('has thirteen different piles, all empty and with the expose index 0', () => {
    const model = new KlondikeModel();
    expect([new Set(pilesOf(model)).size, textsOf(model)]).toEqual([13, new Array(13).fill('0:')]);
  });

  test('always gives the same piles', () => {
    const model = new KlondikeModel();
    expect(pilesOf(model).every((pile, index) => pile === pilesOf(model)[index])).toBe(true);
  });

  test("doesn't share piles with another model", () => {
    const [one, other] = [new KlondikeModel(), new KlondikeModel()];
    fill(one.getMainDeck(), '0: Kh');
    expect(textOf(other.getMainDeck())).toBe('0:');
  });

  test.each([-1, 7, 99, NaN, 2.5, null, undefined, 'length'] as never[])(
    'throws for the tableau pile %p',
    (index) => {
      expect(errorOf(() => new KlondikeModel().getTableauPile(index))).toMatch(
        /^NoSuchElementException: no tableau pile .*: they are 0 to 6$/,
      );
    },
  );

  test.each([-1, 4, 99, NaN, 2.5, null, undefined, 'length'] as never[])(
    'throws for the foundation pile %p',
    (index) => {
      expect(errorOf(() => new KlondikeModel().getFoundationPile(index))).toMatch(
        /^NoSuchElementException: no foundation pile .*: they are 0 to 3$/,
      );
    },
  );
});

describe('a dealt game', () => {
  test('has its cards in place, column by column from the top of the deck', () => {
    const { shuffledDeckIndex0to51: upper } = golden('ycp-text-deal') as { shuffledDeckIndex0to51: string[] };
    const deck = upper.map((card) => card.charAt(0) + card.charAt(1).toLowerCase());
    const column = (first: number, count: number): string =>
      `${count - 1}: ${deck
        .slice(52 - first - count, 52 - first)
        .reverse()
        .join(' ')}`;
    expect(textsOf(dealt(SEED))).toEqual([
      `23: ${deck.slice(0, 24).join(' ')}`,
      '53:',
      ...['0:', '0:', '0:', '0:'],
      ...[
        column(0, 1),
        column(1, 2),
        column(3, 3),
        column(6, 4),
        column(10, 5),
        column(15, 6),
        column(21, 7),
      ],
    ]);
  });

  test('is different each time and has 52 different cards', () => {
    const games = [dealt(), dealt(), dealt()].map((model) => wordsIn(model));
    const sorted = games.map((game) => game.toSorted().join(' '));
    const deck = wordsIn(dealt(SEED)).toSorted().join(' ');
    expect([new Set(games.map(String)).size, sorted]).toEqual([3, [deck, deck, deck]]);
  });

  test('is the same in every model, but with different card objects', () => {
    const controller = new KlondikeController({ deal: SEED });
    const [one, other] = [new KlondikeModel(), new KlondikeModel()];
    controller.initModel(one);
    controller.initModel(other);
    expect(textsOf(one)).toEqual(textsOf(other));
    expect(one.getMainDeck().getTopCard()).not.toBe(other.getMainDeck().getTopCard());
  });

  test('replaces all cards in the model', () => {
    const model = saved('TEST_GAME_2');
    model.getMainDeck().populate();
    expect(textsOf(dealt(SEED, model))).toEqual(textsOf(dealt(SEED)));
  });

  test('keeps the pile objects', () => {
    const model = new KlondikeModel();
    const before = pilesOf(model);
    dealt(SEED, model);
    expect(pilesOf(model).every((pile, index) => pile === before[index])).toBe(true);
  });

  test('can start from a layout', () => {
    expect(textsOf(dealt('stock: 9c Kd; waste: 3d 4d; f1: Ah; t3: 2s 3s | 4s 3h'))).toEqual([
      ...['1: 9c Kd', '53: 3d 4d'],
      ...['0: Ah', '0:', '0:', '0:'],
      ...['0:', '0:', '2: 2s 3s 4s 3h', '0:', '0:', '0:', '0:'],
    ]);
  });

  test.each(['nonsense', '', 'java:', 'Ah Ad', 't1: Ah Ah'])("can't have the name %j", (deal) => {
    expect(errorOf(() => new KlondikeController({ deal }))).toMatch(/^TextError: line 1, column \d+: /);
  });

  test('needs a model', () => {
    expect(errorOf(() => new KlondikeController().initModel(null as never))).toBe(
      'IllegalArgumentException: not a KlondikeModel: null',
    );
  });
});
