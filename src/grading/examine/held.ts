/** Notes the checks that an event has put to the test, and that held. */
import { isFoundation } from '../../games/klondike/words/piles.js';
import { dealtCards } from './already-seen.js';
import type { Cause } from './cause.js';
import { acceptCheck, checksOf, drawCheck } from './claims.js';
import type { EventCheckId } from '../checks/event-checks.js';
import type { Dealt } from './claims-of-deals.js';
import { MIDDLE, dealChecks } from './claims-of-deals.js';
import { countCheck, misuseCheck, winCheck } from './claims-of-telling.js';
import type { Examined } from './examined.js';
import type { Misuse } from './eye.js';
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
  /** Is the number of moves judged? */
  readonly isCounted: boolean;
  /** Did the handler refresh the view itself, now and before? */
  readonly isRefreshed: boolean;
}

/** @param movesBefore the number of moves that the view showed before the new game */
export function noteDealHeld({ evidence, lenience }: Examined, dealt: Dealt, movesBefore: number): void {
  const held = dealChecks(dealt);
  for (const check of held) evidence.hold(check);
  if (movesBefore > 0 && held.includes('new-game.middle')) evidence.noteRight({ key: MIDDLE });
  if (dealt.isForced) lenience.refresh = true;
}

/** Notes the checks that hold, even if something else is wrong with the event. */
export function noteHeld(evidence: Evidence, game: KnownGame, { cause, sight, memory, ...told }: Held): void {
  const { kind } = cause;
  const { thrown, fault } = sight.reply;
  if (sight.wrongCards.length > 0 || fault !== undefined) return;
  const isJudged = told.isCounted || kind === 'undo refused';
  for (const check of checksOf(cause))
    if (check !== countCheck(cause) || (isJudged && !sight.isMovesWrong)) evidence.hold(check);
  if (kind === 'undo refused' && memory.earlier !== 'nothing') evidence.hold('new-game.undo');
  if (kind === 'refused' || kind === 'undo refused') return;
  if (told.isRefreshed) evidence.hold('view.refresh');
  evidence.hold('view.own-moves');
  if (!told.misused) for (const check of TOLD) evidence.hold(check);
  if (thrown === '') evidence.hold('robust.throws');
  if (kind === 'undo') noteUndoHeld(evidence, game, { sight, memory });
  else noteMoveHeld(evidence, game, { cause, sight, memory });
}

/** Notes that the meaning of a call that the view refuses is clear. */
export function noteMisuse({ evidence, lenience }: Examined, misuse: Misuse | undefined): void {
  if (misuse === undefined) return;
  evidence.noteMended(misuseCheck(misuse));
  if (misuse.setter === 'updateMoves') lenience.moves = true;
}

/** Notes that a carry or draw was made. It counts as made if its target is right, even if something else is wrong. */
export function noteMadeAnyway(
  evidence: Evidence,
  {
    cause,
    sight,
    blame,
  }: Pick<Held, 'cause' | 'sight'> & { readonly blame: { readonly check: EventCheckId } },
): void {
  const { kind, move } = cause;
  if (sight.reply.fault !== undefined || sight.wrongCards.length === 0 || blame.check === 'view.own-moves')
    return;
  const target = kind === 'draw' ? 'waste' : typeof move === 'object' ? move.to : undefined;
  if (target === undefined || sight.wrongCards.includes(target)) return;
  const check = kind === 'draw' ? drawCheck(cause) : kind === 'carry' ? acceptCheck(cause) : undefined;
  if (check !== undefined && check !== blame.check) evidence.hold(check);
}

/** What a view asks of its arguments. */
const TOLD = ['view.piles', 'view.arrays', 'view.moves'] as const;

function noteUndoHeld(
  evidence: Evidence,
  game: KnownGame,
  { sight, memory }: Pick<Held, 'sight' | 'memory'>,
): void {
  if (memory.refusedAt.has(game.moves)) evidence.hold('undo.refused');
  if (game.moves === 1 && memory.undosInARow + 1 >= DEEP) evidence.hold('undo.depth');
  if (sight.due.win === 'wrong' && !sight.isWinWrong && memory.timesAnnounced > 0) evidence.hold('undo.win');
}

function noteMoveHeld(
  evidence: Evidence,
  game: KnownGame,
  { cause, sight, memory }: Omit<Held, 'misused' | 'isRefreshed' | 'isCounted'>,
): void {
  const { move } = cause;
  if (dealtCards(game, cause)) evidence.hold('undo.same-cards');
  if (typeof move !== 'object' || !isFoundation(move.to) || sight.isWinWrong) return;
  if (sight.due.win === 'wrong') evidence.hold('win.early');
  else evidence.hold(memory.timesAnnounced > 0 ? 'win.again' : winCheck(cause));
}
