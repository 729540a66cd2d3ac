/** What shows of the player's hand and place on the table. */
import type { Cursor } from '../../cursor.js';
import type { Hand } from '../../hand.js';
import { PILES } from '../../../klondike/piles.js';
import type { Table } from './table.js';

/** The cards in hand stand out, and so does the pile they would go to; the Tab key stops there. */
export function showMarks(table: Table, hand: Hand | undefined, cursor: Cursor): void {
  for (const marked of table.element.querySelectorAll('.in-hand, .target')) {
    marked.classList.remove('in-hand', 'target');
    marked.removeAttribute('aria-pressed');
  }
  for (const pile of PILES) table.pileOf(pile).setTabStop(pile === cursor.pile ? cursor.depth : 1);
  if (hand === undefined) return;
  for (const { element } of table.topNodes(hand.from, hand.count)) {
    element.classList.add('in-hand');
    element.setAttribute('aria-pressed', 'true');
  }
  if (cursor.pile !== hand.from) table.pileOf(cursor.pile).buttonAt(cursor.depth).classList.add('target');
}
