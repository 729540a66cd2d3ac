/** Records the games of the page in the player's statistics, and compares each win with the earlier ones. */
import { isGameHidden } from '../../browser/page-activity.js';
import { bestAfter } from '../../core/statistics/best-line.js';
import type { BestFinder } from '../../core/statistics/best-search.js';
import { BestSearch } from '../../core/statistics/best-search.js';
import { movesCounted } from '../../core/statistics/finished-game.js';
import type { GameWatchOptions } from '../../core/statistics/game-watch.js';
import { GameWatch } from '../../core/statistics/game-watch.js';
import { STATISTICS_ENGLISH } from '../../core/statistics/strings/english.js';
import { STATISTICS_FRENCH } from '../../core/statistics/strings/french.js';
import type { LanguageName } from '../../core/strings/language.js';
import type { WinExtras, WinFacts } from '../win/facts.js';
import { WinNoteView } from '../win/note.js';
import { winStrings } from '../win/win-strings.js';
import type { BookOptions } from './book.js';
import { bookOf } from './book.js';

interface WatchOptions
  extends BookOptions, Pick<GameWatchOptions, 'now' | 'standing' | 'dailies' | 'firstWin'> {
  readonly language: LanguageName;
  /** Absent if the game has no best lines. */
  readonly findBest?: BestFinder | undefined;
  /** The element that compares a win with the player's earlier ones. */
  readonly note: () => HTMLElement | undefined;
  readonly extras: () => WinExtras;
  /** The moves to beat, from a link. */
  readonly beat: () => number | undefined;
}

export interface PageWatch extends Pick<GameWatch, 'book' | 'tick' | 'played'> {
  /** Facts about the game in play once it is won. */
  readonly win: WinFacts | undefined;
  /** Stops the search. Call this when the table is removed. */
  rest(): void;
}

export function watchOf(options: WatchOptions): PageWatch {
  const { now, standing, dailies, firstWin, language, note, findBest, extras, beat } = options;
  const book = bookOf(options);
  const strings = { en: STATISTICS_ENGLISH, fr: STATISTICS_FRENCH }[language];
  const watch = new GameWatch(book, {
    standing,
    now,
    isHidden: isGameHidden,
    ...(dailies && { dailies }),
    firstWin,
  });
  const factsNow = (): WinFacts | undefined =>
    winFacts(watch, search, { notes: watch.notes(strings), extras: extras(), beat: beat() });
  let noteView: WinNoteView | undefined;
  const tell = (): void => {
    const place = note();
    if (place === undefined) return;
    noteView ??= new WinNoteView({ ...winStrings(language), bestIs: strings.bestIs });
    noteView.show(place, factsNow());
  };
  const search = new BestSearch(findBest ?? (() => Promise.resolve(undefined)), (game, line) => {
    if (line?.isProved === true) book.proveFewest(game, line.moves);
    tell();
  });
  return {
    book,
    tick: () => watch.tick(),
    get win() {
      return factsNow();
    },
    played: () => {
      watch.played();
      const [{ record }, game] = [watch, standing()];
      if (record === undefined || game === undefined) search.end();
      else if (record.fewest === undefined) void search.begin(game);
      // The table announces the win first.
      setTimeout(tell);
    },
    rest: () => search.end(),
  };
}

function winFacts(
  watch: GameWatch,
  search: BestSearch,
  more: Pick<WinFacts, 'notes' | 'extras' | 'beat'>,
): WinFacts | undefined {
  const { won, record, milliseconds } = watch;
  if (won === undefined) return undefined;
  const { moves } = won;
  const counted = movesCounted(won);
  const best = record?.fewest === undefined ? search.answer : { moves: record.fewest, isProved: true };
  return {
    moves,
    counted,
    milliseconds,
    best: typeof best === 'object' && counted !== undefined ? bestAfter(best, counted) : best,
    ...more,
  };
}
