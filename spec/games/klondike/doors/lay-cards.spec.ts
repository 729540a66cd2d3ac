import { expect, test } from '@jest/globals';
import type { Card } from '../../../../src/core/card.js';
import { SPADES_6, SPADES_8 } from '../../../../src/games/klondike/contract/constants.js';
import { CardSupply } from '../../../../src/games/klondike/doors/lay-cards.js';
import { cardsNumbered } from '../../../support/cards.js';

interface NamedCard {
  readonly number: Card;
  readonly name: string;
}

test('existing cards stay the same objects, equal cards keep their order, and missing cards are made', () => {
  const cards: readonly NamedCard[] = [
    { number: SPADES_6, name: 'first five' },
    { number: SPADES_8, name: 'seven' },
    { number: SPADES_6, name: 'second five' },
  ];
  const supply = new CardSupply(
    cards,
    ({ number }) => number,
    (number) => ({ number, name: 'made' }),
  );
  const take = (...numbers: number[]) => cardsNumbered(...numbers).map((number) => supply.take(number));
  expect(take(7, 5)).toEqual([cards[1], cards[0]]);
  expect(take(5, 5, 9)).toEqual([cards[2], { number: 5, name: 'made' }, { number: 9, name: 'made' }]);
});
