/** Winnable games, found by a search: their moves and the frame after each move. */
import { gameDeal } from '../../../../src/games/montecarlo/model/deals.js';
import { FIVE_BY_FIVE, isWon, rowsOf, scoreOf } from '../../../../src/games/montecarlo/model/grid.js';
import { play } from '../../../../src/games/montecarlo/model/play.js';
import { printFrame } from '../../../../src/games/montecarlo/contract/frame-text.js';
import { parseMove } from '../../../../src/games/montecarlo/model/moves.js';

export interface Step {
  /** `consolidate`, or the two cells of a pair. */
  readonly move: 'consolidate' | readonly [string, string];
  /** The frame after the move, as text. */
  readonly after: string;
}

export function wonGame(game: bigint, moves: string): Step[] {
  let grid = gameDeal(game).start(FIVE_BY_FIVE);
  return moves.split(' ').map((text): Step => {
    const outcome = play(grid, parseMove(text));
    if (!outcome.ok) throw new Error(`${text}: ${outcome.why}`);
    grid = outcome.next;
    const after = printFrame({
      rows: rowsOf(grid),
      highlighted: [],
      cardsLeft: grid.deck.length,
      score: scoreOf(grid),
      game,
      won: isWon(grid),
      beeped: false,
      help: undefined,
      consolidateHinted: false,
    });
    const [one = '', other = ''] = text.split('-');
    return { move: text === 'consolidate' ? text : [one, other], after };
  });
}
