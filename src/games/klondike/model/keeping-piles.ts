/** The piles of a layout that were there before. */
import type { Pile } from '../../../core/pile.js';
import { PILES } from '../words/piles.js';
import type { Layout } from './layout.js';
import { draftOf } from './layout.js';

/** `next`, but each pile that has not changed is the same object as in `before`. */
export function keepingPiles(before: Layout, next: Layout): Layout {
  const kept = draftOf(next);
  for (const id of PILES) if (isSame(before[id], next[id])) kept[id] = before[id];
  return kept;
}

const isSame = (one: Pile, other: Pile): boolean =>
  one.faceDown === other.faceDown &&
  one.cards.length === other.cards.length &&
  one.cards.every((card, index) => card === other.cards[index]);
