/** Draws from the main deck, and wins. */
import { describe, expect, test } from '@jest/globals';
import { KlondikeController, KlondikeModel } from '../../../../../src/selection.js';
import { cardsIn, fill, foundation, mainDeck, saved, tableau, textsOf } from './words.js';

const controller = new KlondikeController();

/** The main deck and the waste after this many draws. */
function drawn(deck: string, waste: string, draws = 1): string[] {
  const model = new KlondikeModel();
  fill(model.getMainDeck(), deck);
  fill(model.getWastePile(), waste);
  for (let draw = 0; draw < draws; draw++) controller.drawCardOrRecycleWaste(model);
  return textsOf(model).slice(0, 2);
}

describe('a draw', () => {
  test.each([
    ['buries the top card and exposes the next', '2: 9c Kd 3d', '53:', '1: 9c Kd', '53: 3d'],
    ['buries a card on the cards that it buried before', '1: 9c Kd', '53: 3d', '0: 9c', '53: 3d Kd'],
    ['leaves 0 as the expose index if it takes the last card', '0: 9c', '53: 3d Kd', '0:', '53: 3d Kd 9c'],
    [
      'brings the waste back if the main deck is empty, and draws nothing',
      '0:',
      '53: 3d Kd 9c',
      '2: 9c Kd 3d',
      '53:',
    ],
    ['brings a single buried card back', '0:', '53: 3d', '0: 3d', '53:'],
    ['does nothing if both piles are empty', '0:', '53:', '0:', '53:'],
    ['leaves the expose index unchanged if both piles are empty', '7:', '0:', '7:', '0:'],
    ['exposes only the top card, whatever was exposed before', '0: 9c Kd 3d', '53:', '1: 9c Kd', '53: 3d'],
    ['exposes the top card of a face-down deck', '53: 9c Kd 3d', '53:', '1: 9c Kd', '53: 3d'],
    ['leaves the expose index of the waste unchanged', '2: 9c Kd 3d', '0: Ah', '1: 9c Kd', '0: Ah 3d'],
    [
      'leaves the expose index of the waste unchanged when it brings the waste back',
      '0:',
      '0: 3d Kd',
      '1: Kd 3d',
      '0:',
    ],
  ])('%s', (...[, deck, waste, deckAfter, wasteAfter]) => {
    expect(drawn(deck, waste)).toEqual([deckAfter, wasteAfter]);
  });

  test('brings the main deck back in its original order every time', () => {
    expect([4, 8, 12].map((draws) => drawn('2: 9c Kd 3d', '53:', draws))).toEqual([
      ['2: 9c Kd 3d', '53:'],
      ['2: 9c Kd 3d', '53:'],
      ['2: 9c Kd 3d', '53:'],
    ]);
  });

  test('keeps the order of the other cards when a card is removed from the middle', () => {
    const model = new KlondikeModel();
    fill(model.getMainDeck(), '2: 9c Kd 3d');
    fill(model.getWastePile(), '53:');
    controller.drawCardOrRecycleWaste(model);
    const king = controller.select(model, mainDeck(1));
    if (king !== null) controller.moveCards(model, king, tableau(0));
    controller.drawCardOrRecycleWaste(model);
    controller.drawCardOrRecycleWaste(model);
    expect(textsOf(model).slice(0, 2)).toEqual(['1: 9c 3d', '53:']);
  });

  test('changes no other pile', () => {
    const model = saved('TEST_GAME');
    controller.drawCardOrRecycleWaste(model);
    expect(textsOf(model).slice(2)).toEqual(textsOf(saved('TEST_GAME')).slice(2));
  });

  test('moves the same objects, even in a deck of 104 cards', () => {
    const model = new KlondikeModel();
    model.getMainDeck().populate();
    model.getMainDeck().populate();
    const before = cardsIn(model.getMainDeck());
    for (let draw = 0; draw < 60; draw++) controller.drawCardOrRecycleWaste(model);
    const buried = cardsIn(model.getWastePile());
    expect([buried.length, buried.findIndex((card, index) => card !== before[103 - index])]).toEqual([
      60, -1,
    ]);
    for (let draw = 60; draw < 105; draw++) controller.drawCardOrRecycleWaste(model);
    const back = cardsIn(model.getMainDeck());
    expect([back.length, back.findIndex((card, index) => card !== before[index])]).toEqual([104, -1]);
  });
});

describe('a game', () => {
  test('is won with thirteen cards on each foundation', () => {
    expect(controller.isWin(saved('WINNING_GAME'))).toBe(true);
  });

  test.each(['TEST_GAME', 'TEST_GAME_2'] as const)('is not won in %s', (name) => {
    expect(controller.isWin(saved(name))).toBe(false);
  });

  test('is not won before a deal', () => {
    expect(controller.isWin(new KlondikeModel())).toBe(false);
  });

  test.each([0, 1, 2, 3])('is not won while one card is missing on foundation %d', (index) => {
    const model = saved('WINNING_GAME');
    model.getTableauPile(0).addCard(model.getFoundationPile(index).drawCard());
    expect(controller.isWin(model)).toBe(false);
  });

  test('is not won with 52 cards on three foundations', () => {
    const model = saved('WINNING_GAME');
    model.getFoundationPile(0).addCards(model.getFoundationPile(3).removeCards(13));
    expect(controller.isWin(model)).toBe(false);
  });

  test('is won when the last card reaches its foundation', () => {
    const model = saved('WINNING_GAME');
    model.getTableauPile(4).addCards(model.getFoundationPile(2).removeCards(1));
    const last = controller.select(model, tableau(4, 0));
    const wins = [controller.isWin(model)];
    if (last !== null) controller.moveCards(model, last, foundation(2));
    wins.push(controller.isWin(model));
    expect(wins).toEqual([false, true]);
  });
});
