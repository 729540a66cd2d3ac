/** A form for what can be set about play. */
import type { Setting, SettingName, Settings, SettingWords } from '../../core/settings.js';
import { SETTINGS, readSettings } from '../../core/settings.js';
import { make } from '../dom.js';
import type { ChoiceWords } from './look-form.js';
import { choice, select } from './look-form.js';

export interface SettingsDesk {
  readonly settings: Settings;
  /** The settings of the form. */
  readonly names: readonly SettingName[];
  readonly words: SettingWords;
  /** Is told that something has been set. */
  readonly onSet: () => void;
}

export function settingsForm({ settings, names, words, onSet }: SettingsDesk): HTMLElement {
  const now: Readonly<Record<string, string>> = readSettings(settings);
  const rows: readonly (Setting & { readonly name: SettingName })[] = SETTINGS;
  const choices = rows
    .filter(({ name }) => names.includes(name))
    .map(({ name, values, default: usual }) => {
      const { label, values: texts }: ChoiceWords = words[name];
      return choice(label, select(values, texts, now[name] ?? usual), (value) => {
        settings.write(name, value);
        onSet();
      });
    });
  return make('div', { class: 'look' }, ...choices);
}
