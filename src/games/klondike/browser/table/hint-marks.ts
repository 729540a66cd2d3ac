/** How a hint shows on the table. */
import type { PileId } from '../../words/piles.js';
import type { Table } from './table.js';

/** What is marked for a hint. */
export interface HintMarks {
  readonly pile: PileId;
  /** How many cards from the top; all face-up cards if it is undefined. */
  readonly count: number | undefined;
  readonly to: PileId | undefined;
}

/** Marks the pile or the cards that a hint is about, and where they would go. */
export function showHint(table: Table, marks: HintMarks | undefined): void {
  for (const marked of table.element.querySelectorAll('.hint')) marked.classList.remove('hint');
  if (marks === undefined) return;
  const { pile, count, to } = marks;
  const { buttons } = table.pileOf(pile);
  for (const button of count === undefined ? buttons : buttons.slice(-count)) button.classList.add('hint');
  if (to !== undefined) table.pileOf(to).buttonAt(1).classList.add('hint');
}
