import { describe, expect, test } from '@jest/globals';
import { TextError } from '../../../../src/core/text/text-error.js';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import { dealFrom, parseDeal } from '../../../../src/games/klondike/model/deals.js';
import { parseLayout, printLayout } from '../../../../src/games/klondike/model/layout-text.js';
import { ULG } from '../../../../src/games/klondike/model/rules.js';
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

  test.each(['', 'java:', 'java:1.5', 'perl:3', 'As Ah'])('%j is refused when it is made', (deal) => {
    expect(() => new KlondikeController({ deal })).toThrow(TextError);
  });
});

describe('nextDeal', () => {
  test('gives the next game its cards, and only that one', () => {
    const game = new KlondikeController({ deal: 'java:1' });
    game.nextDeal(parseDeal('java:2'));
    game.newGame();
    expect([game.deal, shown(game)]).toEqual(['java:2', started('java:2')]);
    game.newGame();
    expect([game.deal, shown(game)]).toEqual(['java:1', started('java:1')]);
  });

  test('does not touch the game in play', () => {
    const { game, press, view } = emptySeat({ deal: 'java:1' });
    press('new stock');
    game.nextDeal(parseDeal('java:2'));
    expect([game.deal, view.take(), view.frame.moves]).toEqual(['java:1', [], 1]);
  });

  test('counts once where two are given: the last', () => {
    const game = new KlondikeController({ deal: 'java:1' });
    game.nextDeal(parseDeal('java:2'));
    game.nextDeal(parseDeal('java:3'));
    game.newGame();
    game.newGame();
    expect(game.deal).toBe('java:1');
  });

  test('may start in the middle of a game', () => {
    const game = new KlondikeController();
    game.nextDeal(dealFrom(parseLayout('t1: 7s | Kh')));
    game.newGame();
    expect([game.deal, shown(game)]).toEqual(['t1: 7s | Kh', 't1: 7s | Kh']);
  });

  test('that cannot start leaves the game in play as it was', () => {
    const { game, press, view } = emptySeat({ deal: 'java:1' });
    press('new stock');
    const start = (): never => {
      throw new Error('no cards');
    };
    game.nextDeal({ name: 'none', start });
    expect(() => game.newGame()).toThrow('no cards');
    expect([game.deal, view.take(), press('undo').length]).toEqual(['java:1', [], 4]);
  });
});

describe('without a deal', () => {
  test('every game draws its own, whose name repeats it', () => {
    const game = new KlondikeController();
    const games = Array.from({ length: 20 }, () => {
      game.newGame();
      return { name: game.deal ?? '', layout: shown(game) };
    });
    expect(games.map(({ name }) => started(name))).toEqual(games.map(({ layout }) => layout));
    expect(new Set(games.map(({ name }) => name)).size).toBe(20);
  });
});
