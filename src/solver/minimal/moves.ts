/** The steps of a shortest line: a card, with all cards on it, and where it goes; draws before it are implied. */

/** Where a card goes that goes to no card, with numbers behind those of cards: to its foundation, or an empty pile. */
export const UPWARDS = 52;
export const TO_EMPTY = 53;

/** A bit behind card and target. Set where the card makes way for its bearer, which goes up at once. */
export const LADDER = 1 << 12;

/** A card, 0 to 51, with all cards on it, goes to a card, 0 to 51, or to `UPWARDS` or `TO_EMPTY`. */
export const stepTo = (card: number, to: number): number => card | (to << 6);
export const cardIn = (step: number): number => step & 63;
export const targetIn = (step: number): number => (step >> 6) & 63;
