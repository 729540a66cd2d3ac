/** Notes the checks that an event has put to the test, and that held. */
import { isFoundation } from '../../games/klondike/words/piles.js';
import { dealtCards } from './already-seen.js';
import type { Cause } from './cause.js';
import { checksOf } from './claims.js';
import { winCheck } from './claims-of-telling.js';
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
}

export function noteHeld(evidence: Evidence, game: KnownGame, { cause, sight, memory }: Held): void {
  for (const check of checksOf(cause)) evidence.hold(check);
  const { kind, move } = cause;
  if (kind === 'refused' || kind === 'undo refused') {
    if (kind === 'undo refused' && memory.isLaterGame) evidence.hold('new-game.undo');
    return;
  }
  evidence.hold('view.refresh');
  for (const check of ['view.piles', 'view.arrays', 'view.moves', 'robust.throws'] as const)
    evidence.hold(check);
  if (kind === 'undo') {
    if (memory.hasRefused) evidence.hold('undo.refused');
    if (game.moves === 1 && memory.undosInARow + 1 >= DEEP) evidence.hold('undo.depth');
    if (sight.due.win === 'wrong' && memory.timesAnnounced > 0) evidence.hold('undo.win');
    return;
  }
  if (dealtCards(game, cause)) evidence.hold('undo.same-cards');
  if (typeof move !== 'object' || !isFoundation(move.to)) return;
  if (sight.due.win === 'wrong') evidence.hold('win.early');
  else evidence.hold(memory.timesAnnounced > 0 ? 'win.again' : winCheck(cause));
}
