/**
 * The places of all cards. A layout is a value, so a move makes a new layout, which shares the unchanged piles with
 * the old one.
 */
import { checkGiven } from '../../../core/given.js';
import type { Pile } from '../../../core/pile.js';
import { EMPTY } from '../../../core/pile.js';
import type { PileId } from '../words/piles.js';
import { PILES } from '../words/piles.js';

/** The places of all cards, with each pile by its name. */
export interface Layout extends Readonly<Record<PileId, Pile>> {
  /** How many times the waste has been turned over since the deal. */
  readonly redeals: number;
}

/**
 * A table without cards, from which games start. Neither the layout nor its piles are frozen, because moves on frozen
 * arrays take JavaScript engines 50 % longer.
 */
export const BARE_LAYOUT: Layout = {
  stock: EMPTY,
  waste: EMPTY,
  f1: EMPTY,
  f2: EMPTY,
  f3: EMPTY,
  f4: EMPTY,
  t1: EMPTY,
  t2: EMPTY,
  t3: EMPTY,
  t4: EMPTY,
  t5: EMPTY,
  t6: EMPTY,
  t7: EMPTY,
  redeals: 0,
};

/** A table without cards. */
export const EMPTY_LAYOUT: Layout = /* @__PURE__ */ emptyLayout();

function emptyLayout(): Layout {
  const copy = copyOf(BARE_LAYOUT);
  for (const id of PILES) Object.freeze(Object.freeze(copy[id]).cards);
  return Object.freeze(copy);
}

/** The pile with this name. Undefined for any other value, which a program in JavaScript may pass. */
export function pileIn(layout: Layout, name: unknown): Pile | undefined {
  const pile = layout[name as PileId] as Partial<Pile> | undefined;
  return pile?.cards === undefined ? undefined : (pile as Pile);
}

/** @throws TypeError unless this is a layout: each pile has its cards */
export function checkPiles(layout: unknown): asserts layout is Layout {
  checkGiven('layout', layout, 'an object');
  for (const id of PILES) checkGiven(`layout.${id}.cards`, pileIn(layout as Layout, id)?.cards, 'an array');
}

/** Leftmost first. Reading piles by name is several times as fast as a loop over their ids. */
export const foundationsOf = ({ f1, f2, f3, f4 }: Layout): readonly Pile[] => [f1, f2, f3, f4];

/** Leftmost first. */
export function tableauOf({ t1, t2, t3, t4, t5, t6, t7 }: Layout): readonly Pile[] {
  return [t1, t2, t3, t4, t5, t6, t7];
}

/** Is any card in the tableau face down? */
export const isAnyFaceDown = (layout: Layout): boolean =>
  tableauOf(layout).some(({ faceDown }) => faceDown > 0);

/** A layout that is about to change. */
export type Draft = { -readonly [Part in keyof Layout]: Layout[Part] };

/**
 * A copy that the caller may change. It names every part, because engines copy an object literal with all names five
 * times as fast as a spread, if the layouts were created in different ways.
 */
export function draftOf(layout: Layout): Draft {
  return {
    stock: layout.stock,
    waste: layout.waste,
    f1: layout.f1,
    f2: layout.f2,
    f3: layout.f3,
    f4: layout.f4,
    t1: layout.t1,
    t2: layout.t2,
    t3: layout.t3,
    t4: layout.t4,
    t5: layout.t5,
    t6: layout.t6,
    t7: layout.t7,
    redeals: layout.redeals,
  };
}

/**
 * A deep copy for code outside the package. It is not frozen, because moves on frozen arrays are several times slower.
 */
export function copyOf(layout: Layout): Layout {
  const copy = draftOf(layout);
  for (const id of PILES) {
    const { cards, faceDown } = layout[id];
    copy[id] = { cards: cards.slice(), faceDown };
  }
  return copy;
}

/** `next`, with each unchanged pile replaced by the same object as in `before`. */
export function keepingPiles(before: Layout, next: Layout): Layout {
  const kept = draftOf(next);
  for (const id of PILES) if (isSame(before[id], next[id])) kept[id] = before[id];
  return kept;
}

const isSame = (one: Pile, other: Pile): boolean =>
  one.faceDown === other.faceDown &&
  one.cards.length === other.cards.length &&
  one.cards.every((card, index) => card === other.cards[index]);
