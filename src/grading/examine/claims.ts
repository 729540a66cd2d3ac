/** Which checks an event puts to the test, and which of them is to blame if the wrong thing is shown. */
import type { EventCheckId } from '../checks/event-checks.js';
import type { Carry } from '../../games/klondike/model/play.js';
import { isFoundation, isTableau } from '../../games/klondike/words/piles.js';
import type { Cause } from './cause.js';
import type { Field } from './differences.js';
import type { Route } from './move-of.js';
import { routeOf } from './move-of.js';

/** The checks that hold if a legal event is answered rightly. */
export function checksOf(cause: Cause): EventCheckId[] {
  switch (cause.kind) {
    case 'draw':
      return drawChecks(cause);
    case 'recycle':
      return [recycleCheck(cause), 'recycle.deals-nothing', 'count.recycle'];
    case 'carry':
      return carryChecks(cause);
    case 'undo':
      return undoChecks(cause);
    case 'refused':
      return [refusalCheck(cause), 'count.refused', 'view.refused'];
    case 'nothing left':
      return ['recycle.nothing-left'];
    case 'undo refused':
      return ['robust.undo'];
    case 'new game':
    case 'not dealt':
      return [];
  }
}

const isAgain = ({ key }: Cause): boolean => key.endsWith(' again');

export const drawCheck = ({ key }: Cause): EventCheckId =>
  key.startsWith('draw short') ? 'draw.short' : 'draw.three';

const drawChecks = (cause: Cause): EventCheckId[] => [
  drawCheck(cause),
  ...(['draw.stock-shown', 'draw.rest', 'count.stock', 'waste.window'] as const),
  ...(isAgain(cause) ? (['recycle.order'] as const) : []),
];

const recycleCheck = (cause: Cause): EventCheckId => (isAgain(cause) ? 'recycle.again' : 'recycle.all');

/** The check that a legal carry is made. */
export function acceptCheck(cause: Cause): EventCheckId {
  const route = routeOf(cause.move as Carry);
  if (route === 'w>f' || route === 't>f') return cause.key.includes('ace') ? `${route}.ace` : `${route}.next`;
  if (cause.key.includes('king')) return `${route}.king`;
  if (route === 't>t') return cause.key.includes('several') ? 't>t.several' : 't>t.one';
  return `${route}.accepts`;
}

export const turnUpCheck = (cause: Cause): EventCheckId =>
  isFoundation((cause.move as Carry).to) ? 'turn-up.foundation' : 'turn-up.carry';

function carryChecks(cause: Cause): EventCheckId[] {
  const { from, to } = cause.move as Carry;
  const checks: EventCheckId[] = [acceptCheck(cause), 'count.carry'];
  if (cause.uncovers) checks.push(turnUpCheck(cause));
  if (isTableau(from)) checks.push('turn-up.top-only');
  if (from === 'waste') checks.push('waste.beneath');
  if (isFoundation(to) || isFoundation(from)) checks.push('view.foundation');
  return checks;
}

/** The check that an event of this kind is taken back. */
export function undoCheck({ move, key }: Cause): EventCheckId {
  if (move === undefined || move === 'stock') return key.includes('recycle') ? 'undo.recycle' : 'undo.stock';
  if (move.from === 'waste') return 'undo.waste';
  return isTableau(move.from) ? 'undo.tableau' : 'undo.foundation';
}

const undoChecks = (cause: Cause): EventCheckId[] => [
  undoCheck(cause),
  'count.undo',
  ...(cause.uncovers ? (['undo.covers'] as const) : []),
];

/** The check that an illegal event is refused. */
export function refusalCheck({ why, move }: Pick<Cause, 'why' | 'move'>): EventCheckId {
  if (move === undefined || move === 'stock') return 'robust.no-pile';
  if (why === 'no-such-pile' || why === 'bad-count') return 'robust.no-pile';
  if (why === 'empty-source') return 'robust.empty';
  if (why === 'too-many' || why === 'face-down' || why === 'top-card-only') return 'robust.hidden';
  if (why === 'not-a-target' || move.from === move.to) return 'robust.same';
  return REFUSES[why === 'needs-king' ? 'empty' : 'fit'][routeOf(move)];
}

const FOUNDATION_REFUSES = { 'w>f': 'w>f.refuses', 't>f': 't>f.refuses', 'f>t': 'f>t.refuses' } as const;

const REFUSES: Readonly<Record<'empty' | 'fit', Readonly<Record<Route, EventCheckId>>>> = {
  empty: { ...FOUNDATION_REFUSES, 'w>t': 'w>t.refuses-empty', 't>t': 't>t.refuses-empty' },
  fit: { ...FOUNDATION_REFUSES, 'w>t': 'w>t.refuses-fit', 't>t': 't>t.refuses-fit' },
};

/** What an event changed on the way to what is shown, for the question who is to blame. */
export interface Shortfall {
  /** What is not as it must be. */
  readonly wrong: readonly Field[];
  /** Are all cards where they were before the event? */
  readonly isUnchanged: boolean;
  /** Does a card lie open that is known to lie elsewhere, or that was another before? */
  readonly isOther: 'elsewhere' | 'another' | undefined;
  /** Is the top card of the pile that cards left still face down? */
  readonly isCovered: boolean;
  /** Is the top card of each foundation right? */
  readonly isTopRight: boolean;
  /** Is nothing wrong but foundations, and do they show cards of their own, though not those they must? */
  readonly isOtherPart: boolean;
  /** Does another column than that which cards left show a card that must lie face down? */
  readonly isOtherTurnedUp: boolean;
  /** Has a refused carry put cards on another pile? */
  readonly isDone: boolean;
  /** Does the pile that cards left show them still? */
  readonly isSourceKept: boolean;
}

/** The check that is to blame: that of the first thing that is wrong. */
export function blameOf(cause: Cause, shortfall: Shortfall): EventCheckId {
  switch (cause.kind) {
    case 'draw':
      return drawBlame(cause, shortfall);
    case 'recycle':
      return recycleBlame(cause, shortfall);
    case 'carry':
      return carryBlame(cause, shortfall);
    case 'undo':
      return undoBlame(cause, shortfall);
    case 'new game':
    case 'not dealt':
    case 'refused':
    case 'nothing left':
    case 'undo refused':
      return checksOf(cause)[0] ?? 'view.refused';
  }
}

function drawBlame(cause: Cause, { wrong, isUnchanged, isOther }: Shortfall): EventCheckId {
  if (isUnchanged) return drawCheck(cause);
  if (wrong.some((field) => field !== 'waste' && field !== 'stock')) return 'draw.rest';
  if (wrong.includes('waste')) {
    if (cause.key.startsWith('draw short')) return 'draw.short';
    if (isOther === undefined) return drawCheck(cause);
    if (isAgain(cause)) return 'recycle.order';
    return isOther === 'another' ? 'undo.same-cards' : 'deal.distinct';
  }
  return wrong.includes('stock') ? 'draw.stock-shown' : 'draw.rest';
}

function recycleBlame(cause: Cause, { wrong, isUnchanged }: Shortfall): EventCheckId {
  if (isUnchanged) return recycleCheck(cause);
  return wrong.includes('waste')
    ? 'recycle.deals-nothing'
    : wrong.includes('stock')
      ? 'draw.stock-shown'
      : recycleCheck(cause);
}

function carryBlame(cause: Cause, { wrong, isUnchanged, ...shortfall }: Shortfall): EventCheckId {
  const { from, to } = cause.move as Carry;
  if (isUnchanged) return acceptCheck(cause);
  if (shortfall.isOtherTurnedUp) return 'turn-up.top-only';
  if (wrong.some((field) => field !== 'stock' && field !== from && field !== to)) return acceptCheck(cause);
  if (shortfall.isOtherPart) return 'view.foundation';
  if (wrong.includes(to))
    return isFoundation(to) && shortfall.isTopRight ? 'view.foundation' : acceptCheck(cause);
  if (wrong.includes(from)) return sourceBlame(cause, shortfall);
  return 'draw.stock-shown';
}

function sourceBlame(
  cause: Cause,
  { isOther, isCovered, isTopRight, isSourceKept }: Omit<Shortfall, 'wrong' | 'isUnchanged'>,
): EventCheckId {
  const { from } = cause.move as Carry;
  if (isTableau(from) && isSourceKept) return acceptCheck(cause);
  if (from === 'waste') return 'waste.beneath';
  if (isFoundation(from)) return isTopRight ? 'view.foundation' : acceptCheck(cause);
  if (cause.uncovers && isCovered) return turnUpCheck(cause);
  if (isOther === 'another') return 'undo.same-cards';
  if (isOther === 'elsewhere') return 'deal.distinct';
  return cause.uncovers ? turnUpCheck(cause) : 'turn-up.top-only';
}

function undoBlame(cause: Cause, { wrong, isUnchanged, isTopRight }: Shortfall): EventCheckId {
  const { move } = cause;
  if (isUnchanged || move === undefined || move === 'stock') return undoCheck(cause);
  if (wrong.length === 1 && wrong[0] === 'stock') return undoCheck(cause);
  if (cause.uncovers && wrong.length === 1 && wrong[0] === move.from) return 'undo.covers';
  const areFoundations = wrong.every((field) => field.startsWith('f'));
  return areFoundations && isTopRight ? 'view.foundation' : undoCheck(cause);
}
