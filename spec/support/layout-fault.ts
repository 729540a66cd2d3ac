/** Checks the invariants of a layout in play, whatever the moves were. */
import type { PileId } from '../../src/games/klondike/words/piles.js';
import type { Layout } from '../../src/games/klondike/model/layout.js';
import { PILES } from '../../src/games/klondike/words/piles.js';

/**
 * The first fault, such as a lost or repeated card, a wrongly turned pile or a foundation out of order. Undefined if
 * the layout is valid.
 */
export const layoutFault = (layout: Layout): string | undefined =>
  lostCard(layout) ??
  PILES.map((id) => turnedWrongly(layout, id)).find(isFault) ??
  PILES.map((id) => outOfOrder(layout, id)).find(isFault);

const isFault = (fault: string | undefined): fault is string => fault !== undefined;

function lostCard(layout: Layout): string | undefined {
  const times = new Array<number>(52).fill(0);
  for (const card of PILES.flatMap((id) => layout[id].cards)) times[card] = (times[card] ?? 0) + 1;
  const card = times.findIndex((count) => count !== 1);
  return card < 0 && times.length === 52 ? undefined : `card ${card} is there ${times[card] ?? 0} times`;
}

function turnedWrongly(layout: Layout, id: PileId): string | undefined {
  const { cards, faceDown } = layout[id];
  const most = id === 'stock' ? cards.length : id.startsWith('t') ? Math.max(0, cards.length - 1) : 0;
  const least = id === 'stock' ? cards.length : 0;
  const sound = Number.isInteger(faceDown) && faceDown >= least && faceDown <= most;
  return sound ? undefined : `${id} has ${faceDown} of its ${cards.length} cards face down`;
}

function outOfOrder(layout: Layout, id: PileId): string | undefined {
  if (!id.startsWith('f')) return undefined;
  const { cards } = layout[id];
  const sound = cards.every((card, index) => card === (cards[0] ?? 0) + index && card % 13 === index);
  return sound ? undefined : `${id} holds ${cards.join(' ')}`;
}
