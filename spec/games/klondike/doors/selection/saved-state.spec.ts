import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { KlondikeModel, modelToString, stringToModel } from '../../../../../src/selection.js';
import { errorOf } from '../../../../support/error-of.js';
import type { SavedPile } from './words.js';
import { STATES, fill, pilesOf, saved, textOf, textsOf } from './words.js';

const EMPTY_GAME = '00000000!00000053' + '!00000000'.repeat(11);

/** The names that the file of saved states uses, in the order of `pilesOf`. */
const NAMES = [
  ...['mainDeck', 'waste'],
  ...[0, 1, 2, 3].map((index) => `foundation${index}`),
  ...[0, 1, 2, 3, 4, 5, 6].map((index) => `tableau${index}`),
];

const inWords = ({ exposeIndex, cardsBottomToTop }: SavedPile): string =>
  `${exposeIndex}: ${cardsBottomToTop.map((card) => card.charAt(0) + card.charAt(1).toLowerCase()).join(' ')}`.trimEnd();

describe.each(Object.entries(STATES))('%s', (_, { encoded, decoded }) => {
  test('is read correctly', () => {
    expect(textsOf(stringToModel(encoded))).toEqual(
      NAMES.map((name) => inWords(decoded[name] ?? { exposeIndex: NaN, cardsBottomToTop: [] })),
    );
  });

  test('is written in the same form', () => {
    expect(modelToString(stringToModel(encoded))).toBe(encoded);
  });
});

describe('a text', () => {
  test('is read into the given model', () => {
    const model = new KlondikeModel();
    expect([stringToModel(STATES.TEST_GAME.encoded, model) === model, modelToString(model)]).toEqual([
      true,
      STATES.TEST_GAME.encoded,
    ]);
  });

  test('is read into a new model each time', () => {
    expect(saved('TEST_GAME')).not.toBe(saved('TEST_GAME'));
  });

  test('may have only a few cards or none', () => {
    expect(textsOf(stringToModel(EMPTY_GAME.replace('53', '53"U'))).slice(0, 3)).toEqual([
      '0:',
      '53: Ac Ks',
      '0:',
    ]);
    expect(textsOf(stringToModel(EMPTY_GAME))).toEqual(['0:', '53:', ...new Array<string>(11).fill('0:')]);
  });

  test('replaces the expose indexes of the model', () => {
    const model = new KlondikeModel();
    pilesOf(model).forEach((pile) => pile.setExposeIndex(7));
    expect(textsOf(stringToModel(EMPTY_GAME, model))).toEqual([
      '0:',
      '53:',
      ...new Array<string>(11).fill('0:'),
    ]);
  });

  test.each([
    ['a negative index', '-0000001', -1],
    ['the least index', '-9999999', -9_999_999],
    ['the greatest index', '99999999', 99_999_999],
    ['a zero with a sign', '-0000000', 0],
  ])('may have %s', (_, index, expected) => {
    expect(stringToModel(EMPTY_GAME.replace('00000000', index)).getMainDeck().getExposeIndex()).toBe(
      expected,
    );
  });
});

const CARD = 'expected a card, from " for the ace of clubs to U for the king of spades';
const INDEX = 'expected an expose index of 8 digits, or of a minus sign and 7';

describe('an error names the wrong part', () => {
  test.each<[why: string, text: string, error: string]>([
    ['nothing', '', 'the text: "1 piles"; expected 13, with "!" between them'],
    ['twelve piles', EMPTY_GAME.slice(9), 'the text: "12 piles"; expected 13, with "!" between them'],
    ['fourteen piles', `${EMPTY_GAME}!`, 'the text: "14 piles"; expected 13, with "!" between them'],
    ['no index', '!'.repeat(12), `MAIN_DECK, character 1: nothing is there; ${INDEX}`],
    ['a short index', EMPTY_GAME.slice(1), `MAIN_DECK, character 1: "0000000"; ${INDEX}`],
    [
      'letters instead of an index',
      EMPTY_GAME.replace('53', '5x'),
      `WASTE_PILE, character 10: "0000005x"; ${INDEX}`,
    ],
    ['a plus sign', EMPTY_GAME.replace('0', '+'), `MAIN_DECK, character 1: "+0000000"; ${INDEX}`],
    ['two minus signs', EMPTY_GAME.replace('00', '--'), `MAIN_DECK, character 1: "--000000"; ${INDEX}`],
    ['a space before an index', ` ${EMPTY_GAME}`, `MAIN_DECK, character 1: " 0000000"; ${INDEX}`],
    [
      'a negative index that is too long',
      EMPTY_GAME.replace('00000000', '-00000001x'),
      `MAIN_DECK, character 10: "x"; ${CARD}`,
    ],
    [
      'a character after the king of spades',
      EMPTY_GAME.replace('53', '53V'),
      `WASTE_PILE, character 18: "V"; ${CARD}`,
    ],
    [
      'a space instead of a card',
      EMPTY_GAME.replace('53', '53" "'),
      `WASTE_PILE, character 19: " "; ${CARD}`,
    ],
    ['a line break at the end', `${EMPTY_GAME}\n`, `TABLEAU_PILE[6], character 117: "\\n"; ${CARD}`],
    [
      'a character of two code units',
      EMPTY_GAME.replace('53', '53🂡'),
      `WASTE_PILE, character 18: "🂡"; ${CARD}`,
    ],
    [
      'a card twice in a pile',
      EMPTY_GAME.replace('53', '53""'),
      'WASTE_PILE, character 19: "\\""; expected each card once (it is already in WASTE_PILE)',
    ],
    [
      'a card in two piles',
      `00000000"${EMPTY_GAME.slice(8)}"`,
      'TABLEAU_PILE[6], character 118: "\\""; expected each card once (it is already in MAIN_DECK)',
    ],
    ['no text', null as never, 'not a string: null'],
    ['undefined', undefined as never, 'not a string: undefined'],
  ])('%s', (_, text, error) => {
    const model = new KlondikeModel();
    model.getMainDeck().setExposeIndex(7);
    expect([errorOf(() => stringToModel(text, model)), textOf(model.getMainDeck())]).toEqual([
      `IllegalArgumentException: ${error}`,
      '7:',
    ]);
  });

  test('reports a mistake late in the text, without changing any pile', () => {
    const model = new KlondikeModel();
    expect(errorOf(() => stringToModel(STATES.TEST_GAME.encoded.replace('*;3', '*;\t'), model))).toBe(
      `IllegalArgumentException: TABLEAU_PILE[6], character 168: "\\t"; ${CARD}`,
    );
    expect(pilesOf(model).map((pile) => pile.isEmpty())).toEqual(new Array(13).fill(true));
  });
});

describe('a model', () => {
  test.each(NAMES.map((name, place) => [name, place] as const))(
    'with a card on %s is refused',
    (_, place) => {
      const model = new KlondikeModel();
      pilesOf(model)
        .slice(place, place + 1)
        .forEach((pile) => fill(pile, '4: Kh'));
      const before = textsOf(model);
      expect([errorOf(() => stringToModel(EMPTY_GAME, model)), textsOf(model)]).toEqual([
        expect.stringMatching(
          /^IllegalStateException: the model is not empty: [A-Z_]+(\[\d\])? has 1 cards$/,
        ),
        before,
      ]);
    },
  );

  test('must be a model', () => {
    expect([
      errorOf(() => modelToString(null as never)),
      errorOf(() => stringToModel(EMPTY_GAME, null as never)),
    ]).toEqual([
      'IllegalArgumentException: not a KlondikeModel: null',
      'IllegalArgumentException: not a KlondikeModel: null',
    ]);
  });

  test.each([100_000_000, -10_000_000, 1e21])("with the expose index %d can't be saved", (index) => {
    const model = new KlondikeModel();
    model.getTableauPile(3).setExposeIndex(index);
    expect(errorOf(() => modelToString(model))).toBe(
      `IllegalArgumentException: TABLEAU_PILE[3]: ${index}; ${INDEX}`,
    );
  });

  test("with a card twice can't be saved", () => {
    const model = new KlondikeModel();
    fill(model.getMainDeck(), '0: Ah');
    fill(model.getFoundationPile(2), '0: Kh Ah');
    expect(errorOf(() => modelToString(model))).toBe(
      'IllegalArgumentException: FOUNDATION_PILE[2]: "A♥"; expected each card once (it is already in MAIN_DECK)',
    );
  });

  test('with any different cards can be saved and read again', () => {
    const arbitraryPiles = fc.record({
      order: fc.shuffledSubarray(Array.from({ length: 52 }, (_, card) => card)),
      places: fc.array(fc.nat({ max: 12 }), { minLength: 52, maxLength: 52 }),
      indices: fc.array(fc.integer({ min: -9_999_999, max: 99_999_999 }), { minLength: 13, maxLength: 13 }),
    });
    fc.assert(
      fc.property(arbitraryPiles, ({ order, places, indices }) => {
        const model = new KlondikeModel();
        const deck = new KlondikeModel().getMainDeck();
        deck.populate();
        pilesOf(model).forEach((pile, place) => {
          pile.setExposeIndex(indices[place] ?? 0);
          pile.addCards(order.filter((card) => places[card] === place).map((card) => deck.getCard(card)));
        });
        expect(textsOf(stringToModel(modelToString(model)))).toEqual(textsOf(model));
      }),
    );
  });
});
