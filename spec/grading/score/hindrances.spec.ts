/** Names the faults that kept a check from being tried. */
import { expect, test } from '@jest/globals';
import { hindrancesOf } from '../../../src/grading/score/hindrances.js';

/** A failed check of each kind. */
const PLAYED = ['deal.rest', 'draw.three', 'waste.window', 'recycle.all', 'w>t.king', 'w>f.ace', 't>f.next'];
/** `robots.all` and `view.arrays.own` only look like harmless checks. */
const OTHERS = ['f>t.king', 'undo.depth', 'robots.all', 'view.arrays.own'];
const HARMLESS = ['robust.undo', 'arrays.own', 'constants.names', 'handler.name'];
const HARMFUL = [...PLAYED, ...OTHERS];
const FAILED = [...HARMFUL, ...HARMLESS];

const OF_STOCK = ['deal.rest', 'draw.three'];
const OF_RECYCLING = [...OF_STOCK, 'recycle.all'];
const OF_WASTE = [...OF_STOCK, 'waste.window', 'w>t.king', 'w>f.ace'];
const OF_FOUNDATIONS = ['deal.rest', 'w>f.ace', 't>f.next', 'f>t.king'];

test.each<[untried: string, hindrances: readonly string[]]>([
  ['draw.short', OF_STOCK],
  ['waste.beneath', OF_STOCK],
  ['undo.stock', OF_STOCK],
  ['count.stock', OF_STOCK],
  ['recycle.order', OF_RECYCLING],
  ['undo.recycle', OF_RECYCLING],
  ['count.recycle', OF_RECYCLING],
  ['w>t.accepts', OF_WASTE],
  ['undo.waste', OF_WASTE],
  ['f>t.accepts', OF_FOUNDATIONS],
  ['undo.foundation', OF_FOUNDATIONS],
  ['win.tableau', HARMFUL],
])('%s depends only on the events that it needs', (untried, hindrances) => {
  expect(hindrancesOf([untried], FAILED)).toEqual(hindrances);
});

test.each([
  'redraw.short',
  'waste-not',
  'x.undo.stock',
  'undo.stocks',
  'undo-stock',
  'a.recycle.b',
  'x.undo.recycle',
  'undo.recycled',
  'undo-recycle',
  't>w>t',
  'x.undo.waste',
  'undo.wastes',
  'undo-waste',
  't>f>t.one',
  'f>to',
  'x.undo.foundation',
  'undo.foundations',
  'undo-foundation',
])('%s depends on no particular event', (untried) => {
  expect(hindrancesOf([untried], FAILED)).toEqual(HARMFUL);
});

test('several checks name each fault once, in the order of the faults', () => {
  expect(hindrancesOf(['recycle.order', 'f>t.accepts'], FAILED)).toEqual([
    'deal.rest',
    'draw.three',
    'recycle.all',
    'w>f.ace',
    't>f.next',
    'f>t.king',
  ]);
});

test('if the events that it needs are right, all faults that matter count', () => {
  expect(hindrancesOf(['draw.short'], ['robust.undo', 'w>t.king'])).toEqual(['w>t.king']);
});
