/**
 * Moves in the notation of ShootMe/Klondike-Solver and JonathanFry3/KSolve (their `/MOVES`, described in README.txt and
 * KSOLVE.md): `DR2 W6 F3 67-2 NEW DR1 WS`.
 * - `DR#` draws, `NEW` recycles the waste, and `F#` says that the previous move turned up a card on pile #.
 * - `XY` moves the top card from X to Y, and `XY-#` moves # cards. X and Y are each a pile, 1 to 7, or the suit of a
 * foundation, C, D, H or S. X can also be `W`: the waste or, here, a stock whose top card is in play.
 *
 * After `DR`, Klondike-Solver counts draws and KSolve counts cards: at draw 3, `DR2` and `DR6` are the same.
 */
import type { Card } from '../../core/card.js';
import { suitOf } from '../../core/card.js';
import { topCards } from '../../core/pile.js';
import type { PileId, CardMove } from '../../games/klondike/words/piles.js';
import { pileIndex, isTableau } from '../../games/klondike/words/piles.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { printMove } from '../../games/klondike/model/layout-text.js';
import type { Move } from '../../games/klondike/model/play.js';
import { play } from '../../games/klondike/model/play.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { suitLetter } from './foreign-table.js';

/** The position before the moves. */
export interface SolutionStart {
  readonly rules: Rules;
  readonly layout: Layout;
}

/** The number after `DR` counts draws, as in Klondike-Solver, or cards, as in KSolve. */
export type DrawCount = 'draws' | 'cards';

/**
 * Prints the moves on one line.
 * @throws RangeError if the rules refuse one of them
 */
export function printSolution(
  start: SolutionStart,
  moves: readonly Move[],
  count: DrawCount = 'draws',
): string {
  const words: (string | number)[] = [];
  let now = start.layout;
  for (const [index, move] of moves.entries()) {
    const outcome = play(start.rules, now, move);
    if (!outcome.ok)
      throw new RangeError(`move ${index + 1}, ${printMove(move)}, is refused: ${outcome.why}`);
    for (const part of partsOf(now, outcome.next, move, count)) {
      const last = words.at(-1);
      if (typeof part === 'number' && typeof last === 'number') words[words.length - 1] = last + part;
      else words.push(part);
    }
    now = outcome.next;
  }
  return words.map((word) => (typeof word === 'number' ? `DR${word}` : word)).join(' ');
}

/** The words for a move, or the number to add to the draws. */
function partsOf(before: Layout, after: Layout, move: Move, count: DrawCount): (string | number)[] {
  if (move !== 'stock') return carryWords(before, after, move);
  const cards = cardsDrawn(before, after);
  const drawn = cards === 0 ? [] : [count === 'cards' ? cards : 1];
  return before.stock.cards.length > 0 ? drawn : ['NEW', ...drawn];
}

/** How many cards a click on the stock drew. After a recycle, all waste cards are new. */
export const cardsDrawn = (before: Layout, after: Layout): number =>
  after.waste.cards.length - (before.stock.cards.length > 0 ? before.waste.cards.length : 0);

/** Did a move from this pile turn up one of its cards? */
export const hasTurned = (before: Layout, after: Layout, from: PileId): boolean =>
  isTableau(from) && after[from].faceDown < before[from].faceDown;

/** `3` for `t3`, `W` for stock and waste, and the letter of the card's suit for a foundation. */
export function pileSign(id: PileId, card: Card): string {
  if (isTableau(id)) return String(pileIndex(id) + 1);
  return id === 'stock' || id === 'waste' ? 'W' : suitLetter(suitOf(card));
}

function carryWords(before: Layout, after: Layout, move: CardMove): string[] {
  const [bottom = 0 as Card] = topCards(before[move.from], move.count);
  const from = pileSign(move.from, bottom);
  const carry = `${from}${pileSign(move.to, bottom)}${move.count === 1 ? '' : `-${move.count}`}`;
  return hasTurned(before, after, move.from) ? [carry, `F${from}`] : [carry];
}
