/** The player's goals over all games, such as ten wins without undo. */
import { daysOf, dayAfter, monthOf } from '../calendar.js';
import { byRules, streakOf } from './figures.js';
import type { FinishedGame, PlayedDeal } from './finished-game.js';
import { isSameGame, movesCounted } from './finished-game.js';
import type { StatisticsStrings } from './strings/english.js';
import { dayHere } from './weeks.js';

export type GoalName = keyof StatisticsStrings['goals'];

/** A daily deal that the player has opened. */
export interface DailyResult {
  readonly day: string;
  /** The name of the deal. */
  readonly deal: string;
  /** The player's local day at the first win; undefined before it. */
  readonly wonOn?: string | undefined;
}

export interface GoalFacts {
  /** In the order in which they ended. */
  readonly games: readonly FinishedGame[];
  readonly dailies: readonly DailyResult[];
}

/** The goal is reached once the count is as high as the target. */
interface GoalCount {
  readonly count: number;
  readonly target: number;
}

export interface GoalProgress extends GoalCount {
  readonly name: GoalName;
  /** The local day on which the goal was reached; undefined before it. */
  readonly reachedOn: string | undefined;
}

/** In milliseconds. */
const QUICK = 3 * 60_000;

/** The target for a month before the first win of a daily deal. */
const USUAL_DAYS = 30;

/** The easiest goals come first. */
const GOALS: Readonly<Record<GoalName, (facts: GoalFacts) => GoalCount>> = {
  firstWin: wins(1),
  withoutUndo: wins(1, isWithoutUndo),
  threeInARow: inARow(3),
  quick: wins(1, ({ milliseconds }) => milliseconds < QUICK),
  tenWins: wins(10),
  threeRules: ({ games }) => ({ count: byRules(games.filter(({ won }) => won)).length, target: 3 }),
  weekOfDailies: ({ dailies }) => ({ count: daysInARow(dailies), target: 7 }),
  tenWithoutUndo: wins(10, isWithoutUndo),
  perfect: wins(1, isPerfect),
  tenInARow: inARow(10),
  monthOfDailies: ({ dailies }) => bestMonth(dailies),
  hundredWins: wins(100),
};

const NAMES = Object.keys(GOALS) as GoalName[];

function wins(target: number, counts: (game: FinishedGame) => boolean = () => true) {
  return ({ games }: GoalFacts): GoalCount => ({
    count: games.filter((game) => game.won && counts(game)).length,
    target,
  });
}

/** Games from earlier versions don't count, because they don't say whether the player used undo. */
function isWithoutUndo({ usedUndo }: FinishedGame): boolean {
  return usedUndo === false;
}

function isPerfect(game: FinishedGame): boolean {
  const { fewest } = game;
  const moves = movesCounted(game);
  return moves !== undefined && fewest !== undefined && moves <= fewest;
}

/** Wins in a row with the same rules. */
function inARow(target: number) {
  return ({ games }: GoalFacts): GoalCount => ({
    count: Math.max(0, ...byRules(games).map((group) => streakOf(group.games).best)),
    target,
  });
}

/** The most days in a row on which the player has won a deal of that day. */
function daysInARow(dailies: readonly DailyResult[]): number {
  const days = new Set(dailies.filter(({ day, wonOn }) => wonOn === day).map(({ day }) => day));
  const lengthFrom = (first: string): number => {
    let length = 0;
    while (days.has(dayAfter(first, length))) length++;
    return length;
  };
  return Math.max(0, ...[...days].filter((day) => !days.has(dayAfter(day, -1))).map(lengthFrom));
}

/** The month with the fewest days left to win. A day's deal can be won later. */
function bestMonth(dailies: readonly DailyResult[]): GoalCount {
  const days = new Set(dailies.filter(({ wonOn }) => wonOn !== undefined).map(({ day }) => day));
  const months = [...new Set([...days].map(monthOf))].map((month) => ({
    count: [...days].filter((day) => monthOf(day) === month).length,
    target: daysOf(month).length,
  }));
  const left = ({ count, target }: GoalCount): number => target - count;
  return months.sort((one, other) => left(one) - left(other))[0] ?? { count: 0, target: USUAL_DAYS };
}

/** @param dayOf the local day of a time; this machine's by default */
export function goalsOf(
  facts: GoalFacts,
  dayOf: (time: number) => string = dayHere,
): readonly GoalProgress[] {
  const ended = facts.games.map((game) => ({ game, day: dayOf(game.date) }));
  const days = [
    ...new Set([...ended.map(({ day }) => day), ...facts.dailies.flatMap(({ wonOn }) => wonOn ?? [])]),
  ].sort();
  const factsUntil = (last: string): GoalFacts => ({
    games: ended.filter(({ day }) => day <= last).map(({ game }) => game),
    dailies: facts.dailies.filter(({ wonOn }) => wonOn !== undefined && wonOn <= last),
  });
  return NAMES.map((name) => {
    const goal = GOALS[name];
    const { count, target } = goal(facts);
    const reachedOn = firstDay(days, (day) => isReached(goal(factsUntil(day))));
    return { name, count, target, reachedOn: count < target ? undefined : reachedOn };
  });
}

const isReached = ({ count, target }: GoalCount): boolean => count >= target;

/** Binary search, because a goal stays reached. */
function firstDay(days: readonly string[], isAfter: (day: string) => boolean): string | undefined {
  let [from, to] = [0, days.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const day = days[middle];
    if (day !== undefined && isAfter(day)) to = middle;
    else from = middle + 1;
  }
  return days[from];
}

/** The goals that the player has reached only because of this game. */
export function goalsReachedBy({ games, dailies }: GoalFacts, played: PlayedDeal): readonly GoalName[] {
  const own = games.find((game) => isSameGame(game, played));
  if (own?.won !== true) return [];
  const before: GoalFacts = {
    games: games.filter((game) => game !== own),
    dailies: dailies.filter(({ deal }) => deal !== played.deal),
  };
  return NAMES.filter(
    (name) => isReached(GOALS[name]({ games, dailies })) && !isReached(GOALS[name](before)),
  );
}

/** The goals that the record of a win tells about. */
const TOLD_BY_RECORD: readonly GoalName[] = ['firstWin', 'perfect'];

/** A note on each of the other goals, which can stand in the middle of a sentence. */
export const goalTexts = (names: readonly GoalName[], strings: StatisticsStrings): readonly string[] =>
  names
    .filter((name) => !TOLD_BY_RECORD.includes(name))
    .map((name) => strings.goalReached(strings.goals[name]));
