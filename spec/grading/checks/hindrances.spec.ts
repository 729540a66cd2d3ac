/** Finds the failed checks that prevented another check from being tried. */
import { expect, test } from '@jest/globals';
import { hindrancesOf } from '../../../src/grading/checks/hindrances.js';

const FAILED = [
  ...[
    'deal.rest',
    'draw.three',
    'recycle.all',
    'waste.window',
    'w>t.king',
    'w>f.ace',
    't>f.next',
    'f>t.king',
  ],
  ...['undo.depth', 'new-game.middle', 'view.moves', 'count.carry', 'robust.undo', 'arrays.own'],
];

/** @param tried checks that were tried, apart from the failed ones */
const ruledOutBy = (untried: string, failed: readonly string[], tried: readonly string[] = []): string[] =>
  hindrancesOf(untried, { failed, isTried: (check) => [...failed, ...tried].includes(check) });

test.each<[untried: string, hindrances: readonly string[]]>([
  ['deal.shuffled', ['deal.rest']],
  ['draw.short', ['deal.rest', 'draw.three']],
  ['waste.beneath', ['deal.rest', 'draw.three']],
  ['undo.stock', ['deal.rest', 'draw.three']],
  ['count.stock', ['deal.rest', 'draw.three', 'view.moves']],
  ['recycle.order', ['deal.rest', 'draw.three', 'recycle.all', 'waste.window']],
  ['undo.recycle', ['deal.rest', 'draw.three', 'recycle.all', 'waste.window']],
  ['w>t.accepts', ['deal.rest', 'draw.three', 'recycle.all', 'waste.window', 'w>t.king', 'w>f.ace']],
  ['f>t.accepts', ['deal.rest', 'w>f.ace', 't>f.next', 'f>t.king']],
  ['new-game.undo', ['deal.rest', 'new-game.middle', 'robust.undo']],
  ['undo.covers', ['deal.rest', 'draw.three', 'undo.depth']],
])('failures of the events that %s needs rule it out', (untried, hindrances) => {
  expect(ruledOutBy(untried, FAILED)).toEqual(hindrances);
});

test.each(['draw.short', 'w>t.refuses-empty', 't>t.several', 'win.tableau'])(
  'faults that end games early rule out %s',
  (untried) => {
    expect(ruledOutBy(untried, ['turn-up.carry', 'view.moves', 'count.carry'])).toEqual(['turn-up.carry']);
  },
);

test('a wrong deal is the only reason given for untried checks', () => {
  expect(ruledOutBy('deal.distinct', ['deal.faces', 'recycle.order', 'undo.recycle'])).toEqual([
    'deal.faces',
  ]);
});

test.each(['count.carry', 'robust.undo', 'view.moves', 't>t.refuses-fit'])(
  'a failure of %s rules out no check',
  (failed) => {
    expect(ruledOutBy('win.waste', [failed])).toEqual([]);
  },
);

test('an exception rules out all untried checks', () => {
  expect(ruledOutBy('undo.covers', ['robust.throws'])).toEqual(['robust.throws']);
});

test('after a win, a late check is ruled out only by failures of what it needs', () => {
  expect(ruledOutBy('win.waste', ['turn-up.carry'])).toEqual(['turn-up.carry']);
  expect(ruledOutBy('win.waste', ['turn-up.carry'], ['win.tableau'])).toEqual([]);
  expect(ruledOutBy('win.waste', ['w>f.next'], ['win.tableau'])).toEqual(['w>f.next']);
});

test.each(['deal.columns', 'deal.faces'])('a wrong deal (%s) rules out every other check', (failed) => {
  expect(ruledOutBy('robust.same', [failed, 'count.start'])).toEqual([failed]);
});

test('any fault may rule out a check of a rubric with its own checks', () => {
  expect(ruledOutBy('pile.flip', ['deck.size', 'game.undo'])).toEqual(['deck.size', 'game.undo']);
});

test('failures of undo do not rule out a win', () => {
  expect(ruledOutBy('win.tableau', ['undo.covers', 'turn-up.carry'])).toEqual(['turn-up.carry']);
  expect(ruledOutBy('undo.win', ['undo.covers'])).toEqual(['undo.covers']);
});
