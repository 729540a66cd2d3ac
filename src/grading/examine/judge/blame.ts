/** Decides which check to blame for an event. Each fault is blamed once, on the first thing that is wrong. */
import type { ShownPile } from '../../../games/klondike/contract/frame.js';
import { SHOWN_PILES } from '../../../games/klondike/contract/frame.js';
import type { EventCheckId } from '../../checks/event-checks.js';
import type { FrameField } from '../game/comparison.js';
import type { Effect } from '../game/effect.js';
import type { Evidence } from '../record/evidence.js';
import type { RunState } from '../record/run-state.js';
import type { Reply } from '../watch/reply.js';
import { isCrash } from '../watch/reply.js';
import type { RejectedCall } from '../watch/watching-view.js';
import { checksOf, countCheck, rejectedCheck, undoCheck, winCheck } from './checks-of-event.js';
import { orElse, wrongText } from './fault-texts.js';
import type { Observation } from './observation.js';
import type { Symptoms } from './symptoms.js';
import { blameOf, hasMovedItself, isUnchanged, symptomsOf } from './symptoms.js';

export interface Blame {
  readonly check: EventCheckId;
  readonly message: string;
  /** Can the game go on from what the view shows? */
  readonly goesOn: boolean;
  /** Did an empty pile refuse an ace or a king, with everything else unchanged? */
  readonly isRefusedPlace?: boolean;
}

/**
 * Undefined if everything is right. A fault soon after a won game is blamed on that game if the same event was right in
 * other games.
 */
export function blameFor(state: RunState, observed: Observation): Blame | undefined {
  const blame = ownBlame(state, observed);
  const { earlier, evidence } = state;
  const { game, effect } = observed;
  const isLeft = earlier === 'a won game' && game.moves < FIRST_MOVES && evidence.wasRight(effect.key);
  return blame !== undefined && isLeft && !evidence.hasFailed(blame.check)
    ? { ...blame, check: 'new-game.won' }
    : blame;
}

/** The first moves of a game, which may show faults that come from the previous game. */
const FIRST_MOVES = 6;

function ownBlame(state: RunState, observed: Observation): Blame | undefined {
  const { view, evidence } = state;
  const { effect, reply, wrongCards } = observed;
  const blame = (check: EventCheckId, message: string, goesOn: boolean): Blame => ({
    check,
    message,
    goesOn,
  });
  if (reply.fault !== undefined) return blame(mainCheck(effect), reply.fault.message, false);
  // A wrong call with a clear meaning is blamed once. After that, everything else is judged as usual.
  const { rejected } = view;
  const rejectedAs = rejected && rejectedCheck(rejected);
  if (rejected !== undefined && rejectedAs !== undefined && !evidence.isRepaired(rejectedAs)) {
    const isAtTheDeal = effect.kind === 'undo refused' && !evidence.hasFailed(rejectedAs);
    const blamed = isAtTheDeal ? undoAtTheDeal(state) : rejectedAs;
    return blame(blamed, rejectedText(rejected.error), wrongCards.length === 0);
  }
  const told = (): string => [wrongText(observed), reply.thrown].filter(Boolean).join('; ');
  if (wrongCards.length > 0) {
    const check = cardsCheck(state, observed);
    const isRefused = isRefusedPlace(check, observed) && rejected === undefined;
    return { ...blame(check, told(), isOnlyTelling(check, wrongCards)), isRefusedPlace: isRefused };
  }
  if (observed.isForced)
    return blame('view.refresh', 'the program updated the view, but did not call refreshWindow()', true);
  if (observed.isWinWrong) return blame(winBlame(state, observed), told(), true);
  if (observed.isMovesWrong) return blame(countBlame(state, effect), told(), true);
  if (reply.thrown === '') return undefined;
  return blame(isOdd(effect) ? mainCheck(effect) : 'robust.throws', reply.thrown, true);
}

/** Is only the display wrong, while the game itself may be right? */
const isOnlyTelling = (check: EventCheckId, wrong: readonly string[]): boolean =>
  (wrong.length === 1 && wrong[0] === 'stock') || check === 'view.foundation';

/** The first check that the event tries. */
const mainCheck = (effect: Effect): EventCheckId => checksOf(effect)[0] ?? 'robust.first';

/** Faults after which the program may announce a win at any time. */
const EARLIER_WINS = ['win.early', 'win.tableau', 'win.waste', 'undo.win'] as const;

function winBlame({ timesAnnounced, evidence }: RunState, { effect, due }: Observation): EventCheckId {
  if (due.isWon && timesAnnounced > 0) return 'win.again';
  if (due.win === 'due') return winCheck(effect);
  const known = EARLIER_WINS.find(evidence.hasFailed);
  if (known !== undefined) return known;
  return effect.kind === 'undo' && timesAnnounced > 0 ? 'undo.win' : 'win.early';
}

/** If the count is right after refusals in normal play, a wrong count is blamed on the unusual event. */
function countBlame(state: RunState, effect: Effect): EventCheckId {
  if (effect.kind === 'undo refused') return undoAtTheDeal(state);
  const { evidence } = state;
  const check = countCheck(effect);
  const isOfPlay =
    !mainCheck(effect).startsWith('robust.') || !evidence.hasPassed(check) || evidence.hasFailed(check);
  return check !== 'count.refused' || isOfPlay ? check : mainCheck(effect);
}

/** Is it a click or an undo with nothing left to do? */
const isOdd = ({ kind }: Effect): boolean => kind === 'nothing left' || kind === 'undo refused';

const rejectedText = (error: Error): string => `the view throws ${error.name}: ${error.message}`;

function cardsCheck(state: RunState, observed: Observation): EventCheckId {
  const { evidence, refusedAt, undosInARow, timesAnnounced } = state;
  const { hasPassed, hasFailed, wasRight } = evidence;
  const { game, effect, wrongCards } = observed;
  const isMove = effect.kind === 'carry' || effect.kind === 'draw' || effect.kind === 'recycle';
  if (isMove && !isUnchanged(observed) && hasMovedItself(observed, state.lenience)) return 'view.own-moves';
  const symptoms = symptomsOf(observed);
  if (hasFailed('deal.distinct')) return 'deal.distinct';
  const isOfStock = wrongCards.every((field) => field === 'waste' || field === 'stock');
  if (isOfStock && isOfRecycling(effect, evidence)) return 'recycle.order';
  if (effect.kind === 'draw' && isFewShown(observed, hasPassed)) return 'waste.window';
  const check = blameOf(effect, symptoms);
  if (effect.kind === 'undo refused')
    return hasFailed('view.refused') ? 'view.refused' : undoAtTheDeal(state);
  if (effect.kind === 'carry') return carryCheck(state, effect, { symptoms, check });
  if (effect.kind === 'refused') return refusedCheck(check, symptoms, hasFailed);
  if (effect.kind !== 'undo' || check === 'undo.covers') return check;
  const isAfterRefusal = refusedAt.has(game.moves);
  if (!hasPassed(undoCheck(effect)))
    return isAfterRefusal && hasFailed('count.refused') ? 'undo.refused' : check;
  if (symptoms.isUnchanged && timesAnnounced > 0 && game.rules.isWon(game.layout)) return 'undo.win';
  const isDeep = symptoms.isUnchanged && undosInARow > 0;
  if (isAfterRefusal) return isDeep && hasFailed('undo.depth') ? 'undo.depth' : 'undo.refused';
  const isOnlyDeep = effect.move === 'stock' || wasRight(effect.key);
  return isDeep && isOnlyDeep ? 'undo.depth' : check;
}

/**
 * If undo at the deal was right in the first game, a wrong undo now undoes a refused event or goes back into the
 * previous game.
 */
function undoAtTheDeal({ earlier, refusedAt, evidence }: RunState): EventCheckId {
  if (!evidence.hasPassed('robust.undo') || evidence.hasFailed('robust.undo')) return 'robust.undo';
  if (refusedAt.size > 0) return 'undo.refused';
  return earlier === 'nothing' ? 'robust.undo' : 'new-game.undo';
}

/** The handler may make the move without telling the view, or may no longer allow it after a win. */
function carryCheck(
  { view, timesAnnounced, evidence }: RunState,
  { placeKey }: Effect,
  { symptoms, check }: { readonly symptoms: Symptoms; readonly check: EventCheckId },
): EventCheckId {
  const { wrong, isUnchanged: isAsBefore } = symptoms;
  // One pile may accept what another refuses, before a win as well as after it.
  const wasMade = placeKey === undefined ? evidence.hasPassed(check) : evidence.wasRight(placeKey);
  if (isAsBefore) return timesAnnounced > 0 && wasMade ? 'undo.win' : check;
  const isUntold = wrong.every((field) => field !== 'waste' && isPile(field) && !view.told.has(field));
  return isUntold && view.told.size > 0 ? 'view.refresh' : check;
}

const isPile = (field: FrameField): field is ShownPile => SHOWN_PILES.includes(field as ShownPile);

/** The view may show a refused move as if it were made, or something else. */
function refusedCheck(
  check: EventCheckId,
  { isDone }: Symptoms,
  hasFailed: Evidence['hasFailed'],
): EventCheckId {
  const isOfPlay = !check.startsWith('robust.');
  return !isDone && (isOfPlay || hasFailed('view.refused')) ? 'view.refused' : check;
}

/** Does the waste show too few cards, although a click turns three? */
function isFewShown({ frame, before, wrongCards }: Observation, hasPassed: Evidence['hasPassed']): boolean {
  const { length } = frame.waste;
  return (
    wrongCards.every((field) => field === 'waste') &&
    hasPassed('draw.three') &&
    length > 0 &&
    length < 3 &&
    frame.waste.at(-1) !== before.waste.at(-1)
  );
}

/** Is a draw wrong in a later pass although it is right in the first pass? */
function isOfRecycling({ kind, key }: Effect, { hasPassed, hasFailed }: Evidence): boolean {
  if (kind !== 'draw' || !key.endsWith(' again')) return false;
  if (hasFailed('recycle.order') || hasFailed('recycle.all')) return true;
  return !key.startsWith('draw short') && hasPassed('draw.three') && !hasFailed('draw.stock-shown');
}

/** A sentence about what the handler threw, or how it ended. Empty if it did neither. */
export const faultText = ({ fault, thrown }: Reply, rejected: RejectedCall | undefined): string =>
  fault?.message ?? orElse(thrown, rejected === undefined ? '' : rejectedText(rejected.error));

/** The checks that an ace or a king can move to an empty pile. */
const PLACE_CHECKS = /^([tw]>f[.]ace|[twf]>t[.]king)$/;

/**
 * Is everything unchanged, although an ace or a king should have moved to an empty pile? Some programs accept an ace on
 * only one foundation, perhaps the one of its suit, or a king only in the leftmost column.
 */
const isRefusedPlace = (check: EventCheckId, observed: Observation): boolean =>
  observed.effect.placeKey !== undefined &&
  PLACE_CHECKS.test(check) &&
  !isCrash(observed.reply) &&
  observed.before.stockEmpty === observed.frame.stockEmpty &&
  isUnchanged(observed);

/**
 * Could this fault be a consequence of an earlier one? A card that an empty pile seemed to refuse may have
 * moved unseen, and an event that threw may have broken something. Known faults are not doubted.
 */
export const isDoubtful = (
  { hasRefusedPlace, hasThrown, evidence }: RunState,
  { check, isRefusedPlace: isOfPlace = false }: Blame,
  { reply }: Observation,
): boolean => (hasRefusedPlace || hasThrown) && !isOfPlace && !isCrash(reply) && !evidence.hasFailed(check);
