/** Knows if today's daily deal is due, and has the facts about the one in play. */
import { dayAt } from '../../core/calendar.js';
import type { DailyDeal } from '../../core/daily/daily-book.js';
import { DailyBook } from '../../core/daily/daily-book.js';
import { dailyFacts, isDueOn } from '../../core/daily/progress.js';
import type { DailyWinTexts } from '../../core/daily/texts.js';
import { dailyTitle, dailyWinTexts } from '../../core/daily/texts.js';
import type { Settings } from '../../core/settings.js';
import type { FinishedGame, PlayedDeal } from '../../core/statistics/finished-game.js';
import type { CurrentGame } from '../../core/statistics/game-watch.js';
import type { LanguageName } from '../../core/strings/language.js';

interface DailyWatchOptions {
  readonly language: LanguageName;
  /** The game in play; undefined before the first game. */
  readonly standing: () => CurrentGame | undefined;
  readonly now?: (() => number) | undefined;
}

/** @param rules the game and the rules of all daily deals */
export const dailyWatchOf = ({
  rules,
  settings,
  ...options
}: DailyWatchOptions & {
  readonly rules: Omit<PlayedDeal, 'deal'>;
  readonly settings: Settings;
}): DailyWatch => new DailyWatch(new DailyBook(settings, rules), options);

export class DailyWatch {
  constructor(
    readonly book: DailyBook,
    private readonly options: DailyWatchOptions,
  ) {}

  /** Is today's daily deal still to be won? */
  get isDue(): boolean {
    return isDueOn(this.book.deals, dayAt(this.now));
  }

  /** The title of the page while the game in play is a daily deal; undefined for any other game. */
  get title(): string | undefined {
    const daily = this.deal;
    return daily && dailyTitle(daily, this.options.language);
  }

  /** The texts for the panel after a win that counts; undefined for any other game. @param title the game's name for players */
  winTexts(title: string): DailyWinTexts | undefined {
    const standing = this.options.standing();
    if (standing?.isWon !== true || !standing.isDealt || standing.isGiven === true) return undefined;
    const { deal, now } = this;
    return deal && dailyWinTexts(dailyFacts(this.book.deals, deal, now), title, this.options.language);
  }

  /** Call this after each event, once the statistics have the game. @param games the finished games */
  played(games: () => readonly FinishedGame[]): void {
    if (this.options.standing()?.isWon !== true) return;
    const { deal } = this;
    if (deal !== undefined && deal.wonOn === undefined) this.book.addWins(games());
  }

  /** The daily deal in play. */
  private get deal(): DailyDeal | undefined {
    const standing = this.options.standing();
    return standing && this.book.dealIn(standing);
  }

  private get now(): Date {
    return new Date(this.options.now?.() ?? Date.now());
  }
}
