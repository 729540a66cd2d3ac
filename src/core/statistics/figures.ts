/** Statistics about finished games, and the rows of a table that shows them. */
import { clockText } from '../text/format.js';
import type { FinishedGame } from './finished-game.js';
import { movesCounted } from './finished-game.js';
import type { StatisticsStrings } from './strings/english.js';

/** The figures for all games with the same rules. */
interface GameStatistics {
  readonly games: number;
  readonly wins: number;
  /** The current and the longest win streak. */
  readonly streak: { readonly now: number; readonly best: number };
  /** Counts won games only. Undefined without a win. */
  readonly moves: Spread | undefined;
  /** In milliseconds. Counts won games only. Undefined without a win. */
  readonly time: Spread | undefined;
  /**
   * The win closest to its deal's proved minimum of moves; undefined without a win whose minimum and redeals are known.
   */
  readonly nearest: Nearest | undefined;
}

/** Neither number includes redeals. */
interface Nearest {
  readonly moves: number;
  /** The proved minimum. */
  readonly fewest: number;
}

interface Spread {
  readonly best: number;
  /** The median. */
  readonly median: number;
}

/** @param games with the same rules, in the order in which they ended */
export function figuresOf(games: readonly FinishedGame[]): GameStatistics {
  const wins = games.filter(({ won }) => won);
  return {
    games: games.length,
    wins: wins.length,
    streak: streakOf(games),
    moves: spreadOf(wins.map(({ moves }) => moves)),
    time: spreadOf(wins.map(({ milliseconds }) => milliseconds)),
    nearest: nearestOf(wins),
  };
}

/** The share of won games in percent, rounded. 0 without games. */
export const percentOf = ({ games, wins }: Pick<GameStatistics, 'games' | 'wins'>): number =>
  games === 0 ? 0 : Math.round((100 * wins) / games);

export function streakOf(games: readonly FinishedGame[]): GameStatistics['streak'] {
  let now = 0;
  let best = 0;
  for (const { won } of games) {
    now = won ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}

/** For an even number of values, the median is the lower of the two in the middle, so that it is one of the values. */
function spreadOf(values: readonly number[]): Spread | undefined {
  const sorted = [...values].sort((one, other) => one - other);
  const [best] = sorted;
  const median = sorted[Math.ceil(sorted.length / 2) - 1];
  return best === undefined || median === undefined ? undefined : { best, median };
}

function nearestOf(wins: readonly FinishedGame[]): Nearest | undefined {
  const proved = wins.flatMap((win) => {
    const moves = movesCounted(win);
    const { fewest } = win;
    return moves === undefined || fewest === undefined ? [] : [{ moves, fewest }];
  });
  const over = ({ moves, fewest }: Nearest): number => moves - fewest;
  return proved.sort((one, other) => over(one) - over(other))[0];
}

/** The games played with one set of rules. */
export interface RulesGames extends Pick<FinishedGame, 'game' | 'rules'> {
  readonly games: readonly FinishedGame[];
}

/** Groups games by rules. The rules of the latest game come first. */
export function byRules(games: readonly FinishedGame[]): readonly RulesGames[] {
  const found = new Map<string, RulesGames & { games: FinishedGame[] }>();
  for (const one of games) {
    const { game, rules } = one;
    const key = JSON.stringify([game, rules]);
    const group = found.get(key) ?? { game, rules, games: [] };
    group.games.push(one);
    found.delete(key);
    found.set(key, group);
  }
  return [...found.values()].reverse();
}

/** One of the big figures. */
export interface StatisticsTile {
  readonly label: string;
  readonly value: string;
  /** What the value is part of or compares with; empty if there is nothing to say. */
  readonly note: string;
}

/** With fewer wins, a usual value says nothing new. */
const ENOUGH_WINS = 3;

export function tilesOf(figures: GameStatistics, strings: StatisticsStrings): readonly StatisticsTile[] {
  const { games, wins, streak, moves, time } = figures;
  const spread = (
    label: string,
    of: Spread | undefined,
    text: (value: number) => string,
  ): StatisticsTile => ({
    label,
    value: of === undefined ? strings.noValue : text(of.best),
    note: of === undefined || wins < ENOUGH_WINS ? '' : strings.usually(text(of.median)),
  });
  return [
    {
      label: strings.tiles.winRate,
      value: strings.percent(percentOf(figures)),
      note: strings.wonOf(wins, games),
    },
    {
      label: strings.tiles.streak,
      value: String(streak.now),
      note: streak.best === 0 ? '' : strings.longest(streak.best),
    },
    spread(strings.tiles.time, time, clockText),
    spread(strings.tiles.moves, moves, String),
  ];
}

/** The win closest to its deal's proved minimum. Undefined without one. */
export const nearestText = (
  { nearest }: Pick<GameStatistics, 'nearest'>,
  strings: StatisticsStrings,
): string | undefined => nearest && strings.nearest(nearest.moves, nearest.fewest);
