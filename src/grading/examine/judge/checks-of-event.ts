/** The checks that each event tries. */
import type { EventCheckId } from '../../checks/event-checks.js';
import type { CardMove } from '../../../games/klondike/words/piles.js';
import { isFoundation, isTableau } from '../../../games/klondike/words/piles.js';
import type { Effect, Route } from '../game/effect.js';
import { routeOf } from '../game/effect.js';
import {
  NegativeNumberException,
  TooManyCardsException,
  UnknownFoundationException,
  UnknownTableauException,
} from '../../../games/klondike/contract/exceptions.js';
import type { RejectedCall } from '../watch/watching-view.js';

/** The checks that pass if the handler answers the event correctly. */
export function checksOf(effect: Effect): EventCheckId[] {
  switch (effect.kind) {
    case 'draw':
      return drawChecks(effect);
    case 'recycle':
      return [recycleCheck(effect), 'recycle.deals-nothing', 'count.recycle'];
    case 'carry':
      return carryChecks(effect);
    case 'undo':
      return undoChecks(effect);
    case 'refused':
      return [refusalCheck(effect), 'count.refused', 'view.refused'];
    case 'nothing left':
      return ['recycle.nothing-left'];
    case 'undo refused':
      return ['robust.undo'];
    case 'new game':
    case 'not dealt':
      return [];
  }
}

/** Does the event belong to a later pass through the stock? */
export const isAgain = ({ key }: Effect): boolean => key.endsWith(' again');

export const drawCheck = ({ key }: Effect): EventCheckId =>
  key.startsWith('draw short') ? 'draw.short' : 'draw.three';

const drawChecks = (effect: Effect): EventCheckId[] => [
  drawCheck(effect),
  ...(['draw.stock-shown', 'draw.rest', 'count.stock', 'waste.window'] as const),
  ...(isAgain(effect) ? (['recycle.order'] as const) : []),
];

export const recycleCheck = (effect: Effect): EventCheckId =>
  isAgain(effect) ? 'recycle.again' : 'recycle.all';

export function acceptCheck(effect: Effect): EventCheckId {
  const route = routeOf(effect.move as CardMove);
  if (route === 'w>f' || route === 't>f')
    return effect.key.includes('ace') ? `${route}.ace` : `${route}.next`;
  if (effect.key.includes('king')) return `${route}.king`;
  if (route === 't>t') return effect.key.includes('several') ? 't>t.several' : 't>t.one';
  return `${route}.accepts`;
}

export const turnUpCheck = (effect: Effect): EventCheckId =>
  isFoundation((effect.move as CardMove).to) ? 'turn-up.foundation' : 'turn-up.carry';

function carryChecks(effect: Effect): EventCheckId[] {
  const { from, to } = effect.move as CardMove;
  const checks: EventCheckId[] = [acceptCheck(effect), 'count.carry'];
  if (effect.uncovers) checks.push(turnUpCheck(effect));
  if (isTableau(from)) checks.push('turn-up.top-only');
  if (from === 'waste') checks.push('waste.beneath');
  if (isFoundation(to) || isFoundation(from)) checks.push('view.foundation');
  return checks;
}

/** The check for undoing a move of this kind. */
export function undoCheck({ move, key }: Effect): EventCheckId {
  if (move === undefined || move === 'stock') return key.includes('recycle') ? 'undo.recycle' : 'undo.stock';
  if (move.from === 'waste') return 'undo.waste';
  return isTableau(move.from) ? 'undo.tableau' : 'undo.foundation';
}

const undoChecks = (effect: Effect): EventCheckId[] => [
  undoCheck(effect),
  'count.undo',
  ...(effect.uncovers ? (['undo.covers'] as const) : []),
];

export function refusalCheck({ why, move }: Pick<Effect, 'why' | 'move'>): EventCheckId {
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

export function countCheck({ kind }: Effect): EventCheckId {
  if (kind === 'draw') return 'count.stock';
  if (kind === 'recycle') return 'count.recycle';
  if (kind === 'carry') return 'count.carry';
  if (kind === 'undo') return 'count.undo';
  return kind === 'undo refused' ? 'robust.undo' : 'count.refused';
}

export const winCheck = ({ move }: Effect): EventCheckId =>
  typeof move === 'object' && move.from === 'waste' ? 'win.waste' : 'win.tableau';

/** The checks that apply to this event but not to every event of its kind. */
export function suspectsOf(effect: Effect, isWinDue: boolean): EventCheckId[] {
  if (effect.kind === 'undo' && effect.uncovers) return ['undo.covers'];
  if (effect.kind !== 'carry') return [];
  return [...(effect.uncovers ? [turnUpCheck(effect)] : []), ...(isWinDue ? [winCheck(effect)] : [])];
}

export function rejectedCheck({ setter, error }: RejectedCall): EventCheckId {
  if (error instanceof NegativeNumberException) return 'view.moves';
  if (error instanceof UnknownTableauException || error instanceof UnknownFoundationException)
    return 'view.piles';
  if (!(error instanceof TooManyCardsException)) return 'view.arrays';
  if (setter === 'wasteCards') return 'waste.window';
  return setter === 'foundationCards' ? 'view.foundation' : 'view.arrays';
}
