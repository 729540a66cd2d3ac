/** Where one click sends cards: chosen among the piles that would take them, from what the player sees. */
import { DECK_SIZE, HIDDEN } from '../../../core/card.js';
import type { SettingValues } from '../../../core/settings.js';
import type { Frame } from '../contract/frame.js';
import { cardsShown } from '../contract/frame.js';
import type { PileId, TableauId } from '../words/piles.js';
import { isFoundation, isTableau } from '../words/piles.js';
import type { HintMarks } from './advice-told.js';
import type { Hand } from './hand.js';

/** The cards that were clicked, and the facts that decide where they go. */
interface ClickedCards {
  readonly hand: Hand;
  /** The piles that would take the cards. */
  readonly targets: readonly PileId[];
  /** The hint on show. */
  readonly marks: HintMarks | undefined;
}

/**
 * A click does what the hint on show says about these cards. Without one, a foundation is best if it takes the card; then the
 * column with the fewest face-down cards, which is the easiest to clear; then an empty column. Undefined for cards of a
 * foundation, and for a whole column that only another empty place takes: neither would lead to anything. So cards that fit in
 * two places go back and forth between them from click to click.
 */
export function bestTarget(
  frame: Frame,
  { hand, targets, marks }: ClickedCards,
  click: SettingValues['click'],
): PileId | undefined {
  if (click === 'off') return undefined;
  const hinted = hintedFor(hand, marks);
  if (hinted !== undefined && (click === 'always' || isFoundation(hinted))) return hinted;
  if (isFoundation(hand.from)) return undefined;
  const up = targets.find(isFoundation);
  if (up !== undefined || click === 'foundations') return up;
  const [best] = targets
    .filter(isTableau)
    .filter((to) => !isEmpty(frame, to) || !isWhole(frame, hand))
    .sort((one, other) => costOf(frame, one) - costOf(frame, other));
  return best;
}

/** Undefined if the hint is about other cards, or doesn't say yet where these go. */
const hintedFor = ({ from, count }: Hand, marks: HintMarks | undefined): PileId | undefined =>
  marks?.pile === from && marks.count === count ? marks.to : undefined;

const isEmpty = (frame: Frame, pile: TableauId): boolean => cardsShown(frame, pile).length === 0;

/** Are the cards in hand all cards of their column? */
const isWhole = (frame: Frame, { from, count }: Hand): boolean =>
  isTableau(from) && cardsShown(frame, from).length === count;

const costOf = (frame: Frame, pile: TableauId): number =>
  isEmpty(frame, pile) ? DECK_SIZE : cardsShown(frame, pile).filter((card) => card === HIDDEN).length;
