/** What one press does at a table that is told where a press may send cards. */
import { describe, expect, test } from '@jest/globals';
import type { SettingValues } from '../../../../src/core/settings.js';
import { OwnChoosing } from '../../../../src/games/klondike/browser/input/choosing.js';
import { Play } from '../../../../src/games/klondike/browser/input/play.js';
import { ENGLISH } from '../../../../src/games/klondike/browser/strings/in-english.js';
import { deliver } from '../../../../src/games/klondike/contract/handler.js';
import type { Cursor } from '../../../../src/games/klondike/views/cursor.js';
import { onPile as onTop } from '../../../../src/games/klondike/views/cursor.js';
import type { PileId } from '../../../../src/games/klondike/words/piles.js';
import { seatAt } from '../../../support/seat.js';

const LAYOUT = 'stock: 2c; waste: 4d 9h; f1: As; t1: 7c | 2s; t2: 5h 4s; t3: 5d; t4: Ks; t6: Tc';

/** A player at the table; `told` grows by what is reported and what is said. */
function seated(click: SettingValues['click']): { play: Play; told: string[] } {
  const { game, view } = seatAt(LAYOUT);
  const told: string[] = [];
  const play: Play = new Play({
    frame: () => view.frame,
    isOnlyShown: false,
    choosing: new OwnChoosing(),
    isByClicks: false,
    canUndo: true,
    click: () => click,
    marks: () => undefined,
    together: () => 1,
    assistant: { targets: (take) => game.targets(take) },
    strings: ENGLISH,
    report: (call) => {
      const { moves } = game;
      deliver(game, call);
      const isTaken = game.moves > moves || call.event === 'newGame';
      if (isTaken) play.reset();
      told.push([call.event, ...call.args].join(' '));
      return isTaken;
    },
    refuse: (sentence = 'refused') => told.push(sentence),
    tell: (sentence) => told.push(sentence),
    changed: () => undefined,
  });
  return { play, told };
}

/** A player's presses, each a pile and the time since the press before; and what became of them. */
function pressed(
  click: SettingValues['click'],
  ...presses: [pile: PileId, after: number, depth?: number][]
): string[] {
  const { play, told } = seated(click);
  let time = 1000;
  for (const [pile, after, depth = 1] of presses) play.press({ pile, depth }, (time += after));
  return [...told, `${play.hand?.from ?? 'nothing'} in hand`];
}

test('a press sends the card to the best place, and the next press is for the card that lies there then', () => {
  expect(pressed('always', ['t1', 0], ['t1', 900])).toEqual([
    'moveTableauToFoundation 0 0',
    'seven of clubs in hand',
    't1 in hand',
  ]);
});

test.each<[pile: PileId, told: string, because: string]>([
  ['t5', 'moveTableauToTableau 5 1 4', 'has no card'],
  ['f1', 'moveTableauToFoundation 5 0', 'is a foundation'],
])('a card that nothing takes is picked up; a press on %s does %s, is refused, for that %s', (pile, told) => {
  expect(pressed('always', ['t6', 0], [pile, 900])).toEqual([
    'ten of clubs in hand',
    told,
    'refused',
    'nothing in hand',
  ]);
});

test.each(['always', 'off'] as const)(
  'with a card in hand a press on one that does not take it picks that one up (%s)',
  (click) => {
    expect(pressed(click, ['t6', 0], ['t4', 900], ['t4', 900])).toEqual([
      'ten of clubs in hand',
      'let go',
      'king of spades in hand',
      'let go',
      'nothing in hand',
    ]);
  },
);

test('with cards in hand a press on another card of their pile picks up that one, and what lies on it', () => {
  expect(pressed('off', ['t2', 0, 2], ['t2', 200], ['t2', 900, 2], ['t2', 200, 2])).toEqual([
    'five of hearts and 1 more in hand',
    'let go',
    'four of spades in hand',
    'let go',
    'five of hearts and 1 more in hand',
    'let go',
    'nothing in hand',
  ]);
});

test('with such a card in hand a press on a card that can be sent sends that one', () => {
  expect(pressed('always', ['t6', 0], ['waste', 900])).toEqual([
    'ten of clubs in hand',
    'let go',
    'moveWasteToTableau 5',
    'nothing in hand',
  ]);
});

test('a double press sends one card, and not the next one, too', () => {
  expect(pressed('always', ['t1', 0], ['t1', 200])).toEqual([
    'moveTableauToFoundation 0 0',
    'nothing in hand',
  ]);
});

test('a card that fits in two places goes to the other with the next press', () => {
  expect(pressed('always', ['t2', 0], ['t3', 900])).toEqual([
    'moveTableauToTableau 1 1 2',
    'moveTableauToTableau 2 1 1',
    'nothing in hand',
  ]);
});

test('where presses send cards to foundations only, any other card is picked up, and the next press puts it down', () => {
  expect(pressed('foundations', ['t1', 0], ['t2', 900], ['t3', 900])).toEqual([
    'moveTableauToFoundation 0 0',
    'four of spades in hand',
    'moveTableauToTableau 1 1 2',
    'nothing in hand',
  ]);
});

test('where presses send nothing, every card is picked up, and a double press sends it up', () => {
  expect(pressed('off', ['t1', 0], ['t1', 200], ['t2', 900])).toEqual([
    'two of spades in hand',
    'moveTableauToFoundation 0 0',
    'four of spades in hand',
    't2 in hand',
  ]);
});

test('a press on the stock lets go of what is in hand, and draws', () => {
  expect(pressed('always', ['t4', 0], ['stock', 900])).toEqual([
    'king of spades in hand',
    'let go',
    'clickStock',
    'nothing in hand',
  ]);
});

describe('letting go of what is in hand is told where nothing else tells it', () => {
  const LAST = 'moveTableauToFoundation 0 0';
  const NOT_UP = 'No foundation takes this card.';

  test.each<[when: string, told: string[], [inHand: Cursor, act: (play: Play) => void]]>([
    ['not as that card goes up', [LAST], [onTop('t1'), (play) => play.sendUpFrom('t1')]],
    ['not as that card may not go up', [NOT_UP], [onTop('t4'), (play) => play.sendUpFrom('t4')]],
    [
      'as of two cards one may not go up',
      ['let go', NOT_UP],
      [{ pile: 't2', depth: 2 }, (play) => play.sendUpFrom('t2')],
    ],
    ['as another card goes up', ['let go', LAST], [onTop('t4'), (play) => play.sendUpFrom('t1')]],
    ['as a card is drawn', ['let go', 'clickStock'], [onTop('t4'), (play) => play.draw()]],
    ['not as all cards are dealt anew', ['newGame'], [onTop('t4'), (play) => play.newGame()]],
  ])('%s', (_, expected, [inHand, act]) => {
    const { play, told } = seated('off');
    play.lift(inHand);
    act(play);
    expect([...told, play.hand]).toEqual([...expected, undefined]);
  });
});
