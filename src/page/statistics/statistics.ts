/** The statistics of all games on the page. */
import type { PageGames } from '../games.js';
import type { BookOptions } from './book.js';
import { saveFile } from '../parts/files.js';
import { bookOf } from './book.js';
import type { StatisticsPanelOptions } from './panel.js';
import { StatisticsPanel } from './panel.js';

type StatisticsParts = Omit<BookOptions, 'saveFile'> &
  Pick<StatisticsPanelOptions, 'language' | 'focus'> & { readonly games: PageGames };

export const statisticsOf = ({ games, ...options }: StatisticsParts): StatisticsPanel =>
  new StatisticsPanel({
    ...options,
    book: bookOf({ ...options, saveFile }),
    dailies: () => games.dailies,
    takeDailies: (deals) => games.takeDailies(deals),
    // An import may have games that this page doesn't have.
    labelOf: ({ game, rules }) => games.labelOf(game, rules) ?? `${game}, ${rules}`,
  });
