/** Files with deals in all formats, and their errors. */
import { expect, test } from '@jest/globals';
import { parseLayout } from '../../../src/games/klondike/model/layout-text.js';
import { DEAL_PRINTERS, dealFileReader } from '../../../src/solver/files/deal-file.js';
import { PILES_24, PYSOL_24, dealLines } from '../../support/solver/deal-files.js';

test('reads a file that mixes comments, names and the formats of other programs', () => {
  const DIGITS = DEAL_PRINTERS.digits(parseLayout(PILES_24.join('\n')));
  const text = `\uFEFF# of everything
java:7
  As 2s and so on\r
${DIGITS}

${PYSOL_24}stock: Qd; t1: Kh | 2s
# Game: 7
{"stock": ["QD"],
  "waste": ["KH"]}
{"stock": ["AS"]}
5`;
  expect(dealLines(text)).toEqual([
    '2:1 java:7',
    '3:3 As 2s and so on',
    `4:1 ${PILES_24.join('; ')}`,
    `6:1 ${PILES_24.join('; ')}`,
    '14:1 stock: Qd; t1: Kh | 2s',
    '16:1 stock: Qd; waste: Kh',
    '18:1 stock: As',
    '19:1 5',
  ]);
});

test('reports a deal when the next line shows that it is complete', () => {
  const reader = dealFileReader();
  const deals = ['java:1', '{"stock":', '["AS"]}', '', 'java:2'].map((line) => reader.line(line));
  expect(
    [...deals, reader.end(), reader.end()].map((deal) => (deal?.ok === true ? deal.name : deal)),
  ).toEqual([undefined, 'java:1', undefined, 'stock: As', undefined, 'java:2', undefined]);
});

const SHORT_24 = PYSOL_24.split('\n').slice(0, 7).join('\n');

test.each([
  [
    'Game: 37547',
    '1, column 1: "Game:"; expected the cards of a deal; numbered deals from Klondike-Solver and KSolve',
  ],
  [
    'ran 7',
    '1, column 1: "ran"; expected the cards of a deal; numbered deals from Klondike-Solver and KSolve',
  ],
  ['\n #7', '2, column 2: "#7"; expected a number without # for a deal, or words for a comment'],
  ['\n0421', '2:1 0421'],
  ['012'.repeat(14), '1, column 4: "012"; expected each card once'],
  [`${'012'.repeat(14)} 5`, '1, column 44: "5"; expected nothing after the 156 digits'],
  [SHORT_24, '7, column 28: nothing is there; expected seven piles, one on each line'],
  [`${SHORT_24}\n\njava:7`, '7, column 28: nothing is there; expected seven piles, one on each line'],
  [
    PYSOL_24.replace(' KH', ''),
    '8, column 30: nothing is there; expected all 52 cards of a deck (missing: Kh)',
  ],
  [PYSOL_24.replace(' KH', ' AH'), '8, column 31: "AH"; expected each card once'],
  [PYSOL_24.replace('<2S>', '<1X>'), '8, column 12: "1X"; expected a card such as AH, 10D or TD'],
  [PYSOL_24.replace('<2S>', '?'), '8, column 11: "?"; expected a card such as AH, 10D or TD'],
  [PYSOL_24.replace('<4C>', '4C'), '8, column 4: "<AH>"; expected a face-up card on a face-up card'],
  [
    PYSOL_24.replace(/[<>]/g, '').replace('\n7H', ' 7H\n'),
    '2, column 1: "5C"; expected 1 card in pile 1, or angle brackets around face-down cards',
  ],
  [
    'Foundations: H-0 C-X',
    '1, column 18: "C-X"; expected a suit and the rank of its top card, such as H-3, or H-0',
  ],
  ['Foundations: H-0\n: 7H', '2, column 3: "7H"; expected a line that begins with Talon: or naloT:'],
  ['Foundations: H-0', '1, column 1: nothing is there; expected a line that begins with Talon: or naloT:'],
  ['{"stock": ["AS", "as"]}', '1, column 19: "as"; expected each card once'],
  ['{"stock": ["AS", 5]}', '1, column 18: "5"; expected a card such as "AH" or "10d"'],
  ['{"stock": ["AS" "2S"]}', '1, column 17: "\\"2S\\""; expected a comma or ]'],
  ['{"stock" ["AS"]}', '1, column 10: "["; expected a colon'],
  ['{"stock": ["AS"]} 7', '1, column 19: "7"; expected nothing after the value'],
  ['{"stock": ["AS"]', '1, column 17: nothing is there; expected a comma or }'],
  ['{"stock": ["AS]}', '1, column 12: "\\"AS]}"; expected a string in double quotes'],
  ['{"stock": "AS"}', '1, column 12: "AS"; expected a list of cards'],
  ['{"stock": [["AS"]]}', '1, column 12: "["; expected a card such as "AH" or "10d"'],
  [
    '{"cells": ["AS"]}',
    '1, column 3: "cells"; expected "tableau piles", "stock", "waste" or "foundations", each once',
  ],
  [
    '{"stock": [], "stock": []}',
    '1, column 16: "stock"; expected "tableau piles", "stock", "waste" or "foundations", each once',
  ],
  ['{"tableau piles": {}}', '1, column 19: "{"; expected a list of piles'],
  ['{"tableau piles": [[],[],[],[],[],[],[],[]]}', '1, column 41: "["; expected at most seven piles'],
  [
    '{"tableau piles": [["2C", "3d", "4H"]]}',
    '1, column 28: "3d"; expected a face-up card on a face-up card',
  ],
])('rejects %j: %s', (text, message) => {
  const [first = ''] = dealLines(text);
  expect(first.replace(/^line /, '')).toContain(message);
});
