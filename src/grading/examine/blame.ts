/** Who is to blame for what is wrong after an event. One fault is one blame: that of the first thing that is wrong. */
import type { ShownPile } from '../../games/klondike/contract/frame.js';
import { SHOWN_PILES } from '../../games/klondike/contract/frame.js';
import type { EventCheckId } from '../checks/event-checks.js';
import type { Cause } from './cause.js';
import type { Shortfall } from './claims.js';
import { blameOf, checksOf, undoCheck } from './claims.js';
import type { Evidence } from './evidence.js';
import { countCheck, misuseCheck, winCheck } from './claims-of-telling.js';
import type { Eye, Misuse } from './eye.js';
import type { KnownGame } from './known-game.js';
import type { Field, Lenience } from './differences.js';
import { hasMovedItself } from './own-moves.js';
import { isRefusedPlace } from './refused-places.js';
import { isUnchanged, shortfallOf } from './shortfall.js';
import type { Sight } from './sight.js';
import type { Memory } from './memory.js';
import type { Reply } from './reply.js';
import { dueTextOf, orElse, wrongText } from './told.js';

export interface Blame {
  readonly check: EventCheckId;
  readonly message: string;
  /** Can the game go on from what is seen? */
  readonly goesOn: boolean;
  /** Is an ace or a king refused by an empty pile, and all else as before? */
  readonly isRefusedPlace?: boolean;
}

/** The evidence from before the event. */
type PastEvidence = Pick<Evidence, 'hasHeld' | 'hasFailed' | 'wasRight' | 'isMended'>;

interface Context {
  readonly eye: Eye;
  readonly memory: Memory;
  readonly evidence: PastEvidence;
  readonly lenience: Lenience;
}

interface Event {
  readonly cause: Cause;
  readonly sight: Sight;
}

/**
 * Undefined if everything is right. A fault soon after a won game comes from that game if the same event was right in
 * other games.
 */
export function blameFor(context: Context, game: KnownGame, event: Event): Blame | undefined {
  const blame = ownBlame(context, game, event);
  const { memory, evidence } = context;
  const isLeft = memory.earlier === 'a won game' && game.moves < SOON && evidence.wasRight(event.cause.key);
  return blame !== undefined && isLeft && !evidence.hasFailed(blame.check)
    ? { ...blame, check: 'new-game.won' }
    : blame;
}

/** In its first moves, a game may show faults that come from the previous game. */
const SOON = 6;

function ownBlame(context: Context, game: KnownGame, { cause, sight }: Event): Blame | undefined {
  const { eye, memory, evidence } = context;
  const { reply, wrongCards } = sight;
  const blame = (check: EventCheckId, message: string, goesOn: boolean): Blame => ({
    check,
    message,
    goesOn,
  });
  if (reply.fault !== undefined) return blame(mainCheck(cause), reply.fault.message, false);
  // A wrong call with a clear meaning is blamed once. After that, everything else is judged as usual.
  const misused = eye.misuse && misuseCheck(eye.misuse);
  if (eye.misuse !== undefined && misused !== undefined && !evidence.isMended(misused)) {
    const isAtTheDeal = cause.kind === 'undo refused' && !evidence.hasFailed(misused);
    const blamed = isAtTheDeal ? undoAtTheDeal(memory, evidence) : misused;
    return blame(blamed, misuseText(eye.misuse.error), wrongCards.length === 0);
  }
  const told = (): string =>
    [wrongText(dueTextOf(game, cause, sight), sight), reply.thrown].filter(Boolean).join('; ');
  if (wrongCards.length > 0) {
    const check = cardsCheck(context, game, { cause, sight });
    const isRefused = isRefusedPlace(check, { cause, sight, eye });
    return { ...blame(check, told(), isOnlyTelling(check, wrongCards)), isRefusedPlace: isRefused };
  }
  if (sight.isForced)
    return blame(
      'view.refresh',
      'the view was told of the changes, but refreshWindow() was not called',
      true,
    );
  if (sight.isWinWrong) return blame(winBlame(cause, sight, context), told(), true);
  if (sight.isMovesWrong) return blame(countBlame(cause, memory, evidence), told(), true);
  if (reply.thrown === '') return undefined;
  return blame(isOdd(cause) ? mainCheck(cause) : 'robust.throws', reply.thrown, true);
}

/** What is shown wrongly, while the table behind it may be right. */
const isOnlyTelling = (check: EventCheckId, wrong: readonly string[]): boolean =>
  (wrong.length === 1 && wrong[0] === 'stock') || check === 'view.foundation';

/** The check that is first put to the test. */
const mainCheck = (cause: Cause): EventCheckId => checksOf(cause)[0] ?? 'robust.first';

/** Faults after which a win may be announced at any time. */
const EARLIER_WINS = ['win.early', 'win.tableau', 'win.waste', 'undo.win'] as const;

function winBlame(cause: Cause, { due }: Sight, { memory, evidence }: Context): EventCheckId {
  if (due.isWon && memory.timesAnnounced > 0) return 'win.again';
  if (due.win === 'due') return winCheck(cause);
  const known = EARLIER_WINS.find(evidence.hasFailed);
  if (known !== undefined) return known;
  return cause.kind === 'undo' && memory.timesAnnounced > 0 ? 'undo.win' : 'win.early';
}

/** Refusals that only programs ask for may count where those of play do not. */
function countBlame(cause: Cause, memory: Memory, evidence: PastEvidence): EventCheckId {
  if (cause.kind === 'undo refused') return undoAtTheDeal(memory, evidence);
  const check = countCheck(cause);
  const isOfPlay =
    !mainCheck(cause).startsWith('robust.') || !evidence.hasHeld(check) || evidence.hasFailed(check);
  return check !== 'count.refused' || isOfPlay ? check : mainCheck(cause);
}

/** Is it an event by which nothing can be done? */
const isOdd = ({ kind }: Cause): boolean => kind === 'nothing left' || kind === 'undo refused';

const misuseText = (error: Error): string => `the view throws ${error.name}: ${error.message}`;

function cardsCheck(context: Context, game: KnownGame, { cause, sight }: Event): EventCheckId {
  const { memory, evidence, lenience } = context;
  const { hasHeld, hasFailed, wasRight } = evidence;
  const { before, frame, wrongCards } = sight;
  const isMove = cause.kind === 'carry' || cause.kind === 'draw' || cause.kind === 'recycle';
  if (isMove && !isUnchanged({ before, frame }) && hasMovedItself(game, cause.next, { frame, lenience }))
    return 'view.own-moves';
  const shortfall = shortfallOf(game, cause, { before, frame, wrong: wrongCards });
  if (hasFailed('deal.distinct')) return 'deal.distinct';
  const isOfStock = wrongCards.every((field) => field === 'waste' || field === 'stock');
  if (isOfStock && isOfRecycling(cause, evidence)) return 'recycle.order';
  if (cause.kind === 'draw' && isFewShown(sight, hasHeld)) return 'waste.window';
  const check = blameOf(cause, shortfall);
  if (cause.kind === 'undo refused')
    return hasFailed('view.refused') ? 'view.refused' : undoAtTheDeal(memory, evidence);
  if (cause.kind === 'carry') return carryCheck(check, shortfall, cause, context);
  if (cause.kind === 'refused') return refusedCheck(check, shortfall, hasFailed);
  if (cause.kind !== 'undo' || check === 'undo.covers') return check;
  const isAfterRefusal = memory.refusedAt.has(game.moves);
  if (!hasHeld(undoCheck(cause)))
    return isAfterRefusal && hasFailed('count.refused') ? 'undo.refused' : check;
  if (shortfall.isUnchanged && memory.timesAnnounced > 0 && game.rules.isWon(game.layout)) return 'undo.win';
  const isDeep = shortfall.isUnchanged && memory.undosInARow > 0;
  if (isAfterRefusal) return isDeep && hasFailed('undo.depth') ? 'undo.depth' : 'undo.refused';
  const isOnlyDeep = cause.move === 'stock' || wasRight(cause.key);
  return isDeep && isOnlyDeep ? 'undo.depth' : check;
}

/**
 * If undo at the deal is right in a first game, a wrong one takes back a refused event or goes into the previous game.
 */
function undoAtTheDeal({ earlier, refusedAt }: Memory, { hasHeld, hasFailed }: PastEvidence): EventCheckId {
  if (!hasHeld('robust.undo') || hasFailed('robust.undo')) return 'robust.undo';
  if (refusedAt.size > 0) return 'undo.refused';
  return earlier === 'nothing' ? 'robust.undo' : 'new-game.undo';
}

/** A carry that is made, but not told; or one that is no more made since the game was won. */
function carryCheck(
  check: EventCheckId,
  { wrong, isUnchanged }: Shortfall,
  { placeKey }: Cause,
  { eye, memory, evidence }: Context,
): EventCheckId {
  // One pile may take what another refuses, before a win as after it.
  const wasMade = placeKey === undefined ? evidence.hasHeld(check) : evidence.wasRight(placeKey);
  if (isUnchanged) return memory.timesAnnounced > 0 && wasMade ? 'undo.win' : check;
  const isUntold = wrong.every((field) => field !== 'waste' && isPile(field) && !eye.told.has(field));
  return isUntold && eye.told.size > 0 ? 'view.refresh' : check;
}

const isPile = (field: Field): field is ShownPile => SHOWN_PILES.includes(field as ShownPile);

/** What is refused may be shown as if it were done, or something else may be shown. */
function refusedCheck(
  check: EventCheckId,
  { isDone }: Shortfall,
  hasFailed: PastEvidence['hasFailed'],
): EventCheckId {
  const isOfPlay = !check.startsWith('robust.');
  return !isDone && (isOfPlay || hasFailed('view.refused')) ? 'view.refused' : check;
}

/** Are there fewer cards of the waste than there must be, though clicks turn three? */
function isFewShown({ frame, before, wrongCards }: Sight, hasHeld: PastEvidence['hasHeld']): boolean {
  const { length } = frame.waste;
  return (
    wrongCards.every((field) => field === 'waste') &&
    hasHeld('draw.three') &&
    length > 0 &&
    length < 3 &&
    frame.waste.at(-1) !== before.waste.at(-1)
  );
}

/** Is a draw of a later pass wrong that is right in the first one? */
function isOfRecycling({ kind, key }: Cause, { hasHeld, hasFailed }: PastEvidence): boolean {
  if (kind !== 'draw' || !key.endsWith(' again')) return false;
  if (hasFailed('recycle.order') || hasFailed('recycle.all')) return true;
  return !key.startsWith('draw short') && hasHeld('draw.three') && !hasFailed('draw.stock-shown');
}

/** What it did that nobody does; empty if it did nothing of the kind. */
export const faultText = ({ fault, thrown }: Reply, misuse: Misuse | undefined): string =>
  fault?.message ?? orElse(thrown, misuse === undefined ? '' : misuseText(misuse.error));
