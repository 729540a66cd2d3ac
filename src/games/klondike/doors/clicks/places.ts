/** Turns the piles of the window into piles of a layout, where moves are judged and made, and back. */
import type { Card as CardNumber } from '../../../../core/card.js';
import type { Pile } from '../../../../core/pile.js';
import { faceDownPile, faceUpPile } from '../../../../core/pile.js';
import type { Layout } from '../../model/layout.js';
import { BARE_LAYOUT, draftOf } from '../../model/layout.js';
import type { PileId } from '../../words/piles.js';
import { relay } from '../supply.js';
import type { Card } from './card.js';
import { newCard, numberOf } from './card.js';
import { TableauColumn } from './piles.js';

/** A stack, bottom to top, or a column. */
export type WindowPile = Card[] | TableauColumn;

/** Some piles of the window, with the piles of a layout that they stand for. No pile stands for two. */
export type WindowPiles = readonly (readonly [id: PileId, place: WindowPile])[];

/** The layout of these piles; all other piles are empty. */
export function layoutOf(places: WindowPiles): Layout {
  const layout = draftOf(BARE_LAYOUT);
  for (const [id, place] of places) layout[id] = pileOf(id, place);
  return layout;
}

/** As `layoutOf`, for a question that may need few of the piles: each is read when the answer asks for it. */
export const lazyLayoutOf = (places: WindowPiles): Layout =>
  new Proxy({} as Layout, {
    get: (_, part: keyof Layout) => {
      const found = places.find(([id]) => id === part);
      return found === undefined ? BARE_LAYOUT[part] : pileOf(...found);
    },
  });

/** Lays all cards as in the layout. Cards that lay there already stay the same objects. */
export function layOut(places: WindowPiles, layout: Layout): void {
  const piles = places.map(([id, place]) => {
    const { cards: numbers, faceDown } = layout[id];
    return { place, cards: cardsOf(place), numbers, faceDown };
  });
  relay(piles, { numberOf, make: newCard }, ({ place, cards, faceDown }, kept, laid) => {
    if (place instanceof TableauColumn) fillColumn(place, [...cards.slice(0, kept), ...laid], faceDown);
    else place.splice(kept, place.length - kept, ...laid);
  });
}

/** Bottom to top. */
const cardsOf = (place: WindowPile): readonly Card[] =>
  place instanceof TableauColumn ? [...place.faceDownPile, ...place.faceUpPile.toArray()] : place;

function pileOf(id: PileId, place: WindowPile): Pile {
  const cards: CardNumber[] = [];
  for (const card of cardsOf(place)) cards.push(numberOf(card));
  if (place instanceof TableauColumn) return { cards, faceDown: place.faceDownPile.length };
  return id === 'stock' ? faceDownPile(cards) : faceUpPile(cards);
}

/** Changes the column in place: whoever holds its stack or queue sees its cards change. */
function fillColumn(
  { faceDownPile: stack, faceUpPile: queue }: TableauColumn,
  cards: Card[],
  faceDown: number,
): void {
  let same = 0;
  while (same < faceDown && stack[same] === cards[same]) same++;
  if (same < Math.max(faceDown, stack.length))
    stack.splice(same, stack.length - same, ...cards.slice(same, faceDown));
  queue.clear();
  for (const card of cards.slice(faceDown)) queue.enqueue(card);
}
