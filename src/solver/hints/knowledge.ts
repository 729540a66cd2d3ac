/**
 * A player's knowledge of a game: the cards visible now and the cards seen earlier in the same deal, even after moves
 * that were undone. The knowledge is updated with one layout after another and uses only the visible cards in each
 * layout.
 */
import type { Card } from '../../core/card.js';
import { DECK_SIZE, HIDDEN } from '../../core/card.js';
import { checkGiven } from '../../core/given.js';
import type { Pile } from '../../core/pile.js';
import { shownCards } from '../../core/pile.js';
import type { Random } from '../../core/random.js';
import { checkPosition } from '../../games/klondike/model/check-rules.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { checkPiles, draftOf, foundationsOf, tableauOf } from '../../games/klondike/model/layout.js';
import { play, stockAndWaste } from '../../games/klondike/model/play.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { PILES, TABLEAU } from '../../games/klondike/words/piles.js';
import { rowOf } from '../stock-reach.js';

/** A player's knowledge, gained from the open cards alone. Create it with `firstLook`. */
export interface Knowledge {
  readonly rules: Rules;
  /** The current layout, with `HIDDEN` for each unseen card. */
  readonly layout: Layout;
  /** The stock and waste in one row, as they were at the first look. Cards played since then keep their places. */
  readonly row: readonly Card[];
  /** For each tableau pile, leftmost first: the cards that were face down at first, bottom to top. */
  readonly piles: readonly (readonly Card[])[];
}

/** @throws RangeError or TypeError unless `firstLook` or `nextLook` could have returned this value */
export function checkKnowledge(known: unknown): asserts known is Knowledge {
  checkGiven('knowledge', known, 'an object');
  const { rules, layout, row, piles } = known as Knowledge;
  checkPosition(rules, layout);
  checkGiven('knowledge.row', row, 'an array');
  checkGiven('knowledge.piles', piles, 'an array');
}

/**
 * The player's knowledge when a game starts, or when the player joins it.
 * @throws RangeError or TypeError unless these are rules and a layout
 */
export function firstLook(rules: Rules, layout: Layout): Knowledge {
  checkPosition(rules, layout);
  const seen = asSeen(rules, layout);
  const piles = tableauOf(seen).map(({ cards, faceDown }) => cards.slice(0, faceDown));
  return { rules, layout: seen, row: rowOf(seen), piles };
}

/**
 * The player's knowledge after one more event, which may be an undo or a redo. A layout of another deal starts a new
 * game. Pass every layout of the game in order, or some cards stay unknown.
 * @throws RangeError or TypeError unless these are knowledge and a layout
 */
export function nextLook(known: Knowledge, layout: Layout): Knowledge {
  checkKnowledge(known);
  checkPiles(layout);
  const { rules } = known;
  const seen = asSeen(rules, layout);
  const shown = cardsShown(seen);
  const row = rowAfter(known, seen, shown) ?? rowOf(seen);
  const piles = pilesAfter(known, seen);
  if (piles === undefined) return firstLook(rules, layout);
  const next = draftOf(seen);
  TABLEAU.forEach((id, index) => {
    const { cards, faceDown } = seen[id];
    const below = (piles[index] ?? []).slice(0, faceDown).map((card) => (shown.has(card) ? HIDDEN : card));
    next[id] = { cards: [...below, ...cards.slice(faceDown)], faceDown };
  });
  const left = row.filter((card) => !shown.has(card));
  return { rules, row, piles, layout: { ...next, ...splitRow(rules, left, seen.waste.cards.length) } };
}

/**
 * The player's knowledge after all these layouts, first to last. @throws RangeError for an empty list; TypeError if it
 * is not an array
 */
export function knowledgeOf(rules: Rules, layouts: readonly Layout[]): Knowledge {
  checkGiven('layouts', layouts, 'an array');
  const [first, ...others] = layouts;
  if (first === undefined) throw new RangeError('expected at least one layout of the game');
  return others.reduce(nextLook, firstLook(rules, first));
}

/** The open cards on the tableau and the foundations. */
const cardsShown = (seen: Layout): ReadonlySet<Card> =>
  new Set(
    [...foundationsOf(seen), ...tableauOf(seen)]
      .flatMap(({ cards }) => cards)
      .filter((card) => card !== HIDDEN),
  );

/** The row after the visible cards are added to it; undefined if the row can't have led to this layout. */
function rowAfter(known: Knowledge, seen: Layout, shown: ReadonlySet<Card>): Card[] | undefined {
  const row = known.row.slice();
  const left = [...row.keys()].filter((place) => !shown.has(row[place] ?? HIDDEN));
  const now = rowOf(seen);
  if (now.length !== left.length) return undefined;
  for (const [at, place] of left.entries()) {
    const card = now[at] ?? HIDDEN;
    if (card === HIDDEN) continue;
    if (row[place] !== HIDDEN && row[place] !== card) return undefined;
    row[place] = card;
  }
  return row;
}

/**
 * The piles after the cards that were turned up are added to them; undefined if more cards are face down than at first.
 */
function pilesAfter({ layout, piles }: Knowledge, seen: Layout): Card[][] | undefined {
  const before = tableauOf(layout);
  const after = piles.map((cards) => cards.slice());
  for (const [index, { cards, faceDown }] of tableauOf(seen).entries()) {
    const pile = after[index] ?? [];
    if (faceDown > pile.length) return undefined;
    if (before[index]?.faceDown === faceDown + 1) pile[faceDown] = cards[faceDown] ?? HIDDEN;
  }
  return after;
}

/** The number of waste cards that a view shows. */
const WASTE_SHOWN = 3;

/**
 * A layout as its player sees it, with `HIDDEN` for face-down cards and for cards too deep in the waste. All cards on
 * the foundations are known, because each was face up before.
 */
export function asSeen(rules: Rules, layout: Layout): Layout {
  const seen = draftOf(layout);
  for (const id of TABLEAU) seen[id] = { ...layout[id], cards: shownCards(layout[id]) };
  return { ...seen, ...splitRow(rules, visibleRow(rules, layout), layout.waste.cards.length) };
}

/** Splits a row into stock and waste. @param inWaste the number of cards in the waste */
const splitRow = (
  rules: Rules,
  row: readonly Card[],
  inWaste: number,
): { readonly stock: Pile; readonly waste: Pile } =>
  stockAndWaste(rules, row.slice(inWaste).reverse(), row.slice(0, inWaste));

const visibleRow = (rules: Rules, layout: Layout): Card[] =>
  rowOf(layout).map((card, at) => (isSeen(rules, layout, at) ? card : HIDDEN));

/** Does the player see the card at this place in the row? */
export function isSeen({ inPlay }: Rules, { waste }: Layout, at: number): boolean {
  const inWaste = waste.cards.length;
  if (inPlay === 'stock') return at === inWaste;
  return at < inWaste && at >= inWaste - WASTE_SHOWN;
}

/** How many clicks reveal an unseen stock card; 0 if clicks reveal no unseen card. */
export function clicksToUnseen(rules: Rules, layout: Layout): number {
  let now = layout;
  const row = rowOf(layout);
  if (!row.includes(HIDDEN)) return 0;
  for (let clicks = 1; clicks <= 2 * row.length + 2; clicks++) {
    const outcome = play(rules, now, 'stock');
    if (!outcome.ok) return 0;
    now = outcome.next;
    if (rowOf(now).some((card, at) => card === HIDDEN && isSeen(rules, now, at))) return clicks;
  }
  return 0;
}

/** The cards of the deck that the layout doesn't show. */
export function unseenIn(layout: Layout): Card[] {
  const seen = new Set(PILES.flatMap((id) => layout[id].cards));
  return Array.from({ length: DECK_SIZE }, (_, card) => card as Card).filter((card) => !seen.has(card));
}

/** The layout with hidden cards replaced by these cards, in order. */
export function filledWith(layout: Layout, cards: readonly Card[]): Layout {
  const filled = draftOf(layout);
  let next = 0;
  for (const id of PILES) {
    if (!layout[id].cards.includes(HIDDEN)) continue;
    const known: Pile = layout[id];
    filled[id] = {
      ...known,
      cards: known.cards.map((card) => (card === HIDDEN ? (cards[next++] ?? card) : card)),
    };
  }
  return filled;
}

/** A random number generator for shuffling; the same seed gives the same numbers (mulberry32 by T. Ettinger). */
export function numbersFrom(seed: number): Random {
  let state = seed | 0;
  return {
    nextInt(bound) {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
    },
  };
}
