/** Keys in a terminal find a card, read cells, and deal the previous or next game. */
import { describe, expect, test } from '@jest/globals';
import { plain } from '../../klondike/terminal/marked.js';
import { FRENCH } from '../../../../src/french.js';
import { MIDDLE } from './drawing/drawing.js';
import { Seat } from './seat.js';

const NINE = { row: 0, column: 4 };

function atTable(more: ConstructorParameters<typeof Seat>[0] = {}, frame: object = {}): Seat {
  const seat = new Seat(more);
  seat.show({ ...MIDDLE, ...frame });
  return seat;
}

/** The lines that replace the grid. */
const read = (seat: Seat): string[] => {
  const lines = seat.view.screen.map((line) => plain(line).trim());
  return lines.slice(0, lines.indexOf('any key: back'));
};

describe('/ finds a card', () => {
  test('with two keys, reads it out, and moves the cursor to it', () => {
    const seat = atTable();
    const told = ['/', '9', 's'].map((key) => {
      seat.view.type(key);
      return seat.message;
    });
    seat.view.type('\r');
    expect([told, seat.heard]).toEqual([
      [
        'Which card? Type its rank: a, 2 to 9, t, j, q or k.',
        'Now its suit: s, h, d or c.',
        'Nine of spades, row 1, column 5',
      ],
      ['clickCard 0 4'],
    ]);
  });

  test.each([
    ['a card that is not on the table', '/js', "The jack of spades isn't visible."],
    ['a key that is not a rank', '/x', 'Which card? Type its rank: a, 2 to 9, t, j, q or k.'],
    ['a key that is not a suit', '/7x', 'Now its suit: s, h, d or c.'],
  ])('answers %s', (_, keys, told) => {
    const seat = atTable();
    seat.view.type(keys);
    expect([seat.message, seat.heard]).toEqual([told, []]);
  });

  test("by the letters of the player's language", () => {
    const seat = atTable({ strings: FRENCH });
    seat.view.type('/9p');
    expect(seat.message).toBe('Neuf de pique, ligne 1, colonne 5');
  });
});

test('p reads the cell under the cursor, and o the whole table', () => {
  const seat = atTable({}, { highlighted: [NINE] });
  seat.view.type('/9sp');
  const cell = read(seat);
  seat.view.type(' o');
  expect([cell, read(seat).filter((line) => /^[A-Z]/.test(line))]).toEqual([
    ['Nine of spades, row 1, column 5, highlighted'],
    [
      'Row 1: six of hearts, two of spades, empty, eight of diamonds, nine of spades',
      ...Array.from({ length: 4 }, (_, row) => expect.stringMatching(new RegExp(`^Row ${row + 2}: `))),
      'Nine of spades, row 1, column 5, highlighted',
      'Cards left: 27  Score: 4',
    ],
  ]);
});

describe('< and > deal the previous and the next game', () => {
  test.each([
    ['<', 'newGame 12344'],
    ['>', 'newGame 12346'],
  ])('%s works without a question before the first pair is removed', (key, heard) => {
    const seat = atTable({}, { score: 0 });
    seat.view.type(key);
    expect(seat.heard).toEqual([heard]);
  });

  test('both keys ask first if they would end a game', () => {
    const seat = atTable();
    seat.view.type('>');
    const asked = [seat.message, seat.heard.length];
    seat.view.type('<');
    const stayed = seat.heard.length;
    seat.view.type('>>');
    expect([asked, stayed, seat.heard]).toEqual([
      ['Leave this game for the next one? Press > for yes, any other key to stay.', 0],
      0,
      ['newGame 12346'],
    ]);
  });

  test.each([
    ['the last game', 2n ** 63n - 1n],
    ['a game without a number', undefined],
  ])('no other game can be dealt from %s', (_, game) => {
    const seat = atTable({}, { game });
    seat.view.type('>');
    expect([seat.message, seat.heard]).toEqual(["There's no game with that number.", []]);
  });
});
