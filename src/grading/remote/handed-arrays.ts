/**
 * Keeps the arrays that a program has passed to its view, and reveals when the program reuses one. A view may keep the
 * array itself instead of a copy, and would then show the wrong cards.
 */

interface HandedArray {
  readonly cards: unknown[];
  readonly copy: readonly unknown[];
  readonly tell: (cards: readonly unknown[]) => void;
}

export class HandedArrays {
  private readonly ofEarlierEvents = new WeakSet<object>();
  private ofEvent: HandedArray[] = [];

  /** @param hidden the program's own value for a face-down card */
  constructor(private readonly hidden: unknown) {}

  /**
   * The cards to show. An array from an earlier event shows hidden cards.
   * @param tell shows other cards for the same pile
   */
  hand(cards: unknown, tell: HandedArray['tell']): unknown {
    if (!Array.isArray(cards) || Object.isFrozen(cards)) return cards;
    if (this.ofEarlierEvents.has(cards)) return cards.map(() => this.hidden);
    this.ofEvent.push({ cards, copy: cards.slice(), tell });
    return cards;
  }

  /** Ends an event. Shows again the arrays that the program has changed, then fills all arrays with hidden cards. */
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
