/**
 * The games that a player has finished. A game from a deal counts after its first move. It is won at its first win, and
 * lost when another game with the same rules gets its first move. A deal counts only once for each set of rules: a later
 * win replaces a loss, and further wins change nothing.
 */

/** A deal and its rules. */
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
  /** The end of the game, in milliseconds since 1970. */
  readonly date: number;
  /**
   * The number of moves that only turned the waste over. Published lengths don't include them. Absent in games from
   * earlier versions, and in games without a waste.
   */
  readonly redeals?: number | undefined;
  /** The proved minimum of moves without redeals for this deal. */
  readonly fewest?: number;
  /** Did the player go back, by an undo or a restart? Absent in games from earlier versions. */
  readonly usedUndo?: boolean | undefined;
}

export const isSameGame = (one: PlayedDeal, other: PlayedDeal): boolean => keyOf(one) === keyOf(other);

/**
 * Joins two lists and sorts the games by date. The order of the lists doesn't matter, and a game in both lists counts
 * once. So lists from several tabs, terminals and files can be joined.
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

/** The result that counts, with the proved minimum from either one. */
function oneOf(game: FinishedGame, other: FinishedGame): FinishedGame {
  const counts = standing(game, other) < 0 ? game : other;
  const proofs = [game, other].flatMap(({ fewest }) => (fewest === undefined ? [] : [fewest]));
  return proofs.length === 0 ? counts : { ...counts, fewest: Math.min(...proofs) };
}

/** Compares two results of a game: a win counts, or otherwise the earlier result. Negative if the first one counts. */
const standing = (one: FinishedGame, other: FinishedGame): number =>
  Number(other.won) - Number(one.won) ||
  one.date - other.date ||
  one.moves - other.moves ||
  one.milliseconds - other.milliseconds ||
  (one.redeals ?? Number.MAX_SAFE_INTEGER) - (other.redeals ?? Number.MAX_SAFE_INTEGER) ||
  Number(one.usedUndo ?? UNKNOWN) - Number(other.usedUndo ?? UNKNOWN);

/** Comes after false and true. */
const UNKNOWN = 2;

/** The moves without redeals; undefined if the number of redeals is unknown. */
export const movesCounted = ({
  moves,
  redeals,
}: Pick<FinishedGame, 'moves' | 'redeals'>): number | undefined =>
  redeals === undefined ? undefined : moves - redeals;

const keyOf = ({ game, rules, deal }: PlayedDeal): string => JSON.stringify([game, rules, deal]);
