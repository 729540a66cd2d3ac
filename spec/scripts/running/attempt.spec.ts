/** A handler that throws, rejects or has no name never breaks its caller. */
import { describe, expect, test } from '@jest/globals';
import { attempt, hasMethod, isUnanswered, nameOf } from '../../../src/scripts/running/attempt.js';

const throwing = (error: unknown) => (): never => {
  throw error;
};

const untold = new Error('no text');
Object.defineProperty(untold, 'toString', { value: throwing(new Error('twice')) });

describe('a call', () => {
  test.each([[5], [undefined], [null], [{ then: 'later' }], [() => 5]])(
    'counts as answered if it returns %p',
    (value) => {
      const answer = attempt('call', () => value);
      expect([answer, isUnanswered(answer)]).toStrictEqual([{ value }, false]);
    },
  );

  test.each<[error: unknown, seen: string]>([
    [new RangeError('no pile'), 'thrown: RangeError: no pile'],
    ['no pile', 'thrown: "no pile"'],
    [undefined, 'thrown: undefined'],
    [untold, 'thrown: an error that has no text'],
  ])("doesn't count as answered if it throws %p", (error, seen) => {
    const answer = attempt('call', throwing(error));
    expect([answer, isUnanswered(answer)]).toStrictEqual([{ seen, error }, true]);
  });

  test('answers too late if it returns a promise, but the rejection is caught', async () => {
    const answer = attempt('getName', () => Promise.reject(new Error('late')));
    const seen = 'getName returned a promise; the answer must be there when it returns';
    expect(answer).toEqual({ seen, error: new TypeError(seen) });
    await new Promise((resolve) => setImmediate(resolve));
  });
});

const hidden = {
  get undo(): never {
    throw new Error('hidden');
  },
};

test.each<[what: string, handler: object, has: boolean]>([
  ['with a function that has this name', { undo: () => undefined }, true],
  ['with a property of this name that is not a function', { undo: true }, false],
  ['without', {}, false],
  ['with a getter that throws', hidden, false],
])('hasMethod checks a handler %s', (_, handler, has) => expect(hasMethod(handler, 'undo')).toBe(has));

test.each<[handler: { getName(): unknown } | undefined, name: string]>([
  [{ getName: () => 'Ada' }, 'Ada'],
  [{ getName: () => 7 }, 'no getName'],
  [{ getName: throwing(new Error('none')) }, 'no getName'],
  [undefined, 'no getName'],
])('%p is called %s', (handler, name) => expect(nameOf(handler)).toBe(name));
