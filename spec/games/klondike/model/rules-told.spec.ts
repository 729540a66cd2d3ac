import { describe, expect, test } from '@jest/globals';
import type { Scoring } from '../../../../src/games/klondike/model/score.js';
import type { Rules } from '../../../../src/games/klondike/model/rules.js';
import {
  HOUSES,
  KSU,
  ULG,
  YCP_SELECTION,
  YCP_TEXT,
  YCP_TEXT_REFERENCE,
} from '../../../../src/games/klondike/model/rules.js';
import { tellDifferences, tellRules, tellScoring } from '../../../../src/games/klondike/model/rules-told.js';

test('the rules of the main house are told one by one', () => {
  expect(tellRules(ULG)).toEqual([
    'Drawing turns up three cards on the waste, whose top card is in play.',
    'A draw from the empty stock turns the waste over, as often as you like.',
    'The tableau goes down in alternating colors; only a king goes to an empty pile.',
    'A foundation starts with any ace and goes up in its suit.',
    'A card may come back from a foundation.',
    'The game is won with all cards on the foundations.',
  ]);
});

test('of every house as much is told', () => {
  expect(HOUSES.map((rules) => tellRules(rules).length)).toEqual(HOUSES.map(() => 6));
});

describe('a house tells in what it differs', () => {
  const STOCK = "The stock's top card is in play; drawing buries it in the waste.";
  const SUITS =
    'From the left, the foundations are for clubs, diamonds, hearts, spades; each goes up from its ace.';
  const UP = 'No card comes back from a foundation.';

  test.each<[house: string, rules: Rules, differences: string[]]>([
    ['ulg', ULG, []],
    ['ycp-selection', YCP_SELECTION, [STOCK, UP]],
    ['ycp-text', YCP_TEXT, [STOCK, SUITS, UP]],
    [
      'ycp-text-reference',
      YCP_TEXT_REFERENCE,
      [
        STOCK,
        'A draw from the empty stock turns the waste over and draws at once, as often as you like.',
        SUITS,
        UP,
      ],
    ],
    [
      'ksu',
      KSU,
      [
        UP,
        'The game is won early: as soon as no card lies face down, and stock and waste hold one card at most.',
      ],
    ],
    [
      'of fewer redeals',
      { ...ULG, redeals: 2 },
      ['A draw from the empty stock turns the waste over, 2 times.'],
    ],
    ['of one redeal', { ...ULG, redeals: 1 }, ['A draw from the empty stock turns the waste over, once.']],
    ['of none', { ...ULG, redeals: 0 }, ['The waste is never turned over.']],
    [
      'of one card',
      { ...ULG, draw: 1 },
      ['Drawing turns up one card on the waste, whose top card is in play.'],
    ],
  ])('%s', (_, rules, differences) => expect(tellDifferences(rules)).toStrictEqual(differences));
});

test('of what a house has thought up for itself nothing is told', () => {
  const own: Rules = { ...ULG, build: () => undefined, isWon: () => false };
  expect(tellRules(own)).toStrictEqual(
    tellRules(ULG).filter((sentence) => !/^The (tableau|game)/.test(sentence)),
  );
});

describe('how a game is scored is told', () => {
  const STANDARD =
    'Standard scoring: 10 points for a card to a foundation, 5 for one from the waste to the tableau, 5 for one turned up ' +
    'there; 15 less for one that comes back from a foundation. Undo gives all back.';

  test.each<[scoring: Scoring, draw: number, told: string[]]>([
    ['none', 3, []],
    ['standard', 3, [STANDARD]],
    ['standard', 1, [STANDARD, 'Turning the waste over takes 100 points, or all if there are fewer.']],
    [
      'vegas',
      1,
      [
        'Vegas scoring: a game costs $52, and each card on a foundation pays $5.',
        'The wins and losses of all games add up; a restarted deal counts once.',
      ],
    ],
  ])('%s, at draw %i', (scoring, draw, told) => expect(tellScoring(scoring, { draw })).toEqual(told));
});
