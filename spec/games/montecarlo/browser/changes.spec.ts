import { describe, expect, test } from '@jest/globals';
import { NO_CARD, parseCard } from '../../../../src/core/card.js';
import type { MonteCarloFrame } from '../../../../src/games/montecarlo/contract/frame.js';
import { EMPTY_FRAME } from '../../../../src/games/montecarlo/contract/frame.js';
import type { MonteCarloEventName } from '../../../../src/games/montecarlo/contract/handler.js';
import type { ChangeReason } from '../../../../src/games/montecarlo/views/changes.js';
import { changeOf, reasonOf } from '../../../../src/games/montecarlo/views/changes.js';
import { speechIn } from '../../../../src/games/montecarlo/browser/speech.js';
import { ENGLISH } from '../../../../src/games/montecarlo/browser/strings/english.js';

const { beepText, sayChange } = speechIn(ENGLISH);

/** `6h 2s / -- 5d`: the rows of a frame and other facts. */
const frame = (rows: string, more: Partial<MonteCarloFrame> = {}): MonteCarloFrame => ({
  ...EMPTY_FRAME,
  rows: rows.split(' / ').map((row) => row.split(' ').map((card) => parseCard(card) ?? NO_CARD)),
  cardsLeft: 3,
  ...more,
});

const A1 = { row: 0, column: 0 };
const B2 = { row: 1, column: 1 };

describe('between two frames', () => {
  test('a change lists only cards that move, go or come, in order', () => {
    const { moved, gone, came } = changeOf(frame('6h 2s -- / 5d -- 9c'), frame('6h 5d 9c / Kd 2c --'));
    expect(moved.map(({ card, index }) => [card, index])).toEqual([
      [parseCard('5d'), 1],
      [parseCard('9c'), 2],
    ]);
    expect([gone, came].map((cards) => cards.map(({ card, index }) => [card, index]))).toEqual([
      [[parseCard('2s'), 1]],
      [
        [parseCard('Kd'), 3],
        [parseCard('2c'), 4],
      ],
    ]);
  });

  test('a card that a faulty handler shows twice counts as two cards', () => {
    expect(changeOf(frame('6h --'), frame('6h 6h')).came).toEqual([{ key: '18/1', card: 18, index: 1 }]);
  });

  test.each<
    [
      reason: ChangeReason,
      event: MonteCarloEventName | undefined,
      before: MonteCarloFrame,
      after: MonteCarloFrame,
    ]
  >([
    ['deal', undefined, EMPTY_FRAME, frame('6h')],
    ['deal', 'newDeal', frame('6h'), frame('2s')],
    ['deal', 'replay', frame('6h'), frame('2s')],
    ['deal', undefined, frame('6h', { game: 1n }), frame('6h', { game: 2n })],
    ['undo', 'undo', frame('6h'), frame('2s')],
    ['play', 'consolidate', frame('6h'), frame('2s')],
    ['play', undefined, frame('6h'), frame('2s')],
  ])('the next frame is a %s after the event %s', (reason, event, ...[before, after]) => {
    expect(reasonOf(event, before, after)).toBe(reason);
  });
});

describe('the spoken sentence is', () => {
  const pair = frame('5s 2s / Kd 5d', { game: 7n });
  const removed = frame('-- 2s / Kd --', { game: 7n, score: 2 });

  test.each<
    [said: string, event: MonteCarloEventName | undefined, before: MonteCarloFrame, after: MonteCarloFrame]
  >([
    ['Game 7: 4 cards on the table, 3 in the deck.', undefined, EMPTY_FRAME, pair],
    ['Game 7: 2 cards on the table, 3 in the deck. Score 2.', undefined, EMPTY_FRAME, removed],
    ['New game: 1 card on the table, the deck is empty.', 'newDeal', pair, frame('6h', { cardsLeft: 0 })],
    ['Game 7 restarted: 4 cards on the table, 3 in the deck.', 'replay', removed, pair],
    ['Five of spades, row 1, column 1, selected.', 'clickCard', pair, { ...pair, highlighted: [A1] }],
    [
      'Five of spades and five of diamonds removed. Score 2.',
      'clickCard',
      { ...pair, highlighted: [A1] },
      removed,
    ],
    ['Undone: five of spades and five of diamonds are back. Score 0.', 'undo', removed, pair],
    [
      'Consolidated: 2 cards dealt, 1 in the deck.',
      'consolidate',
      removed,
      { ...frame('2s Kd / 9c 8c', { cardsLeft: 1 }), game: 7n, score: 2 },
    ],
    [
      'Consolidated: no cards dealt, the deck is empty.',
      undefined,
      { ...removed, cardsLeft: 0 },
      { ...frame('2s Kd / -- --', { cardsLeft: 0 }), game: 7n, score: 2 },
    ],
    [
      'Undone: 2 cards on the table, 3 in the deck. Score 2.',
      'undo',
      { ...frame('2s Kd / 9c --'), game: 7n, score: 2 },
      removed,
    ],
    [
      'Hint: five of spades, row 1, column 1, and five of diamonds, row 2, column 2.',
      'hint',
      pair,
      { ...pair, highlighted: [A1, B2] },
    ],
    [
      'Best hint: five of spades, row 1, column 1, and five of diamonds, row 2, column 2.',
      'hintAhead',
      { ...pair, highlighted: [A1, B2] },
      { ...pair, highlighted: [A1, B2] },
    ],
    ['Best hint: consolidate.', 'hintAhead', pair, { ...pair, consolidateHinted: true }],
    ['Nothing selected.', 'consolidate', { ...pair, highlighted: [A1] }, pair],
    ['', 'clickCard', { ...pair, highlighted: [A1] }, { ...pair, beeped: true }],
    ['', 'help', pair, { ...pair, help: 'Goal' }],
    [
      'King of hearts and king of clubs removed. Score 52. You won! Score 52.',
      'clickCard',
      frame('Kh Kc', { score: 50 }),
      frame('-- --', { score: 52, won: true }),
    ],
    ['Score 52.', undefined, EMPTY_FRAME, frame('-- --', { score: 52, won: true })],
    [
      'King of hearts and king of clubs removed. Score 52. You won! Score 52.',
      undefined,
      frame('Kh Kc', { score: 50 }),
      frame('-- --', { score: 52, won: true }),
    ],
    [
      'The cards changed: 0 cards on the table, the deck is empty. Score 52.',
      undefined,
      frame('Kh Kc / Qd Qs', { cardsLeft: 0, score: 48 }),
      frame('-- -- / -- --', { cardsLeft: 0, score: 52, won: true }),
    ],
    [
      'The cards changed: 1 card on the table, 3 in the deck. Score 0.',
      undefined,
      pair,
      frame('Th', { game: 7n }),
    ],
  ])('%s', (said, event, ...[before, after]) => {
    expect(sayChange(before, after, event)).toBe(said);
  });

  test.each<[text: string, said: string, event: MonteCarloEventName | undefined]>([
    ["These cards don't touch.", "These cards don't touch.", 'clickCard'],
    ["These two aren't a pair.", '', 'clickCard'],
    ["There's no pair to show.", '', 'hint'],
    ["There's no move to suggest.", '', 'hintAhead'],
    ['Beep.', '', undefined],
  ])('%s', (text, said, event) => {
    expect(beepText(said, event)).toBe(text);
  });
});
