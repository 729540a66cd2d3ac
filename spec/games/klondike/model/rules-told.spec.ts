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

test('the rules of the main house have one sentence each', () => {
  expect(tellRules(ULG)).toEqual([
    'A draw turns three cards onto the waste. Its top card is in play.',
    'A draw from the empty stock turns the waste over, as often as you like.',
    'Build the tableau down in alternating colors. Only a king can go to an empty pile.',
    'A foundation starts with any ace and builds up in suit.',
    'Cards can move from the foundations back to the tableau.',
    'You win when all cards are on the foundations.',
  ]);
});

test('every house has the same number of sentences', () => {
  expect(HOUSES.map((rules) => tellRules(rules).length)).toEqual(HOUSES.map(() => 6));
});

describe('the differences between a house and the main house', () => {
  const STOCK = "The stock's top card is in play. A draw buries it in the waste.";
  const SUITS =
    'From the left, the foundations are for clubs, diamonds, hearts, spades. Each builds up from its ace.';
  const UP = "Cards can't leave the foundations.";

  test.each<[house: string, rules: Rules, differences: string[]]>([
    ['ulg', ULG, []],
    ['ycp-selection', YCP_SELECTION, [STOCK, UP]],
    ['ycp-text', YCP_TEXT, [STOCK, SUITS, UP]],
    [
      'ycp-text-reference',
      YCP_TEXT_REFERENCE,
      [
        STOCK,
        'A draw from the empty stock turns the waste over and also draws, as often as you like.',
        SUITS,
        UP,
      ],
    ],
    [
      'ksu',
      KSU,
      [UP, 'You win early: once no card lies face down, and the stock and waste hold one card at most.'],
    ],
    [
      'of fewer redeals',
      { ...ULG, redeals: 2 },
      ['A draw from the empty stock turns the waste over, 2 times.'],
    ],
    ['of one redeal', { ...ULG, redeals: 1 }, ['A draw from the empty stock turns the waste over, once.']],
    ['of none', { ...ULG, redeals: 0 }, ['No redeals: the waste is never turned over.']],
    ['of one card', { ...ULG, draw: 1 }, ['A draw turns one card onto the waste. Its top card is in play.']],
  ])('%s', (_, rules, differences) => expect(tellDifferences(rules)).toStrictEqual(differences));
});

test('a function of your own has no sentence', () => {
  const own: Rules = { ...ULG, build: () => undefined, isWon: () => false };
  expect(tellRules(own)).toStrictEqual(
    tellRules(ULG).filter((sentence) => !/^(Build the tableau|You win)/.test(sentence)),
  );
});

describe('the rules have sentences about scoring', () => {
  const STANDARD =
    'Standard scoring: 10 points for a card to a foundation, 5 for a card from the waste to the tableau ' +
    'and 5 for a card turned up there. A card taken back from a foundation costs 15. Undo reverses the points.';

  test.each<[scoring: Scoring, draw: number, sentences: string[]]>([
    ['none', 3, []],
    ['standard', 3, [STANDARD]],
    [
      'standard',
      1,
      [STANDARD, 'Turning the waste over costs 100 points, but the score never falls below 0.'],
    ],
    [
      'vegas',
      1,
      [
        'Vegas scoring: a game costs $52, and each card on a foundation pays $5.',
        'The balance is the total for all games. A restarted deal counts once.',
      ],
    ],
  ])('%s, at draw %i', (scoring, draw, sentences) =>
    expect(tellScoring(scoring, { draw })).toEqual(sentences),
  );
});
