/** The piles of the window, which shows and owns them, and layouts made of them and back. A game only moves the cards that lie there. */
import { valueText } from '../../../../core/given.js';
import type { Card } from './card.js';
import { newCard, numberOf } from './card.js';
import { ArgumentOutOfRangeException, InvalidOperationException } from './exceptions.js';
import type { Card as CardNumber } from '../../../../core/card.js';
import type { Pile } from '../../../../core/pile.js';
import { faceDownPile, faceUpPile } from '../../../../core/pile.js';
import type { Layout } from '../../model/layout.js';
import { BARE_LAYOUT, draftOf } from '../../model/layout.js';
import type { PileId } from '../../words/piles.js';
import { relay } from '../supply.js';

/** The face-up cards of a column. The front is the lowest of them, the back is the top card. */
export class TableauQueue {
  private readonly cards: Card[] = [];

  get count(): number {
    return this.cards.length;
  }

  /** Lays a card at the back. */
  enqueue(card: Card): void {
    this.cards.push(card);
  }

  /** Takes the card at the front. @throws InvalidOperationException if there is none */
  dequeue(): Card {
    return there(this.cards.shift());
  }

  /** @throws InvalidOperationException if there is no card */
  peekFront(): Card {
    return there(this.cards[0]);
  }

  /** @throws InvalidOperationException if there is no card */
  peekBack(): Card {
    return there(this.cards.at(-1));
  }

  /** Front to back. */
  toArray(): Card[] {
    return this.cards.slice();
  }

  clear(): void {
    this.cards.length = 0;
  }
}

function there(card: Card | undefined): Card {
  if (card === undefined) throw new InvalidOperationException('there is no card in the queue');
  return card;
}

/** The stock or a foundation. */
export class CardPile {
  /** Bottom to top: the last card is the top card. */
  readonly pile: Card[] = [];
}

/** The discard pile, whose top card can be selected. */
export class DiscardPile {
  /** Bottom to top: the last card is the top card. */
  readonly pile: Card[] = [];

  private selected = false;

  /** Is the top card selected? Stays true if the window takes cards away. */
  get isSelected(): boolean {
    return this.selected;
  }

  /** @throws InvalidOperationException if it is set to true and there is no card */
  set isSelected(selected: boolean) {
    if (selected && this.pile.length === 0) {
      throw new InvalidOperationException('the top card of an empty discard pile cannot be selected');
    }
    this.selected = selected;
  }
}

/** A column: face-down cards, and face-up cards that can be selected from the top. */
export class TableauColumn {
  /** Bottom to top: the last card is the next to be turned up. */
  readonly faceDownPile: Card[] = [];
  readonly faceUpPile = new TableauQueue();

  private selected = 0;

  /** How many of the top cards are selected. Does not change if the window takes cards away. */
  get numberSelected(): number {
    return this.selected;
  }

  /**
   * @throws ArgumentOutOfRangeException unless it is set to a whole number from 0 to the number of face-up
   * cards
   */
  set numberSelected(count: number) {
    const most = this.faceUpPile.count;
    if (!Number.isInteger(count) || count < 0 || count > most) {
      const range = `a whole number from 0 to ${most}, the face-up cards`;
      throw new ArgumentOutOfRangeException(
        `the number of selected cards is ${most === 0 ? '0, for none lies face up' : range}, not ${valueText(count)}`,
      );
    }
    this.selected = count;
  }
}

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
