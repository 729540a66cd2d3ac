/** Prints positions and steps from the search for shortest lines in a readable form. */
import { printCard } from '../../../src/core/card.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { cardAt } from '../../../src/solver/card-index.js';
import { MinimalTable } from '../../../src/solver/minimal/minimal-table.js';
import { MACRO, TO_EMPTY, TO_FOUNDATION, cardIn, targetIn } from '../../../src/solver/minimal/numbers.js';
import { startFrom } from './start-from.js';

export const tableOf = (rules: Rules, layout: Layout): MinimalTable =>
  new MinimalTable(rules, layout, startFrom(rules, layout));

/** `6h>up`, `Ks>empty`, `9s>Td`; with `+` for a macro move, after which the card under it goes up. */
export function printStep(step: number): string {
  const to = targetIn(step);
  const target = to === TO_FOUNDATION ? 'up' : to === TO_EMPTY ? 'empty' : printCard(cardAt(to));
  return `${printCard(cardAt(cardIn(step)))}>${target}${(step & MACRO) === 0 ? '' : '+'}`;
}
