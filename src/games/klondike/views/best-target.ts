/** Where one click sends cards: chosen among the piles that would take them, from what the player sees. */
import { DECK_SIZE, HIDDEN } from '../../../core/card.js';
import type { SettingValues } from '../../../core/settings.js';
import type { Frame } from '../contract/frame.js';
import type { PileId, TableauId } from '../words/piles.js';
import { isFoundation, isTableau } from '../words/piles.js';
import { cardsOn } from './cursor.js';
import type { Hand } from './hand.js';

/**
 * A foundation if one takes the card. Else the column with the fewest face-down cards, which is the easiest to clear;
 * an empty one last. Undefined for cards of a foundation, and for a whole column that only another empty place takes:
 * that would lead to nothing. So cards that fit in two places go to and fro between them from click to click.
 * @param targets the piles that would take the cards
 */
export function bestTarget(
  frame: Frame,
  { hand, targets }: { readonly hand: Hand; readonly targets: readonly PileId[] },
  click: SettingValues['click'],
): PileId | undefined {
  if (click === 'off' || isFoundation(hand.from)) return undefined;
  const up = targets.find(isFoundation);
  if (up !== undefined || click === 'foundations') return up;
  const [best] = targets
    .filter(isTableau)
    .filter((to) => !isEmpty(frame, to) || !isWhole(frame, hand))
    .sort((one, other) => costOf(frame, one) - costOf(frame, other));
  return best;
}

const isEmpty = (frame: Frame, pile: TableauId): boolean => cardsOn(frame, pile).length === 0;

/** Are the cards in hand all cards of their column? */
const isWhole = (frame: Frame, { from, count }: Hand): boolean =>
  isTableau(from) && cardsOn(frame, from).length === count;

const costOf = (frame: Frame, pile: TableauId): number =>
  isEmpty(frame, pile) ? DECK_SIZE : cardsOn(frame, pile).filter((card) => card === HIDDEN).length;
