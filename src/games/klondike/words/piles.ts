/** The piles of a Klondike table, by their names in texts. The model and the views share only these. */
import type { Brand, Suit } from '../../../core/card.js';
import { checkGiven, valueText } from '../../../core/given.js';

/** Leftmost first. Neither this nor `TABLEAU` is frozen, because `legalMoves` would take 10 % longer. */
export const FOUNDATIONS = ['f1', 'f2', 'f3', 'f4'] as const;

/** Leftmost first. */
export const TABLEAU = ['t1', 't2', 't3', 't4', 't5', 't6', 't7'] as const;

/** All piles: the stock, the waste, the foundations, the tableau. */
export const PILES = /* @__PURE__ */ Object.freeze(['stock', 'waste', ...FOUNDATIONS, ...TABLEAU] as const);

/** `f1` to `f4`. */
export type FoundationId = (typeof FOUNDATIONS)[number];

/** `t1` to `t7`. */
export type TableauId = (typeof TABLEAU)[number];

/** The name of any pile. */
export type PileId = (typeof PILES)[number];

/**
 * The number of a foundation in calls, from 0 (leftmost) to 3. The compiler doesn't accept a plain number, so write
 * `FOUNDATION_1`, `asFoundation(n)` or `indexOf('f1')`.
 */
export type FoundationIndex = Brand<'foundation'>;

/**
 * The number of a tableau pile in calls, from 0 (leftmost) to 6. The compiler doesn't accept a plain number, so write
 * `TABLEAU_1`, `asTableau(n)` or `indexOf('t1')`.
 */
export type TableauIndex = Brand<'tableau'>;

type IndexOf<Id> = Id extends TableauId ? TableauIndex : FoundationIndex;

/** The number of a pile in calls: 2 for `t3`. @throws RangeError for the stock and the waste, which have no number */
export function pileIndex<Id extends FoundationId | TableauId>(pile: Id): IndexOf<Id> {
  const index = Math.max(FOUNDATIONS.indexOf(pile as FoundationId), TABLEAU.indexOf(pile as TableauId));
  if (index >= 0) return index as IndexOf<Id>;
  throw new RangeError(`${valueText(pile)} has no number; only f1 to f4 and t1 to t7 have one.`);
}

/** @throws RangeError unless it is the name of a pile; TypeError unless it is a string */
export function checkPile(name: string, pile: unknown): asserts pile is PileId {
  checkGiven(name, pile, 'a string');
  if (!PILES.includes(pile as PileId))
    throw new RangeError(`${name} is a pile: ${PILES.join(', ')}; not ${valueText(pile)}`);
}

/** The numbers of all foundations in calls, leftmost first. */
export const FOUNDATION_INDEXES: readonly FoundationIndex[] = /* @__PURE__ */ FOUNDATIONS.map((id) =>
  pileIndex(id),
);

/** The numbers of all tableau piles in calls, leftmost first. */
export const TABLEAU_INDEXES: readonly TableauIndex[] = /* @__PURE__ */ TABLEAU.map((id) => pileIndex(id));

export const isFoundation = (id: PileId): id is FoundationId => id.charCodeAt(0) === F;

export const isTableau = (id: PileId): id is TableauId => id.charCodeAt(0) === T;

const F = 'f'.charCodeAt(0);
const T = 't'.charCodeAt(0);

/** The suits of the four foundations, leftmost first. With `any suit`, any ace may go to any empty foundation. */
export type FoundationSuits = 'any suit' | readonly [Suit, Suit, Suit, Suit];

/**
 * The only suit that the pile takes; undefined if it takes any suit or isn't a foundation. Without `suits`,
 * foundations take any suit.
 */
export const suitOfPile = (suits: FoundationSuits | undefined, pile: PileId): Suit | undefined =>
  suits === 'any suit' ? undefined : suits?.[FOUNDATIONS.indexOf(pile as FoundationId)];

/** The cards to lift, which are the top `count` of a pile. */
export interface CardSource {
  readonly from: PileId;
  readonly count: number;
}

/** The top `count` cards of one pile, moved to another. */
export interface CardMove extends CardSource {
  readonly to: PileId;
}
