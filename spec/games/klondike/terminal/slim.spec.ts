import { describe, expect, test } from '@jest/globals';
import type { Drawing } from './drawing.js';
import { MIDDLE, START, WON, draw } from './drawing.js';

const DRAWINGS: readonly (readonly [title: string, drawing: Drawing])[] = [
  [
    '40 by 15: slim cards',
    {
      of: MIDDLE,
      size: [40, 15],
      state: { cursor: { pile: 't7', depth: 3 } },
      looks: `
 #4294967295                  Moves: 12
 ░░    2♠ K♣ 6♦    2♥    A♠    []    []
 K♦    []    ░░    []    ░░    []    ░6
             9♥          ░░          K♠
             8♣          ░░          ⋮3
                         ░░          9♠
                         Q♠          8♥
                         J♥          7♠
                                     6♥
                                     5♠
                                     4♥
                                     {3♠}
                                     {2♥}
                                     {A♠}
 d draw  u undo  ? help  q quit`,
    },
  ],
  [
    '20 by 24: the narrowest window',
    {
      of: MIDDLE,
      size: [20, 24],
      state: { cursor: { pile: 't5', depth: 2 } },
      looks: `
#4294967295
Moves: 12
░░       2♥ A♠ [] []
2♠ K♣ 6♦
 1  2  3  4  5  6  7
K♦ [] ░░ [] ░░ [] ░6
      9♥    ░░    Ks
      8♣    ░░    Qh
            ░░    Js
            {Q♠}    Th
            {J♥}    9s
                  8h
                  7s
                  6h
                  5s
                  4h
                  3s
                  2h
                  As




? help  q quit`,
    },
  ],
  [
    'a window of 20 by 24 in ASCII, with a card in hand over a foundation',
    {
      of: MIDDLE,
      size: [20, 24],
      ascii: true,
      state: { cursor: { pile: 'f3', depth: 1 }, hand: { from: 'waste', count: 1 } },
      looks: `
#4294967295
Moves: 12
##       2h As {6d} []
2s Kc
 1  2  3  4  5  6  7
Kd [] ## [] ## [] #6
      9h    ##    Ks
      8c    ##    Qh
            ##    Js
            Qs    Th
            Jh    9s
                  8h
                  7s
                  6h
                  5s
                  4h
                  3s
                  2h
                  As




In hand: 6d`,
    },
  ],
  [
    '20 by 11: the smallest window, with the cursor inside a run',
    {
      of: MIDDLE,
      size: [20, 11],
      state: { cursor: { pile: 't7', depth: 7 } },
      looks: `
#4294967295
Moves: 12
░░       2♥ A♠ [] []
2♠ K♣ 6♦
K♦ [] ░░ [] ░░ [] ░6
      9♥    ░░    Ks
      8♣    ░░    ⋮5
            ░░    {7s}
            Q♠    {⋮5}
            J♥    {As}
? help  q quit`,
    },
  ],
  [
    '20 by 11, won',
    {
      of: WON,
      size: [20, 11],
      ascii: true,
      state: { cursor: { pile: 'waste', depth: 1 } },
      looks: `
#4294967295
Moves: 112
[]       Kh Ks Kd Kc
{[]}
[] [] [] [] [] [] []





{Won! n new, u undo}`,
    },
  ],
  [
    'a window of 20 by 11, with a long message',
    {
      of: START,
      size: [20, 11],
      state: {
        cursor: { pile: 'stock', depth: 1 },
        message: 'On the tableau, red goes on black and black on red.',
      },
      looks: `
#4294967295
Moves: 0
{░░}       [] [] [] []
[]
T♥ ░░ ░░ ░░ ░░ ░░ ░6
   3♠ ░░ ░░ ░░ ░░ Qh
      6♠ ░░ ░░ ░░
         4♠ ░░ ░░
On the tableau, red
goes on black and
black on red.`,
    },
  ],
  [
    '18 by 8: too small',
    {
      of: MIDDLE,
      size: [18, 8],
      state: { cursor: { pile: 'waste', depth: 1 } },
      looks: `
Klondike needs 20
columns and 11
rows. This window
has 18 and 8.



`,
    },
  ],
];

describe('slim cards', () =>
  test.each(DRAWINGS)('%s', (_, drawing) => expect(`\n${draw(drawing)}`).toBe(drawing.looks)));
