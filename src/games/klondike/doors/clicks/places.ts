/** Turns the piles of the window into piles of a layout, where moves are judged and made, and back. */
import type { Pile } from '../../../../core/pile.js';
import { faceDownPile, faceUpPile } from '../../../../core/pile.js';
import type { Layout } from '../../model/layout.js';
import { EMPTY_LAYOUT } from '../../model/layout.js';
import type { PileId } from '../../words/piles.js';
import { Supply } from '../supply.js';
import type { Card } from './card.js';
import { newCard, numberOf } from './card.js';
import { TableauColumn } from './piles.js';

/** A stack, bottom to top, or a column. */
export type CardsPlace = Card[] | TableauColumn;

/** Some piles of the window, by the piles of a layout that they stand for. No pile stands for two. */
export type Places = Readonly<Partial<Record<PileId, CardsPlace>>>;

/** The layout of these piles; all other piles are empty. */
export function layoutOf(places: Places): Layout {
  const layout: Record<PileId, Pile> & { redeals: number } = { ...EMPTY_LAYOUT };
  for (const [id, place] of entriesOf(places)) layout[id] = pileOf(id, place);
  return layout;
}

/** Lays all cards as in the layout. Cards that lay there already stay the same objects. */
export function layOut(places: Places, layout: Layout): void {
  const entries = entriesOf(places);
  const supply = new Supply(
    entries.flatMap(([, place]) => cardsOf(place)),
    numberOf,
    newCard,
  );
  for (const [id, place] of entries) {
    const { faceDown, cards: numbers } = layout[id];
    fill(place, { cards: supply.take(numbers), faceDown });
  }
}

const entriesOf = (places: Places): [PileId, CardsPlace][] =>
  Object.entries(places) as [PileId, CardsPlace][];

/** Bottom to top. */
const cardsOf = (place: CardsPlace): readonly Card[] =>
  place instanceof TableauColumn ? [...place.faceDownPile, ...place.faceUpPile.toArray()] : place;

function pileOf(id: PileId, place: CardsPlace): Pile {
  const cards = cardsOf(place).map(numberOf);
  if (place instanceof TableauColumn) return { cards, faceDown: place.faceDownPile.length };
  return id === 'stock' ? faceDownPile(cards) : faceUpPile(cards);
}

/** Changes the pile in place: whoever holds the stack or the queue sees its cards change. */
function fill(
  place: CardsPlace,
  { cards, faceDown }: { readonly cards: readonly Card[]; readonly faceDown: number },
): void {
  if (!(place instanceof TableauColumn)) {
    place.splice(0, place.length, ...cards);
    return;
  }
  place.faceDownPile.splice(0, place.faceDownPile.length, ...cards.slice(0, faceDown));
  place.faceUpPile.clear();
  for (const card of cards.slice(faceDown)) place.faceUpPile.enqueue(card);
}
