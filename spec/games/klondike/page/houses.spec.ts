import { describe, expect, test } from '@jest/globals';
import type { Deal } from '../../../../src/games/klondike/model/deals.js';
import { parseDeal } from '../../../../src/games/klondike/model/deals.js';
import {
  HOUSES,
  KSU,
  ULG,
  YCP_SELECTION,
  YCP_TEXT,
  YCP_TEXT_REFERENCE,
} from '../../../../src/games/klondike/model/rules.js';
import type { Rules } from '../../../../src/games/klondike/model/rules.js';
import { KLONDIKE } from '../../../../src/games/klondike/kit.js';
import { klondikeTables, optionsOf } from '../../../../src/games/klondike/page/browser-tables.js';
import { ENGLISH } from '../../../../src/games/klondike/page/strings/english.js';
import { GameSession } from '../../../../src/kit/session.js';

test("the menu has every house once, but York's reference program only while it is played", () => {
  expect(new Set(KLONDIKE.houses)).toEqual(new Set(HOUSES.map(({ name }) => name)));
  expect(KLONDIKE.houses).toHaveLength(HOUSES.length);
  expect(KLONDIKE.unlisted).toEqual(['ycp-selection', 'ycp-text', 'ksu', 'ycp-text-reference']);
});

const TABLES = await klondikeTables('en');

const dealFor = ({ name }: Rules, seed: number): Deal | undefined =>
  TABLES.dealFor?.(name, { read: () => String(seed), write: () => undefined });

describe('the next game at Kansas State', () => {
  test.each([
    [0, 'dotnet:0'],
    [17, 'dotnet:17'],
    [1_000_000, 'dotnet:1000000'],
  ])('has the deal of its seed: %i', (seed, name) => {
    expect(dealFor(KSU, seed)?.name).toBe(name);
  });

  test('has a random deal if the seed is -1', () => {
    const seeds = Array.from({ length: 200 }, () => Number(dealFor(KSU, -1)?.name.replace('dotnet:', '')));
    const faults = seeds.filter((seed) => !(Number.isInteger(seed) && seed >= 0 && seed <= 1_000_000));
    expect([faults, new Set(seeds).size > 100]).toEqual([[], true]);
  });

  test('is the only game with a seed', () => {
    const others = [ULG, YCP_TEXT, YCP_SELECTION].map((rules) => dealFor(rules, 5)?.name);
    expect(others).toEqual([expect.stringMatching(/^java:/), undefined, undefined]);
  });
});

describe('the table for a house', () => {
  const optionsIn = (rules: Rules): string[] => {
    const session = new GameSession(KLONDIKE);
    session.enter(rules.name);
    const options = optionsOf(session, { value: () => 0, set: () => undefined }, ENGLISH);
    const { choosing, foundations, ...others } = options;
    expect(foundations).toBe(rules.foundations);
    const choices = choosing === undefined ? [] : ['choosing', ...(choosing.allows ? ['allows'] : [])];
    return [...choices, ...Object.keys(others)];
  };

  test.each<[rules: Rules, options: string[]]>([
    [ULG, ['stockLeft']],
    [YCP_SELECTION, ['choosing', 'allows', 'stockLeft', 'stockInPlay']],
    [YCP_TEXT, ['choosing', 'allows', 'stockLeft', 'stockInPlay']],
    [YCP_TEXT_REFERENCE, ['choosing', 'allows', 'stockLeft', 'stockInPlay']],
    [KSU, ['choosing', 'stockLeft', 'wonText', 'byClicks', 'undo', 'ownDeals']],
  ])('$name', (rules, options) => {
    expect(optionsIn(rules)).toEqual(options);
  });

  test('uses the door of the current game, even after another game is restored', () => {
    const session = new GameSession(KLONDIKE);
    session.enter(YCP_SELECTION.name, parseDeal('java:82'));
    const script = session.script;
    const { choosing } = optionsOf(session, { value: () => 0, set: () => undefined }, ENGLISH);
    expect(choosing?.choose({ from: 't4', count: 1 })).toBe(true);
    expect([choosing?.chosen, choosing?.allows?.('f3'), choosing?.allows?.('t1')]).toEqual([
      { from: 't4', count: 1 },
      true,
      false,
    ]);
    KLONDIKE.restore(session, script);
    expect([choosing?.chosen, choosing?.choose({ from: 't4', count: 2 })]).toEqual([undefined, false]);
  });
});
