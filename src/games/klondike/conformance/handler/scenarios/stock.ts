/** Stock and waste. */
import type { Scenario } from './scenario.js';

const DRAWN = 'stock: a click turns as many cards as the rules say';
const EMPTIED = 'stock: the last click turns all cards that are left, and leaves it empty';
const BROUGHT_BACK = 'recycling: a click on the empty stock brings the waste back and deals nothing';

export const STOCK: readonly Scenario[] = [
  {
    name: DRAWN,
    script: `[Layout "stock: 2h 3h 4h 5h 6h 7h 8h 9h"] new stock { waste: 9h 8h 7h } stock { waste: 6h 5h 4h }`,
  },
  {
    name: EMPTIED,
    on: [DRAWN],
    script: `[Layout "stock: 2h 3h 4h 5h 6h"]
      new stock { stock: full } stock { stock: empty; waste: 4h 3h 2h } undo { stock: full; waste: 6h 5h 4h }`,
  },
  {
    name: BROUGHT_BACK,
    on: [EMPTIED],
    script: `[Layout "waste: 2s Kc 6d 9h; t1: Td"] new stock { stock: full; waste: ; moves: 1 }`,
  },
  {
    name: 'recycling: the cards come in the same order again',
    on: [BROUGHT_BACK],
    script: `[Layout "stock: 9c 8c 7c 6c 5c"]
      new stock*2 { waste: 7c 8c 9c } stock stock { waste: 5c 6c 7c } stock stock stock*2`,
  },
  {
    name: 'recycling: a card that was played does not come back',
    on: [BROUGHT_BACK],
    script: `[Layout "stock: 9c 8c 7c 6c 5c; t1: 6d; t2: 8h"]
      new stock w>t2 stock stock stock { waste: 5c 6c 8c } stock*3`,
  },
  {
    name: 'stock and waste empty: a click is refused',
    on: [EMPTIED],
    script: `[Layout "stock: 2h; t1: Ah"] new t1>f1 stock w>f1 stock? { moves: 3 } stock? undo stock`,
  },
  {
    name: 'waste: its top three cards are shown; the one beneath shows again when one is played',
    on: [DRAWN],
    script: `[Layout "waste: 2s Kc 6d 9h; t1: Tc; t2: 7s"]
      new w>t1 { waste: 2s Kc 6d } w>t2 { waste: 2s Kc } undo { waste: 2s Kc 6d }`,
  },
  {
    name: 'waste: only its top card is played',
    on: [DRAWN],
    script: `[Layout "waste: Ah 9h 2d; t1: 3s; f1: Ad; t2: Ts"] new w>t2? w>f2? w>f1 w>t1? w>t2 w>f2`,
  },
];
