import { describe, expect, test } from '@jest/globals';
import type { Drawing } from './drawing.js';
import { MIDDLE, WON, cells, draw, frameWith } from './drawing.js';

const DRAWINGS: readonly (readonly [title: string, drawing: Drawing])[] = [
  [
    '80 by 24: buttons beside the grid',
    {
      of: MIDDLE,
      size: [80, 24],
      looks: `
     Monte Carlo #12345                            Cards left: 27  Score: 4

     ┌───────┐  ┌───────┐  ┌       ┐  ┌───────┐  ┌───────┐    c Consolidate
     │ 6♥    │  │ 2♠    │             │ 8♦    │  │ 9♠    │
     │   ♥   │  │   ♠   │             │   ♦   │  │   ♠   │    h Hint
     └───────┘  └───────┘  └       ┘  └───────┘  └───────┘
     ┌───────┐  ┌       ┐  ┌───────┐  ┌───────┐  ┌───────┐    b Best hint
     │{ A♦    }│             │ A♥    │  │ 9♥    │  │ Q♠    │
     │{   ♦   }│             │   ♥   │  │   ♥   │  │   ♠   │    u Undo
     └───────┘  └       ┘  └───────┘  └───────┘  └───────┘
     ┌───────┐  ┌───────┐  ┌───────┐  ┌───────┐  ┌───────┐    r Restart
     │ K♥    │  │ 7♥    │  │ 5♣    │  │ 2♦    │  │ 7♣    │
     │   ♥   │  │   ♥   │  │   ♣   │  │   ♦   │  │   ♣   │    n New game
     └───────┘  └───────┘  └───────┘  └───────┘  └───────┘
     ┌───────┐  ┌       ┐  ┌       ┐  ┌───────┐  ┌───────┐    g Game number
     │ 7♦    │                        │ T♣    │  │ 2♣    │
     │   ♦   │                        │   ♣   │  │   ♣   │    ? Help
     └───────┘  └       ┘  └       ┘  └───────┘  └───────┘
     ╔═══════╗  ╔═══════╗  ┌───────┐  ┌───────┐  ┌───────┐    q Quit
     ║ 3♣    ║  ║ 3♦    ║  │ Q♦    │  │ 8♥    │  │ Q♥    │
     ║   ♣   ║  ║   ♦   ║  │   ♦   │  │   ♥   │  │   ♥   │
     ╚═══════╝  ╚═══════╝  └───────┘  └───────┘  └───────┘

     arrows move  enter or a click selects a card, then a touching one`,
    },
  ],
  [
    '56 by 20: low cards, with the buttons below them',
    {
      of: MIDDLE,
      size: [56, 20],
      state: { cursor: { row: 4, column: 1 } },
      looks: `
 Monte Carlo #12345            Cards left: 27  Score: 4
      ┌─────┐  ┌─────┐  ┌     ┐  ┌─────┐  ┌─────┐
      │ 6♥  │  │ 2♠  │           │ 8♦  │  │ 9♠  │
      └─────┘  └─────┘  └     ┘  └─────┘  └─────┘
      ┌─────┐  ┌     ┐  ┌─────┐  ┌─────┐  ┌─────┐
      │ A♦  │           │ A♥  │  │ 9♥  │  │ Q♠  │
      └─────┘  └     ┘  └─────┘  └─────┘  └─────┘
      ┌─────┐  ┌─────┐  ┌─────┐  ┌─────┐  ┌─────┐
      │ K♥  │  │ 7♥  │  │ 5♣  │  │ 2♦  │  │ 7♣  │
      └─────┘  └─────┘  └─────┘  └─────┘  └─────┘
      ┌─────┐  ┌     ┐  ┌     ┐  ┌─────┐  ┌─────┐
      │ 7♦  │                    │ T♣  │  │ 2♣  │
      └─────┘  └     ┘  └     ┘  └─────┘  └─────┘
      ╔═════╗  ╔═════╗  ┌─────┐  ┌─────┐  ┌─────┐
      ║ 3♣  ║  ║{ 3♦  }║  │ Q♦  │  │ 8♥  │  │ Q♥  │
      ╚═════╝  ╚═════╝  └─────┘  └─────┘  └─────┘
 c Consolidate  h Hint  b Best hint  u Undo  r Restart
 n New game  g Game number  ? Help  q Quit

 arrows move  enter or a click selects a card`,
    },
  ],
  [
    '50 by 18: cards without gaps, after a beep',
    {
      of: MIDDLE,
      size: [50, 18],
      state: { message: "Beep! These cards don't touch.", isAlarm: true },
      looks: `
Monte Carlo #12345        Cards left: 27  Score: 4
┌─────┐┌─────┐┌     ┐┌─────┐┌─────┐  c Consolidate
│ 6♥  ││ 2♠  │       │ 8♦  ││ 9♠  │  h Hint
└─────┘└─────┘└     ┘└─────┘└─────┘  b Best hint
┌─────┐┌     ┐┌─────┐┌─────┐┌─────┐  u Undo
│{ A♦  }│       │ A♥  ││ 9♥  ││ Q♠  │  r Restart
└─────┘└     ┘└─────┘└─────┘└─────┘  n New game
┌─────┐┌─────┐┌─────┐┌─────┐┌─────┐  g Game number
│ K♥  ││ 7♥  ││ 5♣  ││ 2♦  ││ 7♣  │  ? Help
└─────┘└─────┘└─────┘└─────┘└─────┘  q Quit
┌─────┐┌     ┐┌     ┐┌─────┐┌─────┐
│ 7♦  │              │ T♣  ││ 2♣  │
└─────┘└     ┘└     ┘└─────┘└─────┘
╔═════╗╔═════╗┌─────┐┌─────┐┌─────┐
║ 3♣  ║║ 3♦  ║│ Q♦  ││ 8♥  ││ Q♥  │
╚═════╝╚═════╝└─────┘└─────┘└─────┘

{Beep! These cards don't touch.}`,
    },
  ],
  [
    '70 by 18 in plain ASCII: a hint to consolidate',
    {
      of: { ...MIDDLE, highlighted: [], consolidateHinted: true },
      size: [70, 18],
      ascii: true,
      state: { message: 'Hint: consolidate.' },
      looks: `
     Monte Carlo #12345                  Cards left: 27  Score: 4
     +-----+  +-----+  +     +  +-----+  +-----+    {c Consolidate}
     | 6h  |  | 2s  |           | 8d  |  | 9s  |    h Hint
     +-----+  +-----+  +     +  +-----+  +-----+    b Best hint
     +-----+  +     +  +-----+  +-----+  +-----+    u Undo
     |{ Ad  }|           | Ah  |  | 9h  |  | Qs  |    r Restart
     +-----+  +     +  +-----+  +-----+  +-----+    n New game
     +-----+  +-----+  +-----+  +-----+  +-----+    g Game number
     | Kh  |  | 7h  |  | 5c  |  | 2d  |  | 7c  |    ? Help
     +-----+  +-----+  +-----+  +-----+  +-----+    q Quit
     +-----+  +     +  +     +  +-----+  +-----+
     | 7d  |                    | Tc  |  | 2c  |
     +-----+  +     +  +     +  +-----+  +-----+
     +-----+  +-----+  +-----+  +-----+  +-----+
     | 3c  |  | 3d  |  | Qd  |  | 8h  |  | Qh  |
     +-----+  +-----+  +-----+  +-----+  +-----+

     Hint: consolidate.`,
    },
  ],
  [
    '60 by 20: a game that is won',
    {
      of: WON,
      size: [60, 20],
      looks: `
 Monte Carlo #-7                   Cards left: 0  Score: 52

 ┌     ┐  ┌     ┐  ┌     ┐  ┌     ┐  ┌     ┐  c Consolidate
                                              h Hint
 └     ┘  └     ┘  └     ┘  └     ┘  └     ┘  b Best hint
 ┌     ┐  ┌     ┐  ┌     ┐  ┌     ┐  ┌     ┐  u Undo
  {     }                                       r Restart
 └     ┘  └     ┘  └     ┘  └     ┘  └     ┘  n New game
 ┌     ┐  ┌  ╔════════════════╗   ┐  ┌     ┐  g Game number
             ║    You won!    ║               ? Help
 └     ┘  └  ╚════════════════╝   ┘  └     ┘  q Quit
 ┌     ┐  ┌     ┐  ┌     ┐  ┌     ┐  ┌     ┐

 └     ┘  └     ┘  └     ┘  └     ┘  └     ┘
 ┌     ┐  ┌     ┐  ┌     ┐  ┌     ┐  ┌     ┐

 └     ┘  └     ┘  └     ┘  └     ┘  └     ┘


 {♠ ♥ ♦ ♣  You won! n new game, r restart, u undo}`,
    },
  ],
  [
    '80 by 24: a grid of one cell that is narrower than its title',
    {
      of: frameWith('r1: Ah', { game: 12345n, score: 51 }),
      size: [80, 24],
      state: { cursor: { row: 0, column: 0 } },
      looks: `
                  Monte Carlo #12345  Cards left: 0  Score: 51

                         ┌───────────┐    c Consolidate
                         │{ A♥        }│    h Hint
                         │{           }│    b Best hint
                         │{     ♥     }│    u Undo
                         │{           }│    r Restart
                         │{        A♥ }│    n New game
                         └───────────┘    g Game number
                                          ? Help
                                          q Quit












                         arrows move  enter or a click selects a card`,
    },
  ],
  [
    '60 by 18: large cards in a small grid',
    {
      of: frameWith('r1: 6h 2s\nr2: -- 8d', { highlighted: cells('b1') }),
      size: [60, 18],
      looks: `
       Monte Carlo            Cards left: 0  Score: 0

       ┌───────────┐  ╔═══════════╗    c Consolidate
       │ 6♥        │  ║ 2♠        ║    h Hint
       │           │  ║           ║    b Best hint
       │     ♥     │  ║     ♠     ║    u Undo
       │           │  ║           ║    r Restart
       │        6♥ │  ║        2♠ ║    n New game
       └───────────┘  ╚═══════════╝    g Game number
       ┌           ┐  ┌───────────┐    ? Help
        {           }   │ 8♦        │    q Quit
        {           }   │           │
        {           }   │     ♦     │
        {           }   │           │
        {           }   │        8♦ │
       └           ┘  └───────────┘

       arrows move  enter or a click selects a card`,
    },
  ],
];

describe('draws the grid in a window of', () => {
  test.each(DRAWINGS)('%s', (_, { looks, ...drawing }) => expect(`\n${draw(drawing)}`).toBe(looks));
});
