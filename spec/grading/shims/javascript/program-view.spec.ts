/** A submission's view reports each call to the grader, then rejects wrong arguments. */
import { describe, expect, test } from '@jest/globals';
import * as kit from 'klondike-kit';
import type { KlondikeView } from 'klondike-kit';
import { Translation, allConstants } from '../../../../src/grading/remote/numbering.js';
import { programView } from '../../../../src/grading/shims/javascript/program-view.js';

interface RecordedView {
  readonly view: KlondikeView;
  readonly lines: string[];
  readonly given: unknown[];
}

function recordedView(constants: Readonly<Record<string, number>> = {}): RecordedView {
  const [lines, given]: [string[], unknown[]] = [[], []];
  const view = programView({
    kit,
    translation: Translation.from(allConstants(constants)),
    write: (line) => lines.push(line),
    shown: (cards) => {
      given.push(cards);
      return cards;
    },
  });
  return { view, lines, given };
}

const { HIDDEN, SPADES_A, TABLEAU_1, FOUNDATION_2 } = kit.KlondikeView;

test('each call becomes one line, with its numbers', () => {
  const { view, lines } = recordedView();
  view.stockEmpty(false);
  view.wasteCards([SPADES_A]);
  view.tableauCards(TABLEAU_1, [HIDDEN, SPADES_A]);
  view.foundationCards(FOUNDATION_2, []);
  view.updateMoves(12);
  view.win();
  view.refreshWindow();
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(
    [
      { method: 'stockEmpty', params: [false] },
      { method: 'wasteCards', params: [[SPADES_A]] },
      { method: 'tableauCards', params: [TABLEAU_1, [HIDDEN, SPADES_A]] },
      { method: 'foundationCards', params: [FOUNDATION_2, []] },
      { method: 'updateMoves', params: [12] },
      { method: 'win' },
      { method: 'refreshWindow' },
    ].map((call) => ({ jsonrpc: '2.0', ...call })),
  );
});

test('the view passes on the arrays themselves, not copies', () => {
  const { view, given } = recordedView();
  const arrays = [[SPADES_A], [HIDDEN, SPADES_A], []];
  view.wasteCards(arrays[0] as never);
  view.tableauCards(TABLEAU_1, arrays[1] as never);
  view.foundationCards(FOUNDATION_2, arrays[2] as never);
  expect(given.map((cards, index) => cards === arrays[index])).toEqual([true, true, true]);
});

test('a method works even if it is called without its view', () => {
  const { view, lines } = recordedView();
  Reflect.apply(Reflect.get(view, 'win'), undefined, []);
  expect(lines).toEqual(['{"jsonrpc":"2.0","method":"win"}']);
});

describe('any value becomes JSON, even if it is not a number', () => {
  test.each<[name: string, what: unknown, told: unknown]>([
    ['a truth value', true, true],
    ['a text', 'ten', 'ten'],
    ['a long text, which is cut', 'x'.repeat(101), 'x'.repeat(100)],
    ['NaN', NaN, null],
    ['Infinity', Infinity, null],
    ['undefined', undefined, null],
    ['null', null, null],
    ['an object', { cards: 5 }, null],
    ['an array of all kinds', [5, 'ten', NaN, [6]], [5, 'ten', null, null]],
    ['a long array, which is cut', Array(65).fill(1), Array(64).fill(1)],
  ])('%s', (_, what, told) => {
    const { view, lines } = recordedView();
    expect(() => view.updateMoves(what as never)).toThrow('moves');
    expect((JSON.parse(lines[0] ?? '') as { params: unknown[] }).params).toEqual([told]);
  });
});

describe('the line is written before the view throws', () => {
  test.each<[what: string, call: (view: KlondikeView) => void, message: RegExp]>([
    ['four cards on the waste', (view) => view.wasteCards(Array(4).fill(SPADES_A)), /4/],
    ['an eighth column', (view) => view.tableauCards(7 as never, []), /7/],
    ['a fifth foundation', (view) => view.foundationCards(4 as never, []), /4/],
    ['a card that does not exist', (view) => view.foundationCards(FOUNDATION_2, [99 as never]), /99/],
    ['half a move', (view) => view.updateMoves(0.5), /0\.5/],
  ])('%s', (_, call, message) => {
    const { view, lines } = recordedView();
    expect(() => call(view)).toThrow(message);
    expect(lines).toHaveLength(1);
  });
});

test('a program’s own numbers for the constants are sent unchanged and checked as the right cards', () => {
  const { view, lines } = recordedView({ SPADES_A: 100, TABLEAU_1: 70 });
  view.tableauCards(70 as never, [100 as never]);
  expect(lines).toEqual(['{"jsonrpc":"2.0","method":"tableauCards","params":[70,[100]]}']);
});
