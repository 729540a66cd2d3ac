/** Who is to blame for a wrong number of moves, a wrong win, or a call that the view refuses. */
import type { EventCheckId } from '../checks/event-checks.js';
import {
  NegativeNumberException,
  TooManyCardsException,
  UnknownFoundationException,
  UnknownTableauException,
} from '../../games/klondike/contract/exceptions.js';
import type { Cause } from './cause.js';
import { turnUpCheck } from './claims.js';
import type { Misuse } from './eye.js';
import type { Due } from './sight.js';

export function countCheck({ kind }: Cause): EventCheckId {
  if (kind === 'draw') return 'count.stock';
  if (kind === 'recycle') return 'count.recycle';
  if (kind === 'carry') return 'count.carry';
  if (kind === 'undo') return 'count.undo';
  return kind === 'undo refused' ? 'robust.undo' : 'count.refused';
}

export const winCheck = ({ move }: Cause): EventCheckId =>
  typeof move === 'object' && move.from === 'waste' ? 'win.waste' : 'win.tableau';

/** What an event had to do besides, if it is what others of its kind do not have to. */
export function suspectsOf(cause: Cause, { win }: Pick<Due, 'win'>): EventCheckId[] {
  if (cause.kind === 'undo' && cause.uncovers) return ['undo.covers'];
  if (cause.kind !== 'carry') return [];
  return [...(cause.uncovers ? [turnUpCheck(cause)] : []), ...(win === 'due' ? [winCheck(cause)] : [])];
}

export function misuseCheck({ setter, error }: Misuse): EventCheckId {
  if (error instanceof NegativeNumberException) return 'view.moves';
  if (error instanceof UnknownTableauException || error instanceof UnknownFoundationException)
    return 'view.piles';
  if (!(error instanceof TooManyCardsException)) return 'view.arrays';
  if (setter === 'wasteCards') return 'waste.window';
  return setter === 'foundationCards' ? 'view.foundation' : 'view.arrays';
}
