/** The groups of the settings: playing, and the look of table and cards. */
import type { SettingWords, Settings, SharedSettingName } from '../../core/settings.js';
import { readSettings, settingsNamed } from '../../core/settings.js';
import { lookPicture } from '../cards/look-picture.js';
import type { Look } from '../look.js';
import { LOOKS } from '../look.js';
import type { BrowserStrings } from '../strings/english.js';
import { make } from '../dom.js';
import type { ChoiceOptions } from './controls.js';
import { segmented, swatches, switchControl } from './controls.js';

interface PlaySettingsOptions {
  readonly settings: Settings;
  readonly names: readonly SharedSettingName[];
  readonly words: SettingWords;
  /** Called after the player changes a setting. */
  readonly onSet: () => void;
}

/** A switch for each setting that can only be on or off, and segments for the others. */
export function playSettings({ settings, names, words, onSet }: PlaySettingsOptions): HTMLElement[] {
  const now = readSettings(settings);
  return settingsNamed(names).flatMap(({ name, values }) => {
    const { label, about, values: texts }: ChoiceWords = words[name];
    const choose = (value: string): void => {
      settings.write(name, value);
      onSet();
    };
    const control = isSwitch(values)
      ? switchControl({ label, isOn: now[name] === 'on', set: (isOn) => choose(isOn ? 'on' : 'off') })
      : segmented<string>({ label, values, texts, chosen: now[name], choose });
    return about === undefined ? [control] : [control, make('p', { class: 'about' }, about)];
  });
}

const isSwitch = (values: readonly string[]): boolean => values.join() === 'on,off';

/** The texts for a choice. */
interface ChoiceWords {
  readonly label: string;
  readonly about?: string;
  readonly values: Readonly<Record<string, string>>;
  /** Shown below the texts of some values. */
  readonly notes?: Readonly<Record<string, string>>;
}

export interface LookFormOptions {
  readonly look: Look;
  /** The choices of the look that apply to this table, in menu order. All by default. */
  readonly parts?: readonly (keyof Look)[];
  readonly setLook: (look: Look) => void;
  readonly strings: BrowserStrings;
}

/** The parts of a look that are chosen by their pictures. */
const PICTURED: readonly (keyof Look)[] = ['deck', 'felt', 'back'];

export function lookSettings(options: LookFormOptions): HTMLElement[] {
  const { setLook, strings, parts = Object.keys(LOOKS) as (keyof Look)[] } = options;
  let now = options.look;
  const pictures: Pictures = { look: () => now, shown: [] };
  return parts.map((part) => {
    const { label, values: texts, notes = {} }: ChoiceWords = strings.looks[part];
    const choose = (value: string): void => {
      now = { ...now, [part]: value };
      setLook(now);
      for (const picture of pictures.shown) picture.show(now);
    };
    const choice: ChoiceOptions<string> = { label, values: LOOKS[part], texts, chosen: now[part], choose };
    if (PICTURED.includes(part)) return pictured(part, choice, pictures);
    return segmented({ ...choice, note: (value) => [notes[value] ?? ''].filter(Boolean) });
  });
}

/** The pictures in the dialog. They follow the theme and the suit colors. */
interface Pictures {
  readonly look: () => Look;
  readonly shown: ReturnType<typeof lookPicture>[];
}

const pictured = (part: keyof Look, choice: ChoiceOptions<string>, { look, shown }: Pictures): HTMLElement =>
  swatches({
    ...choice,
    isNamed: part === 'deck',
    picture: (value) => {
      const picture = lookPicture(part, { [part]: value });
      picture.show(look());
      shown.push(picture);
      return picture.element;
    },
  });

export const soundSwitch = (
  { sound }: Pick<BrowserStrings, 'sound'>,
  isOn: boolean,
  set: (isHeard: boolean) => void,
): HTMLElement => switchControl({ label: sound, isOn, set });
