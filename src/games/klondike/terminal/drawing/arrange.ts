/** The place of each card on the screen, for drawing and for the mouse. */
import type { Card, Suit } from '../../../../core/card.js';
import { HIDDEN } from '../../../../core/card.js';
import type { Frame } from '../../contract/frame.js';
import type { FoundationSuits, PileId } from '../../words/piles.js';
import { FOUNDATIONS, TABLEAU, isTableau, suitOfPile } from '../../words/piles.js';
import type { Cursor } from '../../views/cursor.js';
import type { Hand } from '../../views/hand.js';
import { cardsInHand, cardsLeft } from '../../views/hand.js';
import type { CanvasPoint } from '../../../../terminal/drawing/canvas.js';
import type { TableForm } from './form.js';
import { faceUpCards } from '../../views/player.js';

export type Face =
  | { readonly show: 'card'; readonly card: Card }
  | { readonly show: 'backs' | 'gap'; readonly count: number }
  /** `suit` is the only suit that goes there, if any. */
  | { readonly show: 'empty'; readonly suit?: Suit | undefined };

/** A card, or a symbol for several cards. It covers the sprites before it. */
export interface Sprite extends Cursor, CanvasPoint {
  readonly face: Face;
  readonly mark: 'plain' | 'cursor' | 'carried';
  readonly isHinted?: boolean;
  /** Does its pile take the cards in hand? */
  readonly isTaker?: boolean;
}

/** The player's cursor, and the cards in hand, which hover over the pile at the cursor. */
export interface TablePointer {
  readonly cursor: Cursor;
  readonly hand?: Hand | undefined;
  /** The cards that a hint marks. Each cursor is on the lowest card of a run. */
  readonly hinted?: readonly Cursor[] | undefined;
  /** The piles that take the cards in hand, if known. */
  readonly targets?: readonly PileId[] | undefined;
}

interface ArrangeOptions extends TablePointer {
  /** The suits that empty foundations show; `any suit` by default. */
  readonly foundations?: FoundationSuits | undefined;
  /** The number of cards in a face-down stock; 1 if unknown. */
  readonly stockLeft?: number | undefined;
}

export function arrange(form: TableForm, frame: Frame, pointing: ArrangeOptions): Sprite[] {
  const sprites = [...upperRow(form, frame, pointing), ...tableau(form, frame, pointing)].map((sprite) =>
    signed(sprite, pointing),
  );
  if (pointing.hand === undefined) return sprites.map((sprite) => pointAt(sprite, pointing.cursor));
  return sprites.concat(hovering(frame, pointing, sprites));
}

const plain = (sprite: Omit<Sprite, 'mark'>): Sprite => ({ ...sprite, mark: 'plain' });

const pointAt = (sprite: Sprite, cursor: Cursor): Sprite =>
  isUnder(sprite, cursor) ? { ...sprite, mark: 'cursor' } : sprite;

/** Marks only the cards in hand on the pile below them. */
function signed(sprite: Sprite, { hinted = [], targets = [], cursor }: TablePointer): Sprite {
  const { pile, depth } = sprite;
  const isTaker = depth === 1 && pile !== cursor.pile && targets.includes(pile);
  const isHinted = hinted.some((place) => isUnder(sprite, place));
  return { ...sprite, ...(isHinted && { isHinted }), ...(isTaker && { isTaker }) };
}

const isUnder = (sprite: Sprite, { pile, depth }: Cursor): boolean =>
  sprite.pile === pile && sprite.depth <= depth;

export const pileX = ({ left, stride }: TableForm, column: number): number => left + column * stride;

function upperRow(form: TableForm, frame: Frame, { hand, foundations, stockLeft }: ArrangeOptions): Sprite[] {
  const waste = cardsLeft(frame, hand, 'waste');
  const { topY, wasteX, wasteY, fan } = form;
  return [
    plain({ pile: 'stock', depth: 1, x: form.left, y: topY, face: stockFace(frame, hand, stockLeft) }),
    ...(waste.length === 0
      ? [plain({ pile: 'waste', depth: 1, x: wasteX, y: wasteY, face: { show: 'empty' } })]
      : waste.map((card, index) => {
          const at = { x: wasteX + index * fan, y: wasteY };
          return plain({ pile: 'waste', depth: waste.length - index, ...at, face: faceOf(card) });
        })),
    ...FOUNDATIONS.map((pile, index) => {
      const face = topFace(cardsLeft(frame, hand, pile), suitOfPile(foundations, pile));
      return plain({ pile, depth: 1, x: pileX(form, index + 3), y: topY, face });
    }),
  ];
}

/** A back, unless the stock's top card is in play. */
const stockFace = (frame: Frame, hand: Hand | undefined, count = 1): Face =>
  frame.stock !== undefined || frame.stockEmpty
    ? topFace(cardsLeft(frame, hand, 'stock'))
    : { show: 'backs', count };

function topFace(cards: readonly Card[], suit?: Suit): Face {
  const top = cards.at(-1);
  return top === undefined ? { show: 'empty', suit } : faceOf(top);
}

const faceOf = (card: Card): Face => (card === HIDDEN ? { show: 'backs', count: 1 } : { show: 'card', card });

function tableau(form: TableForm, frame: Frame, { cursor, hand }: TablePointer): Sprite[] {
  return TABLEAU.flatMap((pile, index) => {
    const held = cursor.pile === pile ? cardsInHand(frame, hand) : [];
    const cards = cardsLeft(frame, hand, pile).concat(held);
    const x = pileX(form, index);
    if (cards.length === 0) return [plain({ pile, depth: 1, x, y: form.tableauY, face: { show: 'empty' } })];
    const focus = cursor.pile === pile ? Math.max(held.length, cursor.depth) : 1;
    return fold(cards, form.tableauRows - form.height + 1, focus).map((row, line): Sprite => {
      const mark = row.depth <= held.length ? 'carried' : 'plain';
      return { pile, depth: row.depth, x, y: form.tableauY + line, face: rowFace(row), mark };
    });
  });
}

function rowFace(row: FoldRow): Face {
  return row.row === 'card' ? faceOf(row.card) : { show: row.row, count: row.count };
}

/** The cards in hand over a pile outside the tableau, where their bottom card covers the pile. */
function hovering(frame: Frame, { cursor, hand }: TablePointer, sprites: readonly Sprite[]): Sprite[] {
  const over = cursor.pile;
  const [bottom] = cardsInHand(frame, hand);
  const place = sprites.findLast((sprite) => sprite.pile === over);
  if (isTableau(over) || bottom === undefined || place === undefined) return [];
  return [{ ...place, face: faceOf(bottom), mark: 'carried' }];
}

/** The card at a point or, if no card is there, the place of the column. Undefined between columns. */
export function hit(form: TableForm, sprites: readonly Sprite[], { x, y }: CanvasPoint): Cursor | undefined {
  const sprite = sprites.findLast(
    (one) => x >= one.x && x < one.x + form.width && y >= one.y && y < one.y + form.height,
  );
  if (sprite !== undefined) return { pile: sprite.pile, depth: sprite.depth };
  const column = Math.floor((x - form.left) / form.stride);
  const pile = TABLEAU[column];
  const isOver = x >= form.left && x - pileX(form, column) < form.width;
  if (pile === undefined || !isOver || y < form.tableauY || y >= form.messageY) return undefined;
  return { pile, depth: 0 };
}

/**
 * `depth` counts from the top card, which is 1. A row of backs has the depth of its top card, and a gap has the depth
 * of its deepest card.
 */
type FoldRow =
  | { readonly row: 'card'; readonly card: Card; readonly depth: number }
  | { readonly row: 'backs' | 'gap'; readonly count: number; readonly depth: number };

/**
 * Fits a tableau pile into the available rows. If the pile is too tall, one row with a number replaces its face-down
 * cards, and gaps replace parts of its face-up run. The rows go from the bottom card to the top. The card at depth
 * `focus`, the one below it and the top card disappear last.
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

/** The depths of the visible cards, deepest first. */
function keptDepths(length: number, rows: number, focus: number): number[] {
  const wanted = [1, Math.min(focus, length), length, Math.min(focus + 1, length)];
  let kept: number[] = [];
  for (const depth of [...wanted, ...Array.from({ length }, (_, index) => index + 1)]) {
    const more = [...new Set([...kept, depth])].sort((one, other) => other - one);
    if (rowsFor(more, length) <= rows) kept = more;
  }
  return kept;
}

/** The rows that these cards need, which are one per card and one per gap. */
function rowsFor(depths: readonly number[], length: number): number {
  const gaps = depths.filter((depth, index) => (depths[index - 1] ?? length + 1) - depth > 1);
  return depths.length + gaps.length;
}
