/** Writes the games of the page down in the player's statistics, and tells of a win what they say of it. */
import { setText } from '../../browser/dom.js';
import { isGameHidden } from '../../browser/parts/game-hidden.js';
import type { Watching } from '../../core/statistics/game-watch.js';
import { GameWatch } from '../../core/statistics/game-watch.js';
import { recordLine } from '../../core/statistics/record.js';
import { STATISTICS_STRINGS } from '../../core/statistics/strings/catalogue.js';
import type { LanguageName } from '../../core/strings/language.js';
import type { BookOptions } from './book.js';
import { bookOf } from './book.js';

export interface WatchOptions extends BookOptions, Pick<Watching, 'now' | 'standing'> {
  readonly language: LanguageName;
  /** Where it is told what a win is beside the player's others. */
  readonly note: () => HTMLElement | undefined;
}

export type PageWatch = Pick<GameWatch, 'book' | 'tick' | 'played'>;

export function watchOf({ now, standing, language, note, ...options }: WatchOptions): PageWatch {
  const watch = new GameWatch(bookOf(options), { standing, now, isHidden: isGameHidden });
  return {
    book: watch.book,
    tick: () => watch.tick(),
    played: () => {
      watch.played();
      const { record } = watch;
      const place = note();
      if (place) setText(place, record === undefined ? '' : recordLine(record, STATISTICS_STRINGS[language]));
    },
  };
}
