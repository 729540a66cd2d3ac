/** A game for the clicks door that can make moves in its own way. */
import type { Card, CardPile } from '../../../../src/clicks.js';
import { DiscardPile, Game, TableauColumn } from '../../../../src/clicks.js';

/** The selected cards that the game remembers. */
export interface RememberedSelection {
  readonly place: DiscardPile | TableauColumn;
  readonly count: number;
  /** The lowest selected card. */
  readonly card: Card;
}

/** A game that remembers its selection and can move it differently. */
export abstract class RememberingGame extends Game {
  protected seen: (DiscardPile | TableauColumn)[] = [];

  override selectDiscard(discard: DiscardPile): void {
    this.seen.push(discard);
    super.selectDiscard(discard);
  }

  override selectTableauCards(column: TableauColumn, n: number): boolean {
    const chosen = this.chosen();
    this.seen.push(column);
    if (chosen === undefined) return super.selectTableauCards(column, n);
    const isTaken = n <= 1 && this.toColumn(chosen, column);
    if (!isTaken) return super.selectTableauCards(column, n);
    this.letGo(chosen);
    return super.selectTableauCards(column, 0);
  }

  override selectFoundationPile(destination: CardPile | Card[]): boolean {
    const chosen = this.chosen();
    const stack = Array.isArray(destination) ? destination : destination.pile;
    if (chosen === undefined || !this.toFoundation(chosen, stack))
      return super.selectFoundationPile(destination);
    this.letGo(chosen);
    return super.selectFoundationPile(destination);
  }

  /** Returns true if it made the move in its own way. */
  protected toColumn(_chosen: RememberedSelection, _column: TableauColumn): boolean {
    return false;
  }

  protected toFoundation(_chosen: RememberedSelection, _stack: Card[]): boolean {
    return false;
  }

  protected letGo({ place }: RememberedSelection): void {
    if (place instanceof DiscardPile) place.isSelected = false;
    else place.numberSelected = 0;
  }

  protected chosen(): RememberedSelection | undefined {
    for (const place of this.seen) {
      if (place instanceof DiscardPile) {
        const card = place.pile.at(-1);
        if (place.isSelected && card !== undefined) return { place, count: 1, card };
      } else if (place.numberSelected > 0) {
        const count = place.numberSelected;
        const card = place.faceUpPile.toArray().at(-count);
        if (card !== undefined) return { place, count, card };
      }
    }
    return undefined;
  }
}

/** Takes the selected cards off their pile and turns up the card below. Returns them bottom to top. */
export function lift({ place, count }: RememberedSelection, flips = true): Card[] {
  if (place instanceof DiscardPile) return place.pile.splice(-1);
  place.numberSelected = 0;
  const cards = place.faceUpPile.toArray();
  refill(place, cards.slice(0, -count));
  const below = flips && place.faceUpPile.count === 0 ? place.faceDownPile.pop() : undefined;
  if (below !== undefined) place.faceUpPile.enqueue(below);
  return cards.slice(-count);
}

export function refill({ faceUpPile }: TableauColumn, cards: readonly Card[]): void {
  faceUpPile.clear();
  for (const card of cards) faceUpPile.enqueue(card);
}

export const topOf = (column: TableauColumn): Card | undefined => column.faceUpPile.toArray().at(-1);

export const fits = (card: Card, top: Card | undefined): boolean =>
  top === undefined ? card.rank === 13 : card.rank + 1 === top.rank && card.isRed !== top.isRed;

export type GameClass = typeof Game;
