import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { platform } from 'node:process';
import { describe, expect, test } from '@jest/globals';
import { LINES_ENGLISH } from '../../../src/cli/play/strings/english.js';
import { configOf, readConfig, withSetting } from '../../../src/cli/keep/config.js';
import { SETTINGS, readSettings } from '../../../src/core/settings.js';
import { ownFolder } from '../../support/own-folder.js';

const DEFAULTS = readSettings({ read: () => undefined });

const NAMES = SETTINGS.map(({ name }) => name).join(', ');

describe('a file of settings', () => {
  test('sets by a line what it names; the rest has its default', () => {
    const text = '# how I play\n\n  up = all \r\ntruth=on\nup = off';
    expect(readConfig(text)).toEqual({ values: { ...DEFAULTS, up: 'off', truth: 'on' }, faults: [] });
  });

  test.each<[line: string, word: string, expected: string, meant: string | undefined]>([
    ['truht = on', 'truht', NAMES, 'truth'],
    ['= on', '', NAMES, undefined],
    ['truth = yes', 'yes', 'on, off', undefined],
    ['up = saf', 'saf', 'all, safe, off', 'safe'],
    ['up =', '', 'all, safe, off', undefined],
    ['up all', 'up all', 'name = value', undefined],
  ])('with the line %j still counts, but for that line', (line, word, expected, meant) => {
    expect(readConfig(`click = off\n${line}\ntruth = on`)).toEqual({
      values: { ...DEFAULTS, click: 'off', truth: 'on' },
      faults: [{ line: 2, word, expected, meant }],
    });
  });
});

describe('a setting is kept', () => {
  test.each<[title: string, before: string, after: string]>([
    ['in a line of its own', '', 'up = all\n'],
    ['after what is there', '# mine\ntime = off', '# mine\ntime = off\nup = all\n'],
    ['in the line that sets it', 'up = off\n# mine\ntime = off\n', 'up = all\n# mine\ntime = off\n'],
    ['in the last of two', 'up=off\r\n  up = safe\r\n', 'up=off\r\nup = all\r\n'],
    ['in place of a wrong value', 'up = saf', 'up = all'],
    ['and no comment is a setting', '# up = off\n', '# up = off\nup = all\n'],
  ])('%s', (_, before, after) => expect(withSetting(before, 'up', 'all')).toBe(after));
});

describe('the player is told', () => {
  const told = (
    write: (file: string) => void,
  ): readonly [values: unknown, faults: string[], file: string] => {
    const folder = ownFolder();
    mkdirSync(join(folder, 'klondike-kit'));
    const file = join(folder, 'klondike-kit', 'config');
    write(file);
    const faults: string[] = [];
    const values = configOf({ platform, env: { XDG_CONFIG_HOME: folder } }, LINES_ENGLISH.settings, (fault) =>
      faults.push(fault),
    );
    return [values, faults, file];
  };

  test('of a wrong line: the file, the line, what was expected', () => {
    const [values, faults, file] = told((name) => writeFileSync(name, 'up = off\ntruth = maybe\n'));
    expect([values, faults]).toEqual([
      { ...DEFAULTS, up: 'off' },
      [`${file}, line 2: "maybe"; expected on, off`],
    ]);
  });

  test('of several wrong lines: the file once, a line for each', () => {
    const [, faults, file] = told((name) => writeFileSync(name, 'up = saf\n\ntruth = maybe\n'));
    expect(faults).toEqual([
      `${file}:\nline 1: "saf"; expected all, safe, off; did you mean safe?\nline 3: "maybe"; expected on, off`,
    ]);
  });

  test('of five wrong lines, and how many more there are', () => {
    const [, faults] = told((name) => writeFileSync(name, 'time = of\n'.repeat(40)));
    expect(faults.map((fault) => fault.split('\n').slice(4))).toEqual([
      [expect.stringMatching(/^line 4: /), expect.stringMatching(/^line 5: /), 'and 35 more'],
    ]);
  });

  test('of what is no file', () => {
    const [values, faults, file] = told((name) => mkdirSync(name));
    expect([values, faults]).toEqual([DEFAULTS, [`${file}: this is a folder, not a file of settings`]]);
  });

  test('nothing if there is no file', () =>
    expect(told(() => undefined).slice(0, 2)).toEqual([DEFAULTS, []]));
});
