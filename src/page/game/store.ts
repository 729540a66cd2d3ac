/**
 * Saves the page's data in the browser from one visit to the next. If the storage fails, this is reported
 * once, and the data lasts as long as the page is open.
 */
import type { Look } from '../../browser/look.js';
import { DEFAULT_LOOK, LOOKS } from '../../browser/look.js';
import type { Settings } from '../../core/settings.js';

export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The key of the script saved for a house of a game. */
export type SlotKey = `game/${string}/${string}`;

/**
 * For a game: `house`, the house played last, `given`, the scripts that were played on from replays, as JSON, and
 * `set-aside`, a text found in place of a script that could not be read.
 */
type GameKey = `${'house' | 'given' | 'set-aside'}/${string}`;

/**
 * Saved by earlier versions of the page for a game: `earlier`, the script in play, and `earlier-before`, the
 * script of the game left for it.
 */
type EarlierKey = `${'earlier' | 'earlier-before'}/${string}`;

/** A game's own setting: a seed, or whether its sound is on. */
type SettingKey = `setting/${string}`;

/** The player's statistics: the finished games, those that are not over, those that were reset. */
type StatisticsKey = 'statistics' | 'statistics-open' | 'statistics-reset';

/**
 * `left` are the games left unfinished, as JSON; `table` is the name of the game that was played last; `welcome` is `new`
 * as long as a new player has neither closed the welcome nor played, then `seen`.
 */
type StoreKey =
  | 'welcome'
  | 'left'
  | 'look'
  | 'table'
  | SlotKey
  | GameKey
  | EarlierKey
  | SettingKey
  | StatisticsKey;

/**
 * The names of keys in the storage. The first ones are those of earlier versions of the page; every other
 * name is the key after the number of the format.
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

/** The name of a key in the storage. */
function nameOf(key: StoreKey): string {
  const [pattern = '', name = ''] = NAMES.find(([pattern]) => pattern.test(key)) ?? [];
  return `klondike-kit:${key.replace(pattern, name)}`;
}

export class Store {
  /** Has the storage failed? */
  private hasFailed = false;
  /** The texts that the storage did not take. */
  private readonly unsaved = new Map<StoreKey, string>();

  /**
   * `open` may throw, as `window.localStorage` does if the player forbids it. `onFault` is called at the
   * first failure.
   */
  constructor(
    private readonly open: () => StorageLike,
    private readonly onFault: () => void,
  ) {}

  /** Will all that was written be there at the next visit? */
  get isKept(): boolean {
    return this.unsaved.size === 0;
  }

  read(key: StoreKey): string | undefined {
    return this.unsaved.get(key) ?? this.attempt((storage) => storage.getItem(nameOf(key)) ?? undefined);
  }

  /** False if the storage does not take it: it lasts as long as the page is open. */
  write(key: StoreKey, text: string): boolean {
    this.unsaved.set(key, text);
    this.attempt((storage) => {
      storage.setItem(nameOf(key), text);
      this.unsaved.delete(key);
    });
    return !this.unsaved.has(key);
  }

  /** False if it cannot be removed from the storage. */
  remove(key: StoreKey): boolean {
    this.unsaved.delete(key);
    const isRemoved = this.attempt((storage) => {
      storage.removeItem(nameOf(key));
      return true;
    });
    return isRemoved === true;
  }

  /** The saved look. Missing or invalid parts have their defaults. */
  get look(): Look {
    return readLook(this.read('look'));
  }

  set look(look: Look) {
    this.write('look', JSON.stringify(look));
  }

  /** The games' own settings. */
  get settings(): Settings {
    return {
      read: (name) => this.read(`setting/${name}`),
      write: (name, text) => this.write(`setting/${name}`, text),
    };
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
  const kept = asRecord(text);
  const parts: readonly [string, readonly string[]][] = Object.entries(LOOKS);
  const known = parts.flatMap(([part, values]) =>
    values.filter((value) => value === kept[part]).map((value) => [part, value]),
  );
  return { ...DEFAULT_LOOK, ...(Object.fromEntries(known) as Partial<Look>) };
}

function asRecord(text = 'null'): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text)) as Readonly<Record<string, unknown>>;
  } catch {
    return {}; // No look was saved there.
  }
}
