import { describe, expect, test } from '@jest/globals';
import type { Card } from '../../../../src/core/card.js';
import { NO_CARD } from '../../../../src/core/card.js';
import type { MonteCarloCall } from '../../../../src/games/montecarlo/contract/handler.js';
import { parseScript } from '../../../../src/games/klondike/script/text.js';
import type { MonteCarloItem } from '../../../../src/games/montecarlo/script/script.js';
import { parseMonteCarloScript } from '../../../../src/games/montecarlo/script/script.js';
import { GAMES } from '../../../../src/games.js';
import { gameNamed } from '../../../../src/kit/games.js';
import { gameOf } from '../../../../src/scripts/language/parse.js';
import { cardsNumbered } from '../../../support/cards.js';
import { errorOf } from '../../../support/error-of.js';

const event = (call: MonteCarloCall, times = 1, refused = false): MonteCarloItem => ({
  kind: 'event',
  call,
  times,
  refused,
});

describe('a script is read item by item', () => {
  test.each<[text: string, item: MonteCarloItem]>([
    ['new:12345', event({ event: 'newGame', args: [12345n] })],
    ['new:-1', event({ event: 'newGame', args: [-1n] })],
    ['new:+7?', event({ event: 'newGame', args: [7n] }, 1, true)],
    ['new:9223372036854775807', event({ event: 'newGame', args: [9223372036854775807n] })],
    ['deal', event({ event: 'newDeal', args: [] })],
    ['a1', event({ event: 'clickCard', args: [0, 0] })],
    ['e5?', event({ event: 'clickCard', args: [4, 4] }, 1, true)],
    ['aa12', event({ event: 'clickCard', args: [11, 25] })],
    ['consolidate', event({ event: 'consolidate', args: [] })],
    ['consolidate*2', event({ event: 'consolidate', args: [] }, 2)],
    ['hint', event({ event: 'hint', args: [] })],
    ['ahead*3', event({ event: 'hintAhead', args: [] }, 3)],
    ['help', event({ event: 'help', args: [] })],
    ['restart', event({ event: 'replay', args: [] })],
    ['replay?', event({ event: 'replay', args: [] }, 1, true)],
    ['undo*5?', event({ event: 'undo', args: [] }, 5, true)],
    ['win', { kind: 'win' }],
    ['[Game "montecarlo"]', { kind: 'tag', key: 'Game', text: 'montecarlo' }],
    ['[Deal "java:12345"]', { kind: 'tag', key: 'Deal', text: 'java:12345' }],
    ['[Layout "r1: Ah --; deck: Ad"]', { kind: 'tag', key: 'Layout', text: 'r1: Ah --; deck: Ad' }],
    [
      '{ r1: 6h -- 5s; b2: 5d; c3: --; left: 27; score: 2; game: -3 }',
      {
        kind: 'check',
        facts: [
          { fact: 'row', row: 0, cards: cardsNumbered(18, -1, 4) },
          { fact: 'cell', cell: { row: 1, column: 1 }, card: 30 as Card },
          { fact: 'cell', cell: { row: 2, column: 2 }, card: NO_CARD },
          { fact: 'left', cards: 27 },
          { fact: 'score', cards: 2 },
          { fact: 'game', game: -3n },
        ],
      },
    ],
    [
      '{ highlighted: b2 a1; won; beeped; help; hinted; refreshed: 1 }',
      {
        kind: 'check',
        facts: [
          {
            fact: 'highlighted',
            cells: [
              { row: 1, column: 1 },
              { row: 0, column: 0 },
            ],
          },
          { fact: 'won' },
          { fact: 'beeped' },
          { fact: 'help' },
          { fact: 'hinted' },
          { fact: 'refreshed', times: 1 },
        ],
      },
    ],
    ['{ highlighted: }', { kind: 'check', facts: [{ fact: 'highlighted', cells: [] }] }],
  ])('%s', (text, item) => {
    expect(parseMonteCarloScript(text)).toEqual([item]);
  });
});

const EVENTS =
  'an event (new:12345, deal, a cell such as a1, consolidate, hint, ahead, help, restart, undo, redo), win, a tag, a check or a comment';

const NUMBER =
  'new:NUMBER, a whole number from -9223372036854775808 to 9223372036854775807, or deal for a random game';

const ONCE =
  'without a number after it: only consolidate, hint, ahead, help, restart, undo, redo are repeated';

const FACTS =
  'a fact: r1: and other rows, a1: and other cells, left:, score:, game:, highlighted:, won, beeped, help, hinted, refreshed:';

describe('an unreadable word is reported with its place and the expected form', () => {
  test.each<[text: string, message: string]>([
    ['a1\n  stock', `line 2, column 3: "stock"; expected ${EVENTS}`],
    ['a0', `line 1, column 1: "a0"; expected ${EVENTS}`],
    ['A1', `line 1, column 1: "A1"; expected ${EVENTS}`],
    ['a1-b2', `line 1, column 1: "a1-b2"; expected ${EVENTS}`],
    ['new', `line 1, column 1: "new"; expected ${NUMBER}`],
    ['new:', `line 1, column 1: "new:"; expected ${NUMBER}`],
    ['new:2.5', `line 1, column 1: "new:2.5"; expected ${NUMBER}`],
    ['new:java:5', `line 1, column 1: "new:java:5"; expected ${NUMBER}`],
    ['new:9223372036854775808', `line 1, column 1: "new:9223372036854775808"; expected ${NUMBER}`],
    ['new:new:5', `line 1, column 1: "new:new:5"; expected ${NUMBER}`],
    ['new:x*2', `line 1, column 1: "new:x*2"; expected ${NUMBER}`],
    ['stock*2', `line 1, column 1: "stock*2"; expected ${EVENTS}`],
    ['new:5*2', `line 1, column 1: "new:5*2"; expected new:5 ${ONCE}`],
    ['deal*2', `line 1, column 1: "deal*2"; expected deal ${ONCE}`],
    ['b2*2', `line 1, column 1: "b2*2"; expected b2 ${ONCE}`],
    ['undo*0', 'line 1, column 1: "undo*0"; expected from 1 to 1000000 times'],
    ['undo*', 'line 1, column 1: "undo*"; expected a whole number after *, of 15 digits at most'],
    ['{ }', 'line 1, column 2: "}"; expected a fact, such as left: 27'],
    ['{ moves: 4 }', `line 1, column 3: "moves"; expected ${FACTS}`],
    ['{ left: some }', 'line 1, column 9: "some"; expected a whole number for left, of 15 digits at most'],
    ['{ highlighted: a1 x }', 'line 1, column 19: "x"; expected a cell such as a1 or e5'],
    [
      '[Deal "dotnet:1"]',
      'line 1, column 8: "dotnet:1"; expected a game: its number, java:NUMBER, the 52 cards of a deck or a grid',
    ],
    ['[Layout "r1: Ah Ah"]', 'line 1, column 17: "Ah"; expected each card once'],
    [
      '[Rules "ulg"]',
      'line 1, column 9: "ulg"; expected no Rules tag: Monte Carlo Solitaire has no house rules to choose from',
    ],
    ['[Game "chess"]', 'line 1, column 8: "chess"; expected the name of a game: klondike, montecarlo'],
    [
      '[Game "klondike"]',
      'line 1, column 8: "klondike"; expected montecarlo: klondike scripts are for parseScript (klondike-kit) and klondike play',
    ],
    [
      'new:5\n [Game "montecarlo"]',
      'line 2, column 9: "montecarlo"; expected one game per file: the Game tag comes before the first event',
    ],
  ])('%j', (text, message) => {
    expect(errorOf(() => parseMonteCarloScript(text))).toBe(`TextError: ${message}`);
  });

  test('a script of more than a million calls is refused at the event that exceeds it', () => {
    expect(errorOf(() => parseMonteCarloScript('hint*1000000\nundo'))).toBe(
      'TextError: line 2, column 1: "undo"; expected a script of at most 1000000 events',
    );
  });

  test('parseScript refuses a script for Monte Carlo', () => {
    expect(errorOf(() => parseScript('[Game "montecarlo"] a1'))).toBe(
      'TextError: line 1, column 8: "montecarlo"; expected klondike: montecarlo scripts are for parseMonteCarloScript (klondike-kit/montecarlo) and klondike montecarlo',
    );
  });
});

test('scripts for one game can follow each other in a file, each with its tag', () => {
  const text = '[Game "montecarlo"] new:5 [Game "montecarlo"] new:6';
  expect(parseMonteCarloScript(text).map(({ kind }) => kind)).toEqual(['tag', 'event', 'tag', 'event']);
});

describe('the Game tag before the first event names the game', () => {
  test.each([
    ['[Game "montecarlo"] new:5', 'montecarlo'],
    ['# [Game "klondike"]\n[Title "x"] { left: 0 } [Game "montecarlo"]', 'montecarlo'],
    ['[Game "montecarlo"] [Game "klondike"]', 'montecarlo'],
    ['[Game "klondike"] new', 'klondike'],
    ['new', 'klondike'],
    ['new [Game "montecarlo"]', 'klondike'],
    ['[Game "chess"]', 'klondike'],
    ['[Game "toString"]', 'klondike'],
    ['[Game montecarlo]', 'klondike'],
    ['', 'klondike'],
  ])('%j: %s', (text, game) => {
    const open = gameNamed(GAMES, gameOf(text)) ?? GAMES[0];
    expect(open(({ name }) => name)).toBe(game);
  });
});
