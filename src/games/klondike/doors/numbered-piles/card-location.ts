/**
 * The card that a player chooses to move, together with all cards on it: the number of its pile and its index
 * there.
 */
export class CardLocation {
  constructor(
    private readonly pile: number,
    private readonly index: number,
  ) {}

  /** 0 for the main deck, 1 to 7 for working piles, 8 to 11 for finished piles. */
  getPile(): number {
    return this.pile;
  }

  /** From 0, the bottom card. */
  getIndex(): number {
    return this.index;
  }
}
