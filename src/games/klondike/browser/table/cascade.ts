/** The animation of a win, in which cards leap from the foundations, bounce along the table, and leave at its sides. */
import type { Card } from '../../../../core/card.js';
import { rankOf } from '../../../../core/card.js';
import { detailFor, drawFace } from '../../../../browser/art/face.js';
import type { Point } from '../../../../browser/cards/space.js';
import { make } from '../../../../browser/dom.js';
import type { Frame } from '../../contract/frame.js';
import type { PileId } from '../../words/piles.js';
import { FOUNDATIONS } from '../../words/piles.js';
import type { Geometry } from './geometry.js';

/** The delay between cards and the time between points of a path, in milliseconds. */
const STEP = 45;
const TICK = 40;

/** The maximum length of a path, in points. */
const LONGEST = 100;

/** The fraction of its speed that a card keeps when it bounces. */
const SPRING = 0.78;

interface Leap {
  readonly card: Card;
  readonly pile: PileId;
}

/** All cards of the foundations, kings first. A frame shows only the top ones. */
export const leapsOf = ({ foundations }: Pick<Frame, 'foundations'>): Leap[] =>
  foundations
    .flatMap((cards, index) => {
      const top = cards.at(-1);
      const pile = FOUNDATIONS[index];
      if (top === undefined || pile === undefined) return [];
      return Array.from({ length: rankOf(top) }, (_, below) => ({ card: (top - below) as Card, pile }));
    })
    .sort((one, other) => rankOf(other.card) - rankOf(one.card));

/**
 * The path of a leaping card, which rises a little, falls, bounces and leaves the table.
 * @param number the number of the leap; each leap takes a different path
 */
export function pathOf({ table, card, places }: Geometry, pile: PileId, number: number): Point[] {
  const floor = table.height - card.height;
  const far = table.width / 75;
  // The golden ratio distributes the speeds evenly.
  const scattered = (number * 0.618034) % 1;
  const across = (number % 2 === 0 ? -1 : 1) * far * (0.9 + 2 * scattered);
  const weight = Math.max(1, table.height / 260);
  const path = [places[pile]];
  let { x, y } = places[pile];
  let down = -weight * (2 + 5 * ((number * 0.381966) % 1));
  while (path.length < LONGEST && x > -card.width && x < table.width) {
    x += across;
    down += weight;
    y += down;
    if (y > floor) [y, down] = [floor, -down * SPRING];
    path.push({ x: Math.round(x), y: Math.round(y) });
  }
  return path;
}

/** Animates each leap once, on the compositor only. */
export function cascade(place: Element, geometry: Geometry, leaps: readonly Leap[]): void {
  const detail = detailFor(geometry.card.width);
  leaps.forEach(({ card, pile }, number) => {
    const element = make('div', { class: 'card' }, drawFace(card, detail));
    const frames = pathOf(geometry, pile, number).map(({ x, y }) => ({
      transform: `translate(${x}px,${y}px)`,
    }));
    element.style.zIndex = String(100 + leaps.length - number);
    place.append(element);
    const motion = { duration: frames.length * TICK, delay: number * STEP, fill: 'both' } as const;
    element.animate(frames, motion).onfinish = () => element.remove();
  });
}
