/** The list of unfinished games in all houses and kits. */
import type { Store } from './store.js';
import { storedList } from '../../core/text/stored-json.js';

export interface LeftGame {
  /** The game's name in scripts. */
  readonly game: string;
  /** The name of its house. House and deal are empty if the script can't be read. */
  readonly house: string;
  /** The name of its deal. */
  readonly deal: string;
  /** The player's progress: a number of moves, or a score. */
  readonly standing: number;
  /**
   * When the player left the game, in milliseconds since 1970; undefined if an earlier version of the page saved it.
   */
  readonly left?: number;
  readonly script: string;
}

const MOST = 10;

/** With less progress than this, a game has hardly begun. */
const BEGUN = 10;

/**
 * The last ten unfinished games. If there are more, games that have hardly begun go first. Reads the stored list again each time,
 * because other tabs write it too.
 * Invariant: no two games have the same house and deal, except unreadable ones.
 */
export class LeftGames {
  /** @param onJunk called with a stored text that isn't a valid list, after the text was removed */
  constructor(
    private readonly store: Store,
    private readonly onJunk: (text: string) => void,
  ) {}

  /** The unfinished games, most recent first. */
  get all(): readonly LeftGame[] {
    const text = this.store.read('left');
    if (text === undefined) return [];
    const found = storedList(text);
    const games = found?.filter(isGameLeft) ?? [];
    if (games.length !== found?.length) {
      this.write(games);
      this.onJunk(text);
    }
    return games;
  }

  /** The script of the game with this house and deal; undefined if it isn't in the list. */
  scriptOf(dealt: LeftDeal): string | undefined {
    return this.all.find((other) => isOfDeal(dealt, other))?.script;
  }

  /** Adds a game. Replaces an earlier state of the same game. */
  add(game: LeftGame): void {
    const others = this.all.filter((other) => !isSame(game, other));
    this.write([game, ...fitting(others, MOST - 1)]);
  }

  remove(script: string): void {
    const { all } = this;
    const others = all.filter((game) => game.script !== script);
    if (others.length < all.length) this.write(others);
  }

  private write(games: readonly LeftGame[]): void {
    if (games.length === 0) this.store.remove('left');
    else this.store.write('left', JSON.stringify(games));
  }
}

/** Keeps at most `most` of the games. Removes the oldest games that have hardly begun, then the oldest of the other games. */
function fitting(games: readonly LeftGame[], most: number): readonly LeftGame[] {
  if (games.length <= most) return games;
  const gone = games.findLast(({ standing }) => standing < BEGUN) ?? games.at(-1);
  return fitting(
    games.filter((game) => game !== gone),
    most,
  );
}

type LeftDeal = Pick<LeftGame, 'game' | 'house' | 'deal'>;

const isSame = (one: LeftGame, other: LeftGame): boolean =>
  one.script === other.script || isOfDeal(one, other);

const isOfDeal = (one: LeftDeal, other: LeftDeal): boolean =>
  one.deal !== '' && one.game === other.game && one.house === other.house && one.deal === other.deal;

function isGameLeft(value: unknown): value is LeftGame {
  const { game, house, deal, standing, left, script } = Object(value) as Partial<
    Record<keyof LeftGame, unknown>
  >;
  return (
    [game, house, deal, script].every((one) => typeof one === 'string') &&
    Number.isSafeInteger(standing) &&
    (left === undefined || isTime(left))
  );
}

const isTime = (value: unknown): boolean =>
  typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
