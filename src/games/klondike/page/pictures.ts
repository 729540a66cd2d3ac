/** Small pictures of cards, for those who learn the game. */
import { drawFace } from '../../../browser/art/face.js';
import { make } from '../../../browser/dom.js';
import { styleSheet } from '../../../browser/style.js';
import {
  CLUBS_7,
  HEARTS_2,
  HEARTS_8,
  HEARTS_A,
  SPADES_2,
  SPADES_3,
  SPADES_9,
  SPADES_A,
} from '../contract/constants.js';

/** The height of a card in a picture and the space around the cards, in CSS pixels. */
const HEIGHT = 64;
const EDGE = 8;

/** The cards of each picture, from left to right; those of a column lie on each other. */
const PICTURES = {
  goal: [SPADES_A, SPADES_2, SPADES_3],
  build: [SPADES_9, HEARTS_8, CLUBS_7],
  up: [HEARTS_A, HEARTS_2],
} as const;

/** Cards as on the table, in its style sheet. The words beside them say what they show. */
export function pictureOf(name: keyof typeof PICTURES): HTMLElement {
  const cards = PICTURES[name];
  const isColumn = name === 'build';
  const [across, down] = isColumn ? [0, 22] : [50, 0];
  const drawn = cards.map((card, index) => {
    const element = make('div', { class: 'card' }, drawFace(card, 'full'));
    element.style.transform = `translate(${EDGE + index * across}px,${EDGE + index * down}px)`;
    return element;
  });
  const table = make('div', { class: 'table' }, ...drawn);
  table.style.setProperty('--width', '46px');
  table.style.setProperty('--height', `${HEIGHT}px`);
  const host = make('div', { 'aria-hidden': 'true' });
  const height = 2 * EDGE + HEIGHT + (isColumn ? (cards.length - 1) * down : 0);
  host.style.setProperty('--klondike-min-height', `${height}px`);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [styleSheet()];
  root.append(make('div', { class: 'view' }, table));
  return host;
}
