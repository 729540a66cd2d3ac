/** What can be set is listed in one order. */
import { expect, test } from '@jest/globals';
import type { SettingName } from '../../src/core/settings.js';
import { settingsNamed } from '../../src/core/settings-named.js';

test.each<[names: readonly SettingName[], listed: string]>([
  [['bell', 'time', 'truth', 'up', 'click'], 'click up truth time bell'],
  [['time', 'click'], 'click time'],
  [['bell'], 'bell'],
  [[], ''],
])('of %j are listed %s', (names, listed) => {
  const rows = settingsNamed(names);
  expect(rows.map(({ name }) => name).join(' ')).toBe(listed);
});
