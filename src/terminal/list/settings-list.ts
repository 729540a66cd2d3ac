/** What the player can set, as a list: each choice goes on to the next value. */
import type { Setting, SettingName, Settings, SettingWords } from '../../core/settings.js';
import { readSettings, settingsNamed } from '../../core/settings.js';
import type { CoreStrings } from '../../core/strings/english.js';
import type { TerminalStrings } from '../strings/english.js';
import type { ItemList, ListItem } from './item.js';

/** What is set, and by whom. */
interface SettingsDesk {
  readonly settings: Settings;
  readonly names: readonly SettingName[];
  readonly strings: { readonly core: CoreStrings; readonly terminal: TerminalStrings };
  /** Is told that something has been set. */
  readonly onSet?: () => void;
}

type Words = SettingWords<SettingName>[SettingName] & { readonly values: Readonly<Record<string, string>> };

export function settingsList({ settings, names, strings, onSet }: SettingsDesk): ItemList {
  const { core, terminal } = strings;
  const itemOf = ({ name, values }: Setting<SettingName>): ListItem => {
    const words: Words = name === 'bell' ? terminal.settings.bell : core.settings[name];
    const now: string = readSettings(settings)[name];
    return {
      text: terminal.labelled(words.label, words.values[now] ?? now),
      choose: () => {
        settings.write(name, values[(values.indexOf(now) + 1) % values.length] ?? now);
        onSet?.();
      },
    };
  };
  const { title, hints } = terminal.settings;
  return {
    title,
    hints,
    stays: true,
    items: () => settingsNamed(names).map(itemOf),
  };
}
