/** The visible state of a view after a refresh, as data. */
import type { Card } from '../../../core/card.js';
import { HIDDEN } from '../../../core/card.js';
import { checkGiven } from '../../../core/given.js';
import type { PileId } from '../words/piles.js';
import { FOUNDATIONS, TABLEAU, checkPile, pileIndex, isFoundation } from '../words/piles.js';

/** The visible table: everything that a view got before its last refresh. */
export interface Frame {
  readonly stockEmpty: boolean;
  /** At most three cards, bottom to top like all piles of a frame. */
  readonly waste: readonly Card[];
  /** Leftmost first; at most two cards in each. */
  readonly foundations: readonly (readonly Card[])[];
  /** Leftmost first; `HIDDEN` for each face-down card. */
  readonly tableau: readonly (readonly Card[])[];
  /**
   * The cards of a stock in play, with the top card face up and the rest face down below it. Absent if the stock lies
   * face down. Frames of a `KlondikeView` never have it, because there the pile in play is the waste.
   */
  readonly stock?: readonly Card[];
  readonly moves: number;
  readonly won: boolean;
}

const NONE: readonly Card[] = /* @__PURE__ */ Object.freeze([]);

/** The initial frame of a view. */
export const EMPTY_FRAME: Frame = /* @__PURE__ */ Object.freeze({
  stockEmpty: true,
  waste: NONE,
  foundations: /* @__PURE__ */ Object.freeze([NONE, NONE, NONE, NONE]),
  tableau: /* @__PURE__ */ Object.freeze([NONE, NONE, NONE, NONE, NONE, NONE, NONE]),
  moves: 0,
  won: false,
});

/** A pile whose cards a `KlondikeView` shows, which is any pile except the stock. */
export type ShownPile = Exclude<PileId, 'stock'>;

/** The waste, the foundations and the tableau, whose cards a `KlondikeView` shows. `PILES` also has the stock. */
export const SHOWN_PILES: readonly ShownPile[] = /* @__PURE__ */ Object.freeze([
  'waste',
  ...FOUNDATIONS,
  ...TABLEAU,
] as const);

/** @throws TypeError unless this is a frame: each pile is an array */
export function checkFrame(frame: unknown): asserts frame is Frame {
  checkGiven('frame', frame, 'an object');
  const { waste, foundations, tableau } = frame as Frame;
  for (const [name, piles] of Object.entries({ foundations, tableau })) {
    checkGiven(`frame.${name}`, piles, 'an array');
    for (const [index, pile] of piles.entries()) checkGiven(`frame.${name}[${index}]`, pile, 'an array');
  }
  checkGiven('frame.waste', waste, 'an array');
}

const ONE_BACK: readonly Card[] = /* @__PURE__ */ Object.freeze([HIDDEN]);

/**
 * The cards of a pile that a frame shows, bottom to top, `HIDDEN` for each face-down card. A face-down stock shows one
 * back, or no card if it is empty.
 * @throws TypeError or RangeError unless they are a frame and a pile
 */
export function cardsShown(frame: Frame, pile: PileId): readonly Card[] {
  const cards = typeof pile === 'string' ? cardsIn(frame, pile) : undefined;
  if (cards !== undefined) return cards;
  checkFrame(frame);
  checkPile('pile', pile);
  if (pile === 'stock') return frame.stock ?? (frame.stockEmpty ? NONE : ONE_BACK);
  return NONE;
}

/** Undefined for the stock, and for anything that isn't a pile. */
function cardsIn(frame: Partial<Frame> | undefined, pile: PileId): readonly Card[] | undefined {
  if (pile === 'stock') return undefined;
  if (pile === 'waste') return frame?.waste;
  return isFoundation(pile) ? frame?.foundations?.[pileIndex(pile)] : frame?.tableau?.[TABLEAU.indexOf(pile)];
}
