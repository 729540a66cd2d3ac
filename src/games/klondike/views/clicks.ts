/** What a click means: where one click sends cards, and what each of two clicks does. It knows no rule. */
import { DECK_SIZE, HIDDEN } from '../../../core/card.js';
import type { SettingValues } from '../../../core/settings.js';
import type { Frame } from '../contract/frame.js';
import { cardsShown } from '../contract/frame.js';
import type { PileId, TableauId } from '../words/piles.js';
import { isFoundation, isTableau } from '../words/piles.js';
import type { HintMarks } from './hints.js';
import type { Hand } from './hand.js';
import type { Cursor } from './cursor.js';

/**
 * A click does what the hint on show says about these cards. Without one, a foundation is best if it takes the card; then the
 * column with the fewest face-down cards, which is the easiest to clear; then an empty column. Undefined for cards of a
 * foundation, and for a whole column that only another empty place takes: neither would lead to anything. So cards that fit in
 * two places go back and forth between them from click to click.
 */
export function bestTarget(
  frame: Frame,
  {
    hand,
    targets,
    marks,
  }: {
    readonly hand: Hand;
    /** The piles that would take the cards. */
    readonly targets: readonly PileId[];
    /** The hint on show. */
    readonly marks: HintMarks | undefined;
  },
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

export type ClickEffect = 'draw' | 'choose' | 'move' | 'let go' | 'nothing';

/**
 * What a click means in a game where one click chooses cards and the next moves them: Kansas State, CIS 300, section 5.
 * Dragging and double presses do nothing, and neither does a click elsewhere.
 * @param isChosen are cards chosen already?
 */
export function meaningOf(frame: Frame, { pile, depth }: Cursor, isChosen: boolean): ClickEffect {
  if (pile === 'stock') return 'draw';
  if (isFoundation(pile)) return isChosen ? 'move' : 'nothing';
  if (isFaceUp(frame, pile, depth)) return onCard(pile, depth, isChosen);
  const isEmptyColumn = isTableau(pile) && cardsShown(frame, pile).length === 0;
  return isChosen && isEmptyColumn ? 'move' : 'nothing';
}

/** In the discard pile only the top card counts, and no card can be put on it. */
function onCard(pile: PileId, depth: number, isChosen: boolean): ClickEffect {
  if (pile === 'waste' && depth > 1) return 'nothing';
  if (!isChosen) return 'choose';
  return pile === 'waste' || depth > 1 ? 'let go' : 'move';
}

function isFaceUp(frame: Frame, pile: PileId, depth: number): boolean {
  const card = cardsShown(frame, pile).at(-depth);
  return card !== undefined && card !== HIDDEN;
}
