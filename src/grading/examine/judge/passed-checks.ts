/** Notes the checks that an event tried and that passed. */
import { topOf } from '../../../core/pile.js';
import { isFoundation } from '../../../games/klondike/words/piles.js';
import type { EventCheckId } from '../../checks/event-checks.js';
import type { Evidence } from '../record/evidence.js';
import type { RunState } from '../record/run-state.js';
import { acceptCheck, checksOf, countCheck, drawCheck, rejectedCheck, winCheck } from './checks-of-event.js';
import type { DealtGame } from './new-game-checks.js';
import { INTERRUPTING_GAME, dealChecks } from './new-game-checks.js';
import type { Observation } from './observation.js';

/** A handler that undoes this many events in a row, down to the deal, passes `undo.depth`. */
const DEEP = 12;

/** @param movesBefore the number of moves that the view showed before the new game */
export function noteDealPassed(
  { evidence, lenience }: RunState,
  dealt: DealtGame,
  movesBefore: number,
): void {
  const passed = dealChecks(dealt);
  for (const check of passed) evidence.pass(check);
  if (movesBefore > 0 && passed.includes('new-game.middle')) evidence.noteRight({ key: INTERRUPTING_GAME });
  if (dealt.isForced) lenience.refresh = true;
}

/** Notes the checks that pass, even if something else is wrong with the event. */
export function notePassed(state: RunState, observed: Observation): void {
  const { evidence, lenience, earlier, view } = state;
  const { effect, reply, wrongCards, isMovesWrong, isForced } = observed;
  const { kind } = effect;
  if (wrongCards.length > 0 || reply.fault !== undefined) return;
  const isCountRight = (!lenience.moves || kind === 'undo refused') && !isMovesWrong;
  for (const check of checksOf(effect))
    if (check !== countCheck(effect) || isCountRight) evidence.pass(check);
  if (kind === 'undo refused' && earlier !== 'nothing') evidence.pass('new-game.undo');
  if (kind === 'refused' || kind === 'undo refused') return;
  if (!isForced && !lenience.refresh) evidence.pass('view.refresh');
  evidence.pass('view.own-moves');
  if (view.rejected === undefined) for (const check of ARGUMENT_CHECKS) evidence.pass(check);
  if (reply.thrown === '') evidence.pass('robust.throws');
  if (kind === 'undo') noteUndoPassed(state, observed);
  else noteMovePassed(state, observed);
}

/** The checks on the arguments that a view receives. */
const ARGUMENT_CHECKS = ['view.piles', 'view.arrays', 'view.moves'] as const;

/** Notes that a call refused by the view has a clear meaning. */
export function noteRejected({ evidence, lenience, view }: RunState): void {
  const { rejected } = view;
  if (rejected === undefined) return;
  evidence.noteRepaired(rejectedCheck(rejected));
  if (rejected.setter === 'updateMoves') lenience.moves = true;
}

/**
 * Notes that a move or draw was made. The move counts as made if its target pile is right, even if something else is
 * wrong.
 * @param blamed the check that fails
 */
export function noteMadeAnyway(
  evidence: Evidence,
  { effect, reply, wrongCards }: Observation,
  blamed: EventCheckId,
): void {
  const { kind, move } = effect;
  if (reply.fault !== undefined || wrongCards.length === 0 || blamed === 'view.own-moves') return;
  const target = kind === 'draw' ? 'waste' : typeof move === 'object' ? move.to : undefined;
  if (target === undefined || wrongCards.includes(target)) return;
  const check = kind === 'draw' ? drawCheck(effect) : kind === 'carry' ? acceptCheck(effect) : undefined;
  if (check !== undefined && check !== blamed) evidence.pass(check);
}

function noteUndoPassed(state: RunState, { game, due, isWinWrong }: Observation): void {
  const { evidence, refusedAt, undosInARow, timesAnnounced } = state;
  if (refusedAt.has(game.moves)) evidence.pass('undo.refused');
  if (game.moves === 1 && undosInARow + 1 >= DEEP) evidence.pass('undo.depth');
  if (due.win === 'wrong' && !isWinWrong && timesAnnounced > 0) evidence.pass('undo.win');
}

function noteMovePassed({ evidence, timesAnnounced }: RunState, observed: Observation): void {
  const { effect, due, isWinWrong } = observed;
  const { move } = effect;
  if (isShownAgain(observed)) evidence.pass('undo.same-cards');
  if (typeof move !== 'object' || !isFoundation(move.to) || isWinWrong) return;
  if (due.win === 'wrong') evidence.pass('win.early');
  else evidence.pass(timesAnnounced > 0 ? 'win.again' : winCheck(effect));
}

/** Does the event show a card again that undo had hidden? */
function isShownAgain({ game, effect }: Observation): boolean {
  const { kind, move, next, uncovers } = effect;
  if (kind === 'carry' && uncovers && typeof move === 'object') {
    const turned = topOf(next[move.from]);
    return turned !== undefined && game.isKnown(turned);
  }
  const top = kind === 'draw' && next.redeals === 0 ? topOf(next.waste) : undefined;
  return top !== undefined && game.isKnown(top);
}
