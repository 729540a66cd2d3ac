/** Shows the player's hand, the cursor and a hint on the table. */
import type { PlaySession } from '../../views/play-session.js';
import { PILES } from '../../words/piles.js';
import type { Table } from './table.js';
import type { HintMarks } from '../../views/hints.js';

/** Marks the cards in hand, their target and the piles that would accept them. The Tab key stops at the cursor. */
export function showMarks(
  table: Table,
  { hand, cursor, target, legalTargets }: Pick<PlaySession, 'hand' | 'cursor' | 'target' | 'legalTargets'>,
): void {
  for (const marked of table.element.querySelectorAll('.in-hand, .target, .legal')) {
    marked.classList.remove('in-hand', 'target', 'legal');
    marked.removeAttribute('aria-pressed');
  }
  for (const pile of PILES) table.pileOf(pile).setTabStop(pile === cursor.pile ? cursor.depth : 1);
  table.frameCards(hand);
  if (hand === undefined) return;
  for (const { element } of table.topNodes(hand.from, hand.count)) {
    element.classList.add('in-hand');
    element.setAttribute('aria-pressed', 'true');
  }
  for (const pile of legalTargets) table.pileOf(pile).buttonAt(1).classList.add('legal');
  if (target === undefined) return;
  table
    .pileOf(target)
    .buttonAt(target === cursor.pile ? cursor.depth : 1)
    .classList.add('target');
}

/** Marks the pile or cards of a hint, and where they would go. */
export function showHint(table: Table, marks: HintMarks | undefined): void {
  for (const marked of table.element.querySelectorAll('.hint')) marked.classList.remove('hint');
  if (marks === undefined) return;
  const { pile, count, to } = marks;
  const { buttons } = table.pileOf(pile);
  for (const button of count === undefined ? buttons : buttons.slice(-count)) button.classList.add('hint');
  if (to !== undefined) table.pileOf(to).buttonAt(1).classList.add('hint');
}
