import { expect, test } from '@jest/globals';
import { seatAt } from '../../../support/seat.js';
import { foundationsText } from '../../../support/suit-text.js';

test.each<[event: string, layout: string, viewCalls: string[]]>([
  ['stock', 'stock: 2h 3h 4h 5h\nwaste: Ks', ['stock: full', 'waste: 5h 4h 3h', 'moves: 1']],
  ['stock', 'waste: Ks', ['stock: full', 'waste:', 'moves: 1']],
  ['w>t7', 'waste: 2s 9h\nt7: Kd | Tc', ['waste: 2s', 't7: ## Tc 9h', 'moves: 1']],
  ['w>f4', 'waste: 2s Ah', ['waste: 2s', 'f4: Ah', 'moves: 1']],
  ['t3>f2', 'f2: Ah 2h\nt3: 5c 6c | 3h', ['f2: 2h 3h', 't3: ## 6c', 'moves: 1']],
  ['t3>f2', 'f2: Ah 2h\nt3: 5c | 4s 3h', ['f2: 2h 3h', 't3: ## 4s', 'moves: 1']],
  ['t5>t2*2', 't2: Jd\nt5: 5c | Td 9s Tc 9h', ['t2: Jd Tc 9h', 't5: ## Td 9s', 'moves: 1']],
  ['t2>t5', 't2: 4c 5c | 9h\nt5: Tc', ['t2: ## 5c', 't5: Tc 9h', 'moves: 1']],
  ['f1>t6', 'f1: Ah 2h 3h\nt6: 4s', ['f1: Ah 2h', 't6: 4s 3h', 'moves: 1']],
  ['f1>t6', 'f1: Ah\nt6: 2s', ['f1:', 't6: 2s Ah', 'moves: 1']],
])('%s at %s sends the changed piles, then the moves, then one refresh', (event, layout, viewCalls) => {
  expect(seatAt(layout).press(event)).toEqual([...viewCalls, 'refresh']);
});

test.each<[event: string, layout: string, viewCalls: string[]]>([
  ['stock', 'stock: 2h 3h 4h 5h\nwaste: Ks', ['stock: full', 'waste: Ks']],
  ['stock', 'waste: Ks', ['stock: empty', 'waste: Ks']],
  ['w>t7', 'waste: 2s 9h\nt7: Kd | Tc', ['waste: 2s 9h', 't7: ## Tc']],
  ['t3>f2', 'f2: Ah 2h\nt3: 5c 6c | 3h', ['f2: Ah 2h', 't3: ## ## 3h']],
  ['t5>t2*2', 't2: Jd\nt5: 5c | Tc 9h', ['t2: Jd', 't5: ## Tc 9h']],
  ['f1>t6', 'f1: Ah 2h 3h\nt6: 4s', ['f1: 2h 3h', 't6: 4s']],
])('undoing %s at %s sends the same piles with their old cards', (event, layout, viewCalls) => {
  expect(seatAt(layout).press(`${event} undo`)).toEqual([...viewCalls, 'moves: 0', 'refresh']);
});

test('the win comes between the moves and the refresh', () => {
  const { press } = seatAt(`${foundationsText(13, 13, 13, 12)}\nwaste: Kc`);
  expect(press('w>f4')).toEqual(['waste:', 'f4: Qc Kc', 'moves: 1', 'win', 'refresh']);
});
