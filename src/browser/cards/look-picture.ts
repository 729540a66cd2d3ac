/** Small pictures of a table's color, a card's back and a deck, for the settings. */
import type { Card } from '../../core/card.js';
import { HIDDEN } from '../../core/card.js';
import type { Look } from '../look.js';
import { cardsPicture, inRow } from './picture.js';

/** The jack of diamonds has the smallest picture in the classic deck. */
const JACK = 36 as Card;

interface LookPicture {
  readonly element: HTMLElement;
  /** Draws the picture in a look, except for the part that it shows. */
  readonly show: (look: Look) => void;
}

/** @param own the part of the look that the picture shows */
export function lookPicture(part: keyof Look, own: Partial<Look>): LookPicture {
  const cards = { deck: [JACK], back: [HIDDEN] }[part as string] ?? [];
  const element = cardsPicture(inRow(cards));
  if (cards.length === 0) element.className = 'flat';
  const view = element.shadowRoot?.querySelector<HTMLElement>('.view');
  return {
    element,
    show: ({ theme, colors, felt }) => {
      const plain = theme === 'contrast' ? 'light' : theme;
      Object.assign(view?.dataset ?? {}, { theme: plain, colors, felt, ...own });
    },
  };
}
