/** Small pictures of cards, for "How to play" and the first screen. */
import type { Card } from '../../core/card.js';
import { HIDDEN } from '../../core/card.js';
import { drawFace } from '../art/face.js';
import { make } from '../dom.js';
import { LOOKS } from '../look.js';
import { styleSheet } from '../style.js';
import type { Point } from './space.js';

/** A card in a picture. Its place is measured in CSS pixels from the upper left corner. `HIDDEN` shows the back of a card. */
export interface PictureCard extends Point {
  readonly card: Card;
  /** Is the card only a background for the others? */
  readonly isPale?: boolean;
}

/** The size of a card and the space around the cards, in CSS pixels. */
const WIDTH = 46;
const HEIGHT = 64;
const EDGE = 8;

/** The distance from a card to the next one in a row or column. */
export const ACROSS = WIDTH + 4;
export const DOWN = HEIGHT + 4;

/**
 * Draws cards in the style of the table, and in the look of the page if it has one. Later cards are above earlier ones. Screen readers skip them, because a text
 * describes them.
 */
export function cardsPicture(cards: readonly PictureCard[]): HTMLElement {
  const table = make('div', { class: 'table' }, ...cards.map(draw));
  table.style.setProperty('--width', `${WIDTH}px`);
  table.style.setProperty('--height', `${HEIGHT}px`);
  if (cards.length > 0) table.style.width = `${2 * EDGE + WIDTH + Math.max(...cards.map(({ x }) => x))}px`;
  table.style.marginInline = 'auto';
  const host = make('div', { 'aria-hidden': 'true' });
  const height = 2 * EDGE + (cards.length > 0 ? HEIGHT : 0) + Math.max(0, ...cards.map(({ y }) => y));
  host.style.setProperty('--klondike-min-height', `${height}px`);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [styleSheet()];
  const view = make('div', { class: 'view' }, table);
  for (const part of Object.keys(LOOKS)) {
    const chosen = document.documentElement.dataset[part];
    if (chosen !== undefined) view.dataset[part] = chosen;
  }
  root.append(view);
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

/** Cards from left to right, `step` pixels apart. */
export const inRow = (cards: readonly Card[], step = ACROSS): readonly PictureCard[] =>
  cards.map((card, index) => ({ card, x: index * step, y: 0 }));
