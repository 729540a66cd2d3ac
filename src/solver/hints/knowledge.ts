/**
 * What a player knows of a game: the cards seen now, and those seen earlier in the same deal, also in moves since
 * undone. It is built from one layout after the other, of which it takes only what is seen.
 */
import type { Card } from '../../core/card.js';
import { HIDDEN } from '../../core/card.js';
import { checkGiven } from '../../core/given.js';
import { checkPosition } from '../../games/klondike/model/check-rules.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { checkPiles, draftOf, foundationsOf, tableauOf } from '../../games/klondike/model/layout.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { TABLEAU } from '../../games/klondike/words/piles.js';
import { rowOf } from '../stock-reach.js';
import { asSeen, withRow } from './as-seen.js';

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
