import { describe, expect, test } from '@jest/globals';
import type { PileId } from '../../../../src/games/klondike/words/piles.js';
import { PILES } from '../../../../src/games/klondike/words/piles.js';
import { dropPile, pileBox } from '../../../../src/games/klondike/browser/table/areas.js';
import { geometryFor } from '../../../../src/games/klondike/browser/table/geometry.js';

const geometry = geometryFor({ width: 1280, height: 756 });
const { card, places } = geometry;

/** Only the third tableau pile has cards, with its top card 200 pixels down. */
const boxes = new Map(
  PILES.map((pile) => [
    pile,
    pileBox(geometry, pile, pile === 't3' ? { x: places.t3.x, y: places.t3.y + 200 } : undefined),
  ]),
);

interface At {
  readonly pile: PileId;
  /** The distance from the place of the pile, in pixels. */
  readonly dx: number;
  readonly dy: number;
}

const dropAt = ({ pile, dx, dy }: At): PileId | undefined =>
  dropPile(geometry, { x: places[pile].x + dx, y: places[pile].y + dy }, boxes);

describe('a card is dropped on', () => {
  test.each<[where: string, at: At, on: PileId | undefined]>([
    ['the pile that it covers', { pile: 't5', dx: 0, dy: 0 }, 't5'],
    ['the pile that it covers most', { pile: 't5', dx: card.width * 0.4, dy: 0 }, 't5'],
    ['the next pile after a little further drag', { pile: 't5', dx: card.width * 0.7, dy: 0 }, 't6'],
    ['the lower end of a long pile', { pile: 't3', dx: 10, dy: 250 }, 't3'],
    ['a foundation rather than the tableau below', { pile: 'f2', dx: 0, dy: card.height * 0.4 }, 'f2'],
    ['the tableau rather than the foundation above', { pile: 't5', dx: 0, dy: -card.height * 0.4 }, 't5'],
    ['the nearest pile if it covers none', { pile: 't5', dx: 0, dy: card.height + card.width * 0.8 }, 't5'],
    [
      "no pile if all are more than a card's width away",
      { pile: 't5', dx: 0, dy: card.height + card.width * 1.2 },
      undefined,
    ],
    [
      'the pile above it, although the next pile is longer',
      { pile: 't4', dx: 0, dy: card.height + card.width * 0.8 },
      't4',
    ],
    ['the outer pile if the card lies next to it', { pile: 't1', dx: -card.width * 1.5, dy: 0 }, 't1'],
    [
      'no pile if the card lies far outside the table',
      { pile: 't1', dx: -card.width * 2.5, dy: 0 },
      undefined,
    ],
  ])('%s', (_, at, on) => {
    expect(dropAt(at)).toBe(on);
  });
});
