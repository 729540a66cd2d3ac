/** Draws a frame as a table with cards, in SVG. */
import type { Card } from '../../../core/card.js';
import { HIDDEN, NO_CARD, isRed, printCard, rankOf, suitOf } from '../../../core/card.js';
import type { Frame } from '../../../games/klondike/contract/frame.js';
import { cardsShown } from '../../../games/klondike/contract/frame.js';
import type { Markup } from './document.js';
import { NOTHING, markup } from './document.js';
import { rankPath, suitPath } from '../../../browser/art/shapes.js';

/** Sizes in SVG units. */
const CARD = { width: 100, height: 140 } as const;

export function symbolOf(card: Card): string {
  if (card === HIDDEN) return 'back';
  return card === NO_CARD ? 'any' : `card-${printCard(card)}`;
}

/** The SVG symbols of these cards. A covered card still shows its rank and suit. */
export const cardSymbols = (cards: ReadonlySet<Card>): Markup =>
  markup`<svg class="symbols" aria-hidden="true" width="0" height="0">
${[...cards].sort((one, other) => one - other).map(symbol)}</svg>
`;

function symbol(card: Card): Markup {
  const size = markup`width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}"`;
  return markup`<symbol id="${symbolOf(card)}" ${size}>${PAPER}${card === HIDDEN ? BACK : card === NO_CARD ? ANY : face(card)}</symbol>
`;
}

function face(card: Card): Markup {
  const signs = SIGNS.map((stamp) => suitPath(suitOf(card), stamp)).join('');
  const index = rankPath(rankOf(card), { x: 9, y: 8, scale: 0.725 });
  const color = isRed(card) ? 'red' : 'black';
  return markup`<path class="${color}" d="${index}${signs}"/>`;
}

/** A suit sign next to the rank for columns, one under the rank for fans, and a large one. */
const SIGNS = [
  { x: 74, y: 21, scale: 0.675 },
  { x: 18, y: 50, scale: 0.525 },
  { x: 58, y: 92, scale: 1.5 },
];

const WEAVE = Array.from({ length: 6 }, (_, index) => index * 17)
  .map((x) => `M${7 + x} 7L7 ${7 + x}M${93 - x} 133L93 ${133 - x}`)
  .join('');

const PAPER = markup`<rect class="paper" x="1" y="1" width="98" height="138" rx="8"/>`;

/** Stands for any unseen card. */
const ANY = markup`<text class="any" x="50" y="42">?</text>`;

const BACK = markup`<rect class="back" x="7" y="7" width="86" height="126" rx="4"/><path class="weave" d="${WEAVE}"/>`;

interface BoardPlace {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly cards: readonly Card[];
  /** The offset to the next card, to the right or down, after a face-down card and after a face-up card. */
  readonly step: { readonly x: number; readonly down: number; readonly up: number };
}

const GAP = 14;
const EDGE = 10;
const PITCH = CARD.width + GAP;
const TABLEAU_TOP = EDGE + CARD.height + 26;
const HEAP = { x: 0, down: 0, up: 0 };
const FAN = { x: 34, down: 0, up: 0 };
const COLUMN = { x: 0, down: 17, up: 38 };

const columnX = (column: number): number => EDGE + column * PITCH;

/** Stock and waste on the left, foundations on the right, the tableau below them. */
function placesOf(frame: Frame): BoardPlace[] {
  const { waste, foundations, tableau } = frame;
  const top = { y: EDGE, step: HEAP };
  return [
    { name: 'stock', x: columnX(0), cards: cardsShown(frame, 'stock'), ...top },
    { name: 'waste', x: columnX(1), y: EDGE, cards: waste, step: FAN },
    ...foundations.map((cards, index) => ({ name: `f${index + 1}`, x: columnX(index + 3), cards, ...top })),
    ...tableau.map((cards, index) => ({
      name: `t${index + 1}`,
      x: columnX(index),
      y: TABLEAU_TOP,
      cards,
      step: COLUMN,
    })),
  ];
}

export const cardsOf = (frame: Frame): Card[] => placesOf(frame).flatMap(({ cards }) => [...cards]);

export function board(
  frame: Frame,
  {
    label,
    marked,
  }: {
    /** The accessible name of the drawing. */
    readonly label: string;
    /** The names of the piles to mark, as in the text of a table. */
    readonly marked: ReadonlySet<string>;
  },
): Markup {
  const places = placesOf(frame);
  const height = Math.max(...places.map((place) => place.y + extentOf(place).height)) + EDGE;
  const box = `0 0 ${columnX(7) - GAP + EDGE} ${height}`;
  const piles = places.map((place) => pile(place, marked.has(place.name)));
  return markup`<svg class="board" role="img" aria-label="${label}" viewBox="${box}">${piles}</svg>`;
}

function positionsOf({ x, y, cards, step }: BoardPlace): { card: Card; x: number; y: number }[] {
  let [left, top] = [x, y];
  return cards.map((card) => {
    const position = { card, x: left, y: top };
    left += step.x;
    top += card === HIDDEN ? step.down : step.up;
    return position;
  });
}

function extentOf(place: BoardPlace): { width: number; height: number } {
  const last = positionsOf(place).at(-1) ?? place;
  return { width: last.x - place.x + CARD.width, height: last.y - place.y + CARD.height };
}

function pile(place: BoardPlace, isMarked: boolean): Markup {
  const { x, y } = place;
  const { width, height } = extentOf(place);
  const slot = markup`<rect class="slot" x="${x + 1}" y="${y + 1}" width="98" height="138" rx="8"/>`;
  const cards = positionsOf(place).map(
    ({ card, ...at }) => markup`<use href="#${symbolOf(card)}" x="${at.x}" y="${at.y}"/>`,
  );
  const mark = markup`<rect class="mark" x="${x - 5}" y="${y - 5}" width="${width + 10}" height="${height + 10}" rx="11"/>`;
  return markup`${slot}${cards}${isMarked ? mark : NOTHING}`;
}
