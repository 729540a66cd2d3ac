/** Answers requests to the classes of a module. The objects of the module have numbers. */
import { describe, expect, test } from '@jest/globals';
import type { Objects } from '../../../../src/grading/shims/javascript/objects.js';
import { objectsOf } from '../../../../src/grading/shims/javascript/objects.js';

class Pile {
  readonly cards = [3, 4];
  constructor(readonly name: string) {}
  top(below: number): number | undefined {
    return this.cards.at(-1 - below);
  }
  fail(): void {
    throw new RangeError('no such card');
  }
  failAsText(): void {
    throw 'no such card' as unknown as Error;
  }
}

const Suit = { hearts: 1, clubs: null };

/** Returns the answer to the last of these requests. */
function lastAnswer(objects: Objects, ...requests: readonly (readonly [string, ...unknown[]])[]): unknown {
  const answers = requests.map(([method, ...params]) => objects(method, params));
  return answers.at(-1);
}

const CONSTRUCT_PILE = ['construct', 'Pile', ['waste']] as const;
const ref = { ref: 1 };

describe('a request', () => {
  test.each<[what: string, request: [string, ...unknown[]], answer: unknown]>([
    ['construct with a number', ['construct', 'Pile', ['stock']], { ref: 2 }],
    ['call with the result', ['call', ref, 'top', [1]], 3],
    ['call with null if the method returns nothing', ['call', ref, 'top', [9]], null],
    ['tell with null', ['tell', ref, 'top', [0]], null],
    ['get with a copy', ['get', ref, 'cards'], [3, 4]],
    ['get with the constructor’s argument', ['get', ref, 'name'], 'waste'],
    ['part with a number', ['part', ref, 'cards'], { ref: 2 }],
    ['constant with its value', ['constant', 'Suit', 'hearts'], 1],
    ['constant with null', ['constant', 'Suit', 'clubs'], null],
    ['release with null', ['release', [ref]], null],
    ['an unknown request with nothing', ['undo'], undefined],
    ['the name of a built-in method with nothing', ['toString'], undefined],
  ])('is answered: %s', (_, request, answer) => {
    expect(lastAnswer(objectsOf({ Pile, Suit }), CONSTRUCT_PILE, request)).toEqual(answer);
  });

  test('cannot use an object that was released', () => {
    const objects = objectsOf({ Pile });
    expect(() => lastAnswer(objects, CONSTRUCT_PILE, ['release', [ref]], ['get', ref, 'name'])).toThrow(
      'no object 1',
    );
  });

  test('the request tell calls the method', () => {
    const objects = objectsOf({
      List: class {
        readonly all: number[] = [];
        add(one: number): void {
          this.all.push(one);
        }
      },
    });
    expect(
      lastAnswer(objects, ['construct', 'List', []], ['tell', ref, 'add', [5]], ['get', ref, 'all']),
    ).toEqual([5]);
  });
});

describe('the classes', () => {
  test.each<[what: string, exported: Readonly<Record<string, unknown>>]>([
    ['the exports', { Pile }],
    ['the members of the default export', { default: { Pile } }],
    ['the exports before the members of the default export', { default: { Pile: 5 }, Pile }],
    ['the exports next to a default export that is null', { default: null, Pile }],
    [
      'the exports next to a default export that is a function',
      { default: Object.assign(() => 0, { Pile: 5 }), Pile },
    ],
  ])('finds %s', (_, exported) => {
    expect(lastAnswer(objectsOf(exported), CONSTRUCT_PILE)).toEqual(ref);
  });

  test('ignores the members of a default export that is a class', () => {
    const objects = objectsOf({
      default: Object.assign(() => undefined, { Pile }),
    });
    expect(() => lastAnswer(objects, CONSTRUCT_PILE)).toThrow('Pile is not exported');
  });
});

describe('the name of an error', () => {
  test.each([
    ['fail', 'RangeError'],
    ['failAsText', 'string'],
  ])('an error has the name of its class after %s: %s', (method, name) => {
    expect(() => lastAnswer(objectsOf({ Pile }), CONSTRUCT_PILE, ['call', ref, method, []])).toThrow(
      expect.objectContaining({ name, message: 'no such card' }),
    );
  });

  test('one of our own errors keeps its name', () => {
    expect(() => lastAnswer(objectsOf({ Pile }), ['call', null, 'top', []])).toThrow(TypeError);
    expect(() => lastAnswer(objectsOf({ Pile }), ['release'])).toThrow(/iterable/);
  });
});
