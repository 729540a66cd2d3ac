/** A press at a table that knows its targets. */
import { describe, expect, test } from '@jest/globals';
import type { SettingValues } from '../../../../src/core/settings.js';
import { callHandler } from '../../../../src/games/klondike/contract/handler.js';
import type { Cursor } from '../../../../src/games/klondike/views/cursor.js';
import { onPile as onTop } from '../../../../src/games/klondike/views/cursor.js';
import type { PlayAction } from '../../../../src/games/klondike/views/play-state.js';
import type { PlaySession } from '../../../../src/games/klondike/views/play-session.js';
import type { PileId } from '../../../../src/games/klondike/words/piles.js';
import { seatAt } from '../../../support/seat.js';
import { sessionAt } from './session-at.js';

const LAYOUT = 'stock: 2c; waste: 4d 9h; f1: As; t1: 7c | 2s; t2: 5h 4s; t3: 5d; t4: Ks; t6: Tc';

/** A player at the table. `told` logs reports and announcements. */
function seated(click: SettingValues['click']): { session: PlaySession; told: string[] } {
  const { game, view } = seatAt(LAYOUT);
  const { session, told } = sessionAt(
    () => view.frame,
    { click, targetsOf: (hand) => game.targets(hand), isCursorFocus: true },
    {
      report: (call) => {
        const { moves } = game;
        callHandler(game, call);
        const isAccepted = game.moves > moves || call.event === 'newGame';
        if (isAccepted) session.refresh();
        told.push([call.event, ...call.args].join(' '));
        return isAccepted;
      },
      changed: () => undefined,
    },
  );
  return { session, told };
}

/** Makes presses, each on a pile and a given time after the last press, and returns the log. */
function pressed(
  click: SettingValues['click'],
  ...presses: [pile: PileId, after: number, depth?: number][]
): string[] {
  const { session, told } = seated(click);
  let time = 1000;
  for (const [pile, after, depth = 1] of presses)
    session.do({ type: 'press', place: { pile, depth }, time: (time += after) });
  return [...told, `${session.hand?.from ?? 'nothing'} now`];
}

test('a press moves the card to the best place, and the next press is for the card below it', () => {
  expect(pressed('always', ['t1', 0], ['t1', 900])).toEqual([
    'moveTableauToFoundation 0 0',
    't1*1 in hand',
    't1 now',
  ]);
});

test.each<[pile: PileId, told: string, because: string]>([
  ['t5', 'moveTableauToTableau 5 1 4', 'has no card'],
  ['f1', 'moveTableauToFoundation 5 0', 'is a foundation'],
])(
  'a card without a target is picked up; a press on %s then makes %s, which is refused because that %s',
  (pile, told) => {
    expect(pressed('always', ['t6', 0], [pile, 900])).toEqual([
      't6*1 in hand',
      told,
      't6*1 refused',
      'nothing now',
    ]);
  },
);

test.each(['always', 'off'] as const)(
  "with a card in hand, a press on a card that doesn't take it picks up that card (%s)",
  (click) => {
    expect(pressed(click, ['t6', 0], ['t4', 900], ['t4', 900])).toEqual([
      't6*1 in hand',
      'let go',
      't4*1 in hand',
      'let go',
      'nothing now',
    ]);
  },
);

test('with cards in hand, a press on another card in their pile picks up that card and the cards on it', () => {
  expect(pressed('off', ['t2', 0, 2], ['t2', 200], ['t2', 900, 2], ['t2', 200, 2])).toEqual([
    't2*2 in hand',
    'let go',
    't2*1 in hand',
    'let go',
    't2*2 in hand',
    'let go',
    'nothing now',
  ]);
});

test('with a card without a target in hand, a press on a card with a target moves that card', () => {
  expect(pressed('always', ['t6', 0], ['waste', 900])).toEqual([
    't6*1 in hand',
    'let go',
    'moveWasteToTableau 5',
    'nothing now',
  ]);
});

test('a double press moves one card, but not the next one', () => {
  expect(pressed('always', ['t1', 0], ['t1', 200])).toEqual(['moveTableauToFoundation 0 0', 'nothing now']);
});

test('a card that fits in two places moves to the other one with the next press', () => {
  expect(pressed('always', ['t2', 0], ['t3', 900])).toEqual([
    'moveTableauToTableau 1 1 2',
    'moveTableauToTableau 2 1 1',
    'nothing now',
  ]);
});

test('if one-click moves go only to foundations, other cards are picked up, and the next press puts them down', () => {
  expect(pressed('foundations', ['t1', 0], ['t2', 900], ['t3', 900])).toEqual([
    'moveTableauToFoundation 0 0',
    't2*1 in hand',
    'moveTableauToTableau 1 1 2',
    'nothing now',
  ]);
});

test('with one-click moves off, every card is picked up, and a double press moves it to a foundation', () => {
  expect(pressed('off', ['t1', 0], ['t1', 200], ['t2', 900])).toEqual([
    't1*1 in hand',
    'moveTableauToFoundation 0 0',
    't2*1 in hand',
    't2 now',
  ]);
});

test('a press on the stock puts the cards in hand back and draws', () => {
  expect(pressed('always', ['t4', 0], ['stock', 900])).toEqual([
    't4*1 in hand',
    'let go',
    'clickStock',
    'nothing now',
  ]);
});

describe('the return of cards in hand is announced unless another announcement covers it', () => {
  const LAST = 'moveTableauToFoundation 0 0';

  test.each<[when: string, told: string[], [inHand: Cursor, action: PlayAction]]>([
    [
      'not announced if the card in hand moves to a foundation',
      [LAST],
      [onTop('t1'), { type: 'send up', from: 't1' }],
    ],
    [
      "not announced if the card in hand can't move to a foundation",
      ['t4*1 no-foundation'],
      [onTop('t4'), { type: 'send up', from: 't4' }],
    ],
    [
      "announced if one of two cards can't move to a foundation",
      ['let go', 't2*1 no-foundation'],
      [
        { pile: 't2', depth: 2 },
        { type: 'send up', from: 't2' },
      ],
    ],
    [
      'announced if another card moves to a foundation',
      ['let go', LAST],
      [onTop('t4'), { type: 'send up', from: 't1' }],
    ],
    ['announced if a card is drawn', ['let go', 'clickStock'], [onTop('t4'), { type: 'draw' }]],
    ['not announced if a new game starts', ['newGame'], [onTop('t4'), { type: 'new game' }]],
  ])('%s', (_, expected, [place, action]) => {
    const { session, told } = seated('off');
    session.do({ type: 'lift', place });
    session.do(action);
    expect([...told, session.hand]).toEqual([...expected, undefined]);
  });
});
