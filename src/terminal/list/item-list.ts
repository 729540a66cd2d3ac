/** The items of a list that replaces a table, and the list of settings. */
import type { Setting, SettingName, SettingWords, Settings } from '../../core/settings.js';
import { readSettings, settingsNamed } from '../../core/settings.js';
import type { CoreStrings } from '../../core/strings/english.js';
import type { TerminalStrings } from '../strings/english.js';

/** A line in a list, or several lines in a narrow window. */
export interface ListItem {
  readonly text: string;
  /** After the text, in its own color. */
  readonly note?: { readonly text: string; readonly color: number } | undefined;
  /** Is this the current move? The cursor starts there. */
  readonly isNow?: boolean;
  /** The items that are folded under this item. Enter unfolds them. */
  readonly inside?: readonly ListItem[] | undefined;
  /** Called when the player presses Enter or clicks. */
  readonly choose?: (() => void) | undefined;
}

/** The items of a list and the texts around them. */
export interface ItemList {
  readonly title: string;
  /** Called each time the list is drawn. New items are folded. */
  readonly items: () => readonly ListItem[];
  /** Texts about the keys, longest first. */
  readonly hints: readonly string[];
  /** Does the list stay open after a choice? */
  readonly stays?: boolean;
}

/** The list of settings. A choice changes a setting to its next value. @param onSet called after each change */
export function settingsList({
  settings,
  names,
  strings,
  onSet,
}: {
  readonly settings: Settings;
  readonly names: readonly SettingName[];
  readonly strings: { readonly core: CoreStrings; readonly terminal: TerminalStrings };
  readonly onSet?: () => void;
}): ItemList {
  const { core, terminal } = strings;
  const itemOf = ({ name, values }: Setting<SettingName>): ListItem => {
    const words: SettingWords<SettingName>[SettingName] =
      name === 'bell' ? terminal.settings.bell : core.settings[name];
    const texts: Readonly<Record<string, string>> = words.values;
    const now: string = readSettings(settings)[name];
    return {
      text: terminal.labelled(words.label, texts[now] ?? now),
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
