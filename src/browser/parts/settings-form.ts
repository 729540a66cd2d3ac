/** The forms of a menu: the settings, the look and the sound. */
import type { SettingWords, Settings, SharedSettingName } from '../../core/settings.js';
import { readSettings, settingsNamed } from '../../core/settings.js';
import { make } from '../dom.js';
import type { Look } from '../look.js';
import { LOOKS } from '../look.js';
import type { BrowserStrings } from '../strings/english.js';

interface SettingsFormOptions {
  readonly settings: Settings;
  readonly names: readonly SharedSettingName[];
  readonly words: SettingWords;
  /** Called after the player changes a setting. */
  readonly onSet: () => void;
}

export function settingsForm({ settings, names, words, onSet }: SettingsFormOptions): HTMLElement {
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

export interface LookFormOptions {
  readonly look: Look;
  /** The choices of the look that apply to this table, in menu order. All by default. */
  readonly parts?: readonly (keyof Look)[];
  readonly setLook: (look: Look) => void;
  readonly strings: BrowserStrings;
}

/** @param more further choices, below the look */
export function lookForm(options: LookFormOptions, ...more: readonly Node[]): HTMLElement {
  const { look, setLook, strings, parts = Object.keys(LOOKS) as (keyof Look)[] } = options;
  let now = look;
  const rows = parts.map((part) => {
    const { label, values }: ChoiceWords = strings.looks[part];
    return choice(label, select<string>(LOOKS[part], values, look[part]), (value) => {
      now = { ...now, [part]: value };
      setLook(now);
    });
  });
  return make('div', { class: 'look' }, ...rows, ...more);
}

/** The texts for a choice. */
interface ChoiceWords {
  readonly label: string;
  readonly values: Readonly<Record<string, string>>;
}

interface Select<Value extends string> {
  readonly element: HTMLSelectElement;
  readonly values: readonly Value[];
}

export function select<Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
  chosen: Value,
): Select<Value> {
  const element = make('select', {}, ...values.map((value) => make('option', { value }, names[value])));
  element.value = chosen;
  return { element, values };
}

export function choice<Value extends string>(
  label: string,
  { element, values }: Select<Value>,
  choose: (value: Value) => void,
): HTMLElement {
  element.addEventListener('change', () => {
    const value = values[element.selectedIndex];
    if (value !== undefined) choose(value);
  });
  return make('label', {}, `${label} `, element);
}

const SOUNDS = ['on', 'off'] as const;

export const soundChoice = (
  { sound, sounds }: BrowserStrings,
  isHeard: boolean,
  set: (isHeard: boolean) => void,
): HTMLElement =>
  choice(sound, select(SOUNDS, sounds, isHeard ? 'on' : 'off'), (chosen) => set(chosen === 'on'));
