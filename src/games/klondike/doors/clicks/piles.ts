/** The piles that belong to the window, and their conversion to layouts and back. A game only moves their cards. */
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
import { layCards } from '../lay-cards.js';

/** The face-up cards of a column. The lowest card is at the front, and the top card is at the back. */
export class TableauQueue {
  private readonly cards: Card[] = [];

  get count(): number {
    return this.cards.length;
  }

  enqueue(card: Card): void {
    this.cards.push(card);
  }

  /** Takes the card at the front. @throws InvalidOperationException if the queue is empty */
  dequeue(): Card {
    return existing(this.cards.shift());
  }

  /** @throws InvalidOperationException if the queue is empty */
  peekFront(): Card {
    return existing(this.cards[0]);
  }

  /** @throws InvalidOperationException if the queue is empty */
  peekBack(): Card {
    return existing(this.cards.at(-1));
  }

  /** Front to back. */
  toArray(): Card[] {
    return this.cards.slice();
  }

  clear(): void {
    this.cards.length = 0;
  }
}

function existing(card: Card | undefined): Card {
  if (card === undefined) throw new InvalidOperationException('the queue is empty');
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

  /** Is the top card selected? Stays true if the window removes cards. */
  get isSelected(): boolean {
    return this.selected;
  }

  /** @throws InvalidOperationException if it is set to true while the pile is empty */
  set isSelected(selected: boolean) {
    if (selected && this.pile.length === 0) {
      throw new InvalidOperationException('the top card of an empty discard pile cannot be selected');
    }
    this.selected = selected;
  }
}

/** A column: its face-down cards, and its face-up cards, which can be selected from the top. */
export class TableauColumn {
  /** Bottom to top: the last card is the next one that turns up. */
  readonly faceDownPile: Card[] = [];
  readonly faceUpPile = new TableauQueue();

  private selected = 0;

  /** The number of selected cards, from the top. Doesn't change if the window removes cards. */
  get numberSelected(): number {
    return this.selected;
  }

  /**
   * @throws ArgumentOutOfRangeException unless it is a whole number from 0 to the number of face-up cards
   */
  set numberSelected(count: number) {
    const most = this.faceUpPile.count;
    if (!Number.isInteger(count) || count < 0 || count > most) {
      const range = `a whole number from 0 to ${most}, the face-up cards`;
      throw new ArgumentOutOfRangeException(
        `the number of selected cards must be ${most === 0 ? '0, because no card lies face up' : range}, not ${valueText(count)}`,
      );
    }
    this.selected = count;
  }
}

/** Either a stack, bottom to top, or a column. */
export type WindowPile = Card[] | TableauColumn;

/** Piles of the window, each with its own pile in a layout. */
export type WindowPiles = readonly (readonly [id: PileId, place: WindowPile])[];

/** The layout of these piles. All other piles are empty. */
export function layoutOf(places: WindowPiles): Layout {
  const layout = draftOf(BARE_LAYOUT);
  for (const [id, place] of places) layout[id] = pileOf(id, place);
  return layout;
}

/** Like `layoutOf`, but reads each pile only when it is needed. */
export const lazyLayoutOf = (places: WindowPiles): Layout =>
  new Proxy({} as Layout, {
    get: (_, part: keyof Layout) => {
      const found = places.find(([id]) => id === part);
      return found === undefined ? BARE_LAYOUT[part] : pileOf(...found);
    },
  });

/** Lays all cards as in the layout. Cards that are already on these piles stay the same objects. */
export function layOut(places: WindowPiles, layout: Layout): void {
  const piles = places.map(([id, place]) => {
    const { cards: numbers, faceDown } = layout[id];
    return { place, cards: cardsOf(place), numbers, faceDown };
  });
  layCards(piles, { numberOf, make: newCard }, ({ place, cards, faceDown }, kept, laid) => {
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

/** Changes the stack and the queue of the column in place, because other code may hold them. */
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
