/**
 * A card on the page. It is a button. If it is face down, or if the player presses something above it instead, it is only a picture.
 */
import type { Card } from '../../core/card.js';
import { HIDDEN, printCard } from '../../core/card.js';
import type { Detail } from '../art/face.js';
import { drawFace } from '../art/face.js';
import { make } from '../dom.js';
import type { Point } from './space.js';
import { isSamePoint, translation } from './space.js';

/** How long a card flies, in milliseconds. */
export const FLIGHT = 180;

/** The layers for flying cards and for the card under the pointer, above all cards at rest. */
const FLYING = 100;
const HELD = 200;

export interface Motion {
  /** In milliseconds. */
  readonly delay?: number;
  /** In milliseconds. */
  readonly duration: number;
}

/** A `high` card flies above all cards at rest. */
type Height = 'high' | 'low';

/** Invariant: the card is at `at`, except during a flight. */
export class CardNode {
  readonly element: HTMLElement;
  protected face: Element | undefined;
  private detail: Detail | undefined;
  private flight: Animation | undefined;
  private turning: Animation | undefined;
  private leaving: ReturnType<typeof setTimeout> | undefined;
  private at: Point = { x: 0, y: 0 };
  private level = 0;
  /** The transform that was last written to the element's style. */
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

  /** The place where the card rests, or where its flight ends. */
  get restsAt(): Point {
    return this.at;
  }

  /** The place where the player sees the card, even during a flight. */
  get seenAt(): Point {
    if (this.flight === undefined) return this.at;
    const { m41, m42 } = new DOMMatrixReadOnly(getComputedStyle(this.element).transform);
    return { x: m41, y: m42 };
  }

  /**
   * Puts the card down without a flight. A card that is flying to this point already flies on. `level` is its height in
   * the pile, from 0.
   */
  put(point: Point, level: number): void {
    this.level = level;
    if (this.flight !== undefined && isSamePoint(point, this.at)) return;
    this.endFlight();
    this.moveTo(point);
    this.setLayer(level + 1);
  }

  /** Makes the card fly from a point to its place, unless it is flying there already. */
  flyFrom(from: Point, motion: Motion, height: Height = 'high'): void {
    if (this.flight !== undefined || isSamePoint(from, this.at)) return;
    const frames = [{ transform: translation(from) }, { transform: translation(this.at) }];
    const flight = this.element.animate(frames, { ...TIMING, ...motion });
    this.flight = flight;
    if (height === 'high') this.setLayer(FLYING + this.level);
    flight.onfinish = () => {
      if (this.flight === flight) this.endFlight();
    };
  }

  /** Starts the second half of turning the card over: its new side appears. */
  turnUp(motion: Motion): void {
    this.turn('scaleX(0)', 'none', motion);
  }

  /** Starts the first half of turning the card over: its old side disappears. */
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

  /** Keeps the card visible for a moment after it has left the table. @param time in milliseconds */
  lingerIn(place: Element, time = FLIGHT): void {
    place.append(this.element);
    clearTimeout(this.leaving);
    this.leaving = setTimeout(() => this.element.remove(), time);
  }

  /** Returns the card to the table as if it had never left. */
  renew(): void {
    clearTimeout(this.leaving);
    this.turning?.cancel();
    this.endFlight();
  }

  /** Moves the card with the pointer, above all other cards. */
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
    if (layer === this.layer) return;
    this.layer = layer;
    this.element.style.zIndex = String(layer);
    this.element.classList.toggle('held', layer >= HELD);
  }
}

/** With `backwards`, a card waits at the start of its flight until the delay is over. */
const TIMING: KeyframeAnimationOptions = { easing: 'cubic-bezier(.2,.7,.3,1)', fill: 'backwards' };
