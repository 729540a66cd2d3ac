/** Tests which events are not sent again because they crash the handler. */
import { expect, test } from '@jest/globals';
import { FatalEvents } from '../../../../src/grading/examine/record/fatal-events.js';

function after(crashed: readonly string[], answered: readonly string[] = []): FatalEvents {
  const fatal = new FatalEvents();
  for (const key of answered) fatal.noteAnswer(key);
  for (const key of crashed) fatal.noteCrash(key);
  return fatal;
}

test('an event that was never sent is not fatal', () => {
  expect(after([]).isFatal('draw')).toBe(false);
});

test('an event of normal play is fatal after two crashes, but other events of its kind are not fatal yet', () => {
  expect(after(['draw short']).isFatal('draw short')).toBe(false);
  const fatal = after(['t>t king', 't>t king'], ['t>t fit']);
  expect([fatal.isFatal('t>t king'), fatal.isFatal('t>t fit'), fatal.isFatal('draw')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a refused event, or one that only programs send, is fatal after one crash', () => {
  for (const key of [
    't>t? wrong-rank 1',
    'w>f! no such pile',
    'draw early',
    'undo at the deal',
    'nothing left',
  ])
    expect([key, after([key]).isFatal(key)]).toEqual([key, true]);
});

test('an event that is sometimes answered is tried more often', () => {
  const crashed = (times: number): FatalEvents => after(Array<string>(times).fill('draw'), ['draw']);
  expect([crashed(4).isFatal('draw'), crashed(5).isFatal('draw')]).toEqual([false, true]);
});

test('crashes in moves that turn a card up are counted separately', () => {
  const fatal = after(['t>t fit uncovers', 't>t king uncovers', 't>t fit several uncovers']);
  expect([fatal.isFatal('t>t fit several uncovers'), fatal.isFatal('t>t fit')]).toEqual([true, false]);
  expect(after(['t>t fit', 't>t king', 't>t? face-down']).isFatal('t>t fit uncovers')).toBe(true);
  const undone = after(['undo t>t fit uncovers', 'undo t>t king uncovers']);
  expect(
    ['undo t>t fit several uncovers', 'undo t>t fit', 'undo t>f next uncovers'].map((key) =>
      undone.isFatal(key),
    ),
  ).toEqual([true, false, false]);
});

test('a kind is fatal after two crashes, a method after three', () => {
  expect(after(['draw', 'draw short']).isFatal('draw last')).toBe(true);
  expect(after(['draw', 'draw short']).isFatal('recycle')).toBe(false);
  expect(after(['draw', 'draw short', 'recycle']).isFatal('nothing left')).toBe(true);
  expect(after(['t>f ace', 't>f? wrong-suit', 't>f next']).isFatal('t>f! no such pile')).toBe(true);
});

test('if one event of a kind was answered, every other event of that kind is tried', () => {
  const fatal = after(['t>t? wrong-rank 1', 't>t? wrong-rank 2', 't>t? face-down'], ['t>t fit']);
  expect([fatal.isFatal('t>t king'), fatal.isFatal('t>t? wrong-color')]).toEqual([false, true]);
});

test('crashes in undo are counted separately for each kind of move that it takes back', () => {
  const fatal = after(['undo recycle', 'undo recycle again'], ['undo draw']);
  expect([fatal.isFatal('undo recycle few'), fatal.isFatal('undo draw short')]).toEqual([true, false]);
  expect(after(['undo draw', 'undo t>t fit', 'undo w>t fit']).isFatal('undo at the deal')).toBe(true);
});

test('the size grows with each crash that changes the result', () => {
  expect(after(['draw', 'draw']).size).toBeGreaterThan(after(['draw']).size);
  const many = Array<string>(9).fill('draw');
  expect(after([...many, 'draw']).size).toBe(after(many).size);
});

test('a copy keeps the fatal events or allows one more try', () => {
  const fatal = after(['draw', 'draw', 't>t? wrong-rank 1'], ['recycle']);
  const keys = ['draw', 't>t? wrong-rank 1'];
  expect(keys.map((key) => fatal.copy().isFatal(key))).toEqual([true, true]);
  const unsure = fatal.copyToConfirm();
  expect(keys.map((key) => unsure.isFatal(key))).toEqual([false, false]);
  for (const key of keys) unsure.noteCrash(key);
  expect(keys.map((key) => unsure.isFatal(key))).toEqual([true, true]);
  expect(unsure.isAnswered('recycle')).toBe(true);
});
