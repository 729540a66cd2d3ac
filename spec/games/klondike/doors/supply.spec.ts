import { expect, test } from '@jest/globals';
import { Supply } from '../../../../src/games/klondike/doors/supply.js';

interface Named {
  readonly number: number;
  readonly name: string;
}

test('cards that are there stay the same objects, doubles in their order; others are made', () => {
  const cards: readonly Named[] = [
    { number: 5, name: 'first five' },
    { number: 7, name: 'seven' },
    { number: 5, name: 'second five' },
  ];
  const supply = new Supply(
    cards,
    ({ number }) => number,
    (number) => ({ number, name: 'made' }),
  );
  expect(supply.take([7, 5])).toEqual([cards[1], cards[0]]);
  expect(supply.take([5, 5, 9])).toEqual([
    cards[2],
    { number: 5, name: 'made' },
    { number: 9, name: 'made' },
  ]);
});
