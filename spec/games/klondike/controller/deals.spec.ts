import { describe, expect, test } from '@jest/globals';
import { TextError } from '../../../../src/core/text/text-error.js';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import type { Deal } from '../../../../src/games/klondike/model/deals.js';
import { dealFromLayout, parseDeal } from '../../../../src/games/klondike/model/deals.js';
import { parseLayout, printLayout } from '../../../../src/games/klondike/model/layout-text.js';
import { EMPTY_LAYOUT } from '../../../../src/games/klondike/model/layout.js';
import { KSU, ULG } from '../../../../src/games/klondike/model/rules.js';
import { errorOf } from '../../../support/error-of.js';
import { emptySeat } from '../../../support/seat.js';

const started = (deal: string): string => printLayout(parseDeal(deal).start(ULG));

const shown = ({ layout }: KlondikeController): string => (layout === undefined ? '' : printLayout(layout));

describe('a controller with a deal', () => {
  test.each(['java:12345', 'dotnet:0'])('%s starts every game from it', (deal) => {
    const game = new KlondikeController({ deal });
    game.newGame();
    game.clickStock();
    game.newGame();
    expect([game.deal, shown(game)]).toEqual([deal, started(deal)]);
  });

  test.each(['', 'java:', 'java:1.5', 'perl:3', 'As Ah'])('the constructor refuses %j', (deal) => {
    expect(() => new KlondikeController({ deal })).toThrow(TextError);
  });
});

describe('nextDeal', () => {
  test('is used for the next game, and only for that one', () => {
    const game = new KlondikeController({ deal: 'java:1' });
    game.nextDeal(parseDeal('java:2'));
    game.newGame();
    expect([game.deal, shown(game)]).toEqual(['java:2', started('java:2')]);
    game.newGame();
    expect([game.deal, shown(game)]).toEqual(['java:1', started('java:1')]);
  });

  test('does not change the current game', () => {
    const { game, press, view } = emptySeat({ deal: 'java:1' });
    press('new stock');
    game.nextDeal(parseDeal('java:2'));
    expect([game.deal, view.take(), view.frame.moves]).toEqual(['java:1', [], 1]);
  });

  test('of two calls, only the last counts, and only once', () => {
    const game = new KlondikeController({ deal: 'java:1' });
    game.nextDeal(parseDeal('java:2'));
    game.nextDeal(parseDeal('java:3'));
    game.newGame();
    game.newGame();
    expect(game.deal).toBe('java:1');
  });

  test('may start in the middle of a game', () => {
    const game = new KlondikeController();
    game.nextDeal(dealFromLayout(parseLayout('t1: 7s | Kh')));
    game.newGame();
    expect([game.deal, shown(game)]).toEqual(['t1: 7s | Kh', 't1: 7s | Kh']);
  });

  test.each<[fault: string, deal: unknown]>([
    ['TextError: line 1, column 1: "java:x"; expected a whole number', 'java:x'],
    ['TextError: line 1, column 1: nothing is there; expected a deal', ''],
    ['TextError: line 1, column 6: nothing is there; expected all 52 cards', 'As Ah'],
    ['TextError: line 1, column 1: "mine"; expected a deal', { name: 'mine', start: () => EMPTY_LAYOUT }],
    ['TypeError: the name of a deal must be a string, not null', null],
    ['TypeError: the name of a deal must be a string, not an object', {}],
    ['TypeError: the name of a deal must be a string, not 12', 12],
  ])('refuses an invalid deal immediately and keeps the earlier choice: %s', (fault, deal) => {
    const game = new KlondikeController();
    game.nextDeal('java:2');
    expect(errorOf(() => game.nextDeal(deal as Deal))).toContain(fault);
    game.newGame();
    expect([game.deal, shown(game)]).toEqual(['java:2', started('java:2')]);
  });

  test('accepts a name and reads it by the house rules', () => {
    const game = new KlondikeController({ rules: KSU });
    game.nextDeal('0');
    game.newGame();
    expect(game.deal).toBe('dotnet:0');
  });

  test('is not affected by later changes to the given deal', () => {
    const game = new KlondikeController();
    const deal = { ...parseDeal('java:2') };
    game.nextDeal(deal);
    Object.assign(deal, { name: 'java:3', start: undefined });
    game.newGame();
    expect([game.deal, shown(game)]).toEqual(['java:2', started('java:2')]);
  });
});

describe('without a deal', () => {
  test('every game draws its own deal, whose name gives the same deal again', () => {
    const game = new KlondikeController();
    const games = Array.from({ length: 20 }, () => {
      game.newGame();
      return { name: game.deal ?? '', layout: shown(game) };
    });
    expect(games.map(({ name }) => started(name))).toEqual(games.map(({ layout }) => layout));
    expect(new Set(games.map(({ name }) => name)).size).toBe(20);
  });
});
