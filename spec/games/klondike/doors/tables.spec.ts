/** Counts lines of play under the rules of each door, with the model and with a second, simple program. */
import { describe, expect, test } from '@jest/globals';
import { printCard } from '../../../../src/core/card.js';
import { drawShuffled, newDeck } from '../../../../src/core/deck.js';
import { DotnetRandom } from '../../../../src/core/random.js';
import { parseDeal } from '../../../../src/games/klondike/model/deals.js';
import { perft } from '../../../../src/games/klondike/model/moves.js';
import { golden } from '../../../support/golden.js';
import { plainPerft } from '../../../support/plain-perft.js';
import { LINES_OF_PLAY } from './lines-of-play.js';

const { decks } = golden('java-decks') as { decks: Record<string, string> };

const dotnetDeck = (seed: number): string =>
  drawShuffled(newDeck(), new DotnetRandom(seed)).map(printCard).join(' ');

/** Bottom to top. */
const DECKS: Record<string, string> = {
  ...Object.fromEntries(Object.entries(decks).map(([seed, deck]) => [`java:${seed}`, deck])),
  'dotnet:0': dotnetDeck(0),
  'dotnet:1': dotnetDeck(1),
};

describe.each(LINES_OF_PLAY)('under the rules of $rules.name', ({ rules, plain, lines }) => {
  describe.each(Object.entries(lines))('the lines of play from %s', (deal, numbers) => {
    const depths = [1, 2, 3, 4];

    test('have the same count in the model', () => {
      const start = parseDeal(deal).start(rules);
      expect(depths.map((depth) => perft(rules, start, depth))).toEqual(numbers);
    });

    test('have the same count in a second, simple program', () => {
      const deck = DECKS[deal] ?? '';
      expect(depths.map((depth) => plainPerft(deck, depth, plain))).toEqual(numbers);
    });
  });
});
