/** Cards that the player hasn't seen may be useful. */
import { expect, test } from '@jest/globals';
import { parseLayout } from '../../../src/games/klondike/model/layout-text.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import { firstLook, hint } from '../../../src/solver.js';

test('looks through the stock for unseen cards before saying that nothing is left', () => {
  const whole = parseLayout(`
    stock: 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks 2h 3h
    f3: Ad 2d; f4: Ac 2c
    t1: As | 9h; t2: Ah | Jh; t3: Kd Kc Qc Jc Tc 9c 8c 7c 6c 5c 4c 3c 3d 4d 5d 6d 7d 8d 9d Td Jd Qd 6h 8h | Th; t4: 7h | Kh; t5: | Qh; t6: 5h; t7: 4h
  `);
  const hidden = hint(firstLook(ULG, whole));
  expect([hidden.move, hidden.why]).toEqual(['stock', 'look']);
});
