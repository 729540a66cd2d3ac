import { describe, expect, test } from '@jest/globals';
import type { Rules } from '../../../../src/games/klondike/model/rules.js';
import { KSU, ULG } from '../../../../src/games/klondike/model/rules.js';
import { parseHouseScript, parseScript } from '../../../../src/games/klondike/script/text.js';
import { rulesOf } from '../../../../src/games/klondike/script/script-rules.js';
import { errorOf } from '../../../support/error-of.js';

describe('a script for our houses can name only one of them', () => {
  test.each([
    [
      '[Rules "chess"] new',
      'line 1, column 1: "chess"; expected the name of house rules: ulg, ycp-text, ycp-text-reference, ycp-selection, ksu',
    ],
    [
      'new\n  [Rules "ksu"] [Rules "ulg"]',
      'line 2, column 17: "ulg"; expected ksu, as before: a script has one house',
    ],
  ])('%j', (text, message) => {
    expect(errorOf(() => parseHouseScript(text))).toBe(`TextError: ${message}`);
  });

  test('a script can name its house twice', () => {
    expect(parseHouseScript('[Rules "ksu"] new [Rules "ksu"]')).toHaveLength(3);
  });

  test('a script can name a house with changes to its rules', () => {
    const script = parseHouseScript('[Rules "ksu, draw 1"] new [Rules "ksu, draw 1"]');
    expect(rulesOf(script)).toEqual({ ...KSU, name: 'ksu, draw 1', draw: 1 });
    expect(errorOf(() => parseHouseScript('[Rules "ulg, draw 1"] new [Rules "ulg"]'))).toContain(
      'expected ulg, draw 1, as before',
    );
  });
});

describe('a script for your own rules can be parsed if you pass the rules', () => {
  const vegas: Rules = { ...ULG, name: 'vegas', redeals: 2, numbers: 'dotnet' };
  const houses = [vegas];

  test('rulesOf finds its rules by their name', () => {
    expect(rulesOf(parseScript('[Rules "vegas"] new', { houses }), { houses })).toBe(vegas);
  });

  test('rulesOf also finds our rules, and uses them by default', () => {
    expect(['[Rules "ksu"] new', 'new'].map((text) => rulesOf(parseScript(text), { houses }).name)).toEqual([
      'ksu',
      'ulg',
    ]);
  });

  test('a bare number is a deal under your rules', () => {
    expect(parseScript('[Rules "vegas"] [Deal "17"]', { houses })[1]).toMatchObject({ text: 'dotnet:17' });
  });

  test('your rules replace ours with the same name', () => {
    const ksu: Rules = { ...KSU, draw: 1 };
    expect(rulesOf(parseScript('[Rules "ksu"]'), { houses: [ksu] })).toBe(ksu);
  });

  test('under an unknown house, a bare number is read as under our houses, but other errors are reported', () => {
    expect(parseScript('[Rules "poker"] [Deal "17"]', { houses })[1]).toMatchObject({ text: 'java:17' });
    expect(errorOf(() => parseScript('[Rules "poker"]', { houses: [null as never] }))).toContain(
      'rules must be an object',
    );
  });

  test('the error for an unknown house lists all known houses', () => {
    expect(errorOf(() => rulesOf(parseScript('[Rules "poker"]'), { houses: [vegas, { ...KSU }] }))).toBe(
      'TextError: line 1, column 1: "poker"; expected the name of house rules: vegas, ksu, ulg, ycp-text, ycp-text-reference, ycp-selection',
    );
  });
});
