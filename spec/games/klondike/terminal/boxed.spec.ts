import { describe, expect, test } from '@jest/globals';
import { parseFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import type { Drawing } from './drawing.js';
import { MIDDLE, START, WON, draw } from './drawing.js';

const DRAWINGS: readonly (readonly [title: string, drawing: Drawing])[] = [
  [
    '80 by 24: six hidden cards under thirteen face-up cards fit when they share a row',
    {
      of: MIDDLE,
      size: [80, 24],
      state: { cursor: { pile: 't5', depth: 2 } },
      looks: `
   #4294967295                                                      Moves: 12
   ┌─────┐    ┌2♠┌K♣┌6♦───┐         ┌2♥───┐    ┌A♠───┐    ┌     ┐    ┌     ┐
   │░░░░░│    │  │  │  ♦  │         │  ♥  │    │  ♠  │
   └─────┘    └──└──└─────┘         └─────┘    └─────┘    └     ┘    └     ┘
      1          2          3          4          5          6          7
   ┌K♦───┐    ┌     ┐    ┌─────┐    ┌     ┐    ┌─────┐    ┌     ┐    ┌░6───┐
   │  ♦  │               ┌9♥───┐               ┌─────┐               ┌K♠───┐
   └─────┘    └     ┘    ┌8♣───┐    └     ┘    ┌─────┐    └     ┘    ┌Q♥───┐
                         │  ♣  │               ┌─────┐               ┌J♠───┐
                         └─────┘               {┌Q♠───┐}               ┌T♥───┐
                                               {┌J♥───┐}               ┌9♠───┐
                                               {│  ♥  │}               ┌8♥───┐
                                               {└─────┘}               ┌7♠───┐
                                                                     ┌6♥───┐
                                                                     ┌5♠───┐
                                                                     ┌4♥───┐
                                                                     ┌3♠───┐
                                                                     ┌2♥───┐
                                                                     ┌A♠───┐
                                                                     │  ♠  │
                                                                     └─────┘


   arrows, enter: carry  d draw  a foundation  u undo  n new  ? help  q quit`,
    },
  ],
  [
    'a window of 80 by 24 in ASCII, with cards in hand over another pile',
    {
      of: MIDDLE,
      size: [80, 24],
      ascii: true,
      state: { cursor: { pile: 't3', depth: 1 }, hand: { from: 't5', count: 2 } },
      looks: `
   #4294967295                                                      Moves: 12
   +-----+    +2s+Kc+6d---+         +2h---+    +As---+    +     +    +     +
   |#####|    |  |  |  d  |         |  h  |    |  s  |
   +-----+    +--+--+-----+         +-----+    +-----+    +     +    +     +
      1          2          3          4          5          6          7
   +Kd---+    +     +    +-----+    +     +    +-----+    +     +    +#6---+
   |  d  |               +9h---+               +-----+               +Ks---+
   +-----+    +     +    +8c---+    +     +    +-----+    +     +    +Qh---+
                         {*Qs===*}               +-----+               +Js---+
                         {*Jh===*}               |#####|               +Th---+
                         {*  h  *}               +-----+               +9s---+
                         {*=====*}                                     +8h---+
                                                                     +7s---+
                                                                     +6h---+
                                                                     +5s---+
                                                                     +4h---+
                                                                     +3s---+
                                                                     +2h---+
                                                                     +As---+
                                                                     |  s  |
                                                                     +-----+


   In hand: Qs Jh - enter puts down, esc puts back`,
    },
  ],
  [
    '48 by 24: the narrowest boxes',
    {
      of: MIDDLE,
      size: [48, 24],
      state: { cursor: { pile: 'waste', depth: 1 } },
      looks: `
#4294967295                            Moves: 12
┌───┐  ┌2♠┌K♣{┌6♦─┐}   ┌2♥─┐  ┌A♠─┐  ┌   ┐  ┌   ┐
│░░░│  │ ♠│ ♣{│ ♦ │}   │ ♥ │  │ ♠ │
└───┘  └──└──{└───┘}   └───┘  └───┘  └   ┘  └   ┘
  1      2      3      4      5      6      7
┌K♦─┐  ┌   ┐  ┌───┐  ┌   ┐  ┌───┐  ┌   ┐  ┌░6─┐
│ ♦ │         ┌9♥─┐         ┌───┐         ┌K♠─┐
└───┘  └   ┘  ┌8♣─┐  └   ┘  ┌───┐  └   ┘  ┌Q♥─┐
              │ ♣ │         ┌───┐         ┌J♠─┐
              └───┘         ┌Q♠─┐         ┌T♥─┐
                            ┌J♥─┐         ┌9♠─┐
                            │ ♥ │         ┌8♥─┐
                            └───┘         ┌7♠─┐
                                          ┌6♥─┐
                                          ┌5♠─┐
                                          ┌4♥─┐
                                          ┌3♠─┐
                                          ┌2♥─┐
                                          ┌A♠─┐
                                          │ ♠ │
                                          └───┘


arrows, enter  d draw  u undo  ? help  q quit`,
    },
  ],
  [
    '80 by 18: the lowest boxes, a run without its middle',
    {
      of: MIDDLE,
      size: [80, 18],
      state: { cursor: { pile: 't7', depth: 5 } },
      looks: `
   #4294967295                                                      Moves: 12
   ┌─────┐    ┌2♠┌K♣┌6♦───┐         ┌2♥───┐    ┌A♠───┐    ┌     ┐    ┌     ┐
   │░░░░░│    │  │  │  ♦  │         │  ♥  │    │  ♠  │
   └─────┘    └──└──└─────┘         └─────┘    └─────┘    └     ┘    └     ┘
      1          2          3          4          5          6          7
   ┌K♦───┐    ┌     ┐    ┌─────┐    ┌     ┐    ┌─────┐    ┌     ┐    ┌░6───┐
   │  ♦  │               ┌9♥───┐               ┌─────┐               ┌K♠───┐
   └─────┘    └     ┘    ┌8♣───┐    └     ┘    ┌─────┐    └     ┘    ┌⋮5───┐
                         │  ♣  │               ┌─────┐               ┌7♠───┐
                         └─────┘               ┌Q♠───┐               ┌6♥───┐
                                               ┌J♥───┐               {┌5♠───┐}
                                               │  ♥  │               {┌4♥───┐}
                                               └─────┘               {┌3♠───┐}
                                                                     {┌2♥───┐}
                                                                     {┌A♠───┐}
                                                                     {│  ♠  │}
                                                                     {└─────┘}
   arrows, enter: carry  d draw  a foundation  u undo  n new  ? help  q quit`,
    },
  ],
  [
    '100 by 36: large cards',
    {
      of: START,
      size: [100, 36],
      state: { cursor: { pile: 'stock', depth: 1 } },
      looks: `
      #4294967295                                                                     Moves: 0
      {┌───────┐}    ┌       ┐                 ┌       ┐    ┌       ┐    ┌       ┐    ┌       ┐
      {│░░░░░░░│}
      {│░░░░░░░│}
      {│░░░░░░░│}
      {└───────┘}    └       ┘                 └       ┘    └       ┘    └       ┘    └       ┘
          1            2            3            4            5            6            7
      ┌T♥─────┐    ┌───────┐    ┌───────┐    ┌───────┐    ┌───────┐    ┌───────┐    ┌───────┐
      │       │    ┌3♠─────┐    ┌───────┐    ┌───────┐    ┌───────┐    ┌───────┐    ┌───────┐
      │   ♥   │    │       │    ┌6♠─────┐    ┌───────┐    ┌───────┐    ┌───────┐    ┌───────┐
      │       │    │   ♠   │    │       │    ┌4♠─────┐    ┌───────┐    ┌───────┐    ┌───────┐
      └───────┘    │       │    │   ♠   │    │       │    ┌6♦─────┐    ┌───────┐    ┌───────┐
                   └───────┘    │       │    │   ♠   │    │       │    ┌A♠─────┐    ┌───────┐
                                └───────┘    │       │    │   ♦   │    │       │    ┌Q♥─────┐
                                             └───────┘    │       │    │   ♠   │    │       │
                                                          └───────┘    │       │    │   ♥   │
                                                                       └───────┘    │       │
                                                                                    └───────┘

















      arrows move  enter picks up, puts down  d draw  a foundation  u undo  n new  ? help  q quit`,
    },
  ],
  [
    '80 by 24, won',
    {
      of: WON,
      size: [80, 24],
      state: { cursor: { pile: 'waste', depth: 1 } },
      looks: `
   #4294967295                                                     Moves: 112
   ┌     ┐    {┌     ┐}               ┌K♥───┐    ┌K♠───┐    ┌K♦───┐    ┌K♣───┐
              {       }               │  ♥  │    │  ♠  │    │  ♦  │    │  ♣  │
   └     ┘    {└     ┘}               └─────┘    └─────┘    └─────┘    └─────┘
      1          2          3          4          5          6          7
   ┌     ┐    ┌     ┐    ┌     ┐    ┌     ┐    ┌     ┐    ┌     ┐    ┌     ┐

   └     ┘    └     ┘    └     ┘    └     ┘    └     ┘    └     ┘    └     ┘

                         ╔═════════════════════════════╗
                         ║    You won in 112 moves!    ║
                         ╚═════════════════════════════╝











   {♠ ♥ ♦ ♣  You won in 112 moves! n new game, u undo}`,
    },
  ],
];

test('a win is announced over the cards if a game ends early', () => {
  const frame = parseFrame('t3: 9d 8s; t4: Qh; moves: 64; won; stock: empty');
  const shown = draw({ of: frame, size: [80, 24], state: { cursor: { pile: 't1', depth: 1 } } });
  expect(shown).toContain('║    You won in 64 moves!    ║');
});

describe('cards as boxes', () =>
  test.each(DRAWINGS)('%s', (_, drawing) => expect(`\n${draw(drawing)}`).toBe(drawing.looks)));

test.each<[size: readonly [number, number], left: number, looks: string]>([
  [[80, 24], 24, '   ┌░24──┐'],
  [[80, 24], 3, '   ┌░3───┐'],
  [[80, 24], 1, '   ┌─────┐'],
  [[40, 20], 24, ' 24'],
  [[40, 20], 9, ' ░9'],
])('in a window of size %j, a stock with %i cards shows the number', (size, stockLeft, looks) => {
  const line =
    draw({ of: START, size, stockLeft, state: { cursor: { pile: 't1', depth: 1 } } }).split('\n')[1] ?? '';
  expect(line.trimStart().startsWith(looks.trimStart())).toBe(true);
});
