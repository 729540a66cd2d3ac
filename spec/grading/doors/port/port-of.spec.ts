/** Tests which values can cross a port to the objects of a module. */
import { expect, test } from '@jest/globals';
import { SubmissionError, isRef, keyOf } from '../../../../src/grading/doors/port/object-port.js';
import { portOf } from '../../../../src/grading/doors/port/port-of.js';

class OutOfCards extends Error {}

class Pile {
  static readonly LIMIT = 52;
  readonly cards: unknown[] = [];
  private readonly lid = { isOpen: true };

  add(card: unknown): void {
    this.cards.push(card);
  }

  get top(): unknown {
    return this.cards.at(-1);
  }

  draw(): unknown {
    if (this.cards.length === 0) throw new OutOfCards('no card is left');
    return this.cards.pop();
  }

  ownLid(): object {
    return this.lid;
  }
}

const port = portOf({ Pile, Nothing: null, Table: { WIDTH: 800 } });

test('plain values cross unchanged, and undefined crosses as null', () => {
  const pile = port.construct('Pile', []);
  port.tell(pile, 'add', [7]);
  expect(port.get(pile, 'top')).toBe(7);
  expect(port.call(pile, 'add', ['x'])).toBeNull();
  expect(port.get(pile, 'cards')).toEqual([7, 'x']);
});

test('the same object always gets the same reference, and each other object gets a different one', () => {
  const [one, other] = [port.construct('Pile', []), port.construct('Pile', [])];
  const lid = port.call(one, 'ownLid', []);
  expect(isRef(lid)).toBe(true);
  expect(keyOf(port.call(one, 'ownLid', []))).toBe(keyOf(lid));
  expect(keyOf(port.call(other, 'ownLid', []))).not.toBe(keyOf(lid));
});

test('an object crosses back as itself, even inside an array', () => {
  const [pile, card] = [port.construct('Pile', []), port.construct('Pile', [])];
  port.tell(pile, 'add', [[card]]);
  expect(port.get(pile, 'top')).toEqual([card]);
});

test('the methods of a property can be called even if it is an array', () => {
  const pile = port.construct('Pile', []);
  port.tell(port.part(pile, 'cards'), 'push', [1, 2]);
  expect(port.get(pile, 'top')).toBe(2);
});

test('a constant is found by the name of its class', () => {
  expect(port.constant('Pile', 'LIMIT')).toBe(52);
});

test('an exception crosses with its class name and message', () => {
  const pile = port.construct('Pile', []);
  expect(() => port.call(pile, 'draw', [])).toThrow(new SubmissionError('OutOfCards', 'no card is left'));
});

test.each<[missing: string, call: () => unknown, message: string]>([
  ['class', () => port.construct('Deck', []), 'TypeError: Deck is not exported'],
  ['method', () => port.call(port.construct('Pile', []), 'shuffle', []), 'TypeError: Pile has no shuffle'],
  ['constant', () => port.constant('Pile', 'MOST'), 'TypeError: Pile has no MOST'],
  ['object', () => port.constant('Nothing', 'MOST'), 'TypeError: Nothing is not exported'],
])('the error names a missing %s', (_, call, message) => {
  expect(call).toThrow(message);
});

test.each<[what: string, call: () => unknown, message: string]>([
  ['an object as a class', () => port.construct('Table', []), 'TypeError: Table is not a class'],
  [
    'a list as a method',
    () => port.call(port.construct('Pile', []), 'cards', []),
    'TypeError: cards of Pile is not a method',
  ],
  [
    'a missing top as an object',
    () => port.part(port.construct('Pile', []), 'top'),
    'TypeError: top is not an object',
  ],
])('the port refuses to use %s', (_, call, message) => {
  expect(call).toThrow(message);
});

test('a released object is no longer known', () => {
  const pile = port.construct('Pile', []);
  port.release([pile]);
  expect(() => port.call(pile, 'draw', [])).toThrow(SubmissionError);
});
