/**
 * What the page keeps in the browser from one visit to the next. Where the storage fails, it is told of
 * once, and what was to be kept lasts as long as the page is open.
 */
import type { Look } from '../../browser/look.js';
import { SUIT_COLORS, DEFAULT_LOOK, THEMES } from '../../browser/look.js';

export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Of a house of a game: the script that is kept of it. */
export type SlotKey = `game/${string}/${string}`;

/** Of a game: the house that was played in last; what stood in place of a script and could not be read. */
type GameKey = `${'house' | 'set-aside'}/${string}`;

/** What earlier versions of the page kept of a game: the script in play, and the one that was left for it. */
type EarlierKey = `${'earlier' | 'earlier-before'}/${string}`;

/** What a game keeps of its own: a seed, or whether it is heard. */
type SettingKey = `setting/${string}`;

/** `left` are the games left unfinished, as JSON; `table` is the name of the game that was played last. */
export type Key = 'left' | 'look' | 'table' | SlotKey | GameKey | EarlierKey | SettingKey;

/** As earlier versions named them; all others have their own name after the number of the format. */
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

/** Under which the storage has it. */
function nameOf(key: Key): string {
  const [pattern = '', name = ''] = NAMES.find(([pattern]) => pattern.test(key)) ?? [];
  return `klondike-kit:${key.replace(pattern, name)}`;
}

export class Store {
  private hasFailed = false;
  /** What the storage did not take. */
  private readonly unsaved = new Map<Key, string>();

  /** `open` may throw, as `window.localStorage` does where the player forbids it; `onFault` hears of the first failure. */
  constructor(
    private readonly open: () => StorageLike,
    private readonly onFault: () => void,
  ) {}

  /** Will all that was written be there at the next visit? */
  get isKept(): boolean {
    return this.unsaved.size === 0;
  }

  read(key: Key): string | undefined {
    return this.unsaved.get(key) ?? this.attempt((storage) => storage.getItem(nameOf(key)) ?? undefined);
  }

  write(key: Key, text: string): void {
    this.unsaved.set(key, text);
    this.attempt((storage) => {
      storage.setItem(nameOf(key), text);
      this.unsaved.delete(key);
    });
  }

  remove(key: Key): void {
    this.unsaved.delete(key);
    this.attempt((storage) => storage.removeItem(nameOf(key)));
  }

  /** The saved look; the usual one for whatever of it is missing or makes no sense. */
  get look(): Look {
    return readLook(this.read('look'));
  }

  set look(look: Look) {
    this.write('look', JSON.stringify({ colors: look.colors, theme: look.theme }));
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
  const { colors, theme } = asRecord(text);
  return {
    colors: SUIT_COLORS.find((known) => known === colors) ?? DEFAULT_LOOK.colors,
    theme: THEMES.find((known) => known === theme) ?? DEFAULT_LOOK.theme,
  };
}

function asRecord(text = 'null'): { readonly colors?: unknown; readonly theme?: unknown } {
  try {
    return Object(JSON.parse(text)) as object;
  } catch {
    return {}; // No look was saved there.
  }
}
