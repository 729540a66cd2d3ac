/** How the player's hand and cursor show on the table. */
import type { Cursor } from '../../views/cursor.js';
import type { Hand } from '../../views/hand.js';
import type { PileId } from '../../words/piles.js';
import { PILES } from '../../words/piles.js';
import type { Table } from './table.js';

interface Marked {
  readonly hand: Hand | undefined;
  readonly cursor: Cursor;
  /** The pile that the cards in hand would go to. */
  readonly target: PileId | undefined;
  /** The piles that would take the cards in hand. */
  readonly legalTargets: readonly PileId[];
}

/**
 * Marks the cards in hand, the pile they would go to and the piles that would take them. The Tab key stops at
 * the cursor.
 */
export function showMarks(table: Table, { hand, cursor, target, legalTargets }: Marked): void {
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
