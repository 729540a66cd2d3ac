/** Where a single press sends cards, at the table of a board. */
import { bestTarget } from '../../views/best-target.js';
import type { Cursor } from '../../views/cursor.js';
import type { Hand } from '../../views/hand.js';
import { pickUp } from '../../views/hand.js';
import type { PileId } from '../../words/piles.js';
import { isFoundation } from '../../words/piles.js';
import type { Board } from './board.js';

/** The pile to which one press sends these cards; undefined if it only picks them up. */
export function bestFor({ assistant, click, frame }: Board, hand: Hand): PileId | undefined {
  const targets = assistant.targets?.(hand) ?? [];
  return bestTarget(frame(), { hand, targets }, click());
}

/**
 * Is a press, with cards in hand, meant for other cards? They can be taken, and the pile does not take those in hand. A
 * foundation is always meant as the place to go to. Where the game is told of the choice, the game's own way counts: only
 * cards that can be sent are meant.
 */
export function turnsTo(board: Board, place: Cursor, hand: Hand): boolean {
  const pressed = pickUp(board.frame(), place);
  const isInHand = place.pile === hand.from && place.depth === hand.count;
  if (pressed === undefined || isInHand || isFoundation(place.pile)) return false;
  if (board.assistant.targets?.(hand).includes(place.pile) !== false) return false;
  return (
    board.choosing.allows === undefined || (place.pile !== hand.from && bestFor(board, pressed) !== undefined)
  );
}

/** The piles to mark: none if the game itself says what it allows, or is played by two clicks. */
export const legalFor = ({ assistant, choosing, isByClicks }: Board, hand: Hand): readonly PileId[] =>
  isByClicks || choosing.allows !== undefined ? [] : (assistant.targets?.(hand) ?? []);
