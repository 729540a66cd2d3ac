/**
 * What the page keeps in the browser from one visit to the next. Where the storage fails, it is told of
 * once, and what was to be kept lasts as long as the page is open.
 */
import type { Look } from '../../browser/look.js';
import { SUIT_COLORS, DEFAULT_LOOK, THEMES } from '../../browser/look.js';

export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEYS = {
  /** What earlier versions of the page kept: the script of Klondike's game in play, and of the one left for it. */
  game: 'klondike-kit:game',
  before: 'klondike-kit:before',
  /** The same of Monte Carlo Solitaire. */
  montecarlo: 'klondike-kit:montecarlo',
  montecarloBefore: 'klondike-kit:montecarlo-before',
  /** The games left unfinished, as JSON. */
  left: 'klondike-kit:2:left',
  /** What stood in place of a script and could not be read. */
  setAside: 'klondike-kit:set-aside',
  montecarloSetAside: 'klondike-kit:montecarlo-set-aside',
  look: 'klondike-kit:look',
  /** `off` where Monte Carlo's beep is not to be heard. */
  sound: 'klondike-kit:sound',
  /** The name of the game that was played last. */
  table: 'klondike-kit:table',
  /** What the next game of Kansas State is dealt by. */
  seed: 'klondike-kit:seed',
} as const;

/** Of a house of a game: the script that is kept of it. */
export type SlotKey = `game/${string}/${string}`;

/** Of a game: the name of the house that was played in last. */
type HouseKey = `house/${string}`;

export type Key = keyof typeof KEYS | SlotKey | HouseKey;

const isNamed = (key: Key): key is keyof typeof KEYS => Object.hasOwn(KEYS, key);

/** Under which the storage has it. The number is that of the format. */
const nameOf = (key: Key): string => (isNamed(key) ? KEYS[key] : `klondike-kit:2:${key}`);

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

  /** The number kept under a key; undefined where none is. */
  readNumber(key: Key): number | undefined {
    const text = this.read(key);
    return text !== undefined && /^-?\d{1,9}$/.test(text) ? Number(text) : undefined;
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
