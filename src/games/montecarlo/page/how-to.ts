/** How to play Monte Carlo Solitaire, in words and small pictures. */
import type { Card } from '../../../core/card.js';
import { CLUBS, DIAMONDS, HEARTS, SPADES, cardOf } from '../../../core/card.js';
import type { PictureCard } from '../../../browser/cards/picture.js';
import { ACROSS, DOWN, cardsPicture } from '../../../browser/cards/picture.js';
import { make } from '../../../browser/dom.js';
import type { MonteCarloPageStrings } from './strings/english.js';

type CardRows = readonly (readonly (Card | undefined)[])[];

/** Rows of cards; undefined stands for a gap. */
const inGrid = (lines: CardRows): PictureCard[] =>
  lines.flatMap((line, row) =>
    line.flatMap((card, column) => (card === undefined ? [] : { card, x: column * ACROSS, y: row * DOWN })),
  );

const FIVE = cardOf(5, HEARTS);
const OTHER_FIVE = cardOf(5, CLUBS);

/** A pair in the middle of a place for three cards. */
const PAIRS = inGrid([
  [cardOf(8, SPADES), cardOf(8, HEARTS)],
  [cardOf(12, DIAMONDS), cardOf(12, CLUBS)],
]).map((drawn) => ({ ...drawn, x: drawn.x + ACROSS / 2 }));

/** Two fives that touch corner to corner, among other cards. */
const PAIR = inGrid([
  [cardOf(10, SPADES), FIVE, cardOf(9, CLUBS)],
  [cardOf(2, DIAMONDS), cardOf(8, SPADES), OTHER_FIVE],
]).map((drawn) => ({ ...drawn, isPale: drawn.card !== FIVE && drawn.card !== OTHER_FIVE }));

/** A row with a gap, and below it the same row without the gap. */
const CLOSED = [
  ...inGrid([[cardOf(7, SPADES), undefined, cardOf(10, DIAMONDS)]]),
  ...inGrid([[cardOf(7, SPADES), cardOf(10, DIAMONDS), cardOf(2, CLUBS)]]).map((drawn) => ({
    ...drawn,
    y: DOWN + DOWN / 4,
  })),
];

const PICTURES = {
  goal: PAIRS,
  pair: PAIR,
  consolidate: CLOSED,
} as const;

export const howTo = ({ montecarloPage: { howTo: words } }: MonteCarloPageStrings): HTMLElement =>
  make(
    'div',
    { class: 'how-to' },
    ...(['goal', 'pair', 'consolidate'] as const).flatMap((name) => [
      make('h3', {}, words[name].title),
      make('div', { class: 'picture' }, cardsPicture(PICTURES[name])),
      make('p', {}, words[name].text),
    ]),
  );
