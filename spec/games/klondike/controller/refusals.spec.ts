import { describe, expect, test } from '@jest/globals';
import { FOUNDATION_1, TABLEAU_1, TABLEAU_2 } from '../../../../src/games/klondike/contract/constants.js';
import type { KlondikeEventsHandler } from '../../../../src/games/klondike/contract/handler.js';
import type { Refusal } from '../../../../src/games/klondike/model/refusal.js';
import { REFUSALS } from '../../../../src/games/klondike/model/refusal.js';
import type { Rules } from '../../../../src/games/klondike/model/rules.js';
import { ULG } from '../../../../src/games/klondike/model/rules.js';
import { NONSENSE } from '../../../support/random-move.js';
import { emptySeat, seatAt } from '../../../support/seat.js';

const STRICT: Rules = { ...ULG, redeals: 0, worryBack: false, foundations: [0, 1, 2, 3] };

/** A row uses the rules of Liège by default. */
const ROWS: [why: Refusal, event: string, layout: string, rules?: Rules][] = [
  ['nothing-to-undo', 'undo', 'stock: 2s'],
  ['nothing-to-redo', 'redo', 'stock: 2s'],
  ['no-cards-left', 'stock', 't1: 2s'],
  ['no-redeal-left', 'stock', 'waste: 2s', STRICT],

  ['empty-source', 'w>t1', 'stock: 2s\nt1: 3h'],
  ['needs-king', 'w>t1', 'waste: Qs'],
  ['wrong-color', 'w>t1', 'waste: 6d\nt1: 7h'],
  ['wrong-rank', 'w>t1', 'waste: 5d\nt1: 7s'],
  ['wrong-rank', 'w>t1', 'waste: 8d\nt1: 7s'],
  ['face-down', 'w>t1', 'waste: 6d\nt1: 7s |'],

  ['empty-source', 'w>f1', 'stock: As'],
  ['needs-ace', 'w>f1', 'waste: 2s'],
  ['wrong-suit', 'w>f1', 'waste: 2s\nf1: Ac'],
  ['wrong-rank', 'w>f1', 'waste: 3s\nf1: As'],
  ['wrong-suit', 'w>f2', 'waste: As', STRICT],

  ['empty-source', 't1>f1', 't2: As'],
  ['face-down', 't1>f1', 't1: As |'],
  ['needs-ace', 't1>f1', 't1: 2s'],
  ['wrong-suit', 't1>f1', 't1: 2s\nf1: Ac'],
  ['wrong-rank', 't1>f1', 't1: 4c\nf1: Ac 2c'],
  ['wrong-suit', 't1>f2', 't1: As', STRICT],

  ['not-a-target', 't1>t1', 't1: 7s 6d'],
  ['empty-source', 't1>t2', 't2: 7s'],
  ['too-many', 't1>t2*3', 't1: 7s 6d\nt2: 8h'],
  ['face-down', 't1>t2*2', 't1: 7s | 6d\nt2: 8h'],
  ['needs-king', 't1>t2', 't1: 7s 6d'],
  ['needs-king', 't1>t2*2', 't1: Qs Jd'],
  ['wrong-color', 't1>t2', 't1: 6d\nt2: 7h'],
  ['wrong-rank', 't1>t2', 't1: 6d\nt2: 8s'],
  ['wrong-rank', 't1>t2*2', 't1: 8s 7d\nt2: 8h'],

  ['empty-source', 'f1>t1', 't1: 2s'],
  ['needs-king', 'f1>t1', 'f1: As'],
  ['wrong-color', 'f1>t1', 'f1: Ah\nt1: 2d'],
  ['wrong-rank', 'f1>t1', 'f1: Ah\nt1: 3s'],
  ['face-down', 'f1>t1', 'f1: Ah\nt1: 2s |'],
  ['no-worrying-back', 'f1>t1', 'f1: Ah\nt1: 2s', STRICT],
];

test.each(ROWS)('%s: %s at %s', (...[why, event, layout, rules = ULG]) => {
  const { press, view, refusals, game } = seatAt(layout, { rules });
  const before = { frame: view.frame, layout: game.layout };
  expect(press(event)).toEqual([]);
  expect(refusals).toEqual([why]);
  expect({ frame: view.frame, layout: game.layout }).toEqual(before);
  expect(press('undo')).toEqual([]);
});

describe('invalid piles and numbers of cards', () => {
  type Event = (game: KlondikeEventsHandler, odd: never) => void;
  const piles: [string, Event][] = [
    ['moveWasteToTableau(odd)', (game, odd) => game.moveWasteToTableau(odd)],
    ['moveWasteToFoundation(odd)', (game, odd) => game.moveWasteToFoundation(odd)],
    ['moveTableauToFoundation(odd, 0)', (game, odd) => game.moveTableauToFoundation(odd, FOUNDATION_1)],
    ['moveTableauToFoundation(0, odd)', (game, odd) => game.moveTableauToFoundation(TABLEAU_1, odd)],
    ['moveTableauToTableau(odd, 1, 0)', (game, odd) => game.moveTableauToTableau(odd, 1, TABLEAU_1)],
    ['moveTableauToTableau(0, 1, odd)', (game, odd) => game.moveTableauToTableau(TABLEAU_1, 1, odd)],
    ['moveTableauToTableau(odd, 1, odd)', (game, odd) => game.moveTableauToTableau(odd, 1, odd)],
    ['moveFoundationToTableau(odd, 0)', (game, odd) => game.moveFoundationToTableau(odd, TABLEAU_1)],
    ['moveFoundationToTableau(0, odd)', (game, odd) => game.moveFoundationToTableau(FOUNDATION_1, odd)],
  ];
  const LAYOUT = 'waste: Ks\nf1: As\nt1: 2s\nt2: Ah 2d';
  const hostile = {
    valueOf: () => {
      throw new Error('no number');
    },
  };
  const noNumbers = [undefined, null, '0', 't1', true, 1n, Symbol('t1'), [], [0], {}, hostile, () => 0];
  const odd = [...NONSENSE.filter((number) => number !== 0), ...noNumbers] as never[];

  /** The refusal codes of `event` for each invalid value, and the calls of the view. */
  function outcome(event: Event, values: readonly never[]): { codes: string[]; viewCalls: string[] } {
    const { game, view, refusals } = seatAt(LAYOUT);
    view.take();
    for (const value of values) event(game, value);
    return { codes: refusals, viewCalls: view.take() };
  }

  test.each(piles)('%s is refused as no-such-pile', (_text, event) => {
    expect(outcome(event, odd)).toEqual({ codes: odd.map(() => 'no-such-pile'), viewCalls: [] });
  });

  test.each([4, 5, 6])('%d is a tableau pile but not a foundation', (pile) => {
    expect(outcome((game, index) => game.moveWasteToFoundation(index), [pile as never]).codes).toEqual([
      'no-such-pile',
    ]);
  });

  test('an invalid number of cards is refused as bad-count', () => {
    const counts = [NaN, -Infinity, Infinity, -1, 0, -0, 2.5, 1e-9, ...noNumbers] as never[];
    const carry: Event = (game, count) => game.moveTableauToTableau(TABLEAU_2, count, TABLEAU_1);
    expect(outcome(carry, counts)).toEqual({ codes: counts.map(() => 'bad-count'), viewCalls: [] });
  });

  test('too many cards are refused as too-many', () => {
    const carry: Event = (game, count) => game.moveTableauToTableau(TABLEAU_2, count, TABLEAU_1);
    expect(outcome(carry, [3, 52, 99, 2 ** 53] as never[]).codes).toEqual([
      'too-many',
      'too-many',
      'too-many',
      'too-many',
    ]);
  });
});

describe('before the first game', () => {
  test.each(['stock', 'w>t1', 'w>f1', 't1>f1', 't1>t2', 'f1>t1', 'undo'])('%s is refused', (event) => {
    const { press, refusals, game } = emptySeat();
    expect(press(event)).toEqual([]);
    expect([refusals, game.layout, game.deal]).toEqual([['not-dealt'], undefined, undefined]);
  });
});

test('a refusal without a listener is not an error', () => {
  const { press } = seatAt('t1: Kh', { onRefusal: undefined as never });
  expect(press('w>t1 undo stock')).toEqual([]);
});

test('these cases cover every refusal code that an event can cause', () => {
  const seen = new Set<string>([...ROWS.map(([why]) => why), 'not-dealt', 'no-such-pile', 'bad-count']);
  expect(Object.keys(REFUSALS).filter((why) => !seen.has(why))).toEqual([
    'not-a-source',
    'top-card-only',
    'one-at-a-time',
  ]);
});
