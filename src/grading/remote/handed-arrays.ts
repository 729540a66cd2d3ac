/**
 * Arrays that a program has handed to its view: from then on they are the view's, which may keep them. Where a view that
 * keeps its arrays would show something else than one that copies them, that is shown.
 */

type Tell = (cards: readonly unknown[]) => void;

interface Handed {
  readonly cards: unknown[];
  readonly copy: readonly unknown[];
  readonly tell: Tell;
}

export class HandedArrays {
  private readonly ofEarlierEvents = new WeakSet<object>();
  private ofEvent: Handed[] = [];

  /** @param hidden what the program calls a face-down card */
  constructor(private readonly hidden: unknown) {}

  /** The cards that the view shows: an array of an earlier event is spoiled. @param tell tells of the same pile again */
  hand(cards: unknown, tell: Tell): unknown {
    if (!Array.isArray(cards) || Object.isFrozen(cards)) return cards;
    if (this.ofEarlierEvents.has(cards)) return cards.map(() => this.hidden);
    this.ofEvent.push({ cards, copy: cards.slice(), tell });
    return cards;
  }

  /** Ends an event: shows what was changed after it was handed over, and spoils all. */
  end(refresh: () => void): void {
    const changed = this.ofEvent.filter(({ cards, copy }) => !isSame(cards, copy));
    for (const { cards, tell } of changed) tell(cards.slice());
    if (changed.length > 0) refresh();
    for (const { cards } of this.ofEvent) {
      cards.fill(this.hidden);
      this.ofEarlierEvents.add(cards);
    }
    this.ofEvent = [];
  }
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((card, index) => card === other[index]);
