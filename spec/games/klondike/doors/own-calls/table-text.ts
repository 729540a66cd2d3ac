/** A table in words, the same whatever the door: of the tableau alone it is told what lies face down. */
import { printCard } from '../../../../../src/core/card.js';
import type { Layout } from '../../../../../src/games/klondike/model/layout.js';
import type { PileId } from '../../../../../src/games/klondike/words/piles.js';
import { PILES } from '../../../../../src/games/klondike/words/piles.js';

export interface PileWords {
  readonly words: readonly string[];
  /** How many of them lie face down. */
  readonly faceDown: number;
}

/** A line a pile, `t3: 3c 7h | 6s 5d`. */
export const tableText = (pileOf: (id: PileId) => PileWords): string =>
  PILES.map((id) => `${id}: ${pileText(id, pileOf(id))}`).join('\n');

export const layoutText = (layout: Layout): string =>
  tableText((id) => ({ words: layout[id].cards.map(printCard), faceDown: layout[id].faceDown }));

function pileText(id: PileId, { words, faceDown }: PileWords): string {
  if (!id.startsWith('t')) return words.join(' ');
  return `${words.slice(0, faceDown).join(' ')} | ${words.slice(faceDown).join(' ')}`;
}
