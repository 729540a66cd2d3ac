/** Notes the checks that an event has put to the test, and that held. */
import { isFoundation } from '../../games/klondike/words/piles.js';
import { dealtCards } from './already-seen.js';
import type { Cause } from './cause.js';
import { checksOf } from './claims.js';
import { countCheck, winCheck } from './claims-of-telling.js';
import type { Evidence } from './evidence.js';
import type { KnownGame } from './known-game.js';
import type { Memory } from './memory.js';
import type { Sight } from './sight.js';

/** Undone this often in a row, a game is undone from any depth. */
const DEEP = 12;

interface Held {
  readonly cause: Cause;
  readonly sight: Sight;
  readonly memory: Memory;
  /** Has the view refused a call? */
  readonly misused: boolean;
}

/** What is right holds, whatever else is wrong with the event. */
export function noteHeld(evidence: Evidence, game: KnownGame, { cause, sight, memory, misused }: Held): void {
  const { kind } = cause;
  const { thrown, fault } = sight.reply;
  const isRefusal = kind === 'refused' || kind === 'undo refused' || kind === 'nothing left';
  if (sight.wrongCards.length > 0 || fault !== undefined || (isRefusal && thrown !== '')) return;
  for (const check of checksOf(cause))
    if (!sight.isMovesWrong || check !== countCheck(cause)) evidence.hold(check);
  if (kind === 'undo refused' && memory.isLaterGame) evidence.hold('new-game.undo');
  if (kind === 'refused' || kind === 'undo refused') return;
  if (!sight.isForced) evidence.hold('view.refresh');
  if (!misused) for (const check of TOLD) evidence.hold(check);
  if (thrown === '') evidence.hold('robust.throws');
  if (kind === 'undo') noteUndoHeld(evidence, game, { sight, memory });
  else noteMoveHeld(evidence, game, { cause, sight, memory });
}

/** What a view asks of its arguments. */
const TOLD = ['view.piles', 'view.arrays', 'view.moves'] as const;

function noteUndoHeld(
  evidence: Evidence,
  game: KnownGame,
  { sight, memory }: Pick<Held, 'sight' | 'memory'>,
): void {
  if (memory.hasRefused) evidence.hold('undo.refused');
  if (game.moves === 1 && memory.undosInARow + 1 >= DEEP) evidence.hold('undo.depth');
  if (sight.due.win === 'wrong' && !sight.isWinWrong && memory.timesAnnounced > 0) evidence.hold('undo.win');
}

function noteMoveHeld(
  evidence: Evidence,
  game: KnownGame,
  { cause, sight, memory }: Omit<Held, 'misused'>,
): void {
  const { move } = cause;
  if (dealtCards(game, cause)) evidence.hold('undo.same-cards');
  if (typeof move !== 'object' || !isFoundation(move.to) || sight.isWinWrong) return;
  if (sight.due.win === 'wrong') evidence.hold('win.early');
  else evidence.hold(memory.timesAnnounced > 0 ? 'win.again' : winCheck(cause));
}
