/** The name of the game on the table's button and in the note on a first win, and the kinds of deals that the button needs. */
import { expect, test } from '@jest/globals';
import { settingsOf } from '../../../src/core/settings.js';
import { firstWin, gameTitle } from '../../../src/games/klondike/game-title.js';
import type { DealKind } from '../../../src/games/klondike/deal-kinds.js';
import { kindOf, noteKind } from '../../../src/games/klondike/deal-kinds.js';
import { ENGLISH } from '../../../src/games/klondike/page/strings/english.js';
import { FRENCH } from '../../../src/games/klondike/page/strings/french.js';

const NAMES = { ...ENGLISH, names: ENGLISH.klondikePage };
const FRENCH_NAMES = { ...FRENCH, names: FRENCH.klondikePage };

test.each<[house: string, kind: DealKind | undefined, english: string, french: string]>([
  ['ulg', undefined, 'Draw 3 · #1100', 'Pioche par 3 · #1100'],
  ['ulg', 'winnable', 'Draw 3 · Winnable', 'Pioche par 3 · Gagnable'],
  ['ulg', 'medium', 'Draw 3 · Winnable · Medium', 'Pioche par 3 · Gagnable · Moyenne'],
  ['ulg, draw 1', 'easy', 'Draw 1 · Winnable · Easy', 'Pioche par 1 · Gagnable · Facile'],
  ['ulg, redeals 1', undefined, 'Draw 3 · 1 redeal · #1100', 'Pioche par 3 · 1 retour · #1100'],
  [
    'ulg, draw 1, redeals 2',
    'hard',
    'Draw 1 · 2 redeals · Winnable · Hard',
    'Pioche par 1 · 2 retours · Gagnable · Difficile',
  ],
  ['ulg, redeals 0', undefined, 'Draw 3 · No redeals · #1100', 'Pioche par 3 · Sans retour · #1100'],
  ['ycp-selection', undefined, 'Selections (York 2021) · #1100', 'Sélections (York 2021) · #1100'],
])('%s with a deal of kind %s is named %s', (house, kind, ...titles) => {
  const settings = settingsOf(new Map());
  if (kind !== undefined) noteKind(settings, [house, 'java:1100'], kind);
  const game = { house, deal: 'java:1100' };
  expect([NAMES, FRENCH_NAMES].map((names) => gameTitle(game, settings, names))).toEqual(titles);
});

test.each<[house: string, english: string | undefined, french: string | undefined]>([
  ['ulg', 'First Draw 3 win!', 'Première victoire en pioche par 3\u202f!'],
  ['ulg, draw 1', 'First Draw 1 win!', 'Première victoire en pioche par 1\u202f!'],
  ['ulg, draw 1, redeals 2', undefined, undefined],
  ['ksu', undefined, undefined],
])('the note on a first win by the rules %s', (house, ...notes) => {
  expect([ENGLISH, FRENCH].map(({ klondikePage }) => firstWin(house, klondikePage.firstWin))).toEqual(notes);
});

test('next to the win tracker, the name leaves out that the deal can be won', () => {
  const settings = settingsOf(new Map());
  noteKind(settings, ['ulg', 'java:5'], 'medium');
  const game = { house: 'ulg', deal: 'java:5', isTracked: true };
  expect(gameTitle(game, settings, NAMES)).toBe('Draw 3 · Medium');
});

test('before the first game there is no name', () => {
  expect(gameTitle({ house: 'ulg', deal: undefined }, settingsOf(new Map()), NAMES)).toBeUndefined();
});

test('the kinds of the last 50 deals are known, each for its own rules', () => {
  const settings = settingsOf(new Map());
  for (let deal = 0; deal < 51; deal++) noteKind(settings, ['ulg', `java:${deal}`], 'easy');
  noteKind(settings, ['ulg', 'java:1'], 'hard');
  noteKind(settings, ['ulg, draw 1', 'java:5'], 'winnable');
  expect([
    kindOf(settings, 'ulg', 'java:0'),
    kindOf(settings, 'ulg', 'java:1'),
    kindOf(settings, 'ulg', 'java:2'),
    kindOf(settings, 'ulg', 'java:50'),
    kindOf(settings, 'ulg, draw 1', 'java:5'),
  ]).toEqual([undefined, 'hard', undefined, 'easy', 'winnable']);
});

test.each(['no JSON', '[1]', 'null', '{"ulg java:1100":"odd"}', '{"ulg java:1100":7}'])(
  'a stored text that is wrong holds no kinds: %s',
  (text) => {
    const settings = settingsOf(new Map([['deal-kinds', text]]));
    const before = kindOf(settings, 'ulg', 'java:1100');
    noteKind(settings, ['ulg', 'java:1100'], 'easy');
    expect([before, kindOf(settings, 'ulg', 'java:1100')]).toEqual([undefined, 'easy']);
  },
);
