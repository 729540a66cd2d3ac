/** The steps of a shortest line: a card, with all cards on it, and where it goes; draws before it are implied. */

/** Where a card goes that goes to no card. */
export const UPWARDS = 52;
export const TO_EMPTY = 53;

/** Set where the card makes way for its bearer, which goes up at once. */
export const LADDER = 1 << 12;

export const stepTo = (card: number, to: number): number => card | (to << 6);
export const cardIn = (step: number): number => step & 63;
export const targetIn = (step: number): number => (step >> 6) & 63;
