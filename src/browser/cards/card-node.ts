/** A card on the page: a button, or a mere picture where its face is down or something over it is pressed. */
import type { Card } from '../../core/card.js';
import { HIDDEN, printCard } from '../../core/card.js';
import type { Detail } from '../art/face.js';
import { drawFace } from '../art/face.js';
import { make } from '../dom.js';
import type { Point } from './space.js';

/** In milliseconds. */
export const FLIGHT = 180;

/** Over all cards that lie: a flying one, and over these the one the pointer holds. */
const FLYING = 100;
const HELD = 200;

export interface Motion {
  /** In milliseconds, before it starts. */
  readonly delay?: number;
  /** In milliseconds. */
  readonly duration: number;
}

/** Is a card over all that lie while it flies? */
export type Height = 'high' | 'low';

/** Invariant: `at` is where the card lies or is held; only a flight shows it elsewhere. */
export class CardNode {
  readonly element: HTMLElement;
  protected face: Element | undefined;
  private detail: Detail | undefined;
  private flight: Animation | undefined;
  private turning: Animation | undefined;
  private leaving: ReturnType<typeof setTimeout> | undefined;
  private at: Point = { x: 0, y: 0 };
  private level = 0;
  /** What is written to its style. */
  private styled = '';
  private layer = 0;

  constructor(
    readonly card: Card,
    isPicture = card === HIDDEN,
  ) {
    const name = { 'data-card': printCard(card) };
    this.element = isPicture
      ? make('div', { class: 'card', ...name, 'aria-hidden': 'true' })
      : make('button', { type: 'button', class: 'card', ...name, tabindex: '-1' });
    if (card !== HIDDEN) return;
    this.face = make('div', { class: 'face' });
    this.element.classList.add('back');
    this.element.append(this.face);
  }

  draw(detail: Detail): void {
    if (this.card === HIDDEN || this.detail === detail) return;
    this.detail = detail;
    this.face = drawFace(this.card, detail);
    this.element.replaceChildren(this.face);
  }

  /** Where it lies or is held. */
  get restsAt(): Point {
    return this.at;
  }

  /** Where it is seen now. */
  get seenAt(): Point {
    if (this.flight === undefined) return this.at;
    const { m41, m42 } = new DOMMatrixReadOnly(getComputedStyle(this.element).transform);
    return { x: m41, y: m42 };
  }

  /** Puts it down at once. `level` orders the cards of a pile, from 0. */
  put(point: Point, level: number): void {
    this.endFlight();
    this.moveTo(point);
    this.level = level;
    this.setLayer(level + 1);
  }

  /** Lets it fly to where it was put, from elsewhere. */
  flyFrom(from: Point, motion: Motion, height: Height = 'high'): void {
    if (from.x === this.at.x && from.y === this.at.y) return;
    const frames = [{ transform: translation(from) }, { transform: translation(this.at) }];
    const flight = this.element.animate(frames, { ...TIMING, ...motion });
    this.flight = flight;
    if (height === 'high') this.setLayer(FLYING + this.level);
    flight.onfinish = () => {
      if (this.flight === flight) this.endFlight();
    };
  }

  /** Turns its face to the player. */
  turnUp(motion: Motion): void {
    this.turn('scaleX(0)', 'none', motion);
  }

  /** Turns its face away. */
  turnAway(motion: Motion): void {
    this.turn('none', 'scaleX(0)', motion);
  }

  private turn(from: string, to: string, motion: Motion): void {
    this.turning?.cancel();
    this.turning = this.face?.animate([{ transform: from }, { transform: to }], {
      ...TIMING,
      ...motion,
      fill: 'both',
    });
  }

  /** Stays in sight for a moment, though it is no longer part of the table. @param time in milliseconds */
  lingerIn(place: Element, time = FLIGHT): void {
    place.append(this.element);
    clearTimeout(this.leaving);
    this.leaving = setTimeout(() => this.element.remove(), time);
  }

  /** Takes it back to the table as if it had never left. */
  renew(): void {
    clearTimeout(this.leaving);
    this.turning?.cancel();
    this.endFlight();
  }

  /** Jumps for joy. */
  hop(motion: Motion): void {
    const up = { transform: 'translateY(-18%)' };
    this.face?.animate([{ transform: 'none' }, up, { transform: 'none' }], { ...TIMING, ...motion });
  }

  /** Held by the pointer, over all other cards. */
  holdAt(point: Point): void {
    this.endFlight();
    this.moveTo(point);
    this.setLayer(HELD + this.level);
  }

  endFlight(): void {
    const { flight } = this;
    if (flight === undefined) return;
    this.flight = undefined;
    flight.cancel();
    this.setLayer(this.level + 1);
  }

  private moveTo(point: Point): void {
    const style = translation(point);
    if (style !== this.styled) this.element.style.transform = style;
    this.styled = style;
    this.at = point;
  }

  private setLayer(layer: number): void {
    if (layer !== this.layer) this.element.style.zIndex = String(layer);
    this.layer = layer;
  }
}

/** `backwards`: while a flight waits, the card is seen where it starts. */
const TIMING: KeyframeAnimationOptions = { easing: 'cubic-bezier(.2,.7,.3,1)', fill: 'backwards' };

const translation = ({ x, y }: Point): string => `translate(${x}px,${y}px)`;
