/**
 * Clicks in a game where one click chooses cards and the next moves them: Kansas State, CIS 300, section 5.
 * Dragging and double presses do nothing, and neither does a click elsewhere.
 */
import type { Frame } from '../contract/frame.js';
import { cardsShown } from '../contract/frame.js';
import type { PileId } from '../words/piles.js';
import { isFoundation, isTableau } from '../words/piles.js';
import { HIDDEN } from '../../../core/card.js';
import type { Cursor } from './cursor.js';

export type Click = 'draw' | 'choose' | 'move' | 'let go' | 'nothing';

/** @param isChosen are cards chosen already? */
export function meaningOf(frame: Frame, { pile, depth }: Cursor, isChosen: boolean): Click {
  if (pile === 'stock') return 'draw';
  if (isFoundation(pile)) return isChosen ? 'move' : 'nothing';
  if (isFaceUp(frame, pile, depth)) return onCard(pile, depth, isChosen);
  const isEmptyColumn = isTableau(pile) && cardsShown(frame, pile).length === 0;
  return isChosen && isEmptyColumn ? 'move' : 'nothing';
}

/** In the discard pile only the top card counts, and no card can be put on it. */
function onCard(pile: PileId, depth: number, isChosen: boolean): Click {
  if (pile === 'waste' && depth > 1) return 'nothing';
  if (!isChosen) return 'choose';
  return pile === 'waste' || depth > 1 ? 'let go' : 'move';
}

function isFaceUp(frame: Frame, pile: PileId, depth: number): boolean {
  const card = cardsShown(frame, pile).at(-depth);
  return card !== undefined && card !== HIDDEN;
}
