/** A frame drawn as a table with cards. */
import type { Card } from '../../../core/card.js';
import { HIDDEN } from '../../../core/card.js';
import type { Frame } from '../../../games/klondike/contract/frame.js';
import { cardsShown } from '../../../games/klondike/contract/frame.js';
import { CARD, symbolOf } from './cards.js';
import type { Markup } from './markup.js';
import { NOTHING, markup } from './markup.js';

interface BoardOptions {
  /** The accessible name of the drawing. */
  readonly label: string;
  /** The piles to mark, by their names in texts. */
  readonly marked: ReadonlySet<string>;
}

interface Place {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly cards: readonly Card[];
  /** How far the next card lies to the right or down, after a face-down card and after one face up. */
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

/** Stock and waste to the left, foundations to the right, the tableau under them. */
function placesOf(frame: Frame): Place[] {
  const { waste, foundations, tableau } = frame;
  const top = { y: EDGE, step: HEAP };
  return [
    { name: 'stock', x: columnX(0), cards: cardsShown(frame, 'stock'), ...top },
    { name: 'waste', x: columnX(1), y: EDGE, cards: waste, step: FAN },
    ...foundations.map((cards, index) => ({ name: `f${index + 1}`, x: columnX(index + 3), cards, ...top })),
    ...tableau.map((cards, index) => ({
      ...{ name: `t${index + 1}`, x: columnX(index), y: TABLEAU_TOP, cards, step: COLUMN },
    })),
  ];
}

/** All cards of a frame. */
export const cardsOf = (frame: Frame): Card[] => placesOf(frame).flatMap(({ cards }) => [...cards]);

export function board(frame: Frame, { label, marked }: BoardOptions): Markup {
  const places = placesOf(frame);
  const height = Math.max(...places.map((place) => place.y + extentOf(place).height)) + EDGE;
  const box = `0 0 ${columnX(7) - GAP + EDGE} ${height}`;
  const piles = places.map((place) => pile(place, marked.has(place.name)));
  return markup`<svg class="board" role="img" aria-label="${label}" viewBox="${box}">${piles}</svg>`;
}

function positionsOf({ x, y, cards, step }: Place): { card: Card; x: number; y: number }[] {
  let [left, top] = [x, y];
  return cards.map((card) => {
    const position = { card, x: left, y: top };
    left += step.x;
    top += card === HIDDEN ? step.down : step.up;
    return position;
  });
}

function extentOf(place: Place): { width: number; height: number } {
  const last = positionsOf(place).at(-1) ?? place;
  return { width: last.x - place.x + CARD.width, height: last.y - place.y + CARD.height };
}

function pile(place: Place, isMarked: boolean): Markup {
  const { x, y } = place;
  const { width, height } = extentOf(place);
  const slot = markup`<rect class="slot" x="${x + 1}" y="${y + 1}" width="98" height="138" rx="8"/>`;
  const cards = positionsOf(place).map(
    ({ card, ...at }) => markup`<use href="#${symbolOf(card)}" x="${at.x}" y="${at.y}"/>`,
  );
  const mark = markup`<rect class="mark" x="${x - 5}" y="${y - 5}" width="${width + 10}" height="${height + 10}" rx="11"/>`;
  return markup`${slot}${cards}${isMarked ? mark : NOTHING}`;
}
