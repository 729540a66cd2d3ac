/** The lower bound on the number of moves left. */
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { RestBound } from '../../../src/solver/minimal/rest-bound.js';
import { tableOf } from '../../support/solver/minimal.js';

export function leastRest(rules: Rules, layout: Layout): number {
  const table = tableOf(rules, layout);
  return new RestBound(table).of(table.first);
}
