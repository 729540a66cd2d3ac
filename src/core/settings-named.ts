/** The settings that a menu or a list offers, in one order wherever they are listed. */
import type { Setting, SettingName } from './settings.js';
import { SETTINGS } from './settings.js';

/** The settings of these names, in the order of menus, whatever the order of the names. */
export function settingsNamed<Name extends SettingName>(names: readonly Name[]): readonly Setting<Name>[] {
  const isNamed = (setting: Setting): setting is Setting<Name> =>
    (names as readonly string[]).includes(setting.name);
  return (SETTINGS as readonly Setting[]).filter(isNamed);
}
