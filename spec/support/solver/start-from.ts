/** Starts a search over card sets. */
import { printLayout } from '../../../src/games/klondike/model/layout-text.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import type { SearchStart } from '../../../src/solver/start.js';
import { startOf } from '../../../src/solver/start.js';

/** @throws Error if card sets cannot represent the layout */
export function startFrom(rules: Rules, layout: Layout): SearchStart {
  const start = startOf(rules, layout);
  if (start === undefined) throw new Error(`card sets cannot represent ${printLayout(layout)}`);
  return start;
}
