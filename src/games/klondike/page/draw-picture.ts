/** Pictures of the stock and the cards that a draw turns onto the waste. */
import { HIDDEN } from '../../../core/card.js';
import { ACROSS, cardsPicture, inRow } from '../../../browser/cards/picture.js';
import { CLUBS_7, DIAMONDS_4, SPADES_9 } from '../contract/constants.js';

/** The offset between cards of the waste, in CSS pixels. */
const FANNED = 18;

/** @param draw the number of cards, at most 3 */
export function drawPicture(draw: number): HTMLElement {
  const drawn = inRow([CLUBS_7, SPADES_9, DIAMONDS_4].slice(-draw), FANNED);
  return cardsPicture([...inRow([HIDDEN]), ...drawn.map((card) => ({ ...card, x: card.x + ACROSS }))]);
}
