/** In a terminal, keys find a card and describe piles. */
import { expect, test } from '@jest/globals';
import { Seat } from './seat.js';

const TABLE = 'stock: full\nwaste: 2s\nt2: ## ## 9c 8h\nt3: 7s\nmoves: 4';

function atTable(): Seat {
  const seat = new Seat();
  seat.show(TABLE);
  return seat;
}

test('a card is found with two keys, announced, and under the cursor', () => {
  const seat = atTable();
  const told = ['/', '9', 'c'].map((key) => {
    seat.view.type(key);
    return seat.message;
  });
  seat.view.type('\r');
  expect([told, seat.message]).toEqual([
    [
      'Which card? Type its rank: a, 2 to 9, t, j, q or k.',
      'Now its suit: s, h, d or c.',
      'Nine of clubs, 3 of 4 in tableau 2',
    ],
    expect.not.stringContaining('Nine'),
  ]);
});

test.each([
  ["a card that isn't visible", '/kh', "The king of hearts isn't visible."],
  ["a key that doesn't name a rank", '/x', 'Which card? Type its rank: a, 2 to 9, t, j, q or k.'],
  ["a key that doesn't name a suit", '/7x', 'Now its suit: s, h, d or c.'],
  ["a key that doesn't name a rank after a suit", '/cx', 'Now its rank: a, 2 to 9, t, j, q or k.'],
  ['a suit', '/c', 'Now its rank: a, 2 to 9, t, j, q or k.'],
])('%s is announced', (_, keys, told) => {
  const seat = atTable();
  seat.view.type(keys);
  expect([seat.message, seat.heard]).toEqual([told, []]);
});

test.each(['/xzu9c', '/cx9', '/9/u\rc'])('%j: the question stays until it is answered', (keys) => {
  const seat = atTable();
  seat.view.type(keys);
  expect([seat.message, seat.heard]).toEqual(['Nine of clubs, 3 of 4 in tableau 2', []]);
});

test.each([
  ['Russian', '/9с'],
  ['Greek', '/9ψ'],
  ['Hebrew', '/9ב'],
])('on a %s keyboard, the key for c names clubs', (_, keys) => {
  const seat = atTable();
  seat.view.type(keys);
  expect(seat.message).toBe('Nine of clubs, 3 of 4 in tableau 2');
});

test('Escape ends the search for a card', () => {
  const seat = atTable();
  seat.view.type('/7\x1b');
  seat.view.settle();
  const told = seat.message;
  seat.view.type('d');
  expect([told, seat.heard]).toEqual(['Search canceled.', ['clickStock']]);
});

test('descriptions of a pile and the whole table replace the table', () => {
  const seat = atTable();
  seat.view.type('2p');
  const pile = seat.view.screen[0];
  seat.view.type(' o');
  expect([pile, seat.view.screen.slice(0, 2), seat.view.screen[7]]).toEqual([
    'Tableau 2, 2 face down, nine of clubs, eight of hearts',
    ['Stock, not empty', 'Waste, two of spades'],
    'Tableau 2, 2 face down, nine of clubs, eight of hearts',
  ]);
});

test('the description of the stock includes its cards and redeals if the view knows them', () => {
  const seat = new Seat({ stockLeft: () => 24, assistant: { redealsLeft: () => 2 } });
  seat.show(TABLE);
  seat.view.type('o');
  expect(seat.view.screen[0]).toBe('Stock, 24 cards, 2 redeals left');
});
