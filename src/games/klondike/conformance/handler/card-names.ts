/**
 * Which card of the handler is which of the reference. Both play the same deal, or each its own: then a card
 * gets its name when it is first seen, and keeps it. So a game can be followed whose cards nobody knows.
 */
import type { Card } from '../../../../core/card.js';
import { HIDDEN, printCard } from '../../../../core/card.js';
import type { Frame } from '../../contract/frame.js';
import { SHOWN_PILES, cardsShown } from '../../contract/frame.js';
import type { FrameLines } from '../frame-lines.js';
import { linesOf } from '../frame-lines.js';

/** A card that was never seen before is expected. */
const ANY_OTHER = '??';

export class CardNames {
  /** The handler's card, by the reference's. */
  private names = new Map<Card, Card>();
  private seen = new Set<Card>();

  /** @param areSame do both play the same deal? */
  constructor(private readonly areSame: boolean) {}

  /** A new game is dealt: its cards are known no more. */
  forget(): void {
    this.names = new Map();
    this.seen = new Set();
  }

  /** What must be shown, in the handler's cards. Learns the cards shown for the first time. */
  linesOf(expected: Frame, shown: Frame): FrameLines {
    const lines = new Map(linesOf(expected));
    if (this.areSame) return lines;
    for (const pile of SHOWN_PILES) {
      const cards = cardsShown(shown, pile);
      const texts = cardsShown(expected, pile).map((card, index) => this.textOf(card, cards[index]));
      lines.set(pile, texts.join(' '));
    }
    return lines;
  }

  private textOf(card: Card, shown: Card | undefined): string {
    if (card === HIDDEN) return printCard(HIDDEN);
    const known = this.names.get(card);
    if (known !== undefined) return printCard(known);
    if (shown === undefined || shown === HIDDEN || this.seen.has(shown)) return ANY_OTHER;
    this.names.set(card, shown);
    this.seen.add(shown);
    return printCard(shown);
  }
}
