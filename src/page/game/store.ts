/**
 * Saves the page's data in the browser's storage. If the storage fails, the page tells the player once, and the data
 * lasts while the page is open.
 */
import type { Look } from '../../browser/look.js';
import { DEFAULT_LOOK, LOOKS } from '../../browser/look.js';
import type { Settings } from '../../core/settings.js';
import { withTracker } from '../../core/settings.js';
import { storedFields } from '../../core/text/stored-json.js';

export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The key for the script saved for a house of a game. */
export type SlotKey = `game/${string}/${string}`;

/**
 * For each game: `house`, the last house played; `given`, the scripts continued from replays, as JSON; `set-aside`, the last
 * unreadable script; `beat`, the last number of moves to beat, as JSON.
 */
type GameKey = `${'house' | 'given' | 'set-aside' | 'beat'}/${string}`;

/**
 * From earlier versions of the page, for each game: `earlier`, the script in play; `earlier-before`, the script of the game before
 * it.
 */
type EarlierKey = `${'earlier' | 'earlier-before'}/${string}`;

/** A setting of a game, such as a seed, or whether the sound is on. */
type SettingKey = `setting/${string}`;

/** The player's statistics: finished games, open games, and the games removed by a reset. */
type StatisticsKey = 'statistics' | 'statistics-open' | 'statistics-reset';

/**
 * `left`: the unfinished games, as JSON. `table`: the name of the last game played. `welcome`: `new` until a new player closes the
 * first screen or plays, then `seen`. `visits`: the number of visits and the start of the last one. `install`: set after the offer to install
 * the page. `review`: `closed` if the player has closed the review beside the table.
 */
type StoreKey =
  | 'welcome'
  | 'visits'
  | 'install'
  | 'review'
  | 'left'
  | 'look'
  | 'table'
  | SlotKey
  | GameKey
  | EarlierKey
  | SettingKey
  | StatisticsKey;

/**
 * The names of the keys in the storage. Earlier versions of the page used the first ones. Every other name is the
 * format number and the key.
 */
const NAMES: readonly (readonly [key: RegExp, name: string])[] = [
  [/^(look|table)$/, '$1'],
  [/^setting\/(.*)$/, '$1'],
  [/^earlier\/klondike$/, 'game'],
  [/^earlier-before\/klondike$/, 'before'],
  [/^set-aside\/klondike$/, 'set-aside'],
  [/^earlier\/(.*)$/, '$1'],
  [/^earlier-before\/(.*)$/, '$1-before'],
  [/^set-aside\/(.*)$/, '$1-set-aside'],
  [/^(.*)$/, '2:$1'],
];

function nameOf(key: StoreKey): string {
  const [pattern = '', name = ''] = NAMES.find(([pattern]) => pattern.test(key)) ?? [];
  return `klondike-kit:${key.replace(pattern, name)}`;
}

export class Store {
  /** Has the storage failed? */
  private hasFailed = false;
  /** Was a finished game among the statistics? */
  private finished = false;
  /** The texts that couldn't be stored. */
  private readonly unsaved = new Map<StoreKey, string>();

  /**
   * `open` may throw, as `window.localStorage` does if the player forbids it. `onFault` is called after the first failure.
   */
  constructor(
    private readonly open: () => StorageLike,
    private readonly onFault: () => void,
  ) {}

  /** Is everything saved for the next visit? */
  get isKept(): boolean {
    return this.unsaved.size === 0;
  }

  read(key: StoreKey): string | undefined {
    return this.unsaved.get(key) ?? this.attempt((storage) => storage.getItem(nameOf(key)) ?? undefined);
  }

  /** Returns false if the text can't be stored. Then it lasts while the page is open. */
  write(key: StoreKey, text: string): boolean {
    this.unsaved.set(key, text);
    this.attempt((storage) => {
      storage.setItem(nameOf(key), text);
      this.unsaved.delete(key);
    });
    return !this.unsaved.has(key);
  }

  /** Returns false if the text can't be removed from the storage. */
  remove(key: StoreKey): boolean {
    this.unsaved.delete(key);
    const isRemoved = this.attempt((storage) => {
      storage.removeItem(nameOf(key));
      return true;
    });
    return isRemoved === true;
  }

  /** The saved look, with defaults for missing or invalid parts. */
  get look(): Look {
    return readLook(this.read('look'));
  }

  set look(look: Look) {
    this.write('look', JSON.stringify(look));
  }

  /** The settings of the games. */
  get settings(): Settings {
    return withTracker(
      {
        read: (name) => this.read(`setting/${name}`),
        write: (name, text) => this.write(`setting/${name}`, text),
      },
      () => this.hasFinished,
    );
  }

  /** Has the player finished a game? Asks the storage until one is there. */
  private get hasFinished(): boolean {
    return (this.finished ||= this.read('statistics')?.includes('"won"') === true);
  }

  private attempt<Result>(action: (storage: StorageLike) => Result): Result | undefined {
    try {
      return action(this.open());
    } catch {
      const isFirst = !this.hasFailed;
      this.hasFailed = true;
      if (isFirst) this.onFault();
      return undefined;
    }
  }
}

export function readLook(text: string | undefined): Look {
  const kept = storedFields(text ?? '');
  const parts: readonly [string, readonly string[]][] = Object.entries(LOOKS);
  const known = parts.flatMap(([part, values]) =>
    values.filter((value) => value === kept[part]).map((value) => [part, value]),
  );
  return { ...DEFAULT_LOOK, ...(Object.fromEntries(known) as Partial<Look>) };
}
