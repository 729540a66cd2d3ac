/** Lines of play counted through each door: every move that can be thought of, legal or not, is asked of its table. */
import { describe, expect, test } from '@jest/globals';
import { printCard } from '../../../../src/core/card.js';
import { drawShuffled, newDeck } from '../../../../src/core/deck.js';
import { DotnetRandom } from '../../../../src/core/random/dotnet-random.js';
import { parseDeal } from '../../../../src/games/klondike/model/deals.js';
import { perft } from '../../../../src/games/klondike/model/moves.js';
import { CLICKS, NUMBERED_PILES, SELECTION } from '../../../support/doors.js';
import { golden } from '../../../support/golden.js';
import { PLAIN_HOUSES, plainPerft } from '../../../support/plain-perft.js';

const { decks } = golden('java-decks') as { decks: Record<string, string> };

const dotnetDeck = (seed: number): string =>
  drawShuffled(newDeck(), new DotnetRandom(seed)).map(printCard).join(' ');

/** Bottom to top. */
const DECKS: Record<string, string> = {
  ...Object.fromEntries(Object.entries(decks).map(([seed, deck]) => [`java:${seed}`, deck])),
  'dotnet:0': dotnetDeck(0),
  'dotnet:1': dotnetDeck(1),
};

describe.each([
  {
    ...NUMBERED_PILES,
    plain: PLAIN_HOUSES['ycp-text'],
    lines: {
      'java:0': [4, 15, 56, 209],
      'java:1': [4, 11, 27, 74],
      'java:42': [3, 8, 20, 49],
      'java:12345': [2, 4, 9, 22],
      'dotnet:0': [6, 29, 115, 411],
    },
  },
  {
    ...SELECTION,
    plain: PLAIN_HOUSES['ycp-selection'],
    lines: {
      'java:0': [7, 33, 137, 560],
      'java:1': [4, 11, 36, 137],
      'java:42': [6, 20, 56, 145],
      'java:12345': [5, 21, 62, 178],
      'dotnet:1': [2, 4, 8, 12],
    },
  },
  {
    ...CLICKS,
    plain: PLAIN_HOUSES.ksu,
    lines: {
      'java:0': [3, 12, 45, 139],
      'java:1': [1, 6, 10, 14],
      'java:-1': [3, 9, 19, 34],
      'java:12345': [5, 24, 108, 454],
      'dotnet:0': [2, 6, 17, 50],
    },
  },
])('by the rules of $rules.name', ({ rules, plain, lines }) => {
  describe.each(Object.entries(lines))('the lines of play from %s', (deal, numbers) => {
    const depths = [1, 2, 3, 4];

    test('number as many by the model', () => {
      const start = parseDeal(deal).start(rules);
      expect(depths.map((depth) => perft(rules, start, depth))).toEqual(numbers);
    });

    test('number as many by a second, plain count', () => {
      const deck = DECKS[deal] ?? '';
      expect(depths.map((depth) => plainPerft(deck, depth, plain))).toEqual(numbers);
    });
  });
});
