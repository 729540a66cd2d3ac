/** Tests which game the grader assumes after a right or wrong deal. */
import { describe, expect, test } from '@jest/globals';
import { printCard } from '../../../../src/core/card.js';
import { parseFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import { ULG } from '../../../../src/games/klondike/model/rules.js';
import { PILES } from '../../../../src/games/klondike/words/piles.js';
import { startedGame, visibleLayout } from '../../../../src/grading/examine/game/started-game.js';
import { newFindings } from '../../../../src/grading/examine/record/handler-findings.js';
import { DEALT } from '../../../support/grading/dealt-frame.js';

describe('a layout that fits a frame', () => {
  test('has the visible cards in place and all others in the stock or face down', () => {
    const layout = visibleLayout(
      parseFrame(
        'stock: full\nwaste: 2s 3s\nf1: Ah\nf4: Ac 2c\nt1: 9s\nt2: ## ## Kd Qs\nt3: 8h\nt4: 8s\nt5: 8d\nt6: 8c\nt7: 5h\nmoves: 0',
      ),
    );
    if (layout === undefined) throw new Error('a game can go on from there');
    expect([layout.t2.faceDown, layout.t2.cards.length, layout.stock.faceDown]).toEqual([2, 4, 37]);
    expect(new Set(PILES.flatMap((id) => layout[id].cards)).size).toBe(52);
    const open = PILES.filter((id) => id !== 'stock').map(
      (id) => `${id}: ${layout[id].cards.slice(layout[id].faceDown).map(printCard).join(' ')}`,
    );
    expect(open.filter((text) => !text.endsWith(' '))).toEqual([
      'waste: 2s 3s',
      'f1: Ah',
      'f4: Ac 2c',
      't1: 9s',
      't2: Kd Qs',
      't3: 8h',
      't4: 8s',
      't5: 8d',
      't6: 8c',
      't7: 5h',
    ]);
  });

  test.each([
    ['a card appears twice', 'stock: full\nwaste: 5h\nt7: 5h\nmoves: 0'],
    ['no column has cards', 'stock: full\nwaste: 5h\nmoves: 0'],
    ['a card lies face up under a hidden one', 'stock: full\nt1: 3h\nt2: 5h ## 6h\nmoves: 0'],
    ['the top card of a column is hidden', 'stock: full\nt1: 3h\nt2: ## ##\nmoves: 0'],
  ])('cannot be found if %s', (_, text) => {
    expect(visibleLayout(parseFrame(text))).toBeUndefined();
  });
});

describe('a game', () => {
  test('starts as the rules deal it, with the top cards known', () => {
    const game = startedGame(newFindings(ULG), parseFrame(DEALT), undefined);
    expect([game?.unknownCards.length, game?.layout.stock.cards.length]).toEqual([45, 24]);
    expect(game?.layout.t7.cards.at(-1)).toBe(parseFrame(DEALT).tableau[6]?.at(-1));
  });

  test('starts from the columns in the frame if they are wrong', () => {
    const game = startedGame(newFindings(ULG), parseFrame(DEALT.replace('## Ad', 'Ad')), 'deal.columns');
    expect([game?.unknownCards.length, game?.layout.stock.cards.length]).toEqual([45, 25]);
  });

  test('cannot start if no layout fits', () => {
    expect(
      startedGame(newFindings(ULG), parseFrame('stock: full\nt1: 7d 7d\nmoves: 0'), 'deal.columns'),
    ).toBeUndefined();
  });

  test.each<[isLenient: boolean, fault: 'deal.rest' | 'deal.faces', stock: string]>([
    [true, 'deal.rest', 'empty'],
    [false, 'deal.rest', 'full'],
    [false, 'deal.faces', 'empty'],
  ])('ignores the stock (%p) for the fault %s and a stock that looks %s', (isLenient, fault, stock) => {
    const findings = newFindings(ULG);
    startedGame(findings, parseFrame(DEALT.replace('full', stock)), fault);
    expect(findings.lenience.stock).toBe(isLenient);
  });

  test('does not ignore the stock if the start is known to be different', () => {
    const start = visibleLayout(parseFrame(DEALT.replace('full', 'empty')));
    const findings = newFindings(ULG, start && { start });
    startedGame(findings, parseFrame(DEALT.replace('full', 'empty')), 'deal.rest');
    expect(findings.lenience.stock).toBe(false);
  });
});
