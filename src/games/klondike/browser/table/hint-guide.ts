/** Shows the move of a hint on the table: its cards glide to their target, with the reason next to them. */
import { HIDDEN } from '../../../../core/card.js';
import type { Ghost, Guide, GuidedHint } from '../../../../browser/guide/guide.js';
import { make } from '../../../../browser/dom.js';
import type { Box } from '../../../../browser/cards/space.js';
import { cardsShown } from '../../contract/frame.js';
import type { HintMarks } from '../../views/hints.js';
import type { ShownMove } from '../../views/table-assistance.js';
import type { PileId } from '../../words/piles.js';
import { PILES } from '../../words/piles.js';
import { pileBox } from './areas.js';
import { cardPoints } from './geometry.js';
import type { Table } from './table.js';

export class HintGuide {
  private shown: ShownMove['rung'] | undefined;
  private loading: Promise<Guide> | undefined;
  private guide: Guide | undefined;

  /** @param again says how to play the move @param isMoving do cards move visibly? */
  constructor(
    private readonly table: Table,
    private readonly again: string,
    private readonly isMoving: () => boolean,
  ) {}

  /** Shows the move once, and hides it when it is undefined. */
  show(move: ShownMove | undefined): void {
    if (move?.rung === this.shown) return;
    this.shown = move?.rung;
    this.guide?.hide();
    // Without the guide, the marks and the announcement still show the move.
    if (move !== undefined) void this.open(move).catch(() => undefined);
  }

  /** The table has another size. */
  replace(move: ShownMove | undefined): void {
    this.shown = undefined;
    this.show(move);
  }

  private async open(move: ShownMove): Promise<void> {
    this.loading ??= this.load();
    const guide = (this.guide = await this.loading);
    if (this.shown === move.rung) guide.show(this.guided(move));
  }

  private async load(): Promise<Guide> {
    const { Guide } = await import('../../../../browser/guide/guide.js');
    return new Guide(this.table.element);
  }

  private guided({ marks, reason, told }: ShownMove): GuidedHint {
    const { table, again } = this;
    const { pile, to } = marks;
    const marked = [...(to === undefined ? [] : [topBox(table, to)]), topBox(table, pile, marks.count)];
    const others = PILES.map((one) => pileBox(table.geometry, one, table.topNodes(one, 1)[0]?.restsAt));
    const isMoving = this.isMoving();
    return {
      ghosts: isMoving ? ghostsOf(table, marks) : [],
      // Without the ghost, only words say where the cards go.
      sentence: isMoving ? reason : told,
      again,
      marked,
      others,
    };
  }
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
