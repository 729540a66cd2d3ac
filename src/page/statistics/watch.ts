/** Writes the games of the page down in the player's statistics, and tells of a win what they say of it. */
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

/** Undefined if it is not found out. */
type FindsFewest = (game: PlayedDeal, signal: AbortSignal) => Promise<number | undefined>;

export class FewestSearch {
  private game: PlayedDeal | undefined;
  private over = new AbortController();

  constructor(
    private readonly find: FindsFewest,
    private readonly found: (game: PlayedDeal, fewest: number) => void,
  ) {}

  /** Begins a search, unless the last one was for this game, too. Another one is given up. */
  async begin(game: PlayedDeal): Promise<void> {
    if (this.game !== undefined && isSameGame(this.game, game)) return;
    this.end();
    this.game = game;
    const { signal } = (this.over = new AbortController());
    // Nobody has asked for it, so nobody is told if the search fails.
    const fewest = await this.find(game, signal).catch(() => undefined);
    if (fewest !== undefined && !signal.aborted) this.found(game, fewest);
  }

  end(): void {
    this.over.abort();
    this.game = undefined;
  }
}

interface WatchOptions extends BookOptions, Pick<GameWatchOptions, 'now' | 'standing'> {
  readonly language: LanguageName;
  readonly findFewest: FindsFewest;
  /** Where it is told what a win is beside the player's others. */
  readonly note: () => HTMLElement | undefined;
}

export interface PageWatch extends Pick<GameWatch, 'book' | 'tick' | 'played'> {
  /** To be called when the table goes: nothing more is looked for. */
  rest(): void;
}

export function watchOf(options: WatchOptions): PageWatch {
  const { now, standing, language, note, findFewest } = options;
  const book = bookOf(options);
  const texts = { en: STATISTICS_ENGLISH, fr: STATISTICS_FRENCH }[language];
  const watch = new GameWatch(book, { standing, now, isHidden: isGameHidden });
  const tell = (): void => {
    const place = note();
    if (place) noteIn(place, watch.texts(texts).map(capitalized).join('\n'));
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
      // First the table tells of the win itself.
      setTimeout(tell);
      const [{ record }, game] = [watch, standing()];
      if (record === undefined || game === undefined) search.end();
      else if (record.fewest === undefined) void search.begin(game);
    },
    rest: () => search.end(),
  };
}

/** What is told more stands after what was told before: only that is read out then. */
function noteIn(place: HTMLElement, text: string): void {
  const told = place.textContent;
  if (told !== '' && text.startsWith(told)) place.append(...[text.slice(told.length)].filter(Boolean));
  else setText(place, text);
}
