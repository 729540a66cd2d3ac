import { describe, expect, test } from '@jest/globals';
import type { Drawing } from './drawing.js';
import { MIDDLE, WON, cells, draw, frameWith } from './drawing.js';

const DRAWINGS: readonly (readonly [title: string, drawing: Drawing])[] = [
  [
    '40 by 15: slim cards',
    {
      of: MIDDLE,
      size: [40, 15],
      looks: `
 Monte Carlo #12345  Left: 27  Score: 4
     6♥     2♠     ·      8♦     9♠

     {A♦}     ·      A♥     9♥     Q♠

     K♥     7♥     5♣     2♦     7♣

     7♦     ·      ·      T♣     2♣

    [3♣]   [3♦]    Q♦     8♥     Q♥
 c Consolidate  h Hint  b Best hint
 u Undo  r Restart  n New game
 g Game number  ? Help  q Quit

 arrows move  enter selects`,
    },
  ],
  [
    '45 by 13: buttons beside slim cards',
    {
      of: MIDDLE,
      size: [45, 13],
      looks: `
  Monte Carlo #12345     Left: 27  Score: 4
   6♥   2♠   ·    8♦   9♠     c Consolidate
                              h Hint
   {A♦}   ·    A♥   9♥   Q♠     b Best hint
                              u Undo
   K♥   7♥   5♣   2♦   7♣     r Restart
                              n New game
   7♦   ·    ·    T♣   2♣     g Game number
                              ? Help
  [3♣] [3♦]  Q♦   8♥   Q♥     q Quit


  arrows move  enter selects`,
    },
  ],
  [
    '20 by 11: the smallest window, with fewer buttons',
    {
      of: MIDDLE,
      size: [20, 11],
      state: { cursor: { row: 1, column: 1 } },
      looks: `
Monte Carlo #12345
Left: 27  Score: 4
 6♥  2♠  ·   8♦  9♠
 A♦  {· }  A♥  9♥  Q♠
 K♥  7♥  5♣  2♦  7♣
 7♦  ·   ·   T♣  2♣
[3♣][3♦] Q♦  8♥  Q♥
c Consolidate h Hint
u Undo n New game
? Help q Quit
arrows, enter`,
    },
  ],
  [
    '20 by 10: too small',
    {
      of: MIDDLE,
      size: [20, 10],
      looks: `
Monte Carlo needs 20
columns and 11 rows.
This window has 20
and 10.





`,
    },
  ],
  [
    '30 by 12 in plain ASCII',
    {
      of: MIDDLE,
      size: [30, 12],
      ascii: true,
      looks: `
Monte Carlo #12345
Left: 27  Score: 4
    6h   2s   .    8d   9s
    {Ad}   .    Ah   9h   Qs
    Kh   7h   5c   2d   7c
    7d   .    .    Tc   2c
   [3c] [3d]  Qd   8h   Qh
c Consolidate  h Hint
b Best hint  u Undo  r Restart
n New game  g Game number
? Help  q Quit
arrows move  enter selects`,
    },
  ],
  [
    '20 by 11 in plain ASCII: a game that is won',
    {
      of: WON,
      size: [20, 11],
      ascii: true,
      looks: `
Monte Carlo #-7
Left: 0  Score: 52
 .   .   .   .   .
 {. }  .   .   .   .
 .   .   .   .   .
 .   .   .   .   .
 .   .   .   .   .
c Consolidate h Hint
u Undo n New game
? Help q Quit
{Won! n new, u undo}`,
    },
  ],
  [
    '31 by 11: one row with too many cells for brackets',
    {
      of: frameWith('r1: As 2s 3s 4s 5s 6s 7s 8s 9s Ts', { highlighted: cells('b1 c1') }),
      size: [31, 11],
      looks: `
Monte Carlo
Left: 0  Score: 0

 A♠[2♠[3♠]4♠ 5♠ 6♠ 7♠ 8♠ 9♠ T♠

c Consolidate  h Hint
b Best hint  u Undo  r Restart
n New game  g Game number
? Help  q Quit

arrows move  enter selects`,
    },
  ],
  [
    '48 by 11: nothing told yet',
    {
      of: frameWith('r1: --', { rows: [] }),
      size: [48, 11],
      looks: `
 Monte Carlo                  Left: 0  Score: 0





 c Consolidate  h Hint  b Best hint  u Undo
 r Restart  n New game  g Game number  ? Help
 q Quit

 arrows move  enter or a click selects a card`,
    },
  ],
];

describe('draws the grid in a small window of', () => {
  test.each(DRAWINGS)('%s', (_, { looks, ...drawing }) => expect(`\n${draw(drawing)}`).toBe(looks));
});
