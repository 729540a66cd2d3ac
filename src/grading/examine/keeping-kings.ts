/**
 * Looks for a win whose last card comes from the waste. Most lines put every king of the stock into a column on the way;
 * searches that play cards of the stock last, and high ones last of all, keep one in two or three deals of five.
 */
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Move } from '../../games/klondike/model/play.js';
import { play } from '../../games/klondike/model/play.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { movesOf } from '../../solver/line.js';
import { newSearch } from '../../solver/new-search.js';
import { startOf } from '../../solver/start.js';
import type { Order } from '../../solver/steps.js';
import { lineEndingWith } from './last-card.js';

const ORDERS: readonly Order[] = ['uPSfLD', 'uPfLSD', 'PufLSD', 'SuPLfD', 'uPSDfL'];

const LIMITS = { visits: 2_000, bytes: 50_000_000, isOver: (): boolean => false };

/** A win found in such an order; undefined if none is found soon. */
export function lineKeepingKings(rules: Rules, layout: Layout): Move[] | undefined {
  const [order = ''] = ORDERS;
  return lineIn(rules, layout, order);
}

/** A win that ends with a king from the waste; undefined if none is found soon. */
export function lineWonFromWaste(rules: Rules, layout: Layout): Move[] | undefined {
  for (const order of ORDERS) {
    const line = lineIn(rules, layout, order);
    const won = line && endingOn(rules, layout, line);
    if (won !== undefined) return won;
  }
  return undefined;
}

function lineIn(rules: Rules, layout: Layout, order: Order): Move[] | undefined {
  const start = startOf(rules, layout);
  if (start === undefined) return undefined;
  const search = newSearch(start, { ...LIMITS, order });
  try {
    return search.run(LIMITS.visits) === 'won' ? movesOf(rules, layout, search.steps) : undefined;
  } finally {
    search.end();
  }
}

/** The first moves of the line, and from there all cards up but a king of the stock. */
function endingOn(rules: Rules, start: Layout, line: readonly Move[]): Move[] | undefined {
  let layout = start;
  for (const [length, move] of line.entries()) {
    const ending = lineEndingWith(rules, layout, 'waste');
    if (ending !== undefined) return [...line.slice(0, length), ...ending];
    const outcome = play(rules, layout, move);
    if (!outcome.ok) return undefined;
    layout = outcome.next;
  }
  return undefined;
}
