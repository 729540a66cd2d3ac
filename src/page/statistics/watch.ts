/** Records the games of the page in the player's statistics, and compares each win with the earlier ones. */
import { setText } from '../../browser/dom.js';
import { isGameHidden } from '../../browser/page-activity.js';
import type { GameWatchOptions } from '../../core/statistics/game-watch.js';
import { GameWatch } from '../../core/statistics/game-watch.js';
import { STATISTICS_ENGLISH } from '../../core/statistics/strings/english.js';
import { STATISTICS_FRENCH } from '../../core/statistics/strings/french.js';
import type { LanguageName } from '../../core/strings/language.js';
import { capitalized } from '../../core/text/format.js';
import type { BookOptions } from './book.js';
import { bookOf } from './book.js';
import type { PlayedDeal } from '../../core/statistics/finished-game.js';
import { isSameGame } from '../../core/statistics/finished-game.js';

/** Finds the fewest moves that win a deal; undefined if the search ends without an answer. */
type FewestFinder = (game: PlayedDeal, signal: AbortSignal) => Promise<number | undefined>;

export class FewestSearch {
  private game: PlayedDeal | undefined;
  private over = new AbortController();

  constructor(
    private readonly find: FewestFinder,
    private readonly found: (game: PlayedDeal, fewest: number) => void,
  ) {}

  /** Starts a search, unless the last one was for the same game. Stops the last search if it is still running. */
  async begin(game: PlayedDeal): Promise<void> {
    if (this.game !== undefined && isSameGame(this.game, game)) return;
    this.end();
    this.game = game;
    const { signal } = (this.over = new AbortController());
    // The player didn't ask for this search, so a failure is not reported.
    const fewest = await this.find(game, signal).catch(() => undefined);
    if (fewest !== undefined && !signal.aborted) this.found(game, fewest);
  }

  end(): void {
    this.over.abort();
    this.game = undefined;
  }
}

interface WatchOptions extends BookOptions, Pick<GameWatchOptions, 'now' | 'standing' | 'dailies'> {
  readonly language: LanguageName;
  readonly findFewest: FewestFinder;
  /** The element that compares a win with the player's earlier ones. */
  readonly note: () => HTMLElement | undefined;
}

export interface PageWatch extends Pick<GameWatch, 'book' | 'tick' | 'played'> {
  /** Stops the search. Call this when the table is removed. */
  rest(): void;
}

export function watchOf(options: WatchOptions): PageWatch {
  const { now, standing, dailies, language, note, findFewest } = options;
  const book = bookOf(options);
  const texts = { en: STATISTICS_ENGLISH, fr: STATISTICS_FRENCH }[language];
  const watch = new GameWatch(book, { standing, now, isHidden: isGameHidden, ...(dailies && { dailies }) });
  const tell = (): void => {
    const place = note();
    if (place) showNote(place, watch.texts(texts).map(capitalized).join('\n'));
  };
  const search = new FewestSearch(findFewest, (game, fewest) => {
    book.proveFewest(game, fewest);
    tell();
  });
  return {
    book,
    tick: () => watch.tick(),
    played: () => {
      watch.played();
      // The table announces the win first.
      setTimeout(tell);
      const [{ record }, game] = [watch, standing()];
      if (record === undefined || game === undefined) search.end();
      else if (record.fewest === undefined) void search.begin(game);
    },
    rest: () => search.end(),
  };
}

/** Appends new text if the old text stays, so screen readers read only the new part. */
function showNote(place: HTMLElement, text: string): void {
  const told = place.textContent;
  if (told !== '' && text.startsWith(told)) place.append(...[text.slice(told.length)].filter(Boolean));
  else setText(place, text);
}
