/** Finds faults in a new deal, the check to blame, and the checks that still pass. */
import { describe, expect, test } from '@jest/globals';
import type { Frame } from '../../../../src/games/klondike/contract/frame.js';
import { parseFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import type { EventCheckId } from '../../../../src/grading/checks/event-checks.js';
import type { EarlierGames } from '../../../../src/grading/examine/judge/new-game-checks.js';
import { dealBlame, dealChecks, dealFault } from '../../../../src/grading/examine/judge/new-game-checks.js';
import { dealText } from '../../../../src/grading/examine/judge/fault-texts.js';
import { DEALT } from '../../../support/grading/dealt-frame.js';

const RIGHT: Frame = parseFrame(DEALT);

/** Replaces one part in the text of the right deal. */
const dealtWith = (from: string, to: string): Frame => parseFrame(DEALT.replace(from, to));

const FIRST: EarlierGames = {
  games: 0,
  wasWon: false,
  isInTheMiddle: false,
  isShuffled: false,
  isRightInTheMiddle: false,
};

const FAULTS: readonly (readonly [fault: EventCheckId | undefined, text: string, frame: Frame])[] = [
  [undefined, 'the table does not show a new game', RIGHT],
  [
    'deal.columns',
    'the tableau piles have 1 1 3 4 5 6 7 cards, but they must have 1 2 3 4 5 6 7',
    dealtWith('## Ad', 'Ad'),
  ],
  [
    'deal.columns',
    'the tableau piles have 2 2 3 4 5 6 7 cards, but they must have 1 2 3 4 5 6 7',
    dealtWith('7d', '## 7d'),
  ],
  ['deal.faces', 'only the top card of each tableau pile must be face up', dealtWith('7d', '##')],
  ['deal.faces', 'only the top card of each tableau pile must be face up', dealtWith('## Ad', '2s Ad')],
  ['deal.distinct', 'the same card is in two places', dealtWith('Ad', '7d')],
  [
    'deal.rest',
    'the stock must be full, and the waste and the foundations empty',
    dealtWith('full', 'empty'),
  ],
  [
    'deal.rest',
    'the stock must be full, and the waste and the foundations empty',
    dealtWith('full', 'full\nwaste: 2s'),
  ],
  [
    'deal.rest',
    'the stock must be full, and the waste and the foundations empty',
    dealtWith('full', 'full\nf3: 2s'),
  ],
  [
    'count.start',
    'the number of moves is 1, but a game must begin with 0',
    dealtWith('moves: 0', 'moves: 1'),
  ],
  ['win.early', 'the view shows the new game as won', dealtWith('moves: 0', 'moves: 0\nwon')],
];

test.each(FAULTS)('finds the fault %s in a deal: %s', (fault, text, frame) => {
  expect(dealFault(frame)).toBe(fault);
  expect(dealText(fault ?? 'new-game.middle', frame)).toBe(text);
});

test('faults that the cards do not reveal have their own sentences', () => {
  expect([dealText('deal.shuffled', RIGHT), dealText('view.refresh', RIGHT)]).toEqual([
    'the cards lie where they lay in the previous game, but every new game must shuffle them',
    'the program sent the new game to the view, but did not call refreshWindow()',
  ]);
});

describe('the blame for a new deal', () => {
  test.each<[blamed: EventCheckId, fault: EventCheckId | undefined, earlier: Partial<EarlierGames>]>([
    ['deal.columns', undefined, {}],
    ['new-game.middle', undefined, { games: 1 }],
    ['deal.faces', 'deal.faces', {}],
    ['new-game.middle', 'deal.faces', { games: 1 }],
    ['new-game.middle', 'deal.faces', { games: 1, wasWon: true }],
    ['deal.distinct', 'deal.distinct', { games: 1 }],
    ['deal.shuffled', 'deal.shuffled', { games: 1, isInTheMiddle: true }],
    ['deal.shuffled', 'deal.shuffled', { games: 1, isShuffled: true }],
    ['new-game.middle', 'deal.shuffled', { games: 1, isInTheMiddle: true, isShuffled: true }],
  ])('blames %s for %s after %j', (blamed, fault, earlier) => {
    expect(dealBlame(fault, RIGHT, { ...FIRST, ...earlier })).toBe(blamed);
  });

  test('blames the check of an earlier win only if the view shows the new game as won', () => {
    const won = dealtWith('moves: 0', 'moves: 0\nwon');
    const blamed = [true, false].map((wasWon) => dealBlame('win.early', won, { ...FIRST, games: 1, wasWon }));
    expect(blamed).toEqual(['new-game.won', 'new-game.middle']);
  });
});

describe('in the first game, the checks before the fault pass', () => {
  const all = ['deal.columns', 'deal.faces', 'deal.distinct', 'deal.rest', 'count.start'];
  test.each(FAULTS)('%s: %s', (fault, _, frame) => {
    const before = fault === undefined ? -1 : all.indexOf(fault);
    const dealt = { earlier: FIRST, frame, fault, isSame: false };
    expect(dealChecks(dealt)).toEqual(before < 0 ? all : all.slice(0, before));
  });
});

test.each<[held: string, earlier: Partial<EarlierGames>, fault: EventCheckId | undefined, isSame: boolean]>([
  ['deal.shuffled', {}, undefined, false],
  ['', {}, undefined, true],
  ['', {}, 'deal.faces', false],
  ['deal.shuffled', {}, 'deal.shuffled', false],
  ['new-game.middle', { isInTheMiddle: true }, undefined, false],
  ['new-game.middle', { isInTheMiddle: true }, 'deal.shuffled', true],
  ['new-game.middle new-game.won', { isInTheMiddle: true, wasWon: true }, undefined, false],
  ['deal.shuffled new-game.won', { wasWon: true }, undefined, false],
])(
  'in a later game, "%s" passes after %j with the fault %s (the same cards: %p)',
  (...[held, earlier, fault, isSame]) => {
    const dealt = { earlier: { ...FIRST, games: 1, ...earlier }, frame: RIGHT, fault, isSame };
    expect(dealChecks(dealt).join(' ')).toBe(held);
  },
);
