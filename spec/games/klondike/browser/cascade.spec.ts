import { expect, test } from '@jest/globals';
import type { Frame } from '../../../../src/games/klondike/contract/frame.js';
import { FOUNDATIONS } from '../../../../src/games/klondike/words/piles.js';
import { leapsOf, pathOf } from '../../../../src/games/klondike/browser/table/cascade.js';
import { geometryFor } from '../../../../src/games/klondike/browser/table/geometry.js';
import { printCard } from '../../../../src/core/card.js';
import { cardsNumbered } from '../../../support/cards.js';

const suit = (first: number, cards = 13): Frame['foundations'][number] =>
  cardsNumbered(...Array.from({ length: cards }, (_, place) => first + place));

test('all cards leap, starting with the kings; after an early win, only the cards on the foundations leap', () => {
  const whole = leapsOf({ foundations: [suit(11, 2), suit(24, 2), suit(37, 2), suit(50, 2)] });
  const early = leapsOf({ foundations: [suit(0, 2), suit(13, 1), [], []] });
  const told = whole.map(({ card, pile }) => `${printCard(card)} ${pile}`);
  expect([told.length, told.slice(0, 5), told.at(-1)]).toEqual([
    52,
    ['Ks f1', 'Kh f2', 'Kd f3', 'Kc f4', 'Qs f1'],
    'Ac f4',
  ]);
  expect(early.map(({ card }) => printCard(card))).toEqual(['2s', 'As', 'Ah']);
});

test.each([
  [1280, 756],
  [390, 800],
  [320, 520],
  [844, 350],
])(
  'on a table %d by %d pixels, every card leaps from its pile, stays above the floor and leaves the table',
  (width, height) => {
    const geometry = geometryFor({ width, height });
    const { card, places } = geometry;
    const paths = FOUNDATIONS.flatMap((pile) =>
      Array.from({ length: 52 }, (_, number) => ({ pile, path: pathOf(geometry, pile, number) })),
    );
    const faulty = paths.filter(({ pile, path }) => {
      const end = path.at(-1);
      const isOut = end !== undefined && (end.x <= -card.width || end.x >= width);
      return path[0] !== places[pile] || !isOut || path.some(({ y }) => y > height - card.height);
    });
    expect(faulty).toEqual([]);
  },
);
