/** Moves that win, as text: in the words of scripts, or as other solvers write them. */
import { printMove } from '../../games/klondike/model/move-text.js';
import type { Move } from '../../games/klondike/model/play.js';
import { printSolution } from '../../solver/files/solution-text.js';
import type { SolutionStart } from '../../solver/files/solution-text.js';

/**
 * `klon`: events of a script. `draws`: the notation of Klondike-Solver, `DR2` for two draws. `cards`: that of KSolve,
 * `DR6` for the same.
 */
export const NOTATIONS = ['klon', 'draws', 'cards'] as const;
/** The name of a notation. */
export type Notation = (typeof NOTATIONS)[number];

/** @param start where the line starts, and by which rules */
export const printLine = (start: SolutionStart, moves: readonly Move[], notation: Notation): string =>
  notation === 'klon' ? printEvents(moves) : printSolution(start, moves, notation);

/** `stock*2 w>t5`. The events have no other word than `w` for the card in play. */
function printEvents(moves: readonly Move[]): string {
  const words: string[] = [];
  let draws = 0;
  const endDraws = (): void => {
    if (draws > 0) words.push(draws === 1 ? 'stock' : `stock*${draws}`);
    draws = 0;
  };
  for (const move of moves) {
    if (move === 'stock') draws++;
    else {
      endDraws();
      words.push(printMove(move.from === 'stock' ? { ...move, from: 'waste' } : move));
    }
  }
  endDraws();
  return words.join(' ');
}
