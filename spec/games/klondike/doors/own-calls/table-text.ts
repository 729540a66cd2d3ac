/** A table as text in one form for every door. Only tableau piles show which cards lie face down. */
import { printCard } from '../../../../../src/core/card.js';
import type { Layout } from '../../../../../src/games/klondike/model/layout.js';
import type { PileId } from '../../../../../src/games/klondike/words/piles.js';
import { PILES } from '../../../../../src/games/klondike/words/piles.js';

export interface PileWords {
  readonly words: readonly string[];
  /** The number of face-down cards. */
  readonly faceDown: number;
}

/** One line per pile: `t3: 3c 7h | 6s 5d`. */
export const tableText = (pileOf: (id: PileId) => PileWords): string =>
  PILES.map((id) => `${id}: ${pileText(id, pileOf(id))}`).join('\n');

export const layoutText = (layout: Layout): string =>
  tableText((id) => ({ words: layout[id].cards.map(printCard), faceDown: layout[id].faceDown }));

function pileText(id: PileId, { words, faceDown }: PileWords): string {
  if (!id.startsWith('t')) return words.join(' ');
  return `${words.slice(0, faceDown).join(' ')} | ${words.slice(faceDown).join(' ')}`;
}
