/** Short games that reveal most faults of a handler. Each starts from its own layout. */
import type { KlondikeCall, KlondikeEventName } from '../../../src/games/klondike/contract/handler.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import { parseLayout } from '../../../src/games/klondike/model/layout-text.js';
import { STOCK, UNDO } from '../../../src/games/klondike/contract/calls.js';
import { parseScript } from '../../../src/games/klondike/script/text.js';
import { suitText } from '../suit-text.js';

export interface Scene {
  readonly name: string;
  /** Replaces the first deal. If it is missing, the handler plays its own deal. */
  readonly layout?: Layout;
  readonly calls: readonly KlondikeCall[];
}

/** Lets a test pass numbers of piles that do not exist. */
const call = (event: KlondikeEventName, ...args: readonly number[]): KlondikeCall =>
  ({ event, args }) as unknown as KlondikeCall;

const callsIn = (script: string): KlondikeCall[] =>
  parseScript(script).flatMap((item) =>
    item.kind === 'event' ? Array.from({ length: item.times }, () => item.call as KlondikeCall) : [],
  );

const scene = (name: string, layout: string, script: string): Scene => ({
  name,
  layout: parseLayout(layout),
  calls: callsIn(script),
});

const NEARLY_WON = `f1: ${suitText('s')}; f2: ${suitText('h', 12)}; f3: ${suitText('d')}; f4: ${suitText('c', 12)}`;

/** The calls before the first new game. */
export const EARLY: readonly KlondikeCall[] = [
  STOCK,
  UNDO,
  call('moveWasteToTableau', 0),
  call('moveTableauToTableau', 0, 1, 1),
];

export const SCENES: readonly Scene[] = [
  { name: 'deals', calls: callsIn('new undo new stock new undo') },
  scene('tour', 'stock: 2s Kc 6d 9h 4c Jd 8s; t1: 5h; t2: 3c', 'stock*13 undo*13 undo stock*2 undo'),
  scene('last', 'stock: 2s Kc 6d 9h 4c Jd; t1: 5h', 'stock*2 undo*2 stock*4'),
  scene('few', 'stock: 2s Kc; t1: 5h', 'stock*3 undo stock undo*3'),
  scene('nothing', 't1: 5h; t2: 6s', 'stock*2 t1>t2 stock undo'),
  scene(
    'waste',
    'waste: 9c Qd 3c 2h Kd As 5s; t1: 6h; t3: 6c; t4: 4h; t5: 8s | 7h; f1: Ah',
    'w>t4 w>t2 w>f1 w>f2 w>t3 undo w>t1 undo w>t1 w>t2 w>f2 undo w>f3 w>t2 undo w>t6 w>f1 undo w>f1 w>t4 w>t7 undo*2 w>t4 undo*6',
  ),
  scene(
    'queens',
    'waste: Kh Jc Qh; t1: Kc; t2: Kd; t3: 9s | Qc; f2: As',
    'w>t2 w>f2 w>t1 w>t2 w>t1 w>t4 t3>t1 t3>t4 t3>t2 t1>t2 undo*2',
  ),
  scene(
    'columns',
    't1: 3c 9h | 7s; t2: 4d | 8d; t3: 2h; t5: 8s | Kd Qs Jh; t6: 5h | 5c; f1: Ah',
    't2>t4 t6>t1 t3>t1 t1>f2 t3>f2 t2>t1 t1>t2 undo t1>t2 t1>t4 t3>f1 undo t3>f1 t3>f1 t5>t4*2 t5>t3*3 undo t5>t3*3 t6>t3 undo*4',
  ),
  scene(
    'several',
    't1: 5h | 9s 8h 7c; t2: Td; t3: 8d; t4: | Kc Qd; t7: 3s 4s | Jc Th',
    't1>t2*2 t1>t2*3 undo t1>t3*1 t1>t2*2 undo*2 t1>t4*3 t7>t4*2 undo t7>t4*2 t4>t5*4 undo*2 t1>t2*3 t1>t2 t3>t1 t7>t1*2',
  ),
  scene(
    'aces',
    'waste: 3d As; t1: 9h | Ac; t2: Ad; t3: 7d | 2h; t4: 2d; t5: 3h; f1: Ah',
    't1>f1 t1>f2 undo t1>f4 t2>f4 t2>f2 t4>f2 w>f3 w>f2 undo*2 w>f1 t3>f1 undo t3>f1 t5>f1 undo*3 t4>f4 w>f3 undo',
  ),
  scene(
    'back',
    `f1: Ah 2h 3h 4h; f2: ${suitText('d')}; t1: 5s; t3: 6c; t4: 9c | 3c; t5: Qs`,
    'f1>t3 f1>t2 f1>t1 f1>t2 undo f1>t1 undo f2>t1 f2>t2 undo f2>t2 f2>t5 t5>t2 f3>t1 f2>t6 undo*2 f1>t1 t4>t1 undo',
  ),
  scene(
    'win',
    `${NEARLY_WON}; waste: Kh; t1: Kc`,
    'w>f2 t1>f4 undo t1>f4 undo*2 t1>f4 w>f2 undo w>f2 f4>t1 t1>f4 new stock undo undo',
  ),
  scene('waste wins', `${NEARLY_WON}; waste: Kh; t1: Kc`, 't1>f4 w>f2 undo w>f2 undo w>t5 t5>f2 undo new'),
  scene('no win', `${NEARLY_WON}; stock: Kh; t1: Kc`, 't1>f4 stock w>f2 undo*2 stock w>f2 new new'),
  {
    name: 'odd',
    layout: parseLayout('stock: 9c 4d; t1: 3c 9h | 7s 6d; t2: 8h; t3: Kc; t5: 8c; f2: Ah'),
    calls: [
      ...[UNDO, call('moveWasteToTableau', 0), call('moveWasteToFoundation', 1)],
      ...[call('moveFoundationToTableau', 0, 3), call('moveTableauToTableau', 3, 1, 0)],
      ...[call('moveTableauToTableau', 0, 3, 1), call('moveTableauToTableau', 0, 5, 1)],
      ...[call('moveTableauToTableau', 0, 1, 0), call('moveTableauToTableau', 0, 2, 0)],
      ...[-1, 4, 7, 0.5].flatMap((odd) => [
        ...[call('moveWasteToTableau', odd), call('moveWasteToFoundation', odd)],
        ...[call('moveTableauToFoundation', odd, 0), call('moveTableauToFoundation', 0, odd)],
        ...[call('moveFoundationToTableau', odd, 0), call('moveFoundationToTableau', 1, odd)],
        ...[call('moveTableauToTableau', odd, 1, 0), call('moveTableauToTableau', 2, 1, odd)],
      ]),
      ...[0, -1, 1.5].map((count) => call('moveTableauToTableau', 2, count, 3)),
      ...callsIn('stock undo undo t1>t2*2 w>t1 undo'),
    ],
  },
];
