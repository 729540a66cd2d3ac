/** The view calls that lead from one frame of Monte Carlo to another. */
import type { Frame } from '../contract/frame.js';
import type { MonteCarloViewCall } from './view-call.js';

/**
 * For a view that shows one frame, the calls that show another: what differs, then the signals of that
 * refresh except help, then the refresh. Help is left out because a table that is only shown opens no help.
 */
export function callsBetween(shown: Frame, next: Frame): MonteCarloViewCall[] {
  const calls: MonteCarloViewCall[] = [];
  const isGridNew = next.rows !== shown.rows;
  const highlighted = isGridNew ? [] : shown.highlighted;
  if (isGridNew) calls.push({ call: 'cells', args: [next.rows] });
  if (next.highlighted !== highlighted && next.highlighted.length + highlighted.length > 0)
    calls.push({ call: 'highlightedCells', args: [next.highlighted] });
  if (next.cardsLeft !== shown.cardsLeft) calls.push({ call: 'cardsLeft', args: [next.cardsLeft] });
  if (next.score !== shown.score) calls.push({ call: 'score', args: [next.score] });
  if (next.game !== shown.game) calls.push({ call: 'gameNumber', args: [next.game] });
  if (next.beeped) calls.push({ call: 'beep', args: [] });
  if (next.consolidateHinted) calls.push({ call: 'hintConsolidate', args: [] });
  if (next.won && isGridNew) calls.push({ call: 'win', args: [] });
  calls.push({ call: 'refreshWindow', args: [] });
  return calls;
}
