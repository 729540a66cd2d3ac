/** A selection can be put down once and only in its own model, so cards are never lost or doubled. */
import { describe, expect, test } from '@jest/globals';
import type { Location } from '../../../../../src/selection.js';
import {
  KlondikeController,
  KlondikeModel,
  Selection,
  modelToString,
  stringToModel,
} from '../../../../../src/selection.js';
import { errorOf } from '../../../../support/error-of.js';
import { STATES, cards, fill, mainDeck, saved, tableau, textOf, textsOf } from './words.js';

const controller = new KlondikeController();

function lift(model: KlondikeModel, origin: Location): Selection {
  const selection = controller.select(model, origin);
  if (selection === null) throw new Error(`${origin.toString()} may not be selected`);
  return selection;
}

type PutDown = (model: KlondikeModel, selection: Selection) => void;

const WAYS: readonly [string, PutDown][] = [
  ['unselect', (model, selection) => controller.unselect(model, selection)],
  ['moveCards', (model, selection) => controller.moveCards(model, selection, tableau(5))],
];

const TWICE = WAYS.flatMap(([first, one]) => WAYS.map(([then, other]) => [first, then, one, other] as const));

describe.each(TWICE)('after %s, %s', (...[, , first, then]) => {
  test('refuses a lifted selection and changes nothing', () => {
    const model = saved('TEST_GAME');
    const selection = lift(model, tableau(3, 3));
    first(model, selection);
    const before = modelToString(model);
    expect([errorOf(() => then(model, selection)), modelToString(model)]).toEqual([
      'IllegalStateException: the selection from TABLEAU_PILE[3]:3 was already put down; select the cards again',
      before,
    ]);
  });

  test('refuses a selection made by the caller and changes nothing', () => {
    const model = new KlondikeModel();
    const selection = new Selection(tableau(0), cards('Kh'));
    first(model, selection);
    const before = modelToString(model);
    expect([errorOf(() => then(model, selection)), modelToString(model)]).toEqual([
      'IllegalStateException: the selection from TABLEAU_PILE[0]:0 was already put down; select the cards again',
      before,
    ]);
  });
});

describe.each(WAYS)('%s', (_, putDown) => {
  test('in another model is refused and changes nothing, but still works in its own', () => {
    const [home, other] = [saved('TEST_GAME'), saved('TEST_GAME_2')];
    const selection = lift(home, tableau(3, 3));
    const before = modelToString(other);
    expect([errorOf(() => putDown(other, selection)), modelToString(other)]).toEqual([
      'IllegalArgumentException: the selection from TABLEAU_PILE[3]:3 belongs to another model',
      before,
    ]);
    expect(errorOf(() => putDown(home, selection))).toBe('nothing');
  });

  test('after a new deal is refused and changes nothing', () => {
    const model = saved('TEST_GAME');
    const selection = lift(model, tableau(3, 3));
    controller.initModel(model);
    const before = modelToString(model);
    expect([errorOf(() => putDown(model, selection)), modelToString(model)]).toEqual([
      'IllegalStateException: a new game was dealt after the selection from TABLEAU_PILE[3]:3',
      before,
    ]);
  });

  test('after a saved state was loaded is refused and changes nothing', () => {
    const model = new KlondikeModel();
    fill(model.getTableauPile(0), '0: Kh');
    const selection = lift(model, tableau(0));
    stringToModel(STATES.TEST_GAME.encoded, model);
    expect([errorOf(() => putDown(model, selection)), modelToString(model)]).toEqual([
      'IllegalStateException: a new game was dealt after the selection from TABLEAU_PILE[0]:0',
      STATES.TEST_GAME.encoded,
    ]);
  });
});

test("allowMove allows no move of a selection that can't be put down", () => {
  const model = saved('TEST_GAME');
  const selection = lift(model, tableau(3, 3));
  const answers = [controller.allowMove(model, selection, tableau(5))];
  controller.unselect(model, selection);
  answers.push(controller.allowMove(model, selection, tableau(5)));
  expect(answers).toEqual([true, false]);
});

test('a refused move leaves the selection in hand', () => {
  const model = saved('TEST_GAME');
  const selection = lift(model, tableau(3, 3));
  expect(errorOf(() => controller.moveCards(model, selection, tableau(7)))).toBe(
    'IllegalArgumentException: there is no pile at TABLEAU_PILE[7]:0',
  );
  controller.unselect(model, selection);
  expect(modelToString(model)).toBe(STATES.TEST_GAME.encoded);
});

describe('several selections of one pile', () => {
  const ORDERS = ['012', '021', '102', '120', '201', '210'];

  /** Three selections from the second tableau pile: 4h, then 5c, then 6d. */
  const liftThree = (model: KlondikeModel): Selection[] =>
    [3, 2, 1].map((index) => lift(model, tableau(1, index)));

  test.each(ORDERS)('put back in the order %s restore the pile', (order) => {
    const model = saved('TEST_GAME');
    const three = liftThree(model);
    for (const index of order) controller.unselect(model, three[Number(index)] ?? (null as never));
    expect(modelToString(model)).toBe(STATES.TEST_GAME.encoded);
  });

  test.each([
    ['4h', 0, '1: Ah 6d 5c'],
    ['5c', 1, '1: Ah 6d 4h'],
    ['6d', 2, '0: Ah 5c 4h'],
  ])('keep their order after %s has moved to another pile', (_, moved, text) => {
    const model = saved('TEST_GAME');
    const three = liftThree(model);
    for (const selection of three.splice(moved, 1)) controller.moveCards(model, selection, tableau(5));
    model.getTableauPile(1).setExposeIndex(moved === 2 ? 0 : 1);
    for (const selection of three) controller.unselect(model, selection);
    expect(textOf(model.getTableauPile(1))).toBe(text);
  });

  test('are not affected by moves between other piles', () => {
    const model = saved('TEST_GAME');
    const [elsewhere, ...here] = [tableau(0, 0), tableau(1, 3), tableau(1, 2)].map((origin) =>
      lift(model, origin),
    );
    if (elsewhere !== undefined) controller.moveCards(model, elsewhere, tableau(5));
    for (const selection of here) controller.unselect(model, selection);
    expect(textOf(model.getTableauPile(1))).toBe('1: Ah 6d 5c 4h');
  });

  test('are not affected by selections from other piles', () => {
    const model = saved('TEST_GAME');
    const elsewhere = lift(model, tableau(0, 0));
    const here = lift(model, tableau(1, 3));
    controller.unselect(model, here);
    controller.unselect(model, elsewhere);
    expect(modelToString(model)).toBe(STATES.TEST_GAME.encoded);
  });
});

test('cards go to the top of a pile that has become smaller', () => {
  const model = saved('TEST_GAME');
  const selection = lift(model, tableau(1, 3));
  model.getTableauPile(1).removeCards(2);
  controller.unselect(model, selection);
  expect(textOf(model.getTableauPile(1))).toBe('1: Ah 4h');
});

test('a card of the main deck goes back after a draw, and only this card is face up', () => {
  const model = new KlondikeModel();
  fill(model.getMainDeck(), '2: 9c Kd 3d');
  const selection = lift(model, mainDeck(2));
  controller.drawCardOrRecycleWaste(model);
  controller.unselect(model, selection);
  expect(textsOf(model).slice(0, 2)).toEqual(['1: 9c 3d', '0: Kd']);
});

describe('after draws while cards are in hand, the main deck shows only its top card', () => {
  const dealt = (deck: string, waste: string): KlondikeModel => {
    const model = new KlondikeModel();
    fill(model.getMainDeck(), deck);
    fill(model.getWastePile(), waste);
    return model;
  };
  const draw = (model: KlondikeModel, times: number): void => {
    for (let time = 0; time < times; time++) controller.drawCardOrRecycleWaste(model);
  };

  test.each([
    ['2: Js 8h 5d', '53:', '2: Js 8h 5d'],
    ['2: Js 8h 5d', '53: 2c', '3: Js 8h 5d 2c'],
  ])('%s with the waste %s, drawn to its end and recycled: %s', (deck, waste, after) => {
    const model = dealt(deck, waste);
    const selection = lift(model, mainDeck(2));
    draw(model, 3);
    controller.unselect(model, selection);
    expect(textOf(model.getMainDeck())).toBe(after);
  });

  test('while two cards of the main deck are in hand', () => {
    const model = dealt('2: Js 8h 5d', '53:');
    const first = lift(model, mainDeck(2));
    draw(model, 1);
    const second = lift(model, mainDeck(0));
    controller.unselect(model, first);
    controller.unselect(model, second);
    expect(textOf(model.getMainDeck())).toBe('1: Js 5d');
  });

  test('a card that was lifted after the draws goes back as it was', () => {
    const model = dealt('2: Js 8h 5d', '53:');
    const first = lift(model, mainDeck(2));
    draw(model, 1);
    controller.unselect(model, first);
    model.getMainDeck().setExposeIndex(0);
    controller.unselect(model, lift(model, mainDeck(1)));
    expect(textOf(model.getMainDeck())).toBe('0: Js 5d');
  });
});

test('the only card of the main deck goes back below the returned waste', () => {
  const model = new KlondikeModel();
  fill(model.getMainDeck(), '0: 9c');
  fill(model.getWastePile(), '53: 3d Kd');
  const selection = lift(model, mainDeck(0));
  controller.drawCardOrRecycleWaste(model);
  controller.unselect(model, selection);
  expect(textsOf(model).slice(0, 2)).toEqual(['2: 9c Kd 3d', '53:']);
});

test('a selection made by the caller goes back on top, whatever its index', () => {
  const model = saved('TEST_GAME');
  const [top] = model.getTableauPile(1).removeCards(1);
  controller.unselect(model, new Selection(tableau(1, 0), top === undefined ? [] : [top]));
  expect(modelToString(model)).toBe(STATES.TEST_GAME.encoded);
});

test.each([tableau(7), tableau(-1), tableau(NaN)])("a selection made for %s can't be put down", (origin) => {
  const model = saved('TEST_GAME');
  const selection = new Selection(origin, cards('Kh'));
  const message = `IllegalArgumentException: there is no pile at ${origin.toString()}`;
  expect(WAYS.map(([, putDown]) => errorOf(() => putDown(model, selection)))).toEqual([message, message]);
  expect(modelToString(model)).toBe(STATES.TEST_GAME.encoded);
});
