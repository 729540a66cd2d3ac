/** Whether a frame shows what has happened at this table, or a table that was elsewhere before. */
import type { Frame } from '../contract/frame.js';
import { SHOWN_PILES, cardsShown } from '../contract/frame.js';
import type { KlondikeEventName } from '../contract/handler.js';

/** One event changes three piles at most. Have more changed, as with another table or several events undone? */
export const isOther = (before: Frame, after: Frame): boolean =>
  SHOWN_PILES.filter((pile) => cardsShown(before, pile).join() !== cardsShown(after, pile).join()).length > 3;

/**
 * Was the game won just now? A game may have been won before it was shown here.
 * @param event what caused the change; undefined if no event did
 */
export const isNewWin = (
  before: Frame,
  after: Frame,
  event: KlondikeEventName | 'redo' | undefined,
): boolean => after.won && !before.won && (event !== undefined || !isOther(before, after));
