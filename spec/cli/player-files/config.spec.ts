import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { platform } from 'node:process';
import { describe, expect, test } from '@jest/globals';
import { LINES_ENGLISH } from '../../../src/cli/play/strings/english.js';
import { configOf, readConfig, withSetting } from '../../../src/cli/player-files/config.js';
import { SETTINGS } from '../../../src/core/settings.js';
import { ownFolder } from '../../support/own-folder.js';

const NAMES = SETTINGS.map(({ name }) => name).join(', ');

describe('the file of settings', () => {
  test('the file sets one value per line; the other settings have their defaults', () => {
    const text = '# how I play\n\n  up = all \r\ntruth=on\nup = off';
    expect(readConfig(text)).toEqual({ values: { up: 'off', truth: 'on' }, faults: [] });
  });

  test.each<[line: string, word: string, expected: string, meant: string | undefined]>([
    ['truht = on', 'truht', NAMES, 'truth'],
    ['= on', '', NAMES, undefined],
    ['truth = yes', 'yes', 'on, off', undefined],
    ['up = saf', 'saf', 'all, safe, off', 'safe'],
    ['up =', '', 'all, safe, off', undefined],
    ['up all', 'up all', 'name = value', undefined],
  ])('the file is valid except for the line %j', (line, word, expected, meant) => {
    expect(readConfig(`click = off\n${line}\ntruth = on`)).toEqual({
      values: { click: 'off', truth: 'on' },
      faults: [{ line: 2, word, expected, meant }],
    });
  });
});

describe('the player changes a setting', () => {
  test.each<[title: string, before: string, after: string]>([
    ['a setting goes in a new line', '', 'up = all\n'],
    ['a new line goes after the other lines', '# mine\ntime = off', '# mine\ntime = off\nup = all\n'],
    [
      'a setting changes in the line that sets it',
      'up = off\n# mine\ntime = off\n',
      'up = all\n# mine\ntime = off\n',
    ],
    ['a setting changes in the last of two lines', 'up=off\r\n  up = safe\r\n', 'up=off\r\nup = all\r\n'],
    ['a setting replaces a wrong value', 'up = saf', 'up = all'],
    ['a setting does not change in a comment', '# up = off\n', '# up = off\nup = all\n'],
  ])('%s', (_, before, after) => expect(withSetting(before, 'up', 'all')).toBe(after));
});

describe('a message tells the player', () => {
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

  test('a message names the file, the wrong line and the expected form', () => {
    const [values, faults, file] = told((name) => writeFileSync(name, 'up = off\ntruth = maybe\n'));
    expect([values, faults]).toEqual([{ up: 'off' }, [`${file}, line 2: "maybe"; expected on, off`]]);
  });

  test('a message about several wrong lines names the file once, and then each line', () => {
    const [, faults, file] = told((name) => writeFileSync(name, 'up = saf\n\ntruth = maybe\n'));
    expect(faults).toEqual([
      `${file}:\nline 1: "saf"; expected all, safe, off; did you mean safe?\nline 3: "maybe"; expected on, off`,
    ]);
  });

  test('a message lists five wrong lines and the number of further ones', () => {
    const [, faults] = told((name) => writeFileSync(name, 'time = of\n'.repeat(40)));
    expect(faults.map((fault) => fault.split('\n').slice(4))).toEqual([
      [expect.stringMatching(/^line 4: /), expect.stringMatching(/^line 5: /), 'and 35 more'],
    ]);
  });

  test('a message says why the file cannot be read', () => {
    const [values, faults, file] = told((name) => mkdirSync(name));
    expect([values, faults]).toEqual([{}, [`${file}: this is a folder, not a file of settings`]]);
  });

  test('a missing file causes no message', () => expect(told(() => undefined).slice(0, 2)).toEqual([{}, []]));
});
