/** The answers from `allowMove` and the effects of `moveCards`. */
import { describe, expect, test } from '@jest/globals';
import type { Location } from '../../../../../src/selection.js';
import { KlondikeController, KlondikeModel, Selection, modelToString } from '../../../../../src/selection.js';
import { errorOf } from '../../../../support/error-of.js';
import { cards, cardsIn, fill, foundation, mainDeck, saved, tableau, textOf, waste } from './words.js';

const controller = new KlondikeController();
const NULL = null as never;

/** Piles for tests: an empty pile, a red five, a black king, and a pile whose top card is face down. */
function board(): KlondikeModel {
  const model = new KlondikeModel();
  fill(model.getTableauPile(1), '0: 5d');
  fill(model.getTableauPile(2), '0: Ks');
  fill(model.getTableauPile(3), '2: 9c 5h');
  fill(model.getTableauPile(4), '5: Jd');
  fill(model.getFoundationPile(1), '0: Ah 2h');
  fill(model.getFoundationPile(2), '0: Kc');
  return model;
}

const made = (words: string, origin = tableau(6)): Selection => new Selection(origin, cards(words));

describe('allowMove', () => {
  test.each<[selection: string, destination: Location, allowed: boolean, because: string]>([
    ['Kh', tableau(0), true, 'a king on an empty pile'],
    ['Kc Qd Js', tableau(0), true, 'a king with cards on it'],
    ['Qh', tableau(0), false, 'only a king on an empty pile'],
    ['Ah', tableau(0), false, 'only a king on an empty pile'],
    ['4c', tableau(1), true, 'black on red, one rank lower'],
    ['4s', tableau(1), true, 'black on red, one rank lower'],
    ['4s 3d', tableau(1), true, 'the lowest of several cards decides'],
    ['3d 4s', tableau(1), false, 'the lowest of several cards decides'],
    ['4h', tableau(1), false, 'red on red'],
    ['4d', tableau(1), false, 'red on red'],
    ['6c', tableau(1), false, 'one rank higher'],
    ['3c', tableau(1), false, 'two ranks lower'],
    ['5c', tableau(1), false, 'the same rank'],
    ['Qh', tableau(2), true, 'red on black'],
    ['Qc', tableau(2), false, 'black on black'],
    ['As', tableau(2), false, 'an ace is low'],
    ['Kh', tableau(2), false, 'a king on a king'],
    ['4c', tableau(3), false, 'the top card is face down'],
    ['Tc', tableau(4), false, 'the only card of the pile is face down'],
    ['Kh', tableau(3), false, 'a king on a face-down card'],
    ['Ac', foundation(0), true, 'any ace'],
    ['Ad', foundation(3), true, 'on any empty foundation'],
    ['2c', foundation(0), false, 'no ace'],
    ['Kc', foundation(0), false, 'no ace'],
    ['3h', foundation(1), true, 'the same suit, one rank up'],
    ['3d', foundation(1), false, 'another suit'],
    ['4h', foundation(1), false, 'two ranks up'],
    ['2h', foundation(1), false, 'the same rank'],
    ['Ah', foundation(1), false, 'an ace on another card'],
    ['Ac', foundation(2), false, 'nothing goes on a king'],
    ['3h 2s', foundation(1), false, 'exactly one card'],
    ['Ac Ad', foundation(0), false, 'exactly one card'],
    ['4c', mainDeck(0), false, 'the main deck takes nothing'],
    ['4c', waste(0), false, 'the waste takes nothing'],
    ['', tableau(0), false, 'no card at all'],
    ['', foundation(0), false, 'no card at all'],
    ['Kh', tableau(7), false, 'no such pile'],
    ['Kh', tableau(-1), false, 'no such pile'],
    ['Kh', tableau(NaN), false, 'no such pile'],
    ['Ac', foundation(4), false, 'no such pile'],
    ['Ac', foundation(0.5), false, 'no such pile'],
  ])('can %s go to %s? %s: %s', (...[words, destination, allowed]) => {
    expect(controller.allowMove(board(), made(words), destination)).toBe(allowed);
  });

  test('lets a card go to a foundation whose expose index is above its top card, because foundations show their top cards', () => {
    const model = board();
    model.getFoundationPile(1).setExposeIndex(5);
    expect(controller.allowMove(model, made('3h'), foundation(1))).toBe(true);
  });

  test("doesn't let lifted cards go back on a face-down card, although rank and color fit", () => {
    const model = new KlondikeModel();
    fill(model.getTableauPile(0), '1: 5d 4c');
    const selection = controller.select(model, tableau(0, 1));
    expect(controller.allowMove(model, selection ?? NULL, tableau(0))).toBe(false);
  });

  test('lets lifted cards go back on an exposed card, as on any other card', () => {
    const model = new KlondikeModel();
    fill(model.getTableauPile(0), '0: 5d 4c');
    const selection = controller.select(model, tableau(0, 1));
    expect(controller.allowMove(model, selection ?? NULL, tableau(0))).toBe(true);
  });

  test('lets a king go to an empty pile with an old expose index', () => {
    const model = new KlondikeModel();
    model.getTableauPile(0).setExposeIndex(3);
    expect(controller.allowMove(model, made('Kh'), tableau(0))).toBe(true);
  });
});

test('asking changes nothing', () => {
  const model = board();
  const before = modelToString(model);
  controller.allowMove(model, made('4c'), tableau(1));
  controller.allowMove(model, made('4h'), tableau(1));
  expect(modelToString(model)).toBe(before);
});

describe('a move', () => {
  const KINGS = tableau(3, 3);

  function moved(origin: Location, destination: Location): KlondikeModel {
    const model = saved('TEST_GAME');
    const selection = controller.select(model, origin);
    controller.moveCards(model, selection ?? NULL, destination);
    return model;
  }

  test('puts the cards on the pile in their order, and exposes the card that was below them', () => {
    const model = moved(KINGS, tableau(5));
    expect([3, 5].map((index) => textOf(model.getTableauPile(index)))).toEqual(['2: Jd 9d 7s', '0: Ks Qd']);
  });

  test("doesn't change the expose index if it takes only some exposed cards", () => {
    expect(textOf(moved(tableau(1, 2), tableau(5)).getTableauPile(1))).toBe('1: Ah 6d');
  });

  test('keeps the expose index of a pile that it empties', () => {
    expect(textOf(moved(tableau(0, 0), tableau(5)).getTableauPile(0))).toBe('0:');
  });

  test('exposes the next card of the main deck if it takes one from there', () => {
    const model = moved(mainDeck(23), tableau(5));
    expect([model.getMainDeck().getNumCards(), model.getMainDeck().getExposeIndex()]).toEqual([23, 22]);
  });

  test('leaves the expose index at 0 if it takes the last card from the main deck', () => {
    const model = new KlondikeModel();
    fill(model.getMainDeck(), '0: Kh');
    controller.moveCards(model, controller.select(model, mainDeck(0)) ?? NULL, tableau(0));
    expect([textOf(model.getMainDeck()), textOf(model.getTableauPile(0))]).toEqual(['0:', '0: Kh']);
  });

  test("doesn't change the expose index of its destination", () => {
    const model = moved(KINGS, tableau(6));
    expect(textOf(model.getTableauPile(6))).toBe('6: 3c 7d 5h 8h 9c Kd 5d Ks Qd');
  });

  test('exposes the top card of a pile if the expose index is above it', () => {
    const model = new KlondikeModel();
    fill(model.getTableauPile(0), '53: 9c Kd 3d');
    controller.moveCards(model, made('4c', tableau(0)), tableau(1));
    expect(textOf(model.getTableauPile(0))).toBe('2: 9c Kd 3d');
  });

  test("doesn't change a negative expose index", () => {
    const model = new KlondikeModel();
    fill(model.getTableauPile(0), '-3: 9c Kd 3d');
    controller.moveCards(model, controller.select(model, tableau(0, 2)) ?? NULL, tableau(1));
    expect(textOf(model.getTableauPile(0))).toBe('-3: 9c Kd');
  });

  test('moves the same objects', () => {
    const model = saved('TEST_GAME');
    const before = cardsIn(model.getTableauPile(3)).slice(3);
    controller.moveCards(model, controller.select(model, KINGS) ?? NULL, tableau(5));
    expect(cardsIn(model.getTableauPile(5)).map((card, index) => card === before[index])).toEqual([
      true,
      true,
    ]);
  });

  test("doesn't check the rules", () => {
    const places = [tableau(2), foundation(2), waste(0), mainDeck(0)];
    const tops = places.map((place) => {
      const model = moved(KINGS, place);
      const piles = [
        model.getTableauPile(2),
        model.getFoundationPile(2),
        model.getWastePile(),
        model.getMainDeck(),
      ];
      return piles.map((pile) => (pile.isEmpty() ? '' : pile.getTopCard().toString())).join(' ');
    });
    expect(tops).toEqual(['Q♦   9♥', '8♦ Q♦  9♥', '8♦  Q♦ 9♥', '8♦   Q♦']);
  });

  test('puts the cards back if they come from its destination', () => {
    expect(modelToString(moved(KINGS, tableau(3)))).toBe(modelToString(saved('TEST_GAME')));
  });

  test("ignores the destination's card index", () => {
    expect(textOf(moved(KINGS, tableau(5, 99)).getTableauPile(5))).toBe('0: Ks Qd');
  });

  test.each<[why: string, destination: Location, error: string]>([
    ['a move to tableau pile 7', tableau(7), 'there is no pile at TABLEAU_PILE[7]:0'],
    ['a move to tableau pile NaN', tableau(NaN), 'there is no pile at TABLEAU_PILE[NaN]:0'],
    ['a move to foundation pile 4', foundation(4), 'there is no pile at FOUNDATION_PILE[4]:0'],
    ['to nowhere', NULL, 'not a Location: null'],
  ])('%s is refused and changes nothing', (_, destination, error) => {
    const model = saved('TEST_GAME');
    const selection = controller.select(model, KINGS) ?? NULL;
    const before = modelToString(model);
    expect([
      errorOf(() => controller.moveCards(model, selection, destination)),
      modelToString(model),
    ]).toEqual([`IllegalArgumentException: ${error}`, before]);
  });
});

test.each<[why: string, call: () => unknown, error: string]>([
  [
    'allowMove without a model',
    () => controller.allowMove(NULL, made('Kh'), tableau(0)),
    'KlondikeModel: null',
  ],
  ['allowMove of nothing', () => controller.allowMove(board(), NULL, tableau(0)), 'Selection: null'],
  ['allowMove to nowhere', () => controller.allowMove(board(), made('Kh'), NULL), 'Location: null'],
  [
    'moveCards without a model',
    () => controller.moveCards(NULL, made('Kh'), tableau(0)),
    'KlondikeModel: null',
  ],
  ['moveCards of nothing', () => controller.moveCards(board(), NULL, tableau(0)), 'Selection: null'],
  ['a draw without a model', () => controller.drawCardOrRecycleWaste(NULL), 'KlondikeModel: null'],
  ['isWin without a model', () => controller.isWin(undefined as never), 'KlondikeModel: undefined'],
])('%s is refused', (_, call, error) => {
  expect(errorOf(call)).toBe(`IllegalArgumentException: not a ${error}`);
});
