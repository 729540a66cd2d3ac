/** Hints as sentences. */
import { expect, test } from '@jest/globals';
import { parseCard } from '../../../src/core/card.js';
import { FRENCH } from '../../../src/french.js';
import { parseLayout } from '../../../src/games/klondike/model/layout-text.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import { javaDeal } from '../../../src/games/klondike/model/deals.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { ULG, onlyOnFoundations } from '../../../src/games/klondike/model/rules.js';
import type { Hint } from '../../../src/solver.js';
import { HINT_LEVELS, firstLook, hint, tellHint } from '../../../src/solver.js';

const LEVELS = HINT_LEVELS;

const DRAW = firstLook(ULG, javaDeal(12n).start(ULG));

/** Both black threes are on the foundations, and a card lies under the four. */
const SAFE = firstLook(
  ULG,
  parseLayout(`
    f1: As 2s 3s; f2: Ah 2h 3h; f3: Ad; f4: Ac 2c 3c
    t1: Kd Qd Jd Td 9d 8d 7d 6d 5d 4d 3d 2d | Ks; t2: Kh Qh Jh Th 9h 8h 7h 6h 5h | 4h
    t3: Kc Qc Jc Tc 9c 8c 7c 6c 5c | 4c; t4: Qs Js Ts 9s 8s 7s 6s 5s | 4s
  `),
);

test('reveals more of the hint at each level', () => {
  const next = hint(SAFE);
  expect(LEVELS.map((level) => tellHint(next, level))).toEqual([
    'A useful move exists. Another hint shows where.',
    'Look at tableau 2.',
    'Look at the four of hearts on tableau 2.',
    'Move the four of hearts from tableau 2 to foundation 2.',
    'This turns up a face-down card.',
  ]);
});

test('can suggest a draw', () => {
  const next = hint(DRAW, { samples: 1 });
  expect(LEVELS.map((level) => tellHint(next, level, FRENCH.klondikeHints))).toEqual([
    'Il existe un coup utile. Demandez un autre indice pour savoir où.',
    'Regardez la pioche.',
    'Piochez.',
    'Piochez.',
    'La pioche contient des cartes que vous n’avez pas encore vues.',
  ]);
});

test('names several cards by the lowest of them', () => {
  const move = { from: 't5', count: 2, to: 't1' } as const;
  const next: Hint = { move, pile: 't5', card: parseCard('Ks'), why: 'empty', line: [move] };
  expect(tellHint(next, 'move')).toBe(
    'Move the king of spades, with the cards on it, from tableau 5 to tableau 1.',
  );
});

const FEW: Rules = { ...ULG, isWon: onlyOnFoundations };

test.each<[sentence: string, layout: Layout]>([
  ['The game is won.', parseLayout('f1: As')],
  [
    "No useful move is left. You can't turn up a card, empty a pile or add to a foundation anymore.",
    parseLayout('t1: As 2s'),
  ],
])('gives the reason why a hint is missing, at every level: %s', (sentence, layout) => {
  const none = hint(firstLook(FEW, layout));
  expect(LEVELS.map((level) => tellHint(none, level))).toEqual(LEVELS.map(() => sentence));
});
