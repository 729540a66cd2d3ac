/** Events that are not sent again, because they crash the handler. */
import { expect, test } from '@jest/globals';
import { DeadlyEvents } from '../../../../src/grading/examine/record/deadly-events.js';

function after(died: readonly string[], answered: readonly string[] = []): DeadlyEvents {
  const deadly = new DeadlyEvents();
  for (const key of answered) deadly.answers(key);
  for (const key of died) deadly.dies(key);
  return deadly;
}

test('an event that was never sent is not fatal', () => {
  expect(after([]).has('draw')).toBe(false);
});

test('an event of normal play is fatal after two crashes, but others of its kind are not yet', () => {
  expect(after(['draw short']).has('draw short')).toBe(false);
  const deadly = after(['t>t king', 't>t king'], ['t>t fit']);
  expect([deadly.has('t>t king'), deadly.has('t>t fit'), deadly.has('draw')]).toEqual([true, false, false]);
});

test('a refused event, or one that only programs send, is fatal after one crash', () => {
  for (const key of [
    't>t? wrong-rank 1',
    'w>f! no such pile',
    'draw early',
    'undo at the deal',
    'nothing left',
  ])
    expect([key, after([key]).has(key)]).toEqual([key, true]);
});

test('an event that is sometimes answered is tried more often', () => {
  const deaths = (times: number): DeadlyEvents => after(Array<string>(times).fill('draw'), ['draw']);
  expect([deaths(4).has('draw'), deaths(5).has('draw')]).toEqual([false, true]);
});

test('moves that turn a card up are counted separately', () => {
  const deadly = after(['t>t fit uncovers', 't>t king uncovers', 't>t fit several uncovers']);
  expect([deadly.has('t>t fit several uncovers'), deadly.has('t>t fit')]).toEqual([true, false]);
  expect(after(['t>t fit', 't>t king', 't>t? face-down']).has('t>t fit uncovers')).toBe(true);
  const undone = after(['undo t>t fit uncovers', 'undo t>t king uncovers']);
  expect(
    ['undo t>t fit several uncovers', 'undo t>t fit', 'undo t>f next uncovers'].map((key) => undone.has(key)),
  ).toEqual([true, false, false]);
});

test('a kind is fatal after two crashes, a method after three', () => {
  expect(after(['draw', 'draw short']).has('draw last')).toBe(true);
  expect(after(['draw', 'draw short']).has('recycle')).toBe(false);
  expect(after(['draw', 'draw short', 'recycle']).has('nothing left')).toBe(true);
  expect(after(['t>f ace', 't>f? wrong-suit', 't>f next']).has('t>f! no such pile')).toBe(true);
});

test('if one event of a kind was answered, each of the others is tried', () => {
  const deadly = after(['t>t? wrong-rank 1', 't>t? wrong-rank 2', 't>t? face-down'], ['t>t fit']);
  expect([deadly.has('t>t king'), deadly.has('t>t? wrong-color')]).toEqual([false, true]);
});

test('undos are counted separately by the move that they take back', () => {
  const deadly = after(['undo recycle', 'undo recycle again'], ['undo draw']);
  expect([deadly.has('undo recycle few'), deadly.has('undo draw short')]).toEqual([true, false]);
  expect(after(['undo draw', 'undo t>t fit', 'undo w>t fit']).has('undo at the deal')).toBe(true);
});

test('the size grows with each crash that makes a difference', () => {
  expect(after(['draw', 'draw']).size).toBeGreaterThan(after(['draw']).size);
  const many = Array<string>(9).fill('draw');
  expect(after([...many, 'draw']).size).toBe(after(many).size);
});

test('a copy knows the fatal events, or tries them once more', () => {
  const deadly = after(['draw', 'draw', 't>t? wrong-rank 1'], ['recycle']);
  const keys = ['draw', 't>t? wrong-rank 1'];
  expect(keys.map((key) => deadly.copy().has(key))).toEqual([true, true]);
  const unsure = deadly.copyToBeSure();
  expect(keys.map((key) => unsure.has(key))).toEqual([false, false]);
  for (const key of keys) unsure.dies(key);
  expect(keys.map((key) => unsure.has(key))).toEqual([true, true]);
  expect(unsure.isAnswered('recycle')).toBe(true);
});
