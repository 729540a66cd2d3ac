/** Decides what clicks mean, both where one click moves cards and where two clicks do. Knows no rules. */
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
 * The target of a click. If the visible hint is about these cards, the click follows it. Otherwise, a foundation that
 * takes the card comes first, then the column with the fewest face-down cards, which is the easiest to clear, then an
 * empty column. Undefined for cards on a foundation, and for a whole column that only another empty place takes,
 * because those moves lead nowhere. Cards that fit in two places move back and forth with each click.
 */
export function bestTarget(
  frame: Frame,
  {
    hand,
    targets,
    marks,
  }: {
    readonly hand: Hand;
    /** The piles that take the cards. */
    readonly targets: readonly PileId[];
    /** The visible hint. */
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

/** Undefined if the hint is about different cards, or doesn't show the target yet. */
const hintedFor = ({ from, count }: Hand, marks: HintMarks | undefined): PileId | undefined =>
  marks?.pile === from && marks.count === count ? marks.to : undefined;

const isEmpty = (frame: Frame, pile: TableauId): boolean => cardsShown(frame, pile).length === 0;

/** Are these all the cards of their column? */
const isWhole = (frame: Frame, { from, count }: Hand): boolean =>
  isTableau(from) && cardsShown(frame, from).length === count;

const costOf = (frame: Frame, pile: TableauId): number =>
  isEmpty(frame, pile) ? DECK_SIZE : cardsShown(frame, pile).filter((card) => card === HIDDEN).length;

export type ClickEffect = 'draw' | 'choose' | 'move' | 'let go' | 'nothing';

/**
 * The effect of a click in a game where one click chooses cards and the next moves them (Kansas State, CIS 300,
 * section 5). Drags, double clicks and clicks elsewhere do nothing. @param isChosen are cards chosen already?
 */
export function meaningOf(frame: Frame, { pile, depth }: Cursor, isChosen: boolean): ClickEffect {
  if (pile === 'stock') return 'draw';
  if (isFoundation(pile)) return isChosen ? 'move' : 'nothing';
  if (isFaceUp(frame, pile, depth)) return onCard(pile, depth, isChosen);
  const isEmptyColumn = isTableau(pile) && cardsShown(frame, pile).length === 0;
  return isChosen && isEmptyColumn ? 'move' : 'nothing';
}

/** In the discard pile, only the top card can be chosen, and no card can be put there. */
function onCard(pile: PileId, depth: number, isChosen: boolean): ClickEffect {
  if (pile === 'waste' && depth > 1) return 'nothing';
  if (!isChosen) return 'choose';
  return pile === 'waste' || depth > 1 ? 'let go' : 'move';
}

function isFaceUp(frame: Frame, pile: PileId, depth: number): boolean {
  const card = cardsShown(frame, pile).at(-depth);
  return card !== undefined && card !== HIDDEN;
}
