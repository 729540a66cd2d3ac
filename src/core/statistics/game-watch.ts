/** Watches the game in play, and writes down what becomes of it. */
import { clockText } from '../text/format.js';
import type { FinishedGame, PlayedDeal } from './finished-game.js';
import { isSameGame, movesCounted } from './finished-game.js';
import type { GameBook } from './game-book.js';
import { GameClock } from './game-clock.js';
import type { StatisticsStrings } from './strings/english.js';

/** Between two moves a game's time is written down so often, in milliseconds. */
const WRITTEN_EVERY = 10_000;

/** The game in play, as it stands. */
export interface CurrentGame extends PlayedDeal {
  readonly moves: number;
  /** As a `FinishedGame` has them. */
  readonly redeals?: number | undefined;
  /** Did it begin at a deal? A game that began at a position, perhaps one nearly won, does not count. */
  readonly isDealt: boolean;
  /** Does the game continue moves that the player did not make, such as a solution? Such a game does not count. */
  readonly isGiven?: boolean;
  readonly isBegun: boolean;
  /** Is the game untouched since the deal, without even undone moves? Then the time starts at 0, as the moves do. */
  readonly isFresh?: boolean;
  readonly isWon: boolean;
}

export interface GameWatchOptions {
  /** Undefined before the first game. */
  readonly standing: () => CurrentGame | undefined;
  /** In milliseconds since 1970; by the machine's clock by default. */
  readonly now?: (() => number) | undefined;
  /** Can nobody see the game? Never by default. */
  readonly isHidden?: () => boolean;
}

export class GameWatch {
  /** How the game stood at the last look. */
  private before: CurrentGame | undefined;
  /** How long the game in play has been played, in milliseconds. */
  private time = 0;
  private readonly clock: GameClock;

  constructor(
    readonly book: GameBook,
    private readonly watching: GameWatchOptions,
  ) {
    this.clock = new GameClock(() => this.timeBefore());
  }

  /** To be called about once a second, for the clock. */
  tick(): void {
    this.look();
    this.writeTime(WRITTEN_EVERY);
  }

  /** To be called when the game is left: all of its time is written down. */
  leave(): void {
    this.writeTime(1);
  }

  /** @param more than was written down, at least; in milliseconds */
  private writeTime(more: number): void {
    const { open } = this;
    const time = Math.round(this.time);
    if (open !== undefined && time >= open.milliseconds + more)
      this.book.play({ ...open, milliseconds: time });
  }

  /** To be called after each event that was accepted. A game that was won before it was looked at is not counted. */
  played(): void {
    const { before } = this;
    const standing = this.look();
    if (standing === undefined || !counts(standing)) return;
    const { game, rules, deal, moves, redeals, isBegun, isWon } = standing;
    const date = (this.watching.now ?? Date.now)();
    const one = { game, rules, deal, moves, redeals, milliseconds: Math.round(this.time), date };
    if (!isWon && isBegun) this.book.play({ ...one, won: false });
    const wasOpen = before !== undefined && isSameGame(before, standing) && !before.isWon;
    if (isWon && wasOpen) this.book.win({ ...one, won: true });
  }

  /** The result of the current game, once it is won and stored. */
  get record(): WinRecord | undefined {
    const { before } = this;
    return before?.isWon === true && counts(before) ? recordOf(this.book.games, before) : undefined;
  }

  /** Short notes on the current game once it is won. Each can stand in the middle of a sentence. */
  texts(strings: StatisticsStrings): readonly string[] {
    const { before, record } = this;
    if (record !== undefined) return recordTexts(record, strings);
    if (before?.isWon !== true || counts(before)) return [];
    return [before.isDealt ? strings.notPlayedHere : strings.notCounted];
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

  /** How long the game in play was played before this watch saw it. */
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
  /** The best of all wins by these rules. */
  readonly best: number;
  /** The earlier record that this game has beaten. Undefined without one, or if another game is as good. */
  readonly before: number | undefined;
}

interface WinRecord {
  /** The fewest moves possible, where they are proved. Redeals are not counted. */
  readonly fewest: number | undefined;
  /** The moves of this game, counted so; undefined if it is not known how many there are. */
  readonly counted: number | undefined;
  /** The moves of the win that counts, if the deal was won before. */
  readonly first: number | undefined;
  /** Is it the only one? */
  readonly isOnly: boolean;
  readonly moves: WinMark;
  readonly time: WinMark;
}

/** In milliseconds. */
const SECOND = 1000;

/** @returns undefined if the book does not hold this game as won */
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
    moves: mark(({ moves }) => moves),
    time: mark(({ milliseconds }) => Math.floor(milliseconds / SECOND)),
  };
}

function markOf(own: number, others: readonly number[], isCounted: boolean): WinMark {
  const before = Math.min(...others);
  const isBeaten = isCounted && others.length > 0 && own < before;
  return { best: Math.min(own, before), before: isBeaten ? before : undefined };
}

/** Short notes on a win. Each can stand in the middle of a sentence. */
export const recordTexts = (record: WinRecord, strings: StatisticsStrings): readonly string[] => [
  ...markTexts(record, strings),
  ...(record.fewest === undefined ? [] : [strings.fewestPossible(record.fewest, record.counted)]),
];

function markTexts({ first, isOnly, moves, time }: WinRecord, strings: StatisticsStrings): string[] {
  const clock = (seconds: number): string => clockText(seconds * SECOND);
  if (isOnly && first === undefined) return [strings.firstWin];
  return [
    ...(first === undefined ? [] : [strings.firstCounts(first)]),
    moves.before === undefined ? strings.fewestMoves(moves.best) : strings.fewestYet(moves.before),
    time.before === undefined ? strings.bestTime(clock(time.best)) : strings.bestYet(clock(time.before)),
  ];
}
