/** Plans a win whose last card comes from a chosen pile. */
import { describe, expect, test } from '@jest/globals';
import { JavaRandom } from '../../../../src/core/random.js';
import { parseDeal } from '../../../../src/games/klondike/model/deals.js';
import { printMove } from '../../../../src/games/klondike/model/layout-text.js';
import type { Move } from '../../../../src/games/klondike/model/play.js';
import type { CardMove } from '../../../../src/games/klondike/words/piles.js';
import { ULG } from '../../../../src/games/klondike/model/rules.js';
import { KnownGame } from '../../../../src/grading/examine/game/known-game.js';
import type { LastFrom } from '../../../../src/grading/examine/play/win-plan.js';
import { WinPlan, lineEndingWith } from '../../../../src/grading/examine/play/win-plan.js';
import { suitText } from '../../../support/suit-text.js';

const UP = `f1: ${suitText('s', 13)}; f2: ${suitText('h', 12)}; f3: ${suitText('d', 13)}; f4: ${suitText('c', 12)}`;
const LOWER = `f1: ${suitText('s', 12)}; f2: ${suitText('h', 11)}; f3: ${suitText('d', 13)}; f4: ${suitText('c', 12)}`;

/** Replaces a name with the foundations that it stands for. */
const filled = (layout: string): string => layout.replace('UP', UP).replace('LOWER', LOWER);

const texts = (moves: readonly Move[] | undefined): string | undefined => moves?.map(printMove).join(' ');

describe('a winning line', () => {
  const line = (layout: string, last: LastFrom): string | undefined =>
    texts(lineEndingWith(ULG, parseDeal(filled(layout), ULG).start(ULG), last));

  test.each<[from: LastFrom, layout: string, moves: string | undefined]>([
    ['waste', 'UP; waste: Kh; t1: Kc', 't1>f4 w>f2'],
    ['tableau', 'UP; waste: Kh; t1: Kc', 'w>f2 t1>f4'],
    ['waste', 'UP; stock: Kh; t1: Kc', 't1>f4 stock w>f2'],
    ['tableau', 'UP; stock: Kh; t1: Kc', 'stock w>f2 t1>f4'],
    ['waste', 'UP; t2: Kh; t1: Kc', undefined],
    ['tableau', 'UP; waste: Kh Kc', undefined],
    ['waste', 'UP; waste: Kh Kc', 'w>f4 w>f2'],
    ['waste', 'UP; waste: Kc Kh', 'w>f2 w>f4'],
    ['waste', 'LOWER; waste: Kh Kc; t3: Qh; t7: Ks', 'w>f4 t3>f2 t7>f1 w>f2'],
    ['tableau', 'LOWER; stock: Ks Qh Kh; t5: Kc', 'stock w>f1 w>f2 w>f2 t5>f4'],
    ['tableau', 'LOWER; waste: Kh; t1: Ks; t2: Kc | Qh', undefined],
  ])('ends with a card from the %s, for %s: %s', (last, layout, moves) => {
    expect(line(layout, last)).toBe(moves);
  });
});

function known(layout: string): KnownGame {
  const game = new KnownGame(ULG, parseDeal(filled(layout), ULG).start(ULG));
  for (const card of game.unknownCards) game.learn(card, card);
  return game;
}

function make(game: KnownGame, move: Move | undefined): void {
  const outcome = move && game.outcomeOf(move);
  if (move !== undefined && outcome?.ok === true) game.makeMove(move, outcome.next);
}

/** Each ace lies under a card that no other pile accepts. */
const LOST = 't1: Kc Ah | 2s; t2: Kh Ac | 2d; f1: As';

const textOf = (move: Move | undefined): string => (move === undefined ? '' : printMove(move));

describe('a plan', () => {
  const plan = (last: LastFrom = 'tableau'): WinPlan => new WinPlan(ULG, new JavaRandom(1n), last);

  test('leads to a win, move by move', () => {
    const [game, ending] = [known('UP; waste: Kh; t1: Kc'), plan()];
    const made = [1, 2, 3].map(() => {
      const move = ending.next(game);
      make(game, move);
      return textOf(move);
    });
    expect([made, ULG.isWon(game.layout)]).toEqual([['w>f2', 't1>f4', ''], true]);
  });

  test('starts over if the game has changed', () => {
    const [game, ending] = [known('UP; waste: Kh; t1: Kc'), plan()];
    make(game, ending.next(game));
    game.undo();
    expect([ending.next(game), ending.next(game)].map(textOf)).toEqual(['w>f2', 'w>f2']);
  });

  test('repeats a move that was not made', () => {
    const [game, ending] = [known('LOWER; waste: Kh Kc; t3: Qh; t7: Ks'), plan('waste')];
    ending.follow(game, ['stock', { from: 't7', count: 1, to: 'f1' }]);
    expect(textOf(ending.next(game))).toBe('stock');
    ending.repeatMove();
    expect(textOf(ending.next(game))).toBe('stock');
  });

  test('swaps two empty piles if a move went to the second one instead of the first', () => {
    const game = known('t1: 5h | Kc; t2: Qh; t3: 5s | Kd; t4: 5c');
    const move = (from: CardMove['from'], to: CardMove['to'], count = 1): CardMove => ({ from, count, to });
    const ending = plan();
    ending.follow(game, [move('t1', 't6'), move('t2', 't6'), 'stock', move('t3', 't7'), move('t6', 't3', 2)]);
    expect(textOf(ending.next(game))).toBe('t1>t6');
    ending.swapPiles(move('t1', 't7'));
    make(game, move('t1', 't7'));
    const rest = [1, 2, 3, 4].map(() => {
      const next = ending.next(game);
      game.makeMove(next ?? 'stock', game.layout);
      return textOf(next);
    });
    expect(rest).toEqual(['t2>t7', 'stock', 't3>t6', 't7>t3*2']);
  });

  test('swaps nothing after a click', () => {
    const game = known('stock: 5h; t2: Qh');
    const ending = plan();
    ending.follow(game, ['stock', { from: 't2', count: 1, to: 't3' }]);
    ending.next(game);
    ending.swapPiles({ from: 't2', count: 1, to: 't3' });
    make(game, 'stock');
    expect(textOf(ending.next(game))).toBe('t2>t3');
  });

  test('comes from the solver, which gets other assumptions if it finds no win', () => {
    const dealt = new KnownGame(ULG);
    expect([textOf(plan().next(dealt)), dealt.corrections]).toEqual(['t2>t5', 0]);
    const lost = new KnownGame(ULG, parseDeal(LOST, ULG).start(ULG));
    expect([textOf(plan().next(lost)), lost.corrections]).toEqual(['', 197]);
  });

  test('has no move if all cards are known and the solver finds no win', () => {
    const lost = known(LOST);
    expect(plan().next(lost)).toBeUndefined();
    expect(lost.corrections).toBe(0);
  });
});
