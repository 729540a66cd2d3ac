/**
 * The animation of a win, in which cards leap from the foundations, bounce along the table, and leave at its sides. One canvas shows them all,
 * and keeps their traces.
 */
import type { Card } from '../../../../core/card.js';
import { rankOf } from '../../../../core/card.js';
import { faceImage, pictureOn } from '../../../../browser/art/face-image.js';
import { detailFor, drawFace } from '../../../../browser/art/face.js';
import type { Point } from '../../../../browser/cards/space.js';
import { make } from '../../../../browser/dom.js';
import { stopOnPress } from '../../../../browser/parts/stop-on-press.js';
import type { Frame } from '../../contract/frame.js';
import type { PileId } from '../../words/piles.js';
import { FOUNDATIONS } from '../../words/piles.js';
import type { Geometry } from './geometry.js';

/** The delay between cards and the time between points of a path, in milliseconds. */
const STEP = 16;
const TICK = 15;

/** The time of the animation, and of its end, when the traces fade. In milliseconds. */
export const CASCADE = 1500;
const FADE = 300;

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

/** A card in the animation. */
interface LeapingCard {
  readonly element: HTMLElement;
  readonly path: readonly Point[];
  /** When it leaps, in milliseconds from the start. */
  readonly start: number;
  picture?: HTMLImageElement | undefined;
  image?: HTMLCanvasElement;
  /** The number of points that are drawn. */
  drawn: number;
}

/** An animation of a win. It ends by itself, or when the player presses a key or the pointer. */
export class Cascade {
  private readonly canvas = make('canvas', { class: 'cascade' });
  /** Cards that the page only lays out, because their drawings need its colors. */
  private readonly faces = make('div', { class: 'faces' });
  private readonly context = this.canvas.getContext('2d');
  private readonly scale = Math.min(devicePixelRatio, 2);
  private readonly cards: readonly LeapingCard[];
  private stopListening = (): void => undefined;
  private finish = (): void => undefined;
  private isOver = false;

  /** @param place a layer of the table. A key or press on the table only ends the animation; others also do what they do */
  constructor(
    private readonly place: Element,
    private readonly geometry: Geometry,
    leaps: readonly Leap[],
  ) {
    const { table, card } = geometry;
    const detail = detailFor(card.width);
    this.cards = leaps.map(({ card: one, pile }, number) => ({
      element: make('div', { class: 'card' }, drawFace(one, detail)),
      path: pathOf(geometry, pile, number),
      start: number * STEP,
      drawn: 0,
    }));
    Object.assign(this.canvas, { width: table.width * this.scale, height: table.height * this.scale });
    this.faces.append(...this.cards.map(({ element }) => element));
    place.append(this.faces, this.canvas);
  }

  /** Plays the animation. The promise resolves when it ends. */
  async play(): Promise<void> {
    const over = new Promise<void>((resolve) => (this.finish = resolve));
    this.stopListening = stopOnPress(() => this.end(), this.place.closest('.table') ?? this.place);
    setTimeout(() => this.end(), CASCADE);
    await Promise.all(this.cards.map(async (card) => (card.picture = await pictureOn(card.element))));
    requestAnimationFrame((start) => this.draw(start, start));
    return over;
  }

  /** Lets the traces fade. */
  end(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.stopListening();
    this.faces.remove();
    this.canvas.animate({ opacity: [1, 0] }, { duration: FADE, fill: 'forwards' }).onfinish = () =>
      this.canvas.remove();
    this.finish();
  }

  private draw(start: number, now: number): void {
    if (this.isOver) return;
    for (const card of this.cards) this.drawCard(card, now - start);
    requestAnimationFrame((next) => this.draw(start, next));
  }

  /** Draws the card at each point that it has reached since the last frame. */
  private drawCard(card: LeapingCard, time: number): void {
    const reached = Math.min(card.path.length, Math.floor((time - card.start) / TICK));
    if (reached <= card.drawn) return;
    const { width, height } = this.geometry.card;
    const { scale } = this;
    card.image ??= faceImage(card.element, { width: width * scale, height: height * scale }, card.picture);
    for (const { x, y } of card.path.slice(card.drawn, reached)) {
      this.context?.drawImage(card.image, x * scale, y * scale);
    }
    card.drawn = reached;
  }
}
