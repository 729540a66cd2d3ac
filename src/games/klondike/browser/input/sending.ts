/** Where a single press sends cards, at the table of a board. */
import { bestTarget } from '../../views/best-target.js';
import type { Cursor } from '../../views/cursor.js';
import type { Hand } from '../../views/hand.js';
import { pickUp } from '../../views/hand.js';
import { turnsTo } from '../../views/turns-to.js';
import type { PileId } from '../../words/piles.js';
import type { Board } from './board.js';

/** The pile to which one press sends these cards; undefined if it only picks them up. */
export function bestFor({ assistant, click, frame, marks }: Board, hand: Hand): PileId | undefined {
  const targets = assistant.targets?.(hand) ?? [];
  return bestTarget(frame(), { hand, targets, marks: marks() }, click());
}

/**
 * Is a press, with cards in hand, meant for other cards? Where the game is told of the choice, the game's own way counts:
 * only cards that can be sent are meant.
 */
export function isForOthers(board: Board, place: Cursor, hand: Hand): boolean {
  const { assistant, choosing } = board;
  if (!turnsTo(board.frame(), place, { hand, targets: assistant.targets?.(hand) })) return false;
  const pressed = pickUp(board.frame(), place);
  const canBeSent = pressed !== undefined && bestFor(board, pressed) !== undefined;
  return choosing.allows === undefined || (place.pile !== hand.from && canBeSent);
}

/** The piles to mark: none if the game itself says what it allows, or is played by two clicks. */
export const legalFor = ({ assistant, choosing, isByClicks }: Board, hand: Hand): readonly PileId[] =>
  isByClicks || choosing.allows !== undefined ? [] : (assistant.targets?.(hand) ?? []);
