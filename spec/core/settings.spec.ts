import { describe, expect, test } from '@jest/globals';
import type { SettingName } from '../../src/core/settings.js';
import { SETTINGS, readSettings, settingsNamed, settingsOf, unsetSettings } from '../../src/core/settings.js';

const kept = (texts: Record<string, string>) => ({ read: (name: string) => texts[name] });

describe('What a player can set', () => {
  test('is what was kept; what was not kept, or is no value, is the default', () => {
    expect(readSettings(kept({}))).toEqual({
      click: 'always',
      up: 'safe',
      truth: 'off',
      time: 'on',
      bell: 'off',
    });
    expect(readSettings(kept({ click: 'foundations', up: 'often', truth: 'on' }))).toEqual({
      click: 'foundations',
      up: 'safe',
      truth: 'on',
      time: 'on',
      bell: 'off',
    });
  });

  test('is off in a view that is given no settings', () => {
    expect(unsetSettings()).toEqual({ click: 'off', up: 'off', truth: 'off', time: 'on', bell: 'off' });
  });

  test('has its defaults among its values, and a name of its own', () => {
    const faults = SETTINGS.filter(({ values, ...setting }) =>
      [setting.default, setting.unset].some((value) => !(values as readonly string[]).includes(value)),
    );
    expect(faults).toEqual([]);
    expect(new Set(SETTINGS.map(({ name }) => name)).size).toBe(SETTINGS.length);
  });
});

test('settings in a map are read from it and written to it', () => {
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
])('of %j are listed %s', (names, listed) => {
  const rows = settingsNamed(names);
  expect(rows.map(({ name }) => name).join(' ')).toBe(listed);
});
