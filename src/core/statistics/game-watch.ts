/** Watches the game in play and stores its result. */
import { clockText } from '../text/format.js';
import type { BestLine } from './best-line.js';
import { bestAfter, starSigns, starsFor } from './best-line.js';
import type { FinishedGame, PlayedDeal } from './finished-game.js';
import { isSameGame, movesCounted } from './finished-game.js';
import { streakOf } from './figures.js';
import type { GameBook } from './game-book.js';
import { GameClock } from './game-clock.js';
import type { DailyResult, GoalName } from './goals.js';
import { goalTexts, goalsReachedBy } from './goals.js';
import type { StatisticsStrings } from './strings/english.js';

/** The time between two writes of a game's time without moves, in milliseconds. */
const WRITTEN_EVERY = 10_000;

/** The state of the game in play. */
export interface CurrentGame extends PlayedDeal {
  readonly moves: number;
  /** As in `FinishedGame`. */
  readonly redeals?: number | undefined;
  /** Has the player undone a move? */
  readonly usedUndo?: boolean;
  /** Did it begin at a deal? A game that began at a position doesn't count, because a position can be nearly won. */
  readonly isDealt: boolean;
  /** Does the game continue moves that the player didn't make, such as a solution? If so, it doesn't count. */
  readonly isGiven?: boolean;
  readonly isBegun: boolean;
  /**
   * Is the game untouched since the deal, with no moves, not even undone ones? Then the time starts at 0, and so does
   * the number of moves.
   */
  readonly isFresh?: boolean;
  readonly isWon: boolean;
}

export interface GameWatchOptions {
  /** Undefined before the first game. */
  readonly standing: () => CurrentGame | undefined;
  /** In milliseconds since 1970; the default is the machine's clock. */
  readonly now?: (() => number) | undefined;
  /** Is the game invisible? Never by default. */
  readonly isHidden?: () => boolean;
  /** The daily deals that the player has opened; none by default. */
  readonly dailies?: () => readonly DailyResult[];
  /** The note on a first win with these rules. If it is absent or undefined, a note doesn't name the rules. */
  readonly firstWin?: ((rules: string) => string | undefined) | undefined;
}

export class GameWatch {
  /** The state at the last look. */
  private before: CurrentGame | undefined;
  /** The time of the game in play, in milliseconds. */
  private time = 0;
  private readonly clock: GameClock;

  constructor(
    readonly book: GameBook,
    private readonly watching: GameWatchOptions,
  ) {
    this.clock = new GameClock(() => this.timeBefore());
  }

  /** Call this about once a second, for the clock. */
  tick(): void {
    this.look();
    this.writeTime(WRITTEN_EVERY);
  }

  /** Call this when the player leaves the game, to store the game's full time. */
  leave(): void {
    this.writeTime(1);
  }

  /** @param more the least increase worth a write, in milliseconds */
  private writeTime(more: number): void {
    const { open } = this;
    const time = Math.round(this.time);
    if (open !== undefined && time >= open.milliseconds + more)
      this.book.play({ ...open, milliseconds: time });
  }

  /** Call this after each accepted event. A game that was already won at the first look doesn't count. */
  played(): void {
    const { before } = this;
    const standing = this.look();
    if (standing === undefined || !counts(standing)) return;
    const { game, rules, deal, moves, redeals, isBegun, isWon } = standing;
    const date = (this.watching.now ?? Date.now)();
    const usedUndo = this.usedUndoIn(standing);
    const one = { game, rules, deal, moves, redeals, milliseconds: Math.round(this.time), date, usedUndo };
    if (!isWon && isBegun) this.book.play({ ...one, won: false });
    const wasOpen = before !== undefined && isSameGame(before, standing) && !before.isWon;
    if (isWon && wasOpen) this.book.win({ ...one, won: true });
  }

  /** The records of the current game, once it is won and stored. */
  get record(): WinRecord | undefined {
    const { before } = this;
    return before?.isWon === true && counts(before) ? recordOf(this.book.games, before) : undefined;
  }

  /** The current game once it is won. */
  get won(): CurrentGame | undefined {
    return this.before?.isWon === true ? this.before : undefined;
  }

  /** The time of the current game, in milliseconds. */
  get milliseconds(): number {
    return this.time;
  }

  /** The goals that the current game has reached, once it is won and stored. */
  get goals(): readonly GoalName[] {
    const { before, record, watching } = this;
    // A deal's further wins don't count.
    if (before === undefined || record === undefined || record.first !== undefined) return [];
    return goalsReachedBy({ games: this.book.games, dailies: watching.dailies?.() ?? [] }, before);
  }

  /** Short notes on the current game once it is won. Each can stand in the middle of a sentence. */
  notes(strings: StatisticsStrings): readonly WinNote[] {
    const { before, record, watching } = this;
    if (before !== undefined && record !== undefined) {
      const firstWin = watching.firstWin?.(before.rules) ?? strings.firstWin;
      return recordNotes(record, { ...strings, firstWin }, this.goals);
    }
    if (before?.isWon !== true || counts(before)) return [];
    return [{ text: before.isDealt ? strings.notPlayedHere : strings.notCounted, isNew: false }];
  }

  /** The comparison with the best line, then the notes. @param best the best line known if none is proved */
  texts(strings: StatisticsStrings, best?: BestLine): readonly string[] {
    const { record } = this;
    return [
      ...(record === undefined ? [] : bestTexts(record, strings, best)),
      ...this.notes(strings).map(({ text }) => text),
    ];
  }

  /** After a restart, the game has fewer moves than before. */
  private usedUndoIn({ usedUndo = false, moves }: CurrentGame): boolean {
    const { open } = this;
    return usedUndo || (open !== undefined && (open.usedUndo === true || moves < open.moves));
  }

  private look(): CurrentGame | undefined {
    const { standing: read, now = Date.now, isHidden = (): boolean => false } = this.watching;
    const standing = read();
    this.before = standing;
    if (standing === undefined) return undefined;
    const { game, rules, deal, isBegun, isWon, isFresh = false } = standing;
    this.time = this.clock.look({
      now: now(),
      game: JSON.stringify([game, rules, deal]),
      isFresh: isFresh || (!isBegun && this.open === undefined),
      isWon,
      isHidden: isHidden(),
    });
    return standing;
  }

  private get open(): ReturnType<GameBook['openBy']> {
    const { before } = this;
    if (before === undefined) return undefined;
    const open = this.book.openBy(before);
    return open !== undefined && isSameGame(before, open) ? open : undefined;
  }

  /** The time of the game in play before this watch saw it. */
  private timeBefore(): number {
    const { before } = this;
    if (before === undefined) return 0;
    const lost = (): number =>
      this.book.games.find((one) => isSameGame(one, before) && !one.won)?.milliseconds ?? 0;
    return this.open?.milliseconds ?? lost();
  }
}

const counts = ({ isDealt, isGiven = false }: CurrentGame): boolean => isDealt && !isGiven;

/** In moves or whole seconds. */
interface WinMark {
  /** The best of all wins with these rules. */
  readonly best: number;
  /** The earlier record that this game has beaten. Undefined if it beat no record, or if another game is as good. */
  readonly before: number | undefined;
}

export interface WinRecord {
  /** The proved minimum of moves without redeals. */
  readonly fewest: number | undefined;
  /** The moves of this game without redeals; undefined if the number of redeals is unknown. */
  readonly counted: number | undefined;
  /** The moves of the first win, if the deal was won before. */
  readonly first: number | undefined;
  /** Is it the only win with these rules? */
  readonly isOnly: boolean;
  /** The win streak if this win extends it, and the longest streak before. */
  readonly streak: { readonly now: number; readonly before: number } | undefined;
  readonly moves: WinMark;
  readonly time: WinMark;
}

/** In milliseconds. */
const SECOND = 1000;

/** @returns undefined if the game is not among the wins */
export function recordOf(
  games: readonly FinishedGame[],
  played: PlayedDeal & Pick<FinishedGame, 'moves' | 'redeals'>,
): WinRecord | undefined {
  const wins = games.filter(({ won, game, rules }) => won && game === played.game && rules === played.rules);
  const own = wins.find((one) => isSameGame(one, played));
  if (own === undefined) return undefined;
  const others = wins.filter((one) => one !== own);
  const isCounted = own.moves === played.moves;
  const mark = (value: (one: FinishedGame) => number): WinMark =>
    markOf(value(own), others.map(value), isCounted);
  return {
    fewest: own.fewest,
    counted: movesCounted(played),
    first: isCounted ? undefined : own.moves,
    isOnly: others.length === 0,
    streak: isCounted ? streakAt(games, played) : undefined,
    moves: mark(({ moves }) => moves),
    time: mark(({ milliseconds }) => Math.floor(milliseconds / SECOND)),
  };
}

function markOf(own: number, others: readonly number[], isCounted: boolean): WinMark {
  const before = Math.min(...others);
  const isBeaten = isCounted && others.length > 0 && own < before;
  return { best: Math.min(own, before), before: isBeaten ? before : undefined };
}

/** Undefined if the game isn't the latest one with its rules. */
function streakAt(games: readonly FinishedGame[], played: PlayedDeal): WinRecord['streak'] {
  const all = games.filter(({ game, rules }) => game === played.game && rules === played.rules);
  const last = all.at(-1);
  if (last === undefined || !isSameGame(last, played)) return undefined;
  return { now: streakOf(all).now, before: streakOf(all.slice(0, -1)).best };
}

export interface WinNote {
  readonly text: string;
  /** Is it something new, such as a record? */
  readonly isNew: boolean;
}

/** Streaks get a note from this length on. */
const LEAST_STREAK = 3;

/** The goals that say as much as the note on a streak. */
const STREAK_GOALS: readonly GoalName[] = ['threeInARow', 'tenInARow'];

/** Short notes on a win. Each can stand in the middle of a sentence. What is new comes first. */
export function recordNotes(
  record: WinRecord,
  strings: StatisticsStrings,
  goals: readonly GoalName[] = [],
): readonly WinNote[] {
  const notes = [
    ...perfectNotes(record, strings),
    ...markNotes(record, strings),
    ...(goals.some((goal) => STREAK_GOALS.includes(goal)) ? [] : streakNotes(record, strings)),
    ...goalTexts(goals, strings).map((text) => ({ text, isNew: true })),
  ];
  return [...notes.filter(({ isNew }) => isNew), ...notes.filter(({ isNew }) => !isNew)];
}

const perfectNotes = ({ fewest, counted }: WinRecord, { perfect }: StatisticsStrings): WinNote[] =>
  fewest !== undefined && fewest === counted ? [{ text: perfect, isNew: true }] : [];

function markNotes({ first, isOnly, moves, time }: WinRecord, strings: StatisticsStrings): WinNote[] {
  const clock = (seconds: number): string => clockText(seconds * SECOND);
  if (isOnly && first === undefined) return [{ text: strings.firstWin, isNew: true }];
  return [
    ...(first === undefined ? [] : [{ text: strings.firstCounts(first), isNew: false }]),
    moves.before === undefined
      ? { text: strings.fewestMoves(moves.best), isNew: false }
      : { text: strings.fewestYet(moves.before), isNew: true },
    time.before === undefined
      ? { text: strings.bestTime(clock(time.best)), isNew: false }
      : { text: strings.bestYet(clock(time.before)), isNew: true },
  ];
}

function streakNotes({ streak }: WinRecord, strings: StatisticsStrings): WinNote[] {
  if (streak === undefined || streak.now < LEAST_STREAK) return [];
  const { now, before } = streak;
  return [{ text: now > before ? strings.longestStreak(now) : strings.inARow(now), isNew: true }];
}

/** `best possible 90 · you 98 · ★★☆` */
export function bestTexts(
  { fewest, counted }: WinRecord,
  strings: StatisticsStrings,
  known: BestLine | undefined,
): readonly string[] {
  const line = fewest === undefined ? known : { moves: fewest, isProved: true };
  if (line === undefined) return [];
  const best = counted === undefined ? line : bestAfter(line, counted);
  const stars = counted === undefined ? [] : [starSigns(starsFor(counted, best))];
  return [[strings.bestIs(best, counted), ...stars].join(' · ')];
}
