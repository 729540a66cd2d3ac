/** Tests arrays that a program has passed to its view. */
import { expect, test } from '@jest/globals';
import { HandedArrays } from '../../../src/grading/remote/handed-arrays.js';

const HIDDEN = 52;

/** The cards that the view gets from each array, event by event. */
function toldIn(events: readonly ((hand: (cards: number[]) => void) => void)[]): string[] {
  const arrays = new HandedArrays(HIDDEN);
  return events.map((event) => {
    const told: string[] = [];
    const tell = (cards: unknown): void => {
      told.push(String(cards));
    };
    event((cards) => tell(arrays.hand(cards, tell)));
    arrays.end(() => told.push('refresh'));
    return told.join(' ');
  });
}

test('a new array shows its cards, even twice in an event', () => {
  const twice = (hand: (cards: number[]) => void): void => {
    const cards = [1, 2];
    hand(cards);
    hand(cards);
  };
  expect(toldIn([twice, twice])).toEqual(['1,2 1,2', '1,2 1,2']);
});

test('an array from an earlier event shows hidden cards, even if it was refilled', () => {
  const cards: number[] = [];
  const refill = (hand: (cards: number[]) => void): void => {
    cards.length = 0;
    cards.push(1, 2);
    hand(cards);
  };
  expect(toldIn([refill, refill])).toEqual(['1,2', '52,52']);
});

test('an array that changes after the view got it appears again', () => {
  const changing = (hand: (cards: number[]) => void): void => {
    const cards = [1, 2];
    hand(cards);
    cards[0] = 3;
    hand(cards);
  };
  expect(toldIn([changing])).toEqual(['1,2 3,2 3,2 refresh']);
});

test('the end of an event fills arrays with hidden cards, but not frozen ones', () => {
  const [cards, frozen] = [[1, 2], Object.freeze([1, 2]) as number[]];
  const both = (hand: (cards: number[]) => void): void => {
    hand(cards);
    hand(frozen);
  };
  expect(toldIn([both])).toEqual(['1,2 1,2']);
  expect([cards, frozen]).toEqual([
    [52, 52],
    [1, 2],
  ]);
});
