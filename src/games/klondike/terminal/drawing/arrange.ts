/** Where each card lies on the screen, for drawing and for the mouse. */
import type { Card, Suit } from '../../../../core/card.js';
import { HIDDEN } from '../../../../core/card.js';
import type { Frame } from '../../contract/frame.js';
import type { FoundationSuits, PileId } from '../../words/piles.js';
import { FOUNDATIONS, TABLEAU, isTableau, suitOfPile } from '../../words/piles.js';
import type { Cursor } from '../../views/cursor.js';
import type { Hand } from '../../views/hand.js';
import { cardsInHand, cardsLeft } from '../../views/hand.js';
import type { Point } from '../../../../terminal/drawing/canvas.js';
import type { FoldRow } from './fold.js';
import { fold } from './fold.js';
import type { Form } from './form.js';

export type Face =
  | { readonly show: 'card'; readonly card: Card }
  | { readonly show: 'backs' | 'gap'; readonly count: number }
  /** `suit` is the only one that goes there, if there is one. */
  | { readonly show: 'empty'; readonly suit?: Suit | undefined };

type Mark = 'plain' | 'cursor' | 'carried';

/** A card, or a sign for several. It is drawn over the sprites before it. */
export interface Sprite extends Cursor, Point {
  readonly face: Face;
  readonly mark: Mark;
  /** Is a hint about it? */
  readonly isHinted?: boolean;
  /** Would its pile take the cards in hand? */
  readonly isTaker?: boolean;
}

/** Where the player points, and the cards in hand, which hover over the pile pointed at. */
export interface Pointing {
  readonly cursor: Cursor;
  readonly hand?: Hand | undefined;
  /** The cards that a hint is about, as cursors on the lowest of them. */
  readonly hinted?: readonly Cursor[] | undefined;
  /** The piles that would take the cards in hand, if somebody tells. */
  readonly targets?: readonly PileId[] | undefined;
}

interface Arranged extends Pointing {
  /** The suits that empty foundations show; `any suit` by default. */
  readonly foundations?: FoundationSuits | undefined;
  /** How many cards a face-down stock has; 1 if that is not known. */
  readonly stockLeft?: number | undefined;
}

export function arrange(form: Form, frame: Frame, pointing: Arranged): Sprite[] {
  const sprites = [...upperRow(form, frame, pointing), ...tableau(form, frame, pointing)].map((sprite) =>
    signed(sprite, pointing),
  );
  if (pointing.hand === undefined) return sprites.map((sprite) => pointAt(sprite, pointing.cursor));
  return sprites.concat(hovering(frame, pointing, sprites));
}

type Unmarked = Omit<Sprite, 'mark'>;

const plain = (sprite: Unmarked): Sprite => ({ ...sprite, mark: 'plain' });

const pointAt = (sprite: Sprite, cursor: Cursor): Sprite =>
  isUnder(sprite, cursor) ? { ...sprite, mark: 'cursor' } : sprite;

/** Of the pile under the cards in hand only they are marked. */
function signed(sprite: Sprite, { hinted = [], targets = [], cursor }: Pointing): Sprite {
  const { pile, depth } = sprite;
  const isTaker = depth === 1 && pile !== cursor.pile && targets.includes(pile);
  const isHinted = hinted.some((place) => isUnder(sprite, place));
  return { ...sprite, ...(isHinted && { isHinted }), ...(isTaker && { isTaker }) };
}

const isUnder = (sprite: Sprite, { pile, depth }: Cursor): boolean =>
  sprite.pile === pile && sprite.depth <= depth;

export const pileX = ({ left, stride }: Form, column: number): number => left + column * stride;

function upperRow(form: Form, frame: Frame, { hand, foundations, stockLeft }: Arranged): Sprite[] {
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

function tableau(form: Form, frame: Frame, { cursor, hand }: Pointing): Sprite[] {
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

/** The cards in hand over a pile that is not in the tableau: their bottom card covers the pile. */
function hovering(frame: Frame, { cursor, hand }: Pointing, sprites: readonly Sprite[]): Sprite[] {
  const over = cursor.pile;
  const [bottom] = cardsInHand(frame, hand);
  const place = sprites.findLast((sprite) => sprite.pile === over);
  if (isTableau(over) || bottom === undefined || place === undefined) return [];
  return [{ ...place, face: faceOf(bottom), mark: 'carried' }];
}

/** The card at a point; beside all cards, the place of the column there. Undefined between the columns. */
export function hit(form: Form, sprites: readonly Sprite[], { x, y }: Point): Cursor | undefined {
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
