/** Safe moves, and games that finish themselves. */
import { describe, expect, test } from '@jest/globals';
import { HIDDEN } from '../../../src/core/card.js';
import { faceDownPile } from '../../../src/core/pile.js';
import { parseLayout, printMove } from '../../../src/games/klondike/model/layout-text.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { ULG, onlyOnFoundations } from '../../../src/games/klondike/model/rules.js';
import { finish, safe } from '../../../src/solver.js';
import { harmedGames } from './harmed-games.js';

const DRAW_1: Rules = { ...ULG, draw: 1 };
const NO_WAY_BACK: Rules = { ...ULG, worryBack: false };

const BLACK_TO_3 = 'f1: As 2s 3s; f4: Ac 2c 3c';

interface Position {
  readonly rules?: Rules;
  readonly layout: string;
  /** True if the player has not seen the stock. */
  readonly isUnseen?: boolean;
}

describe('safe', () => {
  test('never loses one of a few winnable games', () => {
    const { faults, changed } = harmedGames(5);
    expect([faults, changed > 0]).toEqual([[], true]);
  });

  test.each<[because: string, moves: string, position: Position]>([
    ['both black threes are up', 't1>f2', { layout: `${BLACK_TO_3}; f2: Ah 2h 3h; f3: Ad; t1: 4h` }],
    ['a black four can come back', 't1>f2', { layout: `${BLACK_TO_3}; f2: Ah 2h 3h 4h; f3: Ad 2d; t1: 5h` }],
    [
      'a black five may still need the card',
      '',
      { layout: `${BLACK_TO_3}; f2: Ah 2h 3h 4h 5h; f3: Ad 2d 3d; t1: 6h` },
    ],
    ['the twin of the card is far behind', '', { layout: `${BLACK_TO_3}; f2: Ah 2h 3h 4h; f3: Ad; t1: 5h` }],
    [
      'without worrying back, a black four may still need the card',
      '',
      { rules: NO_WAY_BACK, layout: `${BLACK_TO_3}; f2: Ah 2h 3h 4h; f3: Ad 2d; t1: 5h` },
    ],
    [
      'without worrying back, the twin of the card does not count',
      't1>f2',
      { rules: NO_WAY_BACK, layout: `${BLACK_TO_3}; f2: Ah 2h 3h; t1: 4h` },
    ],
    ['stops at a card that is turned up on the way', 't1>f1 t2>f1', { layout: 't1: 2h | As; t2: 3h | 2s' }],
    ['a card below another card', 't1>f1 t1>f2', { layout: 't1: Ah As' }],
    [
      'every stock card can be played at any time',
      'w>f1 w>f1',
      { rules: DRAW_1, layout: 'waste: 5c 2s As; stock: 9d' },
    ],
    ['at draw 3, taking the card may block other cards', '', { layout: 'waste: 5c 2s As; stock: 9d' }],
    ['one redeal', '', { rules: { ...DRAW_1, redeals: 1 }, layout: 'waste: 5c 2s As; stock: 9d' }],
    ['a custom build', '', { rules: { ...ULG, build: () => undefined }, layout: 't1: As' }],
  ])('%s: %s', (_, moves, { rules = ULG, layout }) => {
    expect(safe(rules, parseLayout(layout)).map(printMove).join(' ')).toBe(moves);
  });
});

describe('finish', () => {
  const FEW: Rules = { ...ULG, isWon: onlyOnFoundations };
  const DRAW: Rules = { ...FEW, draw: 1 };
  test.each<[because: string, moves: string | undefined, position: Position]>([
    ['all cards are open', 't1>f1 t1>f1 t2>f2', { layout: 't1: 2s As; t2: Ah' }],
    ['a card is face down', undefined, { layout: 't1: 2s | As' }],
    ['stock cards are drawn', 'stock w>f1 w>f1', { rules: DRAW, layout: 'waste: 2s; stock: As' }],
    ['draws of three do not reach the ace', undefined, { layout: 'stock: 3s 2s As' }],
    [
      'the stock is unseen, but all of it comes into play',
      'stock w>f1',
      { rules: DRAW, layout: 'stock: As', isUnseen: true },
    ],
    [
      'the stock is unseen, and an ace may never come into play',
      undefined,
      { layout: 'stock: As', isUnseen: true },
    ],
    ['a card is covered by a higher one', undefined, { layout: 't1: As 2s' }],
    ['the game is won', '', { layout: 'f1: As' }],
  ])('%s: %s', (_, moves, { rules = FEW, layout: text, isUnseen = false }) => {
    const layout = parseLayout(text);
    const known = isUnseen ? { ...layout, stock: faceDownPile([HIDDEN]) } : layout;
    expect(finish(rules, layout, known)?.map(printMove).join(' ')).toBe(moves);
  });
});
