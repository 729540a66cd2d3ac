/**
 * Fits a tableau pile into the rows that are available. If the pile is too tall, one row with their number
 * replaces its face-down cards, and gaps replace parts of its run of face-up cards.
 */
import type { Card } from '../../../../core/card.js';
import { faceUpCards } from '../../views/player.js';

/**
 * `depth` counts cards from the top card, which is 1. Rows of backs have the depth of their top card, gaps
 * that of their deepest card.
 */
export type FoldRow =
  | { readonly row: 'card'; readonly card: Card; readonly depth: number }
  | { readonly row: 'backs' | 'gap'; readonly count: number; readonly depth: number };

/** The fewest rows in which a pile can be shown: its backs, its base, the cursor, its top, and two gaps. */
export const FEWEST_ROWS = 6;

/**
 * The rows from the bottom card to the top. The card at depth `focus`, the one beneath it and the top card
 * are the last to be left out.
 */
export function fold(cards: readonly Card[], rows: number, focus: number): FoldRow[] {
  if (cards.length <= rows) return cards.map((card, index) => cardRow(card, cards.length - index));
  const run = faceUpCards(cards);
  const buried = cards.length - run;
  const backs: FoldRow[] = buried === 0 ? [] : [{ row: 'backs', count: buried, depth: run + 1 }];
  return [...backs, ...foldRun(cards.slice(buried), rows - backs.length, focus)];
}

const cardRow = (card: Card, depth: number): FoldRow => ({ row: 'card', card, depth });

function foldRun(run: readonly Card[], rows: number, focus: number): FoldRow[] {
  const kept = keptDepths(run.length, rows, focus);
  const folded: FoldRow[] = [];
  let above = run.length + 1;
  for (const depth of kept) {
    const skipped = above - depth - 1;
    if (skipped > 0) folded.push({ row: 'gap', count: skipped, depth: above - 1 });
    const card = run[run.length - depth];
    if (card !== undefined) folded.push(cardRow(card, depth));
    above = depth;
  }
  return folded;
}

/** The depths of the cards that are shown, deepest first. */
function keptDepths(length: number, rows: number, focus: number): number[] {
  const wanted = [1, Math.min(focus, length), length, Math.min(focus + 1, length)];
  let kept: number[] = [];
  for (const depth of [...wanted, ...Array.from({ length }, (_, index) => index + 1)]) {
    const more = [...new Set([...kept, depth])].sort((one, other) => other - one);
    if (rowsFor(more, length) <= rows) kept = more;
  }
  return kept;
}

/** The rows that these cards need: one a card, and one for each gap. */
function rowsFor(depths: readonly number[], length: number): number {
  const gaps = depths.filter((depth, index) => (depths[index - 1] ?? length + 1) - depth > 1);
  return depths.length + gaps.length;
}
