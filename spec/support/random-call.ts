/** Chooses handler calls for random games. Most are legal moves, some are nearly legal, and a few are nonsense. */
import { asTableau } from '../../src/games/klondike/contract/checked-numbers.js';
import type { KlondikeCall } from '../../src/games/klondike/contract/handler.js';
import type { FoundationIndex, PileId, TableauIndex } from '../../src/games/klondike/words/piles.js';
import type { Layout } from '../../src/games/klondike/model/layout.js';
import { pileIndex, isFoundation, isTableau } from '../../src/games/klondike/words/piles.js';
import type { Move } from '../../src/games/klondike/model/play.js';
import type { Rules } from '../../src/games/klondike/model/rules.js';
import { ULG } from '../../src/games/klondike/model/rules.js';
import type { Chance } from './chance.js';
import { NONSENSE, randomMove } from './random-move.js';

/** The player's next call in a layout. It is usually a move, sometimes an undo, and rarely nonsense. */
export function randomCall(chance: Chance, layout: Layout, rules: Rules = ULG): KlondikeCall {
  const kind = chance.nextInt(20);
  if (kind === 0) return nonsenseCall(chance);
  if (kind < 3) return { event: 'undo', args: [] };
  return callOf(eventMove(rules, randomMove(chance, rules, layout))) ?? nonsenseCall(chance);
}

/** Calls always name the pile in play the waste. */
const eventMove = ({ inPlay }: Rules, move: Move): Move =>
  move !== 'stock' && move.from === inPlay ? { ...move, from: 'waste' } : move;

/** The call that makes a move, or undefined for a move that no call can make. */
export function callOf(move: Move): KlondikeCall | undefined {
  if (move === 'stock') return { event: 'clickStock', args: [] };
  const { from, count, to } = move;
  if (isTableau(to)) return toTableau(from, count, pileIndex(to));
  return isFoundation(to) ? toFoundation(from, pileIndex(to)) : undefined;
}

function toTableau(from: PileId, count: number, to: TableauIndex): KlondikeCall | undefined {
  if (isTableau(from)) return { event: 'moveTableauToTableau', args: [pileIndex(from), count, to] };
  if (isFoundation(from)) return { event: 'moveFoundationToTableau', args: [pileIndex(from), to] };
  return from === 'waste' ? { event: 'moveWasteToTableau', args: [to] } : undefined;
}

function toFoundation(from: PileId, to: FoundationIndex): KlondikeCall | undefined {
  if (isTableau(from)) return { event: 'moveTableauToFoundation', args: [pileIndex(from), to] };
  return from === 'waste' ? { event: 'moveWasteToFoundation', args: [to] } : undefined;
}

/** An event with arguments from the list of nonsense. */
export function nonsenseCall(chance: Chance): KlondikeCall {
  const some = (): never => chance.pick(NONSENSE) as never;
  const pile = (): TableauIndex => asTableau(chance.nextInt(7));
  return chance.pick<KlondikeCall>([
    { event: 'moveWasteToTableau', args: [some()] },
    { event: 'moveWasteToFoundation', args: [some()] },
    { event: 'moveTableauToFoundation', args: [some(), some()] },
    { event: 'moveTableauToTableau', args: [some(), some(), some()] },
    { event: 'moveTableauToTableau', args: [pile(), some(), pile()] },
    { event: 'moveFoundationToTableau', args: [some(), some()] },
  ]);
}
