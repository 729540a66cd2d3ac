import { describe, expect, test } from '@jest/globals';
import { History } from '../../src/core/history.js';

const LAST = { name: 'last' };

function played(...states: readonly object[]): History<object> {
  const history = new History<object>({ name: 'first' });
  states.forEach((state) => history.push(state));
  return history;
}

describe('a history', () => {
  test('begins at its first state', () => {
    const first = {};
    expect(new History(first).now).toBe(first);
  });

  test('begins without a move', () => {
    const history = played();
    expect([history.moves, history.canRedo, history.redo()]).toEqual([0, false, false]);
  });

  test('is at the last state that was pushed', () => {
    expect(played({}, LAST).now).toBe(LAST);
  });

  test('counts the states that were pushed', () => {
    expect(played({}, LAST).moves).toBe(2);
  });

  test('goes back to the same object as before', () => {
    const history = played({}, LAST, {});
    history.undo();
    expect(history.now).toBe(LAST);
  });

  test('reports that it went back', () => {
    expect(played({}).undo()).toBe(true);
  });

  test('counts one move fewer after going back', () => {
    const history = played({}, {}, {});
    history.undo();
    expect(history.moves).toBe(2);
  });

  test('lists all states from the first on, even undone ones', () => {
    const history = new History('a');
    ['b', 'c', 'd'].forEach((state) => history.push(state));
    history.undo();
    history.undo();
    expect([history.line.join(''), history.line.join(''), history.moves]).toEqual(['abcd', 'abcd', 1]);
    history.redo();
    expect(history.now).toBe('c');
  });

  test('does not go back before its first state', () => {
    const history = played({});
    history.undo();
    expect([history.undo(), history.now, history.moves]).toEqual([false, { name: 'first' }, 0]);
  });

  test('goes on from the state that it went back to', () => {
    const history = played({}, {});
    history.undo();
    history.undo();
    history.push(LAST);
    expect([history.now, history.moves]).toEqual([LAST, 1]);
  });

  test('redoes undone moves, starting with the move that was undone last', () => {
    const [one, other] = [{ name: 'one' }, { name: 'other' }];
    const history = played(one, other);
    history.undo();
    history.undo();
    const made = [history.redo(), history.now, history.redo(), history.now];
    expect([made, history.redo(), history.moves]).toEqual([[true, one, true, other], false, 2]);
  });

  test('forgets undone moves after a new move', () => {
    const history = played({}, {});
    history.undo();
    const before = history.canRedo;
    history.push(LAST);
    expect([before, history.canRedo, history.redo(), history.now]).toEqual([true, false, false, LAST]);
  });
});
