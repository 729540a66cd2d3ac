/** Games that are won, as the solver found them. */
import { parseMove } from '../../../games/klondike/model/layout-text.js';
import type { Move } from '../../../games/klondike/model/play.js';

interface WonLine {
  readonly seed: number;
  readonly moves: readonly Move[];
}

const line = (seed: number, text: readonly string[]): WonLine => ({
  seed,
  moves: text.join(' ').split(' ').map(parseMove),
});

/** Won by a card that leaves the discard pile: for a column, for a foundation. */
export const wonByDiscard = (): WonLine[] => [
  line(1, [
    't5>t3 t2>t7 t3>t2*2 t4>f1 t5>f2 t4>t5 t4>t2 t6>t2 t6>t2 t1>t2 stock stock stock stock w>t1 t4>f2',
    't6>f2 stock stock w>f2 stock w>t1 stock w>t4 w>t6 stock stock stock stock stock w>t1 t7>t1*2',
    'stock w>t5 t7>t5 t6>t7*2 t3>t6 w>t3 w>f1 t3>t5*2 w>t3 t2>t3*7 w>t2 w>t4 w>t6 stock stock stock',
    'stock stock stock w>t1 t5>t1*6 stock stock stock stock w>t4 t5>t4 w>t5 w>t7 t6>t7*3 w>f1 stock',
    'stock stock stock w>t6 t7>t6*7 t7>t1 t7>t3 t7>t5 stock stock stock w>t3 stock stock stock w>t5',
    'w>t5 w>t2',
  ]),
  line(17, [
    'stock stock stock stock stock w>t2 stock stock w>t2 t5>t3 w>t3 w>t4 t3>t4*3 t3>t4 w>t5 t7>t5',
    't2>t7*3 t2>f1 t5>t2*3 t5>t4 stock stock stock w>t2 stock stock w>t2 w>f2 t1>t2 stock w>t1 t5>t1',
    'w>f3 t5>t4 t7>t5*4 t4>f4 t6>f4 t6>t2 stock stock stock w>t2 stock stock stock stock stock w>t6',
    't7>t6 t7>f1 t7>t5 t4>t5*7 t4>t1 w>t2 t4>t2 stock w>t2 stock stock stock stock w>t3 t6>t3*3 t6>t4',
    'w>t3 w>t4 t6>t4 w>t4 w>t4 w>t4 w>t4 t4>t1*8 w>t4 t7>t4 w>f1',
  ]),
];

/** Won by turning up the last face-down card: by cards for a column, by one for a foundation. */
export const wonByFlip = (): WonLine[] => [
  line(9, [
    'stock stock stock stock w>t5 t5>t1*2 stock stock w>t5 t4>t1 t6>t1 t6>t3 t7>t5 t6>t1 stock stock',
    'w>t6 t7>t6 t7>t3 t5>t3*3 t2>t1 w>t7 w>t4 stock stock stock stock w>t5 t6>t5*3 w>t7 w>t1 stock',
    'w>t5 t1>t7*8 stock stock w>t1 w>t6 w>t5 stock stock stock stock w>t5 w>t7 w>f1 w>f1 w>t2 stock',
    'stock stock stock stock w>t5 t4>t5*2 t4>t1 t4>f2 w>t4 t7>t4*12 t7>f2 t3>t7*6 t5>f1 t2>f2 t2>f1',
    'w>t2 w>t6 w>t1 t7>t1*7 t6>t7*3 w>t5 t7>t3*4 t5>t7*11 t5>t7 t3>t5*5',
  ]),
  line(43, [
    'stock stock stock stock stock stock w>t4 t5>t6 t5>t7 w>f1 w>f2 stock w>t7 t1>t3 t7>t1*3 w>t7',
    'stock w>t1 t4>t1*2 stock stock stock stock stock w>t5 w>t1 w>t2 t4>t2 stock w>t1 t2>t1*3 t4>f2',
    't1>f2 stock stock stock stock w>t1 w>t5 t7>t5*2 t5>t7*5 w>f2 t2>f2 t3>t2*2 t3>f2 t3>t7 stock',
    'w>t3 w>t5 stock w>t5 w>t1 w>f1 w>t3 t6>t3*2 stock w>t6 t6>t4*2 t7>t4*7 t5>t7*3 t6>t3 t4>f1 w>t4',
    't6>t4 t6>t3 t1>t6*2 t1>f1 t6>t1*3 w>t6 w>f3 w>t2 t7>t2*4 t7>t3 t7>f4',
  ]),
];
