import { describe, expect, test } from '@jest/globals';
import { HIDDEN, parseCard } from '../../../../src/core/card.js';
import type { Frame } from '../../../../src/games/klondike/contract/frame.js';
import { EMPTY_FRAME } from '../../../../src/games/klondike/contract/frame.js';
import { parseFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import type { KlondikeEventName } from '../../../../src/games/klondike/contract/handler.js';
import { sayChange, sayAutomaticMoves } from '../../../../src/games/klondike/views/changes.js';

interface Frames {
  readonly before: string;
  readonly after: string;
}

describe('a change in a sentence', () => {
  test.each<[said: string, frames: Frames, event: KlondikeEventName | undefined]>([
    [
      'seven of clubs to tableau 3; jack of diamonds turned up; 14 moves',
      { before: 't1: ## ## 7c; t3: 8h; moves: 13', after: 't1: ## Jd; t3: 8h 7c; moves: 14' },
      'moveTableauToTableau',
    ],
    [
      'jack of spades and 2 more to tableau 1; 1 move',
      { before: 't1: Qh; t2: Js Td 9c', after: 't1: Qh Js Td 9c; moves: 1' },
      undefined,
    ],
    [
      'two of spades, king of clubs, six of diamonds on the waste; 1 move',
      { before: '', after: 'waste: 2s Kc 6d; moves: 1' },
      'clickStock',
    ],
    [
      'ace of hearts on the waste; 9 moves',
      { before: 'waste: 2s Kc 6d; moves: 8', after: 'waste: Kc 6d Ah; stock: empty; moves: 9' },
      undefined,
    ],
    [
      'six of diamonds to tableau 2; 4 moves',
      { before: 'waste: 2s Kc 6d; t2: 7c; moves: 3', after: 'waste: 5h 2s Kc; t2: 7c 6d; moves: 4' },
      undefined,
    ],
    [
      'six of diamonds to foundation 2; the waste is empty; 4 moves',
      { before: 'waste: 6d; f2: 4d 5d; moves: 3', after: 'f2: 5d 6d; moves: 4' },
      undefined,
    ],
    [
      'waste turned over; 30 moves',
      { before: 'waste: 2s Kc 6d; stock: empty; moves: 29', after: 'stock: full; moves: 30' },
      undefined,
    ],
    [
      'undone; the waste is empty; 0 moves',
      { before: 'waste: 2s Kc 6d; moves: 1', after: 'stock: full' },
      'undo',
    ],
    [
      'undone; seven of clubs to tableau 1; jack of diamonds turned down; 13 moves',
      { before: 't1: ## Jd; t3: 8h 7c; moves: 14', after: 't1: ## ## 7c; t3: 8h; moves: 13' },
      'undo',
    ],
    [
      'undone; six of diamonds to waste; 3 moves',
      { before: 'waste: 5h 2s Kc; t2: 7c 6d; moves: 4', after: 'waste: 2s Kc 6d; t2: 7c; moves: 3' },
      'undo',
    ],
    [
      'king of clubs to foundation 4; you won in 141 moves',
      { before: 't1: Kc; f4: Jc Qc; moves: 140', after: 'f4: Qc Kc; moves: 141; won' },
      undefined,
    ],
    [
      'undone; king of clubs to tableau 1; 140 moves',
      { before: 'f4: Qc Kc; moves: 141; won', after: 't1: Kc; f4: Jc Qc; moves: 140' },
      'undo',
    ],
    [
      'new game; on the tableau two of hearts, king of spades; 0 moves',
      { before: 't1: Ah; t2: 9c; moves: 12', after: 't1: 2h; t2: ## Ks' },
      'newGame',
    ],
    ['4 moves', { before: 't1: 6s; t3: 6s; moves: 3', after: 't1: 6s; t3: 6s; moves: 4' }, undefined],
    [
      'undone; the waste is empty; 7 moves',
      { before: 'waste: 2s; stock: empty; moves: 8', after: 'stock: full; moves: 7' },
      'undo',
    ],
    ['3 moves', { before: 't1: Ah; moves: 2', after: 't1: Ah; moves: 3' }, undefined],
  ])('%s', (said, { before, after }, event) => {
    expect(sayChange(parseFrame(before), parseFrame(after), event && { event })).toBe(said);
  });
});

test('a game that was already won is announced without the win', () => {
  const won = parseFrame('f1: Ks; f2: Kh; f3: Kd; f4: Kc; moves: 141; won');
  expect(sayChange(EMPTY_FRAME, won)).toBe('141 moves');
});

test('a game can announce a win in its own words', () => {
  const [before, after] = [parseFrame('t1: Kc; f4: Jc Qc'), parseFrame('f4: Qc Kc; moves: 1; won')];
  expect(sayChange(before, after, { wonText: 'You win!' })).toBe('king of clubs to foundation 4; You win!');
});

describe('where the stock is in play, its top card is announced', () => {
  const seen = (frame: string, stock: string): Frame => ({
    ...parseFrame(frame),
    stock: stock
      .split(' ')
      .filter(Boolean)
      .map((card) => parseCard(card) ?? HIDDEN),
  });

  test.each<[said: string, frames: readonly [before: Frame, after: Frame], event: KlondikeEventName]>([
    [
      'king of hearts on the stock; 1 move',
      [seen('', '## 9s'), seen('waste: ##; moves: 1', '## Kh')],
      'clickStock',
    ],
    [
      'nine of spades to tableau 1; king of hearts on the stock; 1 move',
      [seen('t1: Th', '## 9s'), seen('t1: Th 9s; moves: 1', 'Kh')],
      'moveWasteToTableau',
    ],
    [
      'king of hearts to tableau 2; the stock is empty; 1 move',
      [seen('', 'Kh'), seen('t2: Kh; stock: empty; moves: 1', '')],
      'moveWasteToTableau',
    ],
    [
      'waste turned over; nine of spades on the stock; 3 moves',
      [seen('waste: ## ##; stock: empty; moves: 2', ''), seen('moves: 3', '## 9s')],
      'clickStock',
    ],
    [
      'undone; nine of spades on the stock; 0 moves',
      [seen('waste: ##; moves: 1', '## Kh'), seen('', '## 9s')],
      'undo',
    ],
    [
      'new game; on the tableau ten of hearts; nine of spades on the stock; 0 moves',
      [seen('', 'Kh'), seen('t1: Th', '## 9s')],
      'newGame',
    ],
  ])('%s', (said, [before, after], event) => {
    expect(sayChange(before, after, { event })).toBe(said);
  });
});

describe('automatic moves in one sentence', () => {
  test.each<[said: string, frames: readonly string[]]>([
    ['five of hearts goes up; 4 moves', ['t1: 5h; f2: 3h 4h; moves: 3', 'f2: 4h 5h; moves: 4']],
    [
      'ace of spades and 2 more cards go up; jack of diamonds turned up; 6 moves',
      [
        't1: ## As; t2: 2s; waste: Kc 3s; moves: 3',
        't1: Jd; t2: 2s; waste: Kc 3s; f1: As; moves: 4',
        't1: Jd; waste: Kc 3s; f1: As 2s; moves: 5',
        't1: Jd; waste: Kc; f1: 2s 3s; moves: 6',
      ],
    ],
    [
      'queen of spades and 1 more card go up; you won in 9 moves',
      ['t1: Ks; t2: Qs; f1: Ts Js; moves: 7', 't1: Ks; f1: Js Qs; moves: 8', 'f1: Qs Ks; moves: 9; won'],
    ],
  ])('%s', (said, texts) => {
    const frames = texts.map(parseFrame);
    const rises = frames.slice(1).flatMap((after, at) => {
      const before = frames[at];
      return before === undefined ? [] : [{ before, after }];
    });
    expect(sayAutomaticMoves(rises)).toBe(said);
  });
});
