/** Who is to blame for what is wrong after an event. One fault is one blame: that of the first thing that is wrong. */
import type { EventCheckId } from '../checks/event-checks.js';
import type { Cause } from './cause.js';
import { blameOf, checksOf, undoCheck } from './claims.js';
import { countCheck, misuseCheck, winCheck } from './claims-of-telling.js';
import type { Eye } from './eye.js';
import type { KnownGame } from './known-game.js';
import { shortfallOf } from './shortfall.js';
import type { Sight } from './sight.js';
import type { Memory } from './memory.js';
import { dueTextOf, wrongText } from './told.js';

export interface Blame {
  readonly check: EventCheckId;
  readonly message: string;
  /** Can the game go on from what is seen? */
  readonly goesOn: boolean;
}

interface Context {
  readonly eye: Eye;
  readonly memory: Memory;
  /** Has the check held before? */
  readonly hasHeld: (check: EventCheckId) => boolean;
  readonly hasFailed: (check: EventCheckId) => boolean;
}

/** Undefined if all is right. */
export function blameFor(
  { eye, memory, hasHeld, hasFailed }: Context,
  game: KnownGame,
  { cause, sight }: { readonly cause: Cause; readonly sight: Sight },
): Blame | undefined {
  const { reply, wrongCards } = sight;
  const blame = (check: EventCheckId, message: string, goesOn: boolean): Blame => ({
    check,
    message,
    goesOn,
  });
  if (reply.fault !== undefined) return blame(mainCheck(cause), reply.fault.message, false);
  if (eye.misuse !== undefined)
    return blame(misuseCheck(eye.misuse), misuseText(eye.misuse.error), wrongCards.length === 0);
  const told = (): string =>
    [wrongText(dueTextOf(game, cause, sight), sight), reply.thrown].filter(Boolean).join('; ');
  if (wrongCards.length > 0) {
    const check = cardsCheck(game, cause, { sight, memory, hasHeld, hasFailed });
    return blame(check, told(), isOnlyTelling(check, wrongCards));
  }
  if (sight.isForced) return blame('view.refresh', 'what has changed is told but never refreshed', true);
  if (sight.isWinWrong) return blame(winBlame(cause, sight, { memory, hasFailed }), told(), true);
  if (sight.isMovesWrong) return blame(countCheck(cause), told(), true);
  if (reply.thrown === '') return undefined;
  return blame(isOdd(cause) ? mainCheck(cause) : 'robust.throws', reply.thrown, true);
}

/** What is shown wrongly, while the table behind it may be right. */
const isOnlyTelling = (check: EventCheckId, wrong: readonly string[]): boolean =>
  (wrong.length === 1 && wrong[0] === 'stock') || check === 'view.foundation';

/** The check that is first put to the test. */
const mainCheck = (cause: Cause): EventCheckId => checksOf(cause)[0] ?? 'robust.first';

function winBlame(
  cause: Cause,
  { due }: Sight,
  { memory, hasFailed }: Pick<Context, 'memory' | 'hasFailed'>,
): EventCheckId {
  if (due.isWon && memory.timesAnnounced > 0) return 'win.again';
  if (due.win === 'due') return winCheck(cause);
  if (hasFailed('win.early')) return 'win.early';
  return cause.kind === 'undo' && memory.timesAnnounced > 0 ? 'undo.win' : 'win.early';
}

/** Is it an event by which nothing can be done? */
const isOdd = ({ kind }: Cause): boolean => kind === 'nothing left' || kind === 'undo refused';

export const misuseText = (error: Error): string => `the view throws ${error.name}: ${error.message}`;

function cardsCheck(
  game: KnownGame,
  cause: Cause,
  { sight, memory, hasHeld, hasFailed }: { readonly sight: Sight } & Omit<Context, 'eye'>,
): EventCheckId {
  const { before, frame, wrongCards } = sight;
  const shortfall = shortfallOf(game, cause, { before, frame, wrong: wrongCards });
  const isOfStock = wrongCards.every((field) => field === 'waste' || field === 'stock');
  if (isOfStock && isOfRecycling(cause, { hasHeld, hasFailed })) return 'recycle.order';
  const check = blameOf(cause, shortfall);
  if (cause.kind === 'undo refused' && memory.isLaterGame) return 'new-game.undo';
  if (cause.kind !== 'undo' || !hasHeld(undoCheck(cause))) return check;
  if (memory.hasRefused) return 'undo.refused';
  return shortfall.isUnchanged && memory.undosInARow > 0 ? 'undo.depth' : check;
}

/** Is a draw of a later pass wrong that is right in the first one? */
function isOfRecycling(
  { kind, key }: Cause,
  { hasHeld, hasFailed }: Pick<Context, 'hasHeld' | 'hasFailed'>,
): boolean {
  if (kind !== 'draw' || !key.endsWith(' again')) return false;
  if (hasFailed('recycle.order') || hasFailed('recycle.all')) return true;
  return !key.startsWith('draw short') && hasHeld('draw.three') && !hasFailed('draw.stock-shown');
}
