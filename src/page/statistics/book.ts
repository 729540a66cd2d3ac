/** Keeps the player's statistics in the page's storage. */
import type { BookPart } from '../../core/statistics/game-book.js';
import { GameBook } from '../../core/statistics/game-book.js';
import type { Notice } from '../game/notice.js';
import type { Store } from '../game/store.js';
import type { PageStrings } from '../strings/english.js';

const KEYS = { games: 'statistics', open: 'statistics-open', reset: 'statistics-reset' } as const;

export interface BookOptions {
  readonly store: Store;
  readonly strings: PageStrings;
  readonly notify: (notice: Notice) => void;
  /** Downloads a file. */
  readonly saveFile: (name: string, text: string) => void;
}

/** Reads the stored texts again each time, because other tabs write them too. */
export const bookOf = ({ store, strings, notify, saveFile }: BookOptions): GameBook =>
  new GameBook({
    read: (part: BookPart) => store.read(KEYS[part]),
    write: (part, text) => store.write(KEYS[part], text),
    remove: (part) => store.remove(KEYS[part]),
    setAside: (part, text, why) => {
      store.remove(KEYS[part]);
      store.write('set-aside/statistics', text);
      notify({
        text: strings.statisticsSetAside(why),
        action: { label: strings.saveAsFile, run: () => saveFile('statistics-set-aside.txt', text) },
        isFault: true,
      });
    },
  });
