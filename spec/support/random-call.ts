/** Calls of an events handler for random games: most are legal moves, some nearly so, a few nonsense. */
import type { KlondikeCall } from '../../src/games/klondike/contract/handler.js';
import type { PileId } from '../../src/games/klondike/words/piles.js';
import type { Layout } from '../../src/games/klondike/model/layout.js';
import { FOUNDATIONS, TABLEAU, isFoundation } from '../../src/games/klondike/words/piles.js';
import type { Move } from '../../src/games/klondike/model/play.js';
import type { Rules } from '../../src/games/klondike/model/rules.js';
import { ULG } from '../../src/games/klondike/model/rules.js';
import type { Chance } from './chance.js';
import { NONSENSE, randomMove } from './random-move.js';

/** What the player does next at a layout: mostly plays, now and then takes back, seldom asks for nonsense. */
export function randomCall(chance: Chance, layout: Layout, rules: Rules = ULG): KlondikeCall {
  const kind = chance.nextInt(20);
  if (kind === 0) return nonsenseCall(chance);
  if (kind < 3) return { event: 'undo', args: [] };
  return callOf(eventMove(rules, randomMove(chance, rules, layout))) ?? nonsenseCall(chance);
}

/** What events call the waste is the pile in play. */
const eventMove = ({ inPlay }: Rules, move: Move): Move =>
  move !== 'stock' && move.from === inPlay ? { ...move, from: 'waste' } : move;

/** The call that asks for a move. Undefined for a carry no event can ask for. */
export function callOf(move: Move): KlondikeCall | undefined {
  if (move === 'stock') return { event: 'clickStock', args: [] };
  const { from, count, to } = move;
  const target = numberOf(to);
  if (target === undefined) return undefined;
  const source = numberOf(from);
  if (source === undefined) return from === 'waste' ? fromWaste(to, target) : undefined;
  if (isFoundation(from)) {
    return isFoundation(to) ? undefined : { event: 'moveFoundationToTableau', args: [source, target] };
  }
  if (isFoundation(to)) return { event: 'moveTableauToFoundation', args: [source, target] };
  return { event: 'moveTableauToTableau', args: [source, count, target] };
}

/** An event with arguments from the list of nonsense. */
export function nonsenseCall(chance: Chance): KlondikeCall {
  const some = (): number => chance.pick(NONSENSE);
  return chance.pick<KlondikeCall>([
    { event: 'moveWasteToTableau', args: [some()] },
    { event: 'moveWasteToFoundation', args: [some()] },
    { event: 'moveTableauToFoundation', args: [some(), some()] },
    { event: 'moveTableauToTableau', args: [some(), some(), some()] },
    { event: 'moveTableauToTableau', args: [chance.nextInt(7), some(), chance.nextInt(7)] },
    { event: 'moveFoundationToTableau', args: [some(), some()] },
  ]);
}

const fromWaste = (to: PileId, target: number): KlondikeCall => ({
  event: isFoundation(to) ? 'moveWasteToFoundation' : 'moveWasteToTableau',
  args: [target],
});

/** From 0, leftmost; undefined for stock and waste. */
function numberOf(id: PileId): number | undefined {
  const index = [...FOUNDATIONS, ...TABLEAU].findIndex((known) => known === id);
  if (index < 0) return undefined;
  return index < FOUNDATIONS.length ? index : index - FOUNDATIONS.length;
}
