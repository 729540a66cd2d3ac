/** Moves of the model in the words of handlers, and what they lead to. */
import { callOf, carryingOf } from '../games/klondike/contract/calls.js';
import type { KlondikeCall } from '../games/klondike/contract/handler.js';
import type { Layout } from '../games/klondike/model/layout.js';
import type { Move } from '../games/klondike/model/play.js';
import { play } from '../games/klondike/model/play.js';
import type { Rules } from '../games/klondike/model/rules.js';
import type { PileId } from '../games/klondike/words/piles.js';

/** The events that make these moves, in their order. */
export const callsOf = (moves: readonly Move[]): KlondikeCall[] =>
  moves.flatMap((move) => callOf(move) ?? []);

/** The name that events have for a pile: the one whose top card is in play is the waste. */
export const namedPile = (rules: Rules, id: PileId): PileId => (id === rules.inPlay ? 'waste' : id);

/** The layouts after each of the moves of a win. @throws Error if the rules refuse one: then the search was wrong */
export function layoutsAlong(rules: Rules, layout: Layout, moves: readonly Move[]): Layout[] {
  const passed: Layout[] = [];
  let now = layout;
  for (const move of moves) {
    const outcome = play(rules, now, move);
    if (!outcome.ok) throw new Error(`solver: ${JSON.stringify(move)} of a win is refused: ${outcome.why}`);
    now = outcome.next;
    passed.push(now);
  }
  return passed;
}

/** The states from a first one on, after each of the calls, up to the first that makes no move there. */
export function statesAlong(
  rules: Rules,
  first: Layout | undefined,
  calls: readonly KlondikeCall[],
): Layout[] {
  const states = first === undefined ? [] : [first];
  for (const call of calls) {
    const [move, now] = [moveOf(rules, call), states.at(-1)];
    const outcome = move && now && play(rules, now, move);
    if (outcome?.ok !== true) break;
    states.push(outcome.next);
  }
  return states;
}

/** The move that a call makes; undefined if it makes none. */
function moveOf({ inPlay }: Rules, call: KlondikeCall): Move | undefined {
  if (call.event === 'clickStock') return 'stock';
  const carrying = carryingOf(call);
  return carrying?.from === 'waste' ? { ...carrying, from: inPlay } : carrying;
}
