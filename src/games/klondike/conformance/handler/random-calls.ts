/**
 * Calls for random games. Most are legal moves, some nearly legal; cards go up where they can, so that games
 * get somewhere. All calls but an undo at the deal are ones that a player in front of a view can make.
 */
import type { Random } from '../../../../core/random/random.js';
import { oneOf } from '../../../../core/random/random.js';
import { callOf } from '../../contract/carry-call.js';
import type { KlondikeCall } from '../../contract/handler.js';
import { NEW_GAME, STOCK, UNDO } from '../../contract/plain-calls.js';
import { legalMoves } from '../../model/moves.js';
import type { Carry, Move } from '../../model/play.js';
import { mayReport } from '../../views/player.js';
import { PILES, isFoundation } from '../../words/piles.js';
import type { Reference } from './line.js';

/** The calls of one game that is played by chance; the first begins it. */
export function randomCalls(reference: Reference, chance: Random, length: number): KlondikeCall[] {
  const calls = [NEW_GAME];
  reference.play(NEW_GAME);
  let undos = 0;
  while (calls.length < length) {
    if (undos === 0 && chance.nextInt(12) === 0) undos = 1 + chance.nextInt(6);
    const call = undos > 0 ? UNDO : randomCall(reference, chance);
    undos = Math.max(0, undos - 1);
    calls.push(call);
    reference.play(call);
  }
  return calls;
}

function randomCall(reference: Reference, chance: Random): KlondikeCall {
  if (reference.frame.won) return chance.nextInt(4) === 0 ? NEW_GAME : UNDO;
  if (chance.nextInt(100) === 0) return NEW_GAME;
  const { layout, rules } = reference.controller;
  const moves = layout === undefined ? [] : legalMoves(rules, layout);
  const move = oneOf(usefulOf(chance, moves), chance) ?? 'stock';
  const call = eventFor(rules.inPlay, chance.nextInt(4) === 0 ? nearTo(chance, move) : move);
  return call !== undefined && mayReport(reference.frame, call) ? call : STOCK;
}

/** Cards that can go up mostly do, and seldom come back; a third of the rest is stock clicks. */
function usefulOf(chance: Random, moves: readonly Move[]): readonly Move[] {
  const carries = moves.filter((move) => move !== 'stock');
  const up = carries.filter(({ to }) => isFoundation(to));
  if (up.length > 0 && chance.nextInt(4) > 0) return up;
  if (chance.nextInt(4) === 0) return moves;
  return chance.nextInt(3) === 0 ? ['stock'] : carries.filter(({ from }) => !isFoundation(from));
}

/** The move with one thing changed. */
function nearTo(chance: Random, move: Move): Carry {
  const carry: Carry = move === 'stock' ? { from: 'waste', count: 1, to: 't1' } : move;
  const other = oneOf(PILES, chance) ?? 't1';
  switch (chance.nextInt(3)) {
    case 0:
      return { ...carry, count: carry.count + 1 };
    case 1:
      return { ...carry, from: other };
    default:
      return { ...carry, to: other };
  }
}

/** The event of a move. Events call the pile in play the waste; none takes cards from a stock that is not in play. */
export function eventFor(inPlay: Carry['from'], move: Move): KlondikeCall | undefined {
  if (move === 'stock') return STOCK;
  if (move.from === inPlay) return callOf({ ...move, from: 'waste' });
  return move.from === 'stock' ? undefined : callOf(move);
}
