/** The cards that `select` lifts, and how `unselect` puts them back. */
import { describe, expect, test } from '@jest/globals';
import type { Selection } from '../../../../../src/selection.js';
import {
  KlondikeController,
  KlondikeModel,
  Location,
  LocationType,
  modelToString,
} from '../../../../../src/selection.js';
import { errorOf } from '../../../../support/error-of.js';
import {
  cards,
  cardsIn,
  fill,
  foundation,
  mainDeck,
  pilesOf,
  saved,
  tableau,
  textOf,
  waste,
  wordsOf,
} from './words.js';

const controller = new KlondikeController();
const NULL = null as never;

/** The selected cards as text; `null` if they can't be selected. */
const lifted = (selection: Selection | null): string =>
  selection === null ? 'null' : wordsOf(selection.getCards());

const inDeck = (pileIndex: number): Location => new Location(LocationType.MAIN_DECK, pileIndex, 23);

describe('in the first saved game', () => {
  test.each<[origin: Location, cards: string, because: string]>([
    [mainDeck(23), '9h', 'the top card'],
    [mainDeck(22), 'null', 'the card below the top card'],
    [mainDeck(0), 'null', 'the bottom card'],
    [mainDeck(24), 'null', 'an index above the top card'],
    [mainDeck(-1), 'null', 'no index'],
    [mainDeck(NaN), 'null', 'no index'],
    [inDeck(5), '9h', 'there is one main deck, whatever the pile index'],
    [inDeck(NaN), '9h', 'there is one main deck, whatever the pile index'],
    [tableau(0, 0), '3d 2s', 'the whole pile is exposed'],
    [tableau(0, 1), '2s', 'the top card'],
    [tableau(0, 2), 'null', 'an index above the top card'],
    [tableau(1, 0), 'null', 'the card before the expose index'],
    [tableau(1, 1), '6d 5c 4h', 'the card at the expose index'],
    [tableau(1, 2), '5c 4h', 'a card beyond the expose index'],
    [tableau(1, 3), '4h', 'the top card'],
    [tableau(1, 4), 'null', 'an index above the top card'],
    [tableau(1, -1), 'null', 'no index'],
    [tableau(1, NaN), 'null', 'no index'],
    [tableau(1, 2.5), 'null', 'no index'],
    [tableau(0, 1e-17), 'null', 'a fraction, however close to an index'],
    [tableau(1, Infinity), 'null', 'no index'],
    [new Location(LocationType.TABLEAU_PILE, 1, undefined as never), 'null', 'no index'],
    [tableau(5, 0), 'null', 'an empty pile'],
    [tableau(5, -1), 'null', 'an empty pile, and the index of its top card'],
    [tableau(7, 0), 'null', 'no such pile'],
    [tableau(-1, 0), 'null', 'no such pile'],
    [tableau(NaN, 0), 'null', 'no such pile'],
    [tableau(0.5, 0), 'null', 'no such pile'],
    [tableau('length' as never, 0), 'null', 'no such pile'],
    [foundation(0, 0), 'null', 'a card on a foundation stays there'],
    [foundation(2, 0), 'null', 'an empty foundation'],
    [foundation(4, 0), 'null', 'no such pile'],
    [waste(0), 'null', 'an empty waste'],
  ])('%s gives %s: %s', (origin, expected) => {
    const model = saved('TEST_GAME');
    expect(lifted(controller.select(model, origin))).toBe(expected);
  });

  test('a refused selection leaves all cards where they are', () => {
    const model = saved('TEST_GAME');
    const before = modelToString(model);
    [mainDeck(22), tableau(1, 0), tableau(7, 0), foundation(0)].forEach((origin) => {
      controller.select(model, origin);
    });
    expect(modelToString(model)).toBe(before);
  });
});

test.each([0, 6])("card %d of the waste can't be selected", (index) => {
  expect(controller.select(saved('TEST_GAME_2'), waste(index))).toBeNull();
});

test("the face-down top card of a main deck can't be selected", () => {
  const model = new KlondikeModel();
  fill(model.getMainDeck(), '2: 9c Kd');
  expect(controller.select(model, mainDeck(1))).toBeNull();
});

test('only the top card of an exposed main deck can be selected', () => {
  const model = new KlondikeModel();
  fill(model.getMainDeck(), '0: 9c Kd');
  expect([0, 1].map((index) => lifted(controller.select(model, mainDeck(index))))).toEqual(['null', 'Kd']);
});

test('an expose index below 0 exposes the whole pile', () => {
  const model = new KlondikeModel();
  fill(model.getTableauPile(0), '-3: 9c Kd');
  expect(lifted(controller.select(model, tableau(0, 0)))).toBe('9c Kd');
});

describe('selected cards', () => {
  test('are the same objects and leave their pile', () => {
    const model = saved('TEST_GAME');
    const before = cardsIn(model.getTableauPile(3));
    const selection = controller.select(model, tableau(3, 3));
    expect(selection?.getCards().map((card) => before.indexOf(card))).toEqual([3, 4]);
    expect(textOf(model.getTableauPile(3))).toBe('3: Jd 9d 7s');
  });

  test('know their origin', () => {
    const origin = tableau(3, 3);
    expect(controller.select(saved('TEST_GAME'), origin)?.getOrigin().equals(origin)).toBe(true);
  });

  test("don't change the expose index", () => {
    const model = saved('TEST_GAME');
    controller.select(model, mainDeck(23));
    controller.select(model, tableau(6, 6));
    expect([model.getMainDeck(), model.getTableauPile(6)].map((pile) => pile.getExposeIndex())).toEqual([
      23, 6,
    ]);
  });

  test("don't turn up the card below them, so it can't be selected", () => {
    const model = saved('TEST_GAME');
    controller.select(model, mainDeck(23));
    controller.select(model, tableau(6, 6));
    expect([mainDeck(22), tableau(6, 5)].map((origin) => controller.select(model, origin))).toEqual([
      null,
      null,
    ]);
  });

  test.each([
    ['the main deck', mainDeck(23)],
    ['all cards of a pile', tableau(0, 0)],
    ['some cards of a pile', tableau(1, 2)],
    ['all exposed cards of a pile', tableau(3, 3)],
    ['a main deck with pile index 5', inDeck(5)],
  ])('from %s go back without a change', (_, origin) => {
    const model = saved('TEST_GAME');
    const before = [modelToString(model), pilesOf(model).flatMap(cardsIn)];
    const selection = controller.select(model, origin);
    if (selection !== null) controller.unselect(model, selection);
    expect([selection?.getNumCards() ?? 0, modelToString(model), pilesOf(model).flatMap(cardsIn)]).toEqual([
      expect.any(Number),
      ...before,
    ]);
  });

  test('can be selected again', () => {
    const model = saved('TEST_GAME');
    const again = [1, 2, 3].map(() => {
      const selection = controller.select(model, tableau(3, 3));
      if (selection !== null) controller.unselect(model, selection);
      return lifted(selection);
    });
    expect(again).toEqual(['Ks Qd', 'Ks Qd', 'Ks Qd']);
  });

  test('can be put back by another controller', () => {
    const model = saved('TEST_GAME');
    const before = modelToString(model);
    const selection = new KlondikeController().select(model, tableau(3, 3));
    new KlondikeController().unselect(model, selection ?? NULL);
    expect(modelToString(model)).toBe(before);
  });
});

test.each<[why: string, call: (model: KlondikeModel) => unknown, error: string]>([
  ['select without a model', () => controller.select(NULL, tableau(0)), 'not a KlondikeModel: null'],
  ['select without an origin', (model) => controller.select(model, NULL), 'not a Location: null'],
  ['unselect without a model', () => controller.unselect(NULL, NULL), 'not a KlondikeModel: null'],
  ['unselect nothing', (model) => controller.unselect(model, NULL), 'not a Selection: null'],
  [
    'unselect cards',
    (model) => controller.unselect(model, cards('Kh') as never),
    'not a Selection: an object',
  ],
])('%s is refused', (_, call, error) => {
  const model = saved('TEST_GAME');
  const before = modelToString(model);
  expect([errorOf(() => call(model)), modelToString(model)]).toEqual([
    `IllegalArgumentException: ${error}`,
    before,
  ]);
});
