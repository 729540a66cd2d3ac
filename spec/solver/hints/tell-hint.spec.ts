/** Hints as sentences. */
import { expect, test } from '@jest/globals';
import { parseCard } from '../../../src/core/card.js';
import { FRENCH } from '../../../src/french.js';
import { parseLayout, parseMove } from '../../../src/games/klondike/model/layout-text.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import { javaDeal } from '../../../src/games/klondike/model/deals.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { ULG, onlyOnFoundations } from '../../../src/games/klondike/model/rules.js';
import type { Hint, HintReason } from '../../../src/solver.js';
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
    'Une carte que vous n’avez pas encore vue peut aider.',
  ]);
});

test('names several cards by the lowest of them', () => {
  const move = { from: 't5', count: 2, to: 't1' } as const;
  const next: Hint = { move, pile: 't5', card: parseCard('Ks'), why: 'empty', line: [move] };
  expect(tellHint(next, 'move')).toBe(
    'Move the king of spades, with the cards on it, from tableau 5 to tableau 1.',
  );
});

test.each<[why: HintReason, first: string, told: string]>([
  ['turn-up', 'f2>t6', 'This prepares a move that turns up a face-down card.'],
  ['raise-from-stock', 'stock', 'A card from the stock or waste can go to its foundation soon.'],
  ['play-from-stock', 'stock', 'A card from the stock or waste can be played soon.'],
  ['safe', 't1>t2', 'This prepares moves to the foundations.'],
  ['safe', 't1>f2', 'No lower card needs it on the tableau anymore.'],
  ['look', 'stock', 'An unseen card may help.'],
])('a reason that a later move brings says so: %s, first %s', (why, first, told) => {
  const move = parseMove(first);
  const next: Hint = { move, pile: 't1', card: undefined, why, line: [move, parseMove('t3>f1')] };
  expect(tellHint(next, 'why')).toBe(told);
});

const FEW: Rules = { ...ULG, isWon: onlyOnFoundations };

test.each<[sentence: string, layout: Layout]>([
  ['The game is won.', parseLayout('f1: As')],
  ['No useful moves left. Go back or start a new game.', parseLayout('t1: As 2s')],
])('gives the reason why a hint is missing, at every level: %s', (sentence, layout) => {
  const none = hint(firstLook(FEW, layout));
  expect(LEVELS.map((level) => tellHint(none, level))).toEqual(LEVELS.map(() => sentence));
});
