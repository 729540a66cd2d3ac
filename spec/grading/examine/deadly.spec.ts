/** Which events are not made any more, because the handler dies of them. */
import { expect, test } from '@jest/globals';
import { Deadly } from '../../../src/grading/examine/deadly.js';

function after(died: readonly string[], answered: readonly string[] = []): Deadly {
  const deadly = new Deadly();
  for (const key of answered) deadly.answers(key);
  for (const key of died) deadly.dies(key);
  return deadly;
}

test('nothing is deadly that was never made', () => {
  expect(after([]).has('draw')).toBe(false);
});

test('an event is deadly when the handler has died of one like it, and others of its kind are not yet', () => {
  const deadly = after(['draw short']);
  expect([deadly.has('draw short'), deadly.has('draw'), deadly.has('recycle')]).toEqual([true, false, false]);
});

test('a kind is deadly after two deaths, a method after three', () => {
  expect(after(['draw', 'draw short']).has('draw last')).toBe(true);
  expect(after(['draw', 'draw short']).has('recycle')).toBe(false);
  expect(after(['draw', 'draw short', 'recycle']).has('nothing left')).toBe(true);
  expect(after(['t>f ace', 't>f? wrong-suit', 't>f next']).has('t>f! no such pile')).toBe(true);
});

test('where one of them was answered, the others are tried by themselves', () => {
  const deadly = after(['t>t? wrong-rank 1', 't>t? wrong-rank 2', 't>t? face-down'], ['t>t fit']);
  expect([deadly.has('t>t king'), deadly.has('t>t? wrong-color')]).toEqual([false, true]);
});

test('undo is told apart by what it takes back', () => {
  const deadly = after(['undo recycle', 'undo recycle again'], ['undo draw']);
  expect([deadly.has('undo recycle few'), deadly.has('undo draw short')]).toEqual([true, false]);
  expect(after(['undo draw', 'undo t>t fit', 'undo w>t fit']).has('undo at the deal')).toBe(true);
});
