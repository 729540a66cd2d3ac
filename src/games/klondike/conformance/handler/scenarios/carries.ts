/** Which cards may be carried where. */
import type { Scenario } from './scenario.js';

const ACES = 'foundation: any ace goes to any empty one';
const COLUMNS = 'column: takes the next lower card of the other color';
const SEVERAL = 'column: several cards are carried as one, in their order';
const BACK = 'foundation: its top card comes back to a column that takes it';

export const CARRIES: readonly Scenario[] = [
  {
    name: ACES,
    script: `[Layout "waste: 2c Ad; t1: As; t2: 5c Ah; t3: 2h"]
      new t3>f1? w>f3 w>f2? t1>f1 t2>f4 t2>f2? undo t2>f2`,
  },
  {
    name: 'foundation: then its own suit follows, one rank up',
    on: [ACES],
    script: `[Layout "waste: 3d 2d; f2: Ad; f3: Ah; t1: 3h; t2: 4d; t3: 2c"]
      new t1>f2? t1>f3? t2>f2? t3>f2? w>f3? w>f2 t2>f2? w>f2 t2>f2`,
  },
  {
    name: 'foundation: shows its two topmost cards',
    on: [ACES],
    script: `[Layout "waste: 3d 2d Ad; t1: 3s"] new w>f2 w>f2 w>f2 undo undo undo w>f2 w>f2 f2>t1`,
  },
  {
    name: 'empty column: takes a king from the waste, and no other card',
    script: `[Layout "waste: Kh Qs; t2: Kd"] new w>t1? w>t2 w>t1`,
  },
  {
    name: 'empty column: takes a king from another column, and no other card',
    script: `[Layout "t1: 5d Kh Qs; t3: 9c Qd; t4: As"] new t1>t2? t3>t2? t4>t2? t1>t2*2 t3>t5? t1>t5?`,
  },
  {
    name: 'empty column: takes a king from a foundation, and no other card',
    script: `[Layout "f1: As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks; f2: Ah 2h"] new f2>t1? f1>t1 f1>t2?`,
  },
  {
    name: COLUMNS,
    script: `[Layout "t1: 7c; t2: 6s; t3: 6d; t4: 8h; t5: 5h; t6: 7h"]
      new t2>t1? t4>t1? t5>t1? t6>t1? t1>t3? t3>t1 t2>t6`,
  },
  {
    name: 'column: takes such a card from the waste as well',
    on: [COLUMNS],
    script: `[Layout "waste: 6d 8h 5h 6s; t1: 7c; t4: 9c; t6: 7h"]
      new w>t1? w>t6 w>t1? w>t4? w>t6 w>t1? w>t4 w>t1`,
  },
  {
    name: BACK,
    on: [ACES],
    script: `[Layout "f1: As 2s 3s 4s 5s; t1: 6h; t2: 6c; t3: 4h; t4: 5d"]
      new f1>t2? f1>t3? f1>t4? f1>t1 f1>t4 f1>t3`,
  },
  {
    name: SEVERAL,
    on: [COLUMNS],
    script: `[Layout "t1: 2h 9c 8d 7s; t2: Td; t3: 9s"] new t1>t2*3 t2>t3*2 t3>t2*2`,
  },
  {
    name: 'column: of several cards the bottom one decides',
    on: [SEVERAL],
    script: `[Layout "t1: 9h 8d 7s; t2: 8h; t3: 9s; t4: 6d"]
      new t1>t2*2? t1>t3*3? t4>t1*1 t1>t3*4? t1>t3*3 t3>t2*2`,
  },
  {
    name: 'column: no more cards are carried than lie face up',
    on: [SEVERAL],
    script: `[Layout "t1: Qs 8d | 7s; t2: 9c; t3: 8h; t4: Kd"] new t1>t2*2? t1>t4*3? t1>t3*4? t1>t3`,
  },
  {
    name: 'column: a pile is not carried to itself',
    on: [SEVERAL],
    script: `[Layout "t1: 5h | 9c 8d; t2: Td; t4: Kh"] new t1>t1? t1>t1*2? t4>t4? t1>t2*2`,
  },
  {
    name: 'empty piles: there is nothing to carry',
    on: [ACES, COLUMNS],
    script: `[Layout "t1: Ah; t2: Kd"] new w>t2? w>f1? t3>t2? t3>f1? f1>t2? t3>t2*0? t1>f1`,
  },
  {
    name: 'piles: each number means its own pile',
    on: [ACES, COLUMNS],
    script: `[Layout "t1: Kc As; t2: Kd Ah; t3: Kh Ad; t4: Ks Ac; t5: Jc; t6: Jd; t7: Jh; waste: Qs Qh Qc Qd"]
      new t1>f1 t2>f2 t3>f3 t4>f4 w>t1 w>t2 w>t4 w>t3 t5>t4 t6>t2 t7>t3 t1>t7*2 t2>t6*3 t4>t5*3 f4>t1?`,
  },
  {
    name: 'turned up: the card that a carry uncovers',
    on: [ACES, COLUMNS, SEVERAL],
    script: `[Layout "t1: 4c 2h | 7s; t2: 8d; t3: 9h | As; t4: 5d 3c | 9c 8h; t5: Td"] new t1>t2 t3>f1 t4>t5*2`,
  },
];
