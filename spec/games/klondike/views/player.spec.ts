import { describe, expect, test } from '@jest/globals';
import type { KlondikeCall, KlondikeEventsHandler } from '../../../../src/games/klondike/contract/handler.js';
import { HIDDEN } from '../../../../src/core/card.js';
import { asTableau } from '../../../../src/games/klondike/contract/checked-numbers.js';
import {
  FOUNDATION_1,
  FOUNDATION_2,
  TABLEAU_1,
  TABLEAU_2,
} from '../../../../src/games/klondike/contract/constants.js';
import { parseFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import type { Reported } from '../../../../src/core/calls.js';
import { Player, faceUpCards, mayReport } from '../../../../src/games/klondike/views/player.js';
import { FrameView } from '../../../../src/games/klondike/views/frame-view.js';
import type { FoundationIndex } from '../../../../src/games/klondike/words/piles.js';
import { NONSENSE } from '../../../support/random-move.js';
import { callOfWord } from '../../../support/seat.js';

const TABLE = 'waste: 2s Kc; f2: Ah 2h; f3: ##; t1: ## ## 9d 8s; t2: 7c; t4: ## ##';

describe('a player can', () => {
  test.each([
    ['new', 'stock: empty'],
    ['undo', 'moves: 1'],
    ['undo', 'moves: 1; won'],
    ['new', 'won'],
    ['stock', 'stock: full'],
    ['stock', 'stock: empty'],
    ['w>t3', TABLE],
    ['w>t1', TABLE],
    ['w>f1', TABLE],
    ['t1>t2', TABLE],
    ['t1>t2*2', TABLE],
    ['t2>t1', TABLE],
    ['t2>t4', TABLE],
    ['t1>f4', TABLE],
    ['f2>t7', TABLE],
  ])('%s of %s', (word, frame) => {
    expect(mayReport(parseFrame(frame), callOfWord(word))).toBe(true);
  });
});

describe('a player cannot', () => {
  test.each([
    ['undo', 'moves: 0', 'there is nothing to undo'],
    ['undo', 'moves: 0; won', 'there is nothing to undo after a win either'],
    ['stock', 'moves: 3; won', 'the game is won'],
    ['w>t1', `${TABLE}; won`, 'the game is won'],
    ['t1>t2', `${TABLE}; won`, 'the game is won'],
    ['w>t1', 't1: 9d', 'the waste is empty'],
    ['w>f1', 't1: 9d', 'the waste is empty'],
    ['w>t1', 'waste: 9d ##', 'the top card is hidden'],
    ['t3>t1', TABLE, 'the pile is empty'],
    ['t3>f1', TABLE, 'the pile is empty'],
    ['f1>t1', TABLE, 'the foundation is empty'],
    ['f3>t1', TABLE, 'the top card is hidden'],
    ['t4>t1', TABLE, 'the top card is hidden'],
    ['t4>f1', TABLE, 'the top card is hidden'],
    ['t1>t2*3', TABLE, 'the third card is hidden'],
    ['t2>t1*2', TABLE, 'there is one card'],
    ['t1>t1', TABLE, 'source and target are the same pile'],
    ['t1>t1*2', TABLE, 'source and target are the same pile'],
  ])('%s of %s: %s', (word, frame) => {
    expect(mayReport(parseFrame(frame), callOfWord(word))).toBe(false);
  });

  test("move cards between piles that don't exist, or with an invalid number", () => {
    const frame = parseFrame(TABLE);
    const odd = [...NONSENSE.filter((number) => number !== 0), '0', null, undefined, 1n] as never[];
    const calls = odd.flatMap((index): KlondikeCall[] => [
      { event: 'moveWasteToTableau', args: [index] },
      { event: 'moveWasteToFoundation', args: [index] },
      { event: 'moveTableauToFoundation', args: [index, FOUNDATION_1] },
      { event: 'moveTableauToFoundation', args: [TABLEAU_1, index] },
      { event: 'moveTableauToTableau', args: [index, 1, TABLEAU_2] },
      { event: 'moveTableauToTableau', args: [TABLEAU_1, 1, index] },
      { event: 'moveTableauToTableau', args: [TABLEAU_1, index, TABLEAU_2] },
      { event: 'moveFoundationToTableau', args: [index, TABLEAU_2] },
      { event: 'moveFoundationToTableau', args: [FOUNDATION_2, index] },
    ]);
    expect(calls.filter((call) => mayReport(frame, call))).toEqual([]);
  });

  test('move zero cards', () => {
    const call: KlondikeCall = { event: 'moveTableauToTableau', args: [TABLEAU_1, 0, TABLEAU_2] };
    expect(mayReport(parseFrame(TABLE), call)).toBe(false);
  });

  test('drop cards on a fifth foundation', () => {
    const call: KlondikeCall = { event: 'moveWasteToFoundation', args: [4 as FoundationIndex] };
    expect(mayReport(parseFrame(TABLE), call)).toBe(false);
  });
});

describe('a frame is checked only if an event needs a missing part', () => {
  const damaged = { ...parseFrame('moves: 1'), foundations: undefined, waste: 5 } as never;
  test.each(['new', 'undo', 'stock', 't1>t2'])("%s doesn't need a complete frame", (word) => {
    expect(() => mayReport(damaged, callOfWord(word))).not.toThrow();
  });

  test.each([
    [undefined, 'undo', 'frame must be an object, not undefined'],
    [{ foundations: [] }, 't1>t2', 'frame.tableau must be an array, not undefined'],
    [damaged, 'w>t1', 'frame.foundations must be an array, not undefined'],
  ])('%j, %s: %s', (frame, word, told) => {
    expect(() => mayReport(frame as never, callOfWord(word))).toThrow(new TypeError(told));
  });
});

test.each([
  [[], 0],
  [[HIDDEN], 0],
  [[HIDDEN, 3], 1],
  [[HIDDEN, HIDDEN, 3, 2], 2],
  [[3, 2], 2],
  [[3, HIDDEN, 2], 1],
])('in the pile %j, the top %d cards are face up', (cards, count) => {
  expect(faceUpCards(cards)).toBe(count);
});

test('a missing pile has no cards', () => {
  expect(faceUpCards(undefined)).toBe(0);
});

/** A player at a view. The answers depend on what the handler hears. */
function seat(frame: string, answer: (player: Player, view: FrameView) => void = () => undefined) {
  const heard: string[] = [];
  const view = new FrameView();
  const hear = (event: string): void => {
    heard.push(event);
    answer(player, view);
  };
  const handler: KlondikeEventsHandler = {
    newGame: () => hear('new'),
    clickStock: () => hear('stock'),
    moveWasteToTableau: (to) => hear(`w>t${to + 1}`),
    moveWasteToFoundation: (to) => hear(`w>f${to + 1}`),
    moveTableauToFoundation: (from, to) => hear(`t${from + 1}>f${to + 1}`),
    moveTableauToTableau: (from, count, to) => hear(`t${from + 1}>t${to + 1}*${count}`),
    moveFoundationToTableau: (from, to) => hear(`f${from + 1}>t${to + 1}`),
    undo: () => hear('undo'),
    getName: () => '',
  };
  const player = new Player(handler, view);
  const { moves, won, tableau } = parseFrame(frame);
  view.updateMoves(moves);
  tableau.forEach((cards, index) => view.tableauCards(asTableau(index), cards));
  if (won) view.win();
  view.refreshWindow();
  return { player, view, heard };
}

describe('Player.report', () => {
  test("makes a call that a player could make, and refuses it if the view doesn't refresh", () => {
    const { player, heard } = seat('t1: ## 9d 8s', (_player, view) => view.updateMoves(1));
    expect(player.report(callOfWord('t1>t2*2'))).toBe('refused');
    expect(heard).toEqual(['t1>t2*2']);
  });

  test('accepts a call if the view refreshes, even without a change', () => {
    const { player } = seat('t1: 9d; moves: 1', (_player, view) => view.refreshWindow());
    expect(['t1>t2', 'new', 'undo'].map((word) => player.report(callOfWord(word)))).toEqual([
      'accepted',
      'accepted',
      'accepted',
    ]);
  });

  test("doesn't treat the end of a win as an answer from the handler", () => {
    const { player } = seat('moves: 5; won');
    expect(player.report(callOfWord('undo'))).toBe('refused');
  });

  test("doesn't make a call that a player couldn't make", () => {
    const { player, heard } = seat('t1: ## 9d 8s');
    expect(player.report(callOfWord('t1>t2*3'))).toBe('not-reported');
    expect(heard).toEqual([]);
  });

  test('follows the visible frame, not later calls', () => {
    const { player, view } = seat('t1: 9d');
    view.tableauCards(TABLEAU_1, []);
    expect(player.report(callOfWord('t1>t2'))).not.toBe('not-reported');
  });

  test.each([
    ['new', 'won'],
    ['undo', 'moves: 5; won'],
  ])('%s ends a win, and every event is possible again', (word, frame) => {
    const { player, view, heard } = seat(frame);
    expect(player.report(callOfWord('stock'))).toBe('not-reported');
    player.report(callOfWord(word));
    player.report(callOfWord('stock'));
    expect([heard, view.frame.won]).toEqual([[word, 'stock'], false]);
  });

  test('the win ends before the handler gets the event, so the handler can announce a win again', () => {
    const { player, view } = seat('moves: 5; won', (_player, shown) => {
      shown.win();
      shown.refreshWindow();
    });
    player.report(callOfWord('undo'));
    expect(view.frame.won).toBe(true);
  });

  test('never nests: ignores events while the handler is busy', () => {
    const answers: Reported[] = [];
    const { player, heard } = seat('moves: 5', (again) => {
      for (const word of ['stock', 'new', 'undo']) answers.push(again.report(callOfWord(word)));
    });
    player.report(callOfWord('undo'));
    expect([heard, answers]).toEqual([['undo'], ['not-reported', 'not-reported', 'not-reported']]);
  });

  test('reports events again after the handler has returned, even if it threw an error', () => {
    let isFaulty = true;
    const { player, heard } = seat('moves: 5', () => {
      if (isFaulty) throw new Error('faulty');
    });
    expect(() => player.report(callOfWord('stock'))).toThrow('faulty');
    isFaulty = false;
    expect(player.report(callOfWord('undo'))).toBe('refused');
    expect(heard).toEqual(['stock', 'undo']);
  });
});
