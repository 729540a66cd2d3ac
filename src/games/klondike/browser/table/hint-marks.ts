/** How a hint shows on the table. */
import type { HintMarks } from '../../views/advice-told.js';
import type { Table } from './table.js';

/** Marks the pile or the cards that a hint is about, and where they would go. */
export function showHint(table: Table, marks: HintMarks | undefined): void {
  for (const marked of table.element.querySelectorAll('.hint')) marked.classList.remove('hint');
  if (marks === undefined) return;
  const { pile, count, to } = marks;
  const { buttons } = table.pileOf(pile);
  for (const button of count === undefined ? buttons : buttons.slice(-count)) button.classList.add('hint');
  if (to !== undefined) table.pileOf(to).buttonAt(1).classList.add('hint');
}
