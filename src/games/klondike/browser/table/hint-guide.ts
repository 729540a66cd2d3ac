/** What the guide shows of the move of a hint: its cards glide to their target, with the reason next to them. */
import { HIDDEN } from '../../../../core/card.js';
import type { Ghost, GuidedHint } from '../../../../browser/guide/guide.js';
import { make } from '../../../../browser/dom.js';
import type { Box } from '../../../../browser/cards/space.js';
import { cardsShown } from '../../contract/frame.js';
import type { HintMarks } from '../../views/hints.js';
import type { ShownHint } from '../../views/table-assistance.js';
import type { PileId } from '../../words/piles.js';
import { PILES } from '../../words/piles.js';
import { pileBox } from './areas.js';
import { cardPoints } from './geometry.js';
import type { Table } from './table.js';

/** @param again says how to play the move @param isMoving do cards move visibly? */
export function guidedMove(
  table: Table,
  { marks, reason, told }: ShownHint,
  { again, isMoving }: { readonly again: string; readonly isMoving: boolean },
): GuidedHint {
  const { pile, count, to } = marks;
  return {
    ghosts: isMoving ? ghostsOf(table, marks) : [],
    // Without the ghost, only words say where the cards go.
    sentence: isMoving ? reason : told,
    again,
    marked: [...(to === undefined ? [] : [topBox(table, to)]), topBox(table, pile, count)],
    others: PILES.map((one) => pileBox(table.geometry, one, table.topNodes(one, 1)[0]?.restsAt)),
  };
}

/** The box of the top cards of a pile, or of its place. */
function topBox(table: Table, pile: PileId, count = 1): Box {
  const { geometry } = table;
  const nodes = table.topNodes(pile, count);
  const { x, y } = nodes[0]?.restsAt ?? geometry.places[pile];
  const last = nodes.at(-1)?.restsAt ?? { x, y };
  return { x, y, width: last.x - x + geometry.card.width, height: last.y - y + geometry.card.height };
}

/** Copies of the cards that the move carries. A draw carries a face-down card. */
function ghostsOf(table: Table, { pile, count = 0, to }: HintMarks): Ghost[] {
  const { geometry, shownFrame: frame } = table;
  const { stock, waste } = geometry.places;
  if (to === undefined) {
    const isDraw = pile === 'stock' && !frame.stockEmpty && frame.stock === undefined;
    return isDraw ? [{ face: backFace(), from: stock, to: waste }] : [];
  }
  const nodes = table.topNodes(pile, count);
  const cards = [...cardsShown(frame, to), ...nodes.map(({ card }) => card)];
  const points = cardPoints(geometry, to, cards).slice(-nodes.length);
  return nodes.flatMap(({ card, element, restsAt }, index) => {
    const face = element.firstElementChild;
    if (card === HIDDEN || face === null) return [];
    return [
      { face: face.cloneNode(true) as Element, from: restsAt, to: points[index] ?? geometry.places[to] },
    ];
  });
}

const backFace = (): HTMLElement => make('div', { class: 'back' }, make('div', { class: 'face' }));
