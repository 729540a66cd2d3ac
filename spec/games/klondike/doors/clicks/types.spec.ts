/** Cards, the queue of a column, and the errors of the window's piles. */
import { describe, expect, test } from '@jest/globals';
import {
  ArgumentException,
  ArgumentOutOfRangeException,
  Card,
  CardPile,
  DiscardPile,
  InvalidOperationException,
  Suit,
  TableauColumn,
  TableauQueue,
} from '../../../../../src/clicks.js';
import { errorOf } from '../../../../support/error-of.js';
import { cardOf, cardsOf, textOf } from './board.js';

test('the suits are numbered from clubs to spades', () => {
  expect(Suit).toEqual({ Clubs: 0, Diamonds: 1, Hearts: 2, Spades: 3 });
});

describe('a card', () => {
  test('has a rank from 1 to 13 and a suit', () => {
    const { rank, suit } = new Card(10, Suit.Hearts);
    expect([Card.minRank, Card.maxRank, rank, suit]).toEqual([1, 13, 10, 2]);
  });

  test.each<[suit: keyof typeof Suit, red: boolean]>([
    ['Clubs', false],
    ['Diamonds', true],
    ['Hearts', true],
    ['Spades', false],
  ])('of %s: is it red? %s', (suit, red) => {
    expect([1, 7, 13].map((rank) => new Card(rank, Suit[suit]).isRed)).toEqual([red, red, red]);
  });

  test.each<[other: unknown, equal: boolean]>([
    [new Card(7, Suit.Spades), true],
    [new Card(8, Suit.Spades), false],
    [new Card(7, Suit.Clubs), false],
    [{ rank: 7, suit: Suit.Spades }, false],
    [null, false],
    [undefined, false],
  ])('the seven of spades equals %j: %s', (other, equal) => {
    expect(new Card(7, Suit.Spades).equals(other)).toBe(equal);
  });

  test.each([0, 14, -1, 1.5, NaN, Infinity])("can't have the rank %p", (rank) => {
    expect(errorOf(() => new Card(rank, Suit.Clubs))).toBe(
      `ArgumentException: a rank must be a whole number from 1 to 13, not ${rank}`,
    );
  });

  test.each([-1, 4, 0.5, NaN])("can't have the suit %p", (suit) => {
    expect(errorOf(() => new Card(1, suit as Suit))).toBe(
      `ArgumentException: a suit must be a whole number from 0 to 3, not ${suit}`,
    );
  });
});

test('the exceptions have the same base classes as in .NET', () => {
  const beyond = new ArgumentOutOfRangeException('beyond');
  const kinds = [Error, ArgumentException, InvalidOperationException].map((kind) => beyond instanceof kind);
  expect([kinds, new InvalidOperationException('') instanceof Error]).toEqual([[true, true, false], true]);
});

describe('a queue', () => {
  const queueOf = (text: string): TableauQueue => {
    const queue = new TableauQueue();
    for (const card of cardsOf(text)) queue.enqueue(card);
    return queue;
  };
  const readers = (queue: TableauQueue): string[] => [
    errorOf(() => queue.peekFront()),
    errorOf(() => queue.peekBack()),
    errorOf(() => queue.dequeue()),
  ];
  const NONE = new Array(3).fill('InvalidOperationException: the queue is empty');

  test('returns the same card objects in their order', () => {
    const [seven, six] = cardsOf('7h 6s') as [Card, Card];
    const queue = new TableauQueue();
    queue.enqueue(seven);
    queue.enqueue(six);
    const taken = [queue.dequeue(), queue.dequeue()];
    expect([taken[0] === seven, taken[1] === six, queue.count]).toEqual([true, true, 0]);
  });

  test('shows its front, its back and all cards without removing them', () => {
    const queue = queueOf('7h 6s 5d');
    expect([textOf(queue.peekFront()), textOf(queue.peekBack())]).toEqual(['7h', '5d']);
    expect([queue.toArray().map(textOf), queue.count]).toEqual([['7h', '6s', '5d'], 3]);
  });

  test('has its only card at the front and at the back', () => {
    const queue = queueOf('7h');
    expect(queue.peekFront()).toBe(queue.peekBack());
  });

  test('has a new back after its last card was taken and another one was added', () => {
    const queue = queueOf('7h');
    queue.dequeue();
    queue.enqueue(cardOf('2c'));
    expect([textOf(queue.peekFront()), textOf(queue.peekBack())]).toEqual(['2c', '2c']);
  });

  test('throws when a new queue is read', () => {
    expect(readers(new TableauQueue())).toEqual(NONE);
  });

  test('throws, also at the back, after all cards were taken', () => {
    const queue = queueOf('7h 6s');
    queue.dequeue();
    queue.dequeue();
    expect(readers(queue)).toEqual(NONE);
  });

  test('throws after it was cleared', () => {
    const queue = queueOf('7h 6s');
    queue.clear();
    expect([queue.count, queue.toArray(), readers(queue)]).toEqual([0, [], NONE]);
  });

  test('does not change when the array that it returned changes', () => {
    const queue = queueOf('7h 6s');
    queue.toArray().pop();
    expect([queue.count, textOf(queue.peekBack())]).toEqual([2, '6s']);
  });
});

describe('the piles of a new window', () => {
  test('have no cards and no selection', () => {
    const column = new TableauColumn();
    expect([
      new CardPile().pile,
      new DiscardPile().pile,
      column.faceDownPile,
      column.faceUpPile.count,
    ]).toEqual([[], [], [], 0]);
    expect([new DiscardPile().isSelected, column.numberSelected]).toEqual([false, 0]);
  });
});

describe('the discard pile', () => {
  test('can have its top card selected or not', () => {
    const discard = new DiscardPile();
    discard.pile.push(cardOf('7h'));
    discard.isSelected = true;
    const selected = discard.isSelected;
    discard.isSelected = false;
    expect([selected, discard.isSelected]).toEqual([true, false]);
  });

  test("can't select a card while it is empty", () => {
    const discard = new DiscardPile();
    expect(errorOf(() => (discard.isSelected = true))).toBe(
      'InvalidOperationException: the top card of an empty discard pile cannot be selected',
    );
    expect(discard.isSelected).toBe(false);
  });

  test('can end its selection while it is empty', () => {
    const discard = new DiscardPile();
    discard.pile.push(cardOf('7h'));
    discard.isSelected = true;
    discard.pile.pop();
    const selected = discard.isSelected;
    discard.isSelected = false;
    expect([selected, discard.isSelected]).toEqual([true, false]);
  });
});

describe('a column', () => {
  const columnOf = (text: string): TableauColumn => {
    const column = new TableauColumn();
    for (const card of cardsOf(text)) column.faceUpPile.enqueue(card);
    return column;
  };

  test.each([0, 1, 3])('with three face-up cards may have %p of them selected', (count) => {
    const column = columnOf('7h 6s 5d');
    column.numberSelected = count;
    expect(column.numberSelected).toBe(count);
  });

  test.each([-1, 4, 1.5, NaN, Infinity])(
    "with three face-up cards can't have %p of them selected, and keeps the earlier number",
    (count) => {
      const column = columnOf('7h 6s 5d');
      column.numberSelected = 2;
      expect(errorOf(() => (column.numberSelected = count))).toBe(
        `ArgumentOutOfRangeException: the number of selected cards must be a whole number from 0 to 3, the face-up cards, not ${count}`,
      );
      expect(column.numberSelected).toBe(2);
    },
  );

  test("can't select a face-down card", () => {
    const column = columnOf('');
    column.faceDownPile.push(cardOf('7h'));
    expect(errorOf(() => (column.numberSelected = 1))).toMatch(
      /^ArgumentOutOfRangeException: the number of selected cards must be 0, because no card lies face up, not \d$/,
    );
  });

  test('keeps its number of selected cards when cards are removed later', () => {
    const column = columnOf('7h 6s 5d');
    column.numberSelected = 3;
    column.faceUpPile.dequeue();
    expect(column.numberSelected).toBe(3);
  });
});
