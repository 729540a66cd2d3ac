/** Programs that change the decks of a game directly. Each method of the game reads the decks again. */
import { describe, expect, test } from '@jest/globals';
import { Card } from '../../../../../src/games/klondike/doors/numbered-piles/deck.js';
import type { Game } from '../../../../../src/games/klondike/doors/numbered-piles/game.js';
import { Rank, Suit } from '../../../../../src/games/klondike/doors/york/york-card.js';
import { at, cardsOf, changesBy, gameAt, gameText } from './words.js';

const EMPTY = 'redeals: 0';

test('cards that are added to an empty table are in play', () => {
  const game = gameAt(EMPTY);
  game.getPile(1).add(new Card(Suit.SPADES, Rank.NINE));
  game.getPile(2).add(new Card(Suit.HEARTS, Rank.EIGHT));
  game.moveCards(at(2, 0), 1);
  expect(gameText(game).slice(1, 3)).toEqual(['1: 9s 8h', '2: ']);
});

test('a table can be filled as the assignment suggests', () => {
  const game = gameAt(EMPTY);
  const main = game.getMainDeck();
  main.populate();
  for (let pile = 1; pile <= 7; pile++) {
    for (let dealt = 0; dealt < pile; dealt++) game.getPile(pile).add(main.drawCard());
    game.getPile(pile).setExposeIndex(pile - 1);
  }
  const takes = Array.from({ length: 8 }, (_, pile) =>
    cardsOf(game.getPile(pile)).filter((_card, index) => game.isValidTakeLocation(at(pile, index))),
  );
  expect(takes.map(String)).toEqual(['J♦', 'K♠', 'J♠', '8♠', '4♠', 'Q♥', '6♥', 'Q♦']);
});

test('a game is finished when the last card outside the finished piles is removed', () => {
  const game = gameAt('t1: Ks; waste: 5h');
  game.getPile(1).drawCard();
  expect(game.isFinished()).toBe(false);
  game.getWastePile().drawCard();
  expect(game.isFinished()).toBe(true);
});

describe('an expose index', () => {
  const exposed = (index: number): Game => {
    const game = gameAt('t1: 9h 8s 7d; t2: Th; t3: 8d; t4: 9c');
    game.getPile(1).setExposeIndex(index);
    return game;
  };

  test.each<[index: number, valid: boolean[]]>([
    [-5, [true, true, true]],
    [0, [true, true, true]],
    [1, [false, true, true]],
    [2, [false, false, true]],
    [3, [false, false, false]],
    [99, [false, false, false]],
  ])('%d: decides which of three cards may be taken: %j', (index, valid) => {
    const game = exposed(index);
    expect([0, 1, 2].map((card) => game.isValidTakeLocation(at(1, card)))).toEqual(valid);
  });

  test.each([3, 99])('%d hides the card that another card should go on', (index) => {
    const game = gameAt('t1: 9h 8s; t2: 7d');
    game.getPile(1).setExposeIndex(index);
    expect(game.isValidMove(at(2, 0), 1)).toBe(false);
  });

  test("above an empty pile doesn't hide a king that goes there", () => {
    const game = gameAt('t1: Kc');
    game.getPile(2).setExposeIndex(4);
    game.moveCards(at(1, 0), 2);
    expect([game.isValidTakeLocation(at(2, 0)), game.getPile(2).getExposeIndex()]).toEqual([true, 0]);
  });

  test('for the main deck may be the index of the top card, and follows the draws', () => {
    const game = gameAt('stock: 9c Kd 3d');
    game.getMainDeck().setExposeIndex(2);
    const seen = [0, 1].map(() => {
      game.drawNextCard();
      const top = game.getMainDeck().indexOfTopCard();
      return [game.getMainDeck().getExposeIndex(), game.isValidTakeLocation(at(0, top))];
    });
    expect(seen).toEqual([
      [1, true],
      [0, true],
    ]);
  });

  test('above the cards in the waste has no effect', () => {
    const game = gameAt('stock: 9c Kd');
    game.getWastePile().setExposeIndex(53);
    expect(changesBy(game, () => game.drawNextCard())).toEqual(['0: 9c', 'waste: Kd']);
  });
});

test('a card that is put on a pile twice stays there twice', () => {
  const game = gameAt('stock: 9c; t1: Th');
  const [first] = cardsOf(game.getMainDeck());
  const second = new Card(Suit.CLUBS, Rank.NINE);
  game.getMainDeck().add(second);
  game.moveCards(at(0, 1), 1);
  const held = [game.getMainDeck(), game.getPile(1)].map((deck) => deck.getTopCard());
  expect([new Set(held).size, held.every((card) => card === first || card === second)]).toEqual([2, true]);
});
