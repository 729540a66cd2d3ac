import { describe, expect, test } from '@jest/globals';
import type { SettingName } from '../../src/core/settings.js';
import {
  SETTINGS,
  readSettings,
  settingsNamed,
  settingsOf,
  unsetSettings,
  withTracker,
} from '../../src/core/settings.js';

const kept = (texts: Record<string, string>) => ({ read: (name: string) => texts[name] });

describe('the settings of a player', () => {
  test('are the stored values; a missing or unknown value is the default', () => {
    expect(readSettings(kept({}))).toEqual({
      click: 'always',
      up: 'safe',
      hints: 'moves',
      truth: 'off',
      time: 'on',
      bell: 'off',
    });
    expect(readSettings(kept({ click: 'foundations', up: 'often', truth: 'on' }))).toEqual({
      click: 'foundations',
      up: 'safe',
      hints: 'moves',
      truth: 'on',
      time: 'on',
      bell: 'off',
    });
  });

  test('are off in a view without settings', () => {
    expect(unsetSettings()).toEqual({
      click: 'off',
      up: 'off',
      hints: 'moves',
      truth: 'off',
      time: 'on',
      bell: 'off',
    });
  });

  test('have defaults among their values, and unique names', () => {
    const faults = SETTINGS.filter(({ values, ...setting }) =>
      [setting.default, setting.unset].some((value) => !(values as readonly string[]).includes(value)),
    );
    expect(faults).toEqual([]);
    expect(new Set(SETTINGS.map(({ name }) => name)).size).toBe(SETTINGS.length);
  });
});

test.each<[kept: string | undefined, hasFinished: boolean, truth: string]>([
  [undefined, false, 'off'],
  [undefined, true, 'on'],
  ['off', true, 'off'],
  ['on', false, 'on'],
])('the win tracker set to %s, with a finished game: %s, is %s', (truth, hasFinished, expected) => {
  const settings = withTracker(kept(truth === undefined ? {} : { truth }), () => hasFinished);
  expect(readSettings(settings)).toMatchObject({ truth: expected, up: 'safe' });
});

test('settings can be read from a map and written to it', () => {
  const map = new Map([['click', 'off']]);
  const settings = settingsOf(map);
  settings.write('up', 'all');
  expect([settings.read('click'), settings.read('truth'), [...map]]).toEqual([
    'off',
    undefined,
    [
      ['click', 'off'],
      ['up', 'all'],
    ],
  ]);
});

test.each<[names: readonly SettingName[], listed: string]>([
  [['bell', 'time', 'truth', 'up', 'click'], 'click up truth time bell'],
  [['time', 'click'], 'click time'],
  [['bell'], 'bell'],
  [[], ''],
])('%j lists %s', (names, listed) => {
  const rows = settingsNamed(names);
  expect(rows.map(({ name }) => name).join(' ')).toBe(listed);
});
