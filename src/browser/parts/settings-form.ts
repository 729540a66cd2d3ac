/** A form for what can be set about play. */
import type { Setting, Settings, SettingWords, SharedSettingName } from '../../core/settings.js';
import { SETTINGS, readSettings } from '../../core/settings.js';
import { make } from '../dom.js';
import type { ChoiceWords } from './look-form.js';
import { choice, select } from './look-form.js';

export interface SettingsDesk {
  readonly settings: Settings;
  /** The settings of the form, in its order. */
  readonly names: readonly SharedSettingName[];
  readonly words: SettingWords;
  /** Is told that something has been set. */
  readonly onSet: () => void;
}

export function settingsForm({ settings, names, words, onSet }: SettingsDesk): HTMLElement {
  const now: Readonly<Record<string, string>> = readSettings(settings);
  const rows: readonly Setting[] = SETTINGS;
  const choices = names.flatMap((name) => {
    const { label, values: texts }: ChoiceWords = words[name];
    return rows
      .filter((row) => row.name === name)
      .map(({ values, default: usual }) =>
        choice(label, select(values, texts, now[name] ?? usual), (value) => {
          settings.write(name, value);
          onSet();
        }),
      );
  });
  return make('div', { class: 'look' }, ...choices);
}
