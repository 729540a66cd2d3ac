/** Small pictures of cards, for those who learn a game. */
import type { Card } from '../../core/card.js';
import { HIDDEN } from '../../core/card.js';
import { drawFace } from '../art/face.js';
import { make } from '../dom.js';
import { styleSheet } from '../style.js';
import type { Point } from './space.js';

/** A card in a picture, in CSS pixels from the upper left corner; `HIDDEN` shows a back. */
export interface PictureCard extends Point {
  readonly card: Card;
  /** Is it only there for the sake of the others? */
  readonly isPale?: boolean;
}

/** The size of a card and the space around the cards, in CSS pixels. */
const WIDTH = 46;
const HEIGHT = 64;
const EDGE = 8;

/** The step from a card to the one beside it or below it. */
export const ACROSS = WIDTH + 4;
export const DOWN = HEIGHT + 4;

/** Cards as on the table, in its style sheet; of two on one place the later lies above. The words beside them say what they show. */
export function cardsPicture(cards: readonly PictureCard[]): HTMLElement {
  const table = make('div', { class: 'table' }, ...cards.map(draw));
  table.style.setProperty('--width', `${WIDTH}px`);
  table.style.setProperty('--height', `${HEIGHT}px`);
  const host = make('div', { 'aria-hidden': 'true' });
  const height = 2 * EDGE + HEIGHT + Math.max(...cards.map(({ y }) => y));
  host.style.setProperty('--klondike-min-height', `${height}px`);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [styleSheet()];
  root.append(make('div', { class: 'view' }, table));
  return host;
}

function draw({ card, x, y, isPale = false }: PictureCard): HTMLElement {
  const isBack = card === HIDDEN;
  const face = isBack ? make('div', { class: 'face' }) : drawFace(card, 'full');
  const element = make('div', { class: isBack ? 'card back' : 'card' }, face);
  element.style.transform = `translate(${EDGE + x}px,${EDGE + y}px)`;
  if (isPale) element.style.opacity = '.45';
  return element;
}

/** Cards from left to right, each so far from the one before. */
export const inRow = (cards: readonly Card[], step = ACROSS): readonly PictureCard[] =>
  cards.map((card, index) => ({ card, x: index * step, y: 0 }));
