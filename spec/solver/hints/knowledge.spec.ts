/** A player knows the cards that are visible now or were visible earlier in the same deal, and no others. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { HIDDEN, printCard } from '../../../src/core/card.js';
import type { Card } from '../../../src/core/card.js';
import { parseLayout, parseMove } from '../../../src/games/klondike/model/layout-text.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import { legalMoves } from '../../../src/games/klondike/model/moves.js';
import { play } from '../../../src/games/klondike/model/play.js';
import { javaDeal } from '../../../src/games/klondike/model/deals.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { KSU, ULG } from '../../../src/games/klondike/model/rules.js';
import { PILES } from '../../../src/games/klondike/words/piles.js';
import type { Knowledge } from '../../../src/solver.js';
import { firstLook, knowledgeOf, nextLook } from '../../../src/solver.js';
import { played } from '../../../src/solver/line.js';

const ONE: Rules = { ...ULG, draw: 1 };

const after = (rules: Rules, layout: Layout, words: string): Layout =>
  words
    .split(' ')
    .reduce((now, word) => played(rules, now, word === 'stock' ? word : parseMove(word)), layout);

const wordsOf = (cards: readonly Card[]): string =>
  cards.map((card) => (card === HIDDEN ? '?' : printCard(card))).join(' ');

const GAME = parseLayout('stock: 2c 3c 4c 5c 6c; t1: 9s | 8h; t2: 9c; t3: Kd Ks | Qh');

describe('the first look', () => {
  const known = firstLook(ONE, after(ONE, GAME, 'stock stock stock stock'));

  test('knows the open cards of the tableau, but no others', () => {
    expect([known.layout.t1, known.layout.t3].map(({ cards }) => wordsOf(cards))).toEqual(['? 8h', '? ? Qh']);
  });

  test('knows the top three cards of the waste', () => {
    expect([wordsOf(known.layout.waste.cards), wordsOf(known.layout.stock.cards)]).toEqual([
      '? 5c 4c 3c',
      '?',
    ]);
  });

  test('knows the top card of the stock in a house that plays from the stock', () => {
    const rules: Rules = { ...ULG, inPlay: 'stock' };
    const { layout } = firstLook(rules, parseLayout('stock: 2c 3c 4c; waste: 5c 6c'));
    expect([wordsOf(layout.stock.cards), wordsOf(layout.waste.cards)]).toEqual(['? ? 4c', '? ?']);
  });
});

describe('knowledge', () => {
  const knownAfter = (words: string): Knowledge => {
    const layouts = words.split(' ').map((_, at, all) => after(ONE, GAME, all.slice(0, at + 1).join(' ')));
    return knowledgeOf(ONE, [GAME, ...layouts]);
  };

  test('keeps the cards in the stock after a recycle', () => {
    expect(wordsOf(knownAfter('stock stock stock stock stock stock').layout.stock.cards)).toBe(
      '2c 3c 4c 5c 6c',
    );
  });

  test('keeps a card in a pile after the move that turned it up is undone', () => {
    const known = nextLook(knownAfter('t1>t2'), GAME);
    expect(known.layout.t1).toEqual({ cards: GAME.t1.cards, faceDown: 1 });
    expect(wordsOf(known.layout.t3.cards)).toBe('? ? Qh');
  });

  test('starts again with another deal, even if its piles have the same sizes', () => {
    const other = after(
      ONE,
      parseLayout('stock: 2h 3h 4h 5h 6h; t1: 9s | 8h; t2: 9c; t3: Kd Ks | Qh'),
      'stock',
    );
    expect(nextLook(knownAfter('stock stock stock'), other)).toEqual(firstLook(ONE, other));
  });

  test('forgets a card in a pile when that card is open elsewhere', () => {
    const other = parseLayout('stock: 2c 3c 4c 5c 6c; t1: Js | 8h; t2: 9c; t3: Kd Ks | Qh; t4: 9s');
    const known = nextLook(knownAfter('t1>t2'), GAME);
    expect([known, nextLook(known, other)].map(({ layout }) => wordsOf(layout.t1.cards))).toEqual([
      '9s 8h',
      '? 8h',
    ]);
  });

  test('starts again with a deal that has other piles', () => {
    const other = parseLayout('stock: 2h 3h 4h; t1: Js 9d | 8s');
    expect(nextLook(knownAfter('stock stock t1>t2'), other)).toEqual(firstLook(ONE, other));
  });
});

test('needs at least one layout', () => {
  expect(() => knowledgeOf(ULG, [])).toThrow(new RangeError('expected at least one layout of the game'));
});

const cardsOf = (layout: Layout): readonly Card[] => PILES.flatMap((id) => layout[id].cards);

/** The layouts of a game: each number chooses a legal move, or sometimes an undo. */
function layoutsOf(rules: Rules, seed: number, choices: readonly number[]): Layout[] {
  const line = [javaDeal(BigInt(seed)).start(rules)];
  const layouts = line.slice();
  for (const choice of choices) {
    const now = line.at(-1);
    if (now === undefined) break;
    const moves = legalMoves(rules, now);
    const move = moves[choice % Math.max(1, moves.length)];
    if ((choice % 5 === 0 || move === undefined) && line.length > 1) line.pop();
    else if (move !== undefined) {
      const outcome = play(rules, now, move);
      if (outcome.ok) line.push(outcome.next);
    }
    layouts.push(line.at(-1) ?? now);
  }
  return layouts;
}

test('in random games, every known card is in its true place and no card is forgotten', () => {
  const games = fc.record({
    rules: fc.constantFrom<Rules>(ULG, ONE, KSU, { ...ULG, inPlay: 'stock' }),
    seed: fc.nat(99),
    choices: fc.array(fc.nat(1000), { maxLength: 60 }),
  });
  fc.assert(
    fc.property(games, ({ rules, seed, choices }) => {
      let known: Knowledge | undefined;
      const faults: string[] = [];
      const seen = new Set<Card>();
      for (const [at, layout] of layoutsOf(rules, seed, choices).entries()) {
        known = known === undefined ? firstLook(rules, layout) : nextLook(known, layout);
        const cards = cardsOf(known.layout);
        const truth = cardsOf(layout);
        if (cards.some((card, place) => card !== HIDDEN && card !== truth[place]))
          faults.push(`${at}: wrong`);
        if (cards.length !== truth.length) faults.push(`${at}: lacking`);
        for (const card of seen)
          if (!cards.includes(card)) faults.push(`${at}: ${printCard(card)} forgotten`);
        for (const card of cards) if (card !== HIDDEN) seen.add(card);
      }
      expect(faults).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
