/** The settings for playing, as data, for the page and the terminal. The texts come from a catalogue. */

/** A choice between several values. */
export interface Setting<Name extends string = string, Value extends string = string> {
  readonly name: Name;
  /** In the order of the menus. */
  readonly values: readonly Value[];
  /** The default for a player, on the page and in the terminal. */
  readonly default: Value;
  /** The value for a view without settings. */
  readonly unset: Value;
}

/** All settings, in the order of the menus. The values of each setting go from the strongest to the weakest. */
export const SETTINGS = [
  /**
   * The piles to which one click can send a card. With `off`, the first click selects cards and the next one moves
   * them.
   */
  { name: 'click', values: ['always', 'foundations', 'off'], default: 'always', unset: 'off' },
  /** The cards that go up to the foundations automatically. */
  { name: 'up', values: ['all', 'safe', 'off'], default: 'safe', unset: 'off' },
  /** `moves`: the first request shows a move, the second plays it. `steps`: each request shows a little more. */
  { name: 'hints', values: ['moves', 'steps'], default: 'moves', unset: 'moves' },
  /** The win tracker. See also `withTracker`. */
  { name: 'truth', values: ['on', 'off'], default: 'off', unset: 'off' },
  /** The timer. */
  { name: 'time', values: ['on', 'off'], default: 'on', unset: 'on' },
  /** The terminal's bell, which rings at a refusal and at a win. */
  { name: 'bell', values: ['on', 'off'], default: 'off', unset: 'off' },
] as const satisfies readonly Setting[];

export type SettingName = (typeof SETTINGS)[number]['name'];

/** The settings of both the page and the terminal. */
export type SharedSettingName = Exclude<SettingName, 'bell'>;

/** A value for each setting. */
export type SettingValues = {
  readonly [Name in SettingName]: Extract<
    (typeof SETTINGS)[number],
    { readonly name: Name }
  >['values'][number];
};

/** The label of each setting, and the labels of its values. */
export type SettingWords<Names extends SettingName = SharedSettingName> = {
  readonly [Name in Names]: {
    readonly label: string;
    /** Explains the setting below its choices. */
    readonly about?: string;
    readonly values: Readonly<Record<SettingValues[Name], string>>;
  };
};

/** Stores settings between games, by name. */
export interface Settings {
  read(name: string): string | undefined;
  write(name: string, text: string): void;
}

/**
 * The win tracker is on by default once the player has finished a game: a first game needs no more signs.
 * @param hasFinished has the player finished a game?
 */
export const withTracker = <Kept extends Pick<Settings, 'read'>>(
  settings: Kept,
  hasFinished: () => boolean,
): Kept => ({
  ...settings,
  read: (name: string) => settings.read(name) ?? (name === 'truth' && hasFinished() ? 'on' : undefined),
});

/** Settings in memory. */
export const settingsOf = (kept: Map<string, string>): Settings => ({
  read: (name) => kept.get(name),
  write: (name, text) => kept.set(name, text),
});

/** The stored values. A missing or unknown value becomes the default. */
export const readSettings = (settings: Pick<Settings, 'read'>): SettingValues =>
  valuesOf(({ name, values, default: usual }) => {
    const kept = settings.read(name);
    return values.find((value) => value === kept) ?? usual;
  });

/** The values for a view without settings. */
export const unsetSettings = (): SettingValues => valuesOf(({ unset }) => unset);

const valuesOf = (choose: (setting: Setting) => string): SettingValues =>
  Object.fromEntries(SETTINGS.map((setting) => [setting.name, choose(setting)])) as SettingValues;

/** The settings with these names, in the order of menus. */
export function settingsNamed<Name extends SettingName>(names: readonly Name[]): readonly Setting<Name>[] {
  const isNamed = (setting: Setting): setting is Setting<Name> =>
    (names as readonly string[]).includes(setting.name);
  return (SETTINGS as readonly Setting[]).filter(isNamed);
}
