/** The games that were left unfinished, in any house of any game. */
import type { Store } from './store.js';

export interface GameLeft {
  /** As scripts name it. */
  readonly game: string;
  /** The name of its house; empty, as the deal is, where the script could not be read. */
  readonly house: string;
  /** The name of its deal. */
  readonly deal: string;
  /** How far the player had come: moves, or a score. */
  readonly standing: number;
  /** In milliseconds since 1970; undefined where an earlier version of the page has kept the game. */
  readonly left?: number;
  readonly script: string;
}

const MOST = 10;

/**
 * The last of them. Each time the list is read anew, for other tabs of the browser write into it, too.
 * Invariant: no two are of the same house and deal, unless they could not be read.
 */
export class GamesLeft {
  /** @param onJunk hears of what stood in place of the list and cannot be read; it is gone from there */
  constructor(
    private readonly store: Store,
    private readonly onJunk: (text: string) => void,
  ) {}

  /** The last one left is the first. */
  get all(): readonly GameLeft[] {
    const text = this.store.read('left');
    if (text === undefined) return [];
    const found = valuesIn(text);
    const games = found?.filter(isGameLeft) ?? [];
    if (games.length !== found?.length) {
      this.write(games);
      this.onJunk(text);
    }
    return games;
  }

  /** In place of an earlier state of the same game. */
  add(game: GameLeft): void {
    const others = this.all.filter((other) => !isSame(game, other));
    this.write([game, ...others].slice(0, MOST));
  }

  /** Takes the game with this script out, if it is there. */
  remove(script: string): void {
    const { all } = this;
    const others = all.filter((game) => game.script !== script);
    if (others.length < all.length) this.write(others);
  }

  private write(games: readonly GameLeft[]): void {
    if (games.length === 0) this.store.remove('left');
    else this.store.write('left', JSON.stringify(games));
  }
}

const isSame = (one: GameLeft, other: GameLeft): boolean =>
  one.script === other.script ||
  (one.deal !== '' && one.game === other.game && one.house === other.house && one.deal === other.deal);

/** Undefined where the text is no list. */
function valuesIn(text: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined; // Somebody else wrote it; it is told of as any other junk.
  }
}

function isGameLeft(value: unknown): value is GameLeft {
  const { game, house, deal, standing, left, script } = Object(value) as Partial<
    Record<keyof GameLeft, unknown>
  >;
  return (
    [game, house, deal, script].every((one) => typeof one === 'string') &&
    Number.isSafeInteger(standing) &&
    (left === undefined || isTime(left))
  );
}

const isTime = (value: unknown): boolean =>
  typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
