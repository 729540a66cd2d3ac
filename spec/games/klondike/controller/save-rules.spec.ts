/**
 * The text of a saved game includes its rules. Earlier versions restored `{ ...ULG, draw: 1 }` as `ULG`, because they
 * saved only the name.
 */
import { describe, expect, test } from '@jest/globals';
import { clicksHandler } from '../../../../src/clicks.js';
import { CLUBS, DIAMONDS, HEARTS, SPADES } from '../../../../src/core/card.js';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import type { Rules } from '../../../../src/games/klondike/model/rules.js';
import { KSU, ULG } from '../../../../src/games/klondike/model/rules.js';
import { errorOf } from '../../../support/error-of.js';

describe('a restored game keeps its rules', () => {
  const by = (rules: Partial<Rules>): KlondikeController =>
    new KlondikeController({ rules: { ...ULG, ...rules }, deal: 'java:5' });
  const played = (rules: Partial<Rules>): KlondikeController => {
    const game = by(rules);
    for (const event of ['newGame', 'clickStock', 'undo', 'redo', 'clickStock'] as const) game[event]();
    return game;
  };
  const build: Rules['build'] = () => undefined;

  test.each<[changes: string, rules: Partial<Rules>]>([
    ['ulg, draw 1', { draw: 1 }],
    ['ulg, redeals 2', { redeals: 2 }],
    ['ulg, recycleDraws yes', { recycleDraws: true }],
    ['ulg, dealt by row, numbers dotnet', { dealt: 'by row', numbers: 'dotnet' }],
    ['ulg, inPlay stock', { inPlay: 'stock' }],
    ['ulg, foundations cdhs', { foundations: [CLUBS, DIAMONDS, HEARTS, SPADES] }],
    ['ulg, worryBack no, isWon playsItself', { worryBack: false, isWon: KSU.isWon }],
  ])('%s', (text, rules) => {
    const game = played(rules);
    const saved = game.save() ?? '';
    expect(saved.split('\n')[0]).toBe(`[Game "klondike"] [Rules "${text}"]`);
    const other = new KlondikeController();
    other.restore(saved);
    expect([other.layout, other.rules, other.save()]).toEqual([game.layout, game.rules, saved]);
    other.clickStock();
    game.clickStock();
    expect(other.layout).toEqual(game.layout);
  });

  test.each(['ulg', 'ulg, draw 1', 'ulg, draw 2', 'ulg, worryBack no', 'vegas, draw 1'])(
    'with their own name: %s is the text of the rules in the saved game',
    (name) => {
      const game = played({ name, draw: 1 });
      const other = by({ name: name.split(',')[0] ?? '', redeals: 7 });
      other.restore(game.save() ?? '');
      expect([other.rules, other.save()]).toEqual([game.rules, game.save()]);
    },
  );

  test("the next game uses the controller's rules again", () => {
    const other = by({ draw: 2 });
    other.restore(played({ draw: 1 }).save() ?? '');
    expect([other.rules.draw, other.layout?.waste.cards.length]).toEqual([1, 2]);
    other.newGame();
    other.clickStock();
    expect([other.rules.draw, other.layout?.waste.cards.length]).toEqual([2, 2]);
  });

  test('the text of rules with another name lists how they differ from the main house', () => {
    const saved = played({ name: 'vegas', draw: 1, redeals: 0 }).save() ?? '';
    expect(saved).toContain('[Rules "vegas, draw 1, redeals 0"]');
    const other = by({ name: 'vegas', worryBack: false });
    other.restore(saved);
    expect(other.rules).toEqual({ ...ULG, name: 'vegas', draw: 1, redeals: 0 });
    expect(errorOf(() => by({ name: 'reno' }).restore(saved))).toBe(
      'TextError: line 1, column 27: "vegas, draw 1, redeals 0"; expected rules of reno',
    );
  });

  test.each<[field: string, own: Partial<Rules>, known: string]>([
    ['build', { build }, 'build alternateColors'],
    [
      'isWon',
      { isWon: () => false },
      'isWon allOnFoundations or onlyOnFoundations or wholeSuits or playsItself',
    ],
  ])(
    'a text cannot hold a function: the controller needs its own %s to restore the game',
    (field, own, known) => {
      const saved = played(own).save() ?? '';
      expect(saved).toContain(`[Rules "ulg, ${field} own"]`);
      expect(errorOf(() => new KlondikeController().restore(saved))).toBe(
        `TextError: line 1, column 32: "${field} own"; expected ${known}; a text can't hold a function of your own, ` +
          'so give the controller the rules of the saved game',
      );
      const other = by({ ...own, draw: 1 });
      other.restore(saved);
      expect([other.rules.draw, other.rules[field as 'build']]).toEqual([3, own[field as 'build']]);
    },
  );

  test('rules with any name can restore their own games', () => {
    for (const name of ['my "house"', 'a, b\nc', 'ulg, build own', '["x"]']) {
      const game = played({ name, build });
      const other = by({ name, build });
      other.restore(game.save() ?? '');
      expect(other.save()).toBe(game.save());
    }
  });

  test('a game that is restored by rules with another name can be saved and restored again', () => {
    const other = by({ name: 'vegas', draw: 2, redeals: 1 });
    const saved = played({ name: 'vegas', draw: 1, redeals: 0 }).save() ?? '';
    for (let time = 0; time < 2; time++) {
      other.restore(saved);
      expect(other.save()).toBe(saved);
    }
    const again = by({ name: 'vegas' });
    again.restore(other.save() ?? '');
    expect([again.save(), again.rules.draw, again.rules.redeals]).toEqual([saved, 1, 0]);
  });

  test('rules without changes are the house itself, and all rules are frozen', () => {
    const [ours, vegas] = [by({ draw: 1 }), by({ name: 'vegas', draw: 1 })];
    ours.restore(played({}).save() ?? '');
    vegas.restore(played({ name: 'vegas' }).save() ?? '');
    expect([ours.rules === ULG, Object.isFrozen(vegas.rules)]).toEqual([true, true]);
  });

  test('the rules include the sentences for refusals', () => {
    const refusals = { 'no-way': 'No way.' };
    const other = by({ build: () => 'no-way', refusals });
    other.restore(played({ build: () => 'no-way', refusals, draw: 1 }).save() ?? '');
    expect([other.rules.draw, other.rules.refusals]).toEqual([1, refusals]);
  });

  test("a door's table refuses a saved game with different rules and keeps its current game", () => {
    const door = clicksHandler({ deal: 'dotnet:5' });
    door.newGame();
    const before = door.save();
    expect(errorOf(() => door.restore((before ?? '').replace('"ksu"', '"ksu, draw 1"')))).toBe(
      'TextError: line 1, column 1: "ksu, draw 1"; expected ksu: this table has its own rules',
    );
    expect([door.save(), door.rules]).toEqual([before, KSU]);
  });
});

describe("a game saved by version 0.1.0 has only the name of its rules, so the controller's rules apply", () => {
  const by = (rules: Partial<Rules>): KlondikeController =>
    new KlondikeController({ rules: { ...ULG, ...rules } });
  const clicked = (times: number): string => `[Rules "ulg"]\n[Deal "java:11"]\nnew${' stock'.repeat(times)}`;

  test('the game continues under them', () => {
    const game = by({ draw: 2 });
    game.restore(clicked(9));
    expect([game.moves, game.rules.draw, game.layout?.stock.cards.length]).toEqual([9, 2, 6]);
  });

  test('the error has the place of the first forbidden move', () => {
    const game = by({ redeals: 0 });
    expect(errorOf(() => game.restore(clicked(9)))).toMatch(
      /^TextError: line 3, column 53: "stock"; expected a legal move/,
    );
    expect(game.layout).toBe(undefined);
  });
});
