/** Undo, the number of moves, the win, and new games. */
import type { Scenario } from './scenario.js';

const UNDONE = 'undo: takes back a carry';
const WON = 'won: with the last card from a column';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];

/** The cards of a suit, ace to king, without the last ones. */
const suit = (letter: string, without = 0): string =>
  RANKS.slice(0, RANKS.length - without)
    .map((rank) => rank + letter)
    .join(' ');

/** All cards are up but two kings. */
const TWO_LEFT = [
  `f1: ${suit('s', 1)}; f2: ${suit('h', 1)}; f3: ${suit('d')}; f4: ${suit('c')}`,
  't1: Ks; waste: Kh',
].join('; ');

export const HISTORY: readonly Scenario[] = [
  {
    name: UNDONE,
    script: `[Layout "t1: 7c; t2: 4h 6d"] new t2>t1 undo { t1: 7c; t2: 4h 6d; moves: 0 } t2>t1`,
  },
  {
    name: 'undo: takes back each kind of event, to the deal',
    on: [UNDONE],
    script: `[Layout "stock: 9c 8c 7c; waste: Kc As 7h; f1: Ah 2h; t1: 5c 4d | 8s; t2: 9h; t3: 3s; t4: Td 2s"]
      new w>t1 w>f2 t4>f2 t1>t2*2 f1>t3 stock stock stock undo*8 { moves: 0 } undo?`,
  },
  {
    name: 'undo: covers the card again that a carry turned up',
    on: [UNDONE],
    script: `[Layout "t1: 4c 2h | 7s; t2: 8d; t3: 9h | As"]
      new t1>t2 t3>f1 undo { t3: ## As } undo { t1: ## ## 7s } t1>t2*1`,
  },
  {
    name: 'undo: several carried cards go back as they lay',
    on: [UNDONE],
    script: `[Layout "t1: 2h | 9c 8d 7s; t2: Td; t3: 9s"] new t1>t2*3 t2>t3*2 undo undo { t1: ## 9c 8d 7s }`,
  },
  {
    name: 'undo: turning the waste over is taken back',
    on: [UNDONE],
    script: `[Layout "waste: 2s Kc 6d 9h; t1: Td"]
      new stock undo { stock: empty; waste: Kc 6d 9h } stock stock undo*2`,
  },
  {
    name: 'undo: what was refused is not taken back',
    on: [UNDONE],
    script: `[Layout "waste: 2s Kc; t1: 6d; t2: 7c; t3: 9h"]
      new t1>t2 w>t3? t3>t1? undo { moves: 0; t1: 6d } undo?`,
  },
  {
    name: 'undo: the game goes on from there',
    on: [UNDONE],
    script: `[Layout "stock: 2h 3h 4h 5h; t1: 6d; t2: 7c; t3: 7s"]
      new t1>t2 stock undo*2 t1>t3 undo t1>t2 stock undo*2 undo?`,
  },
  {
    name: 'undo: never goes back into the game before',
    on: [UNDONE],
    script: `[Layout "stock: 2h 3h 4h 5h; t1: 6d; t2: 7c"] new t1>t2 stock new undo? stock`,
  },
  {
    name: 'moves: every accepted event counts one, and undo takes one off',
    on: [UNDONE],
    script: `[Layout "stock: 2h; waste: Kc 5s; t1: 4c | 6d; t2: 7c; f1: As"]
      new t1>t2 { moves: 1 } w>t2 { moves: 2 } stock { moves: 3 } stock { moves: 4 } undo { moves: 3 } undo*3`,
  },
  {
    name: 'moves: a refused event does not count',
    on: [UNDONE],
    script: `[Layout "waste: 2s Kc; t1: 6d; t2: 7c; t3: 9h"]
      new w>t1? w>f1? t3>t1? t3>f1? { moves: 0 } t1>t2 { moves: 1 } t3>t1?`,
  },
  {
    name: WON,
    script: `[Layout "${TWO_LEFT}"] new w>f2 { won: no } t1>f1 win`,
  },
  {
    name: 'won: with the last card from the waste',
    script: `[Layout "${TWO_LEFT}"] new t1>f1 { won: no } w>f2 win`,
  },
  {
    name: 'won: announced again when it is won again after undo',
    on: [WON],
    script: `[Layout "${TWO_LEFT}"] new w>f2 t1>f1 win undo { won: no } t1>f1 win undo undo w>f2 t1>f1 win`,
  },
  {
    name: 'won: a new game is not',
    on: [WON],
    script: `[Layout "${TWO_LEFT}"] new w>f2 t1>f1 win new { won: no; moves: 0 } t1>f1`,
  },
  {
    name: 'newGame: after a game everything is as dealt',
    script: `[Deal "java:11"]
      new t4>t6 t7>t2 t2>t7*2 t4>t2 stock*2 w>t5 stock*2 w>t5 t6>t5*2 w>f1 new { moves: 0 } stock*9`,
  },
];
