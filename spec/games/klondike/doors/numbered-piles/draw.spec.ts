/** The main deck and the waste. */
import { describe, expect, test } from '@jest/globals';
import { Game } from '../../../../../src/games/klondike/doors/numbered-piles/game.js';
import { YCP_TEXT_REFERENCE } from '../../../../../src/games/klondike/model/rules.js';
import { cardsOf, changesBy, gameAt, gameText } from './words.js';

test('the top card goes to the waste, and the next one is in play', () => {
  const game = gameAt('stock: 9c Kd 3d; waste: 5h');
  expect(changesBy(game, () => game.drawNextCard())).toEqual(['0: 9c Kd', 'waste: 5h 3d']);
});

test('the last card also goes to the waste', () => {
  const game = gameAt('stock: 9c; waste: 5h');
  expect(changesBy(game, () => game.drawNextCard())).toEqual(['0: ', 'waste: 5h 9c']);
});

/** The main deck's top card before each draw. */
const topsOf = (game: Game, draws: number): string[] =>
  Array.from({ length: draws }, () => {
    const deck = game.getMainDeck();
    const card = deck.getNumCards() > 0 ? deck.getTopCard().toString() : 'none';
    game.drawNextCard();
    return card;
  });

describe('a draw from an empty main deck', () => {
  test('brings the waste back in its original order, and draws nothing', () => {
    const game = gameAt('stock: 9c Kd 3d');
    for (let draws = 0; draws < 3; draws++) game.drawNextCard();
    expect(changesBy(game, () => game.drawNextCard())).toEqual(['0: 9c Kd 3d', 'waste: ']);
  });

  test('lets the player see every card again, even the first card drawn', () => {
    expect(topsOf(gameAt('stock: 9c Kd 3d'), 7)).toEqual(['3♦', 'K♦', '9♣', 'none', '3♦', 'K♦', '9♣']);
  });

  test('brings a single card in the waste back', () => {
    const game = gameAt('waste: 9c');
    expect(changesBy(game, () => game.drawNextCard())).toEqual(['0: 9c', 'waste: ']);
  });

  test('does nothing if the waste is empty too', () => {
    const game = gameAt('t1: 9c');
    expect(changesBy(game, () => game.drawNextCard())).toEqual([]);
  });
});

describe('a draw from an empty main deck under the rules of the reference program', () => {
  test('brings the waste back in its original order, and draws one card in the same call', () => {
    const game = gameAt('stock: 9c Kd 3d', YCP_TEXT_REFERENCE);
    for (let draws = 0; draws < 3; draws++) game.drawNextCard();
    expect(changesBy(game, () => game.drawNextCard())).toEqual(['0: 9c Kd', 'waste: 3d']);
  });

  test('never shows the first card drawn again, but shows all others', () => {
    const game = gameAt('stock: 9c Kd 3d', YCP_TEXT_REFERENCE);
    expect(topsOf(game, 7)).toEqual(['3♦', 'K♦', '9♣', 'none', 'K♦', '9♣', 'none']);
  });

  test('leaves a single card in the waste there', () => {
    const game = gameAt('waste: 9c', YCP_TEXT_REFERENCE);
    expect(changesBy(game, () => game.drawNextCard())).toEqual([]);
  });
});

test('the cards stay the same objects', () => {
  const game = new Game({ deal: 'java:1' });
  const before = cardsOf(game.getMainDeck());
  for (let draws = 0; draws < 25; draws++) game.drawNextCard();
  const after = [...cardsOf(game.getMainDeck()), ...cardsOf(game.getWastePile())];
  expect(after.map((card, index) => card === before[index])).toEqual(before.map(() => true));
});

test("a draw doesn't change the other piles and their expose indexes", () => {
  const game = new Game({ deal: 'java:1' });
  const before = gameText(game).slice(1, 12);
  for (let draws = 0; draws < 30; draws++) game.drawNextCard();
  const indexes = [game.getMainDeck(), game.getWastePile()].map((deck) => deck.getExposeIndex());
  expect([gameText(game).slice(1, 12), indexes]).toEqual([before, [0, 0]]);
});
