/** A form for what can be set about play. */
import type { Settings, SettingWords, SharedSettingName } from '../../core/settings.js';
import { readSettings, settingsNamed } from '../../core/settings.js';
import { make } from '../dom.js';
import type { ChoiceWords } from './look-form.js';
import { choice, select } from './look-form.js';

interface SettingsDesk {
  readonly settings: Settings;
  /** The settings of the form. */
  readonly names: readonly SharedSettingName[];
  readonly words: SettingWords;
  /** Is told that something has been set. */
  readonly onSet: () => void;
}

export function settingsForm({ settings, names, words, onSet }: SettingsDesk): HTMLElement {
  const now = readSettings(settings);
  const choices = settingsNamed(names).map(({ name, values }) => {
    const { label, values: texts }: ChoiceWords = words[name];
    return choice(label, select<string>(values, texts, now[name]), (value) => {
      settings.write(name, value);
      onSet();
    });
  });
  return make('div', { class: 'look' }, ...choices);
}
