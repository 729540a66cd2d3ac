/**
 * What a player knows of a game: the cards seen now, and those seen earlier in the same deal, also in moves since
 * undone. It is built from one layout after the other, of which it takes only what is seen.
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

/** What somebody knows of a game who has seen only what lay open. Made by `firstLook`. */
export interface Knowledge {
  readonly rules: Rules;
  /** Where all cards lie now; `HIDDEN` for each that was never seen. */
  readonly layout: Layout;
  /** Stock and waste as they were first met, in one row: the cards played since keep their places in it. */
  readonly row: readonly Card[];
  /** Of each tableau pile, leftmost first, the cards that were face down at first, bottom to top. */
  readonly piles: readonly (readonly Card[])[];
}

/** @throws RangeError or TypeError unless `firstLook` or `nextLook` may have returned this */
export function checkKnowledge(known: unknown): asserts known is Knowledge {
  checkGiven('knowledge', known, 'an object');
  const { rules, layout, row, piles } = known as Knowledge;
  checkPosition(rules, layout);
  checkGiven('knowledge.row', row, 'an array');
  checkGiven('knowledge.piles', piles, 'an array');
}

/** What is known at the start of a game, or wherever a player joins it. @throws RangeError or TypeError unless these are rules and a layout */
export function firstLook(rules: Rules, layout: Layout): Knowledge {
  checkPosition(rules, layout);
  const seen = asSeen(rules, layout);
  const piles = tableauOf(seen).map(({ cards, faceDown }) => cards.slice(0, faceDown));
  return { rules, layout: seen, row: rowOf(seen), piles };
}

/**
 * What is known after one event more, undo and redo included. A layout of another deal begins a new game.
 * Each layout of the game must be given, in turn: what is played unseen is not known.
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
  return { rules, row, piles, layout: { ...next, ...withRow(rules, left, seen.waste.cards.length) } };
}

/** What is known after all these layouts, the first one first. @throws RangeError if there is none; TypeError unless it is an array */
export function knowledgeOf(rules: Rules, layouts: readonly Layout[]): Knowledge {
  checkGiven('layouts', layouts, 'an array');
  const [first, ...others] = layouts;
  if (first === undefined) throw new RangeError('nothing is known of a game without a layout');
  return others.reduce(nextLook, firstLook(rules, first));
}

/** The cards that lie open on tableau and foundations. */
const cardsShown = (seen: Layout): ReadonlySet<Card> =>
  new Set(
    [...foundationsOf(seen), ...tableauOf(seen)]
      .flatMap(({ cards }) => cards)
      .filter((card) => card !== HIDDEN),
  );

/** The row with the cards seen now; undefined if it cannot have become what is seen. */
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

/** The piles with the cards turned up now; undefined if more lie face down than did at first. */
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

/** A view shows the top three cards of the waste. */
const WASTE_SHOWN = 3;

/**
 * A layout as its player sees it: `HIDDEN` for each card that shows its back or lies too deep in the waste. The
 * foundations are seen as a whole, for every card in them lay face up before.
 */
export function asSeen(rules: Rules, layout: Layout): Layout {
  const seen = draftOf(layout);
  for (const id of TABLEAU) seen[id] = { ...layout[id], cards: shownCards(layout[id]) };
  return { ...seen, ...withRow(rules, rowSeen(rules, layout), layout.waste.cards.length) };
}

/** Stock and waste of a row, so many of whose cards lie in the waste. */
const withRow = (
  rules: Rules,
  row: readonly Card[],
  inWaste: number,
): { readonly stock: Pile; readonly waste: Pile } =>
  stockAndWaste(rules, row.slice(inWaste).reverse(), row.slice(0, inWaste));

const rowSeen = (rules: Rules, layout: Layout): Card[] =>
  rowOf(layout).map((card, at) => (isSeen(rules, layout, at) ? card : HIDDEN));

/** Does the player see the card at this place of the row? */
export function isSeen({ inPlay }: Rules, { waste }: Layout, at: number): boolean {
  const inWaste = waste.cards.length;
  if (inPlay === 'stock') return at === inWaste;
  return at < inWaste && at >= inWaste - WASTE_SHOWN;
}

/** How many clicks show a card of the stock that was never seen; 0 if none do. */
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

/** The cards of the whole deck that the layout does not show. */
export function unseenIn(layout: Layout): Card[] {
  const seen = new Set(PILES.flatMap((id) => layout[id].cards));
  return Array.from({ length: DECK_SIZE }, (_, card) => card as Card).filter((card) => !seen.has(card));
}

/** The layout with these cards, one after the other, in the places of hidden ones. */
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

/** The same numbers, for the same seed, to shuffle with (mulberry32 by T. Ettinger). */
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
