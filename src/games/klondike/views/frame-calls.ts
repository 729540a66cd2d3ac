/** The view calls that lead from one frame to another. */
import { asFoundation, asTableau } from '../contract/checked-numbers.js';
import type { Frame } from '../contract/frame.js';
import type { ViewCall } from './view-call.js';

/**
 * For a view that shows one frame, the calls that show another: the piles that differ, then the rest, then a
 * refresh.
 */
export function callsBetween(shown: Frame, next: Frame): ViewCall[] {
  const calls: ViewCall[] = [];
  if (next.stockEmpty !== shown.stockEmpty) calls.push({ call: 'stockEmpty', args: [next.stockEmpty] });
  if (next.waste !== shown.waste) calls.push({ call: 'wasteCards', args: [next.waste] });
  next.foundations.forEach((cards, index) => {
    if (cards !== shown.foundations[index])
      calls.push({ call: 'foundationCards', args: [asFoundation(index), cards] });
  });
  next.tableau.forEach((cards, index) => {
    if (cards !== shown.tableau[index]) calls.push({ call: 'tableauCards', args: [asTableau(index), cards] });
  });
  calls.push({ call: 'updateMoves', args: [next.moves] });
  if (next.won) calls.push({ call: 'win', args: [] });
  calls.push({ call: 'refreshWindow', args: [] });
  return calls;
}
