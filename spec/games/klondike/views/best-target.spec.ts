/** The target of a click depends on the visible cards and the piles that take them under Liège rules. */
import { expect, test } from '@jest/globals';
import type { SettingValues } from '../../../../src/core/settings.js';
import { parseFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import { bestTarget } from '../../../../src/games/klondike/views/clicks.js';
import type { HintMarks } from '../../../../src/games/klondike/views/hints.js';
import type { PileId } from '../../../../src/games/klondike/words/piles.js';

type Click = SettingValues['click'];

/** @param hint `f2*1>t5`, or the known part of it */
function best(
  frame: string,
  [cards, targets, hint]: [cards: string, targets: string, hint?: string],
  click: Click,
): string {
  const [from, count = '1'] = cards.split('*') as [PileId, string?];
  const piles = targets.split(' ').filter((one) => one !== '') as PileId[];
  const clicked = { hand: { from, count: Number(count) }, targets: piles, marks: marksOf(hint) };
  return bestTarget(parseFrame(frame), clicked, click) ?? 'none';
}

function marksOf(hint: string | undefined): HintMarks | undefined {
  const [, pile, count, to] = /^(\w+)(?:\*(\d))?(?:>(\w+))?$/.exec(hint ?? '') ?? [];
  return pile === undefined
    ? undefined
    : { pile: pile as PileId, count: count === undefined ? count : Number(count), to: to as PileId };
}

test.each<[to: string, frame: string, hand: string, targets: string, because: string]>([
  ['f1', 'f1: As; t1: ## 2s; t2: 3h', 't1', 't2 f1', 'a foundation comes before a column'],
  ['f1', 't1: Ah', 't1', 'f1 f2 f3 f4', 'an ace goes to the first foundation'],
  [
    't3',
    'waste: 6s; t2: ## ## 7h; t3: ## 7d',
    'waste',
    't2 t3',
    'the seven on fewer face-down cards comes first',
  ],
  ['t2', 'waste: 6s; t2: 7h; t3: 7d', 'waste', 't2 t3', 'the left of two equal columns comes first'],
  ['t3', 't2: 7h 6s; t3: 7d', 't2', 't3', 'a card goes from one seven to the other'],
  ['t2', 't2: 7h; t3: 7d 6s', 't3', 't2', 'a second click brings the card back'],
  ['t4', 't1: ## Ks Qh; t3: 5d', 't1*2', 't4', 'a king goes to an empty pile if that turns up a card'],
  ['none', 't1: Ks Qh; t3: 5d', 't1*2', 't2 t4', "a whole column doesn't move to another empty pile"],
  ['none', 'f1: As 2s; t1: 3h', 'f1', 't1', "a click doesn't move a card down from a foundation"],
  ['none', 't1: 3h; t2: 9s', 't1', '', 'no pile takes the card'],
])('%s from %s, %s to %s: %s', (to, frame, ...[hand, targets]) => {
  expect(best(frame, [hand, targets], 'always')).toBe(to);
});

const FOUNDATION = 'f2: 2h 3h; t1: ## 2s; t2: 4c; t5: 4s';

test.each<[to: string, hint: string, clicked: string, targets: string, because: string]>([
  ['t5', 'f2*1>t5', 'f2', 't2 t5', 'the hint moves a card down from a foundation'],
  ['t5', 't1*2>t5', 't1*2', 'f1 t3 t5', 'the hint comes before a foundation and another column'],
  ['none', 'f2*1', 'f2', 't2 t5', "the hint doesn't say yet where the card goes"],
  ['none', 't2*1>t5', 'f2', 't2 t5', 'the hint is about another pile'],
  ['f1', 't1*2>t5', 't1', 'f1 t5', 'the hint is about more cards'],
])('%s after the hint %s, from %s, to %s: %s', (to, hint, ...[clicked, targets]) => {
  expect(best(FOUNDATION, [clicked, targets, hint], 'always')).toBe(to);
});

test("a click follows only hints that fit the player's choice of one-click moves", () => {
  const after = (hint: string, click: Click): string => best(FOUNDATION, ['f2', 't5', hint], click);
  expect([
    after('f2*1>t5', 'foundations'),
    after('f2*1>t5', 'off'),
    best('t1: Ah', ['t1', 'f1 f3', 't1*1>f3'], 'foundations'),
  ]).toEqual(['none', 'none', 'f3']);
});

test('a player can limit clicks to foundations, or turn them off', () => {
  const both: [string, string] = ['t1', 't2 f1'];
  expect([best('t1: 2s; t2: 3h', both, 'foundations'), best('t1: 2s; t2: 3h', both, 'off')]).toEqual([
    'f1',
    'none',
  ]);
  expect(best('t1: 2s; t2: 3h', ['t1', 't2'], 'foundations')).toBe('none');
});
