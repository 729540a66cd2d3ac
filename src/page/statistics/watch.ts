/** Writes the games of the page down in the player's statistics, and tells of a win what they say of it. */
import { setText } from '../../browser/dom.js';
import { isGameHidden } from '../../browser/parts/game-hidden.js';
import type { Watching } from '../../core/statistics/game-watch.js';
import { GameWatch } from '../../core/statistics/game-watch.js';
import { STATISTICS_ENGLISH } from '../../core/statistics/strings/english.js';
import { STATISTICS_FRENCH } from '../../core/statistics/strings/french.js';
import type { LanguageName } from '../../core/strings/language.js';
import { capitalized } from '../../core/text/format.js';
import type { BookOptions } from './book.js';
import { bookOf } from './book.js';
import type { FindsFewest } from './fewest-search.js';
import { FewestSearch } from './fewest-search.js';

interface WatchOptions extends BookOptions, Pick<Watching, 'now' | 'standing'> {
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
