/** Another player's game, as a link tells it, beside one's own. */
import { describe, expect, test } from '@jest/globals';
import { KLONDIKE } from '../../../src/games/klondike/kit.js';
import { MONTE_CARLO } from '../../../src/games/montecarlo/kit.js';
import type { LinkWords } from '../../../src/page/game/link-words.js';
import { rivalOf } from '../../../src/page/race/rival.js';
import { raceText } from '../../../src/page/race/standing.js';
import { RACE_ENGLISH } from '../../../src/page/race/strings/english.js';
import { RACE_FRENCH } from '../../../src/page/race/strings/french.js';
import { PAGE_ENGLISH } from '../../../src/page/strings/english.js';
import { linkedMoves } from '../../../src/page/race/linked-moves.js';
import { errorOf } from '../../support/error-of.js';
import { readWinningScript } from '../../support/winning-script.js';

const STRINGS = { page: PAGE_ENGLISH, race: RACE_ENGLISH };

const { deal, events } = readWinningScript('win-java-11');

const WON: LinkWords = { deal, moves: linkedMoves(KLONDIKE, `[Deal "${deal}"]\nnew ${events.join(' ')}`) };

describe("another player's game", () => {
  test('is told move by move: how many cards are up', () => {
    const rival = rivalOf(KLONDIKE, WON, STRINGS);
    const firstUp = events.findIndex((word) => word.includes('>f'));
    expect([rival.house, rival.deal.name, rival.moves, rival.isWon]).toEqual([
      'ulg',
      deal,
      events.length,
      true,
    ]);
    expect(
      [0, firstUp, firstUp + 1, events.length - 1, events.length, 9999].map((moves) => rival.upAfter(moves)),
    ).toEqual([0, 0, 1, 51, 52, 52]);
  });

  test('may be one that was not won, by other rules', () => {
    const rival = rivalOf(KLONDIKE, { rules: 'draw-1', deal: 'java:11', moves: 'stock.2' }, STRINGS);
    expect([rival.house, rival.moves, rival.isWon]).toEqual(['ulg, draw 1', 2, false]);
  });

  test.each<[link: LinkWords, why: string]>([
    [{ moves: 'stock' }, 'Error: There are moves in it, but no deal'],
    [{ deal: 'java:11', moves: 'stock w-f1' }, 'Error: Move 2, w>f1, cannot be made'],
    [{ deal: 'java:11', moves: 'undo' }, 'Error: Move 1, undo, cannot be made'],
    [{ deal: 'ten', moves: 'stock' }, 'Error: "ten"; expected'],
    [{ deal: 'java:11', rules: 'chess', moves: '' }, 'Error: "chess"; expected'],
  ])('cannot be read from %j', (link, why) => {
    expect(errorOf(() => rivalOf(KLONDIKE, link, STRINGS))).toContain(why);
  });

  test('is never one of Monte Carlo Solitaire', () => {
    expect(errorOf(() => rivalOf(MONTE_CARLO, { deal: 'java:1', moves: '' }, STRINGS))).toBe(
      'Error: Monte Carlo Solitaire has no links with moves',
    );
  });
});

describe('both games', () => {
  const rival = { moves: 100, isWon: true, upAfter: (moves: number): number => Math.min(52, moves) };
  const own = (moves: number, up: number, isWon = false): Parameters<typeof raceText>[1] => ({
    ...{ moves, up, isWon },
  });

  test.each<[Parameters<typeof raceText>[1], string, string]>([
    [own(12, 3), 'Their game after 12 of 100 moves: 12 cards up. Yours: 3 cards up.', ''],
    [own(1, 0), 'Their game after 1 of 100 moves: 1 card up. Yours: 0 cards up.', ''],
    [own(100, 3), 'Their game ended after 100 moves: 52 cards up. Yours: 3 cards up.', ''],
    [own(96, 52, true), '', '100 moves were to be beaten: you needed 96.'],
  ])('are told beside each other: %j', (progress, standing, outcome) => {
    expect(raceText(rival, progress, RACE_ENGLISH)).toEqual([standing, outcome]);
  });

  test('are told where the other one was not won', () => {
    expect(raceText({ ...rival, isWon: false }, own(96, 52, true), RACE_ENGLISH)).toEqual([
      '',
      'Their game was not won. You have won it with 96 moves.',
    ]);
  });

  test('are told in French', () => {
    expect([
      raceText(rival, own(1, 1), RACE_FRENCH),
      raceText(rival, own(96, 52, true), RACE_FRENCH),
    ]).toEqual([
      ['L’autre partie après 1 sur 100 coups\u202f: 1 carte montée. La vôtre\u202f: 1 carte montée.', ''],
      ['', 'Il fallait battre 100 coups\u202f: vous en avez joué 96.'],
    ]);
  });
});
