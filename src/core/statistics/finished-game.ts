/**
 * The games that a player has finished. A game from a deal counts once it has a move: as won at its first win,
 * and as lost when another game by the same rules gets its first move. A deal by the same rules is one
 * game, however often it is played: a lost game counts as won if it is won later, and further wins change nothing.
 */

/** By which rules a deal was played. */
export interface PlayedDeal {
  /** The game's name in scripts. */
  readonly game: string;
  /** The name of the house. */
  readonly rules: string;
  readonly deal: string;
}

export interface FinishedGame extends PlayedDeal {
  readonly won: boolean;
  readonly moves: number;
  readonly milliseconds: number;
  /** When it was finished, in milliseconds since 1970. */
  readonly date: number;
  /**
   * How many of the moves only turned the waste over, which lengths as they are published do not count. Absent if an earlier version
   * wrote the game down, or the game has no waste.
   */
  readonly redeals?: number | undefined;
  /** No line that wins this deal has fewer moves, redeals not counted, where that is proved. */
  readonly fewest?: number;
}

export const isSameGame = (one: PlayedDeal, other: PlayedDeal): boolean => keyOf(one) === keyOf(other);

/**
 * The games of both lists, by date. Neither the order of the lists nor a game that is in both makes a difference, so
 * that lists from several tabs, terminals and files can be joined.
 */
export function joined(
  some: readonly FinishedGame[],
  others: readonly FinishedGame[],
): readonly FinishedGame[] {
  const games = new Map<string, FinishedGame>();
  for (const game of [...some, ...others]) {
    const known = games.get(keyOf(game));
    games.set(keyOf(game), known === undefined ? game : oneOf(game, known));
  }
  return [...games.values()].sort(
    (one, other) => one.date - other.date || (keyOf(one) < keyOf(other) ? -1 : 1),
  );
}

/** The result that counts, with what either knows of the deal. */
function oneOf(game: FinishedGame, other: FinishedGame): FinishedGame {
  const counts = standing(game, other) < 0 ? game : other;
  const proofs = [game, other].flatMap(({ fewest }) => (fewest === undefined ? [] : [fewest]));
  return proofs.length === 0 ? counts : { ...counts, fewest: Math.min(...proofs) };
}

/** Compares two results of a game: a win counts, or else the earlier one. Negative if the first one counts. */
const standing = (one: FinishedGame, other: FinishedGame): number =>
  Number(other.won) - Number(one.won) ||
  one.date - other.date ||
  one.moves - other.moves ||
  one.milliseconds - other.milliseconds ||
  (one.redeals ?? Number.MAX_SAFE_INTEGER) - (other.redeals ?? Number.MAX_SAFE_INTEGER);

/** The moves, redeals not counted; undefined if it is not known how many there were. */
export const movesCounted = ({
  moves,
  redeals,
}: Pick<FinishedGame, 'moves' | 'redeals'>): number | undefined =>
  redeals === undefined ? undefined : moves - redeals;

const keyOf = ({ game, rules, deal }: PlayedDeal): string => JSON.stringify([game, rules, deal]);
