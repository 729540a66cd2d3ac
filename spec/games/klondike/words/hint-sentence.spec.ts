/** Hints as sentences, level by level. */
import { expect, test } from '@jest/globals';
import type { HintLevel } from '../../../../src/core/assistance.js';
import { HINT_LEVELS } from '../../../../src/core/assistance.js';
import { parseCard } from '../../../../src/core/card.js';
import { KLONDIKE_HINTS_ENGLISH } from '../../../../src/games/klondike/words/strings/english.js';
import type { HintDetails } from '../../../../src/games/klondike/words/hint-sentence.js';
import { hintSentence, noHintSentence } from '../../../../src/games/klondike/words/hint-sentence.js';

const CARRY: HintDetails = {
  pile: 't5',
  card: parseCard('Qd'),
  carried: { count: 2, from: 't5', to: 't4' },
  why: 'empty',
};

const sentences = (facts: HintDetails, levels: readonly HintLevel[] = HINT_LEVELS): string[] =>
  levels.map((level) => hintSentence(level, facts, KLONDIKE_HINTS_ENGLISH));

test('each level says more about a move of cards', () => {
  expect(sentences(CARRY)).toEqual([
    'A useful move exists. Another hint shows where.',
    'Look at tableau 5.',
    'Look at the queen of diamonds on tableau 5.',
    'Move the queen of diamonds, with the cards on it, from tableau 5 to tableau 4.',
    'This empties a tableau pile, where a king can go.',
  ]);
});

test("a hint to click the stock doesn't name a card or a pile", () => {
  const draw = { pile: 'stock', card: undefined, carried: undefined, why: 'look' } as const;
  expect(sentences(draw)).toEqual([
    'A useful move exists. Another hint shows where.',
    'Look at the stock.',
    'Draw from the stock.',
    'Draw from the stock.',
    'An unseen card may help.',
  ]);
});

test('a hint with a card but no move, or a move but no card, is taken as a draw', () => {
  const lacking = [
    { ...CARRY, carried: undefined },
    { ...CARRY, card: undefined },
  ];
  expect(lacking.map((facts) => sentences(facts, ['card', 'move']))).toEqual(
    lacking.map(() => ['Draw from the stock.', 'Draw from the stock.']),
  );
});

test('without a pile or with an unknown reason, a hint still says that a useful move exists', () => {
  const nowhere = { ...CARRY, pile: undefined, why: 'because' };
  expect(new Set(sentences(nowhere))).toEqual(new Set(['A useful move exists. Another hint shows where.']));
});

test.each([
  ['won', 'The game is won.'],
  ['lost', "This game can't be won anymore."],
  ['not-known', 'The search stopped before it found a useful move.'],
  ['because', 'The search stopped before it found a useful move.'],
])('the reason why a hint is missing: %s', (why, sentence) => {
  expect(noHintSentence(why, KLONDIKE_HINTS_ENGLISH)).toBe(sentence);
});
