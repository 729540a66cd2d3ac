/** Finds a win whose last card comes from the waste. The search leaves one king in the stock or waste until the end. */
import type { Card } from '../../core/card.js';
import { KING, rankOf } from '../../core/card.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Move } from '../../games/klondike/model/play.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { movesOfSteps } from '../../solver/line.js';
import { newSearch } from '../../solver/solve-sets.js';
import { played } from '../../solver/plain-search.js';
import type { SearchStart } from '../../solver/start.js';
import { startKeeping, startOf } from '../../solver/start.js';
import { lineEndingWith } from './last-card.js';

/** With this order, the search finds most of the wins within this many visits. */
const OPTIONS = { order: 'PLSUDF', visits: 4_000, bytes: 50_000_000 };

/** A line that wins with the last card from the waste; undefined if none is found soon. */
export function lineWonFromWaste(rules: Rules, layout: Layout): Move[] | undefined {
  const start = startOf(rules, layout);
  if (start === undefined) return undefined;
  for (const king of [...layout.stock.cards, ...layout.waste.cards]) {
    if (rankOf(king) !== KING) continue;
    const line = lineKeeping(king, start, { rules, layout });
    if (line !== undefined) return line;
  }
  return undefined;
}

function lineKeeping(
  king: Card,
  start: SearchStart,
  { rules, layout }: { readonly rules: Rules; readonly layout: Layout },
): Move[] | undefined {
  const search = newSearch(startKeeping(start, king), OPTIONS);
  try {
    if (search.run() !== 'won') return undefined;
    const moves = movesOfSteps(rules, layout, search.steps);
    const end = moves.reduce((now, move) => played(rules, now, move), layout);
    const ending = lineEndingWith(rules, end, 'waste');
    return ending && [...moves, ...ending];
  } finally {
    search.end();
  }
}
