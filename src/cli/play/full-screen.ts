/** A game that fills the terminal. */
import type { BestLine } from '../../core/statistics/best-line.js';
import { BestSearch } from '../../core/statistics/best-search.js';
import { GameWatch } from '../../core/statistics/game-watch.js';
import type { Settings } from '../../core/settings.js';
import { capitalized } from '../../core/text/format.js';
import { readingLine } from '../../core/text/text-error.js';
import type { Kit } from '../../kit/kit.js';
import type { GameAtTable } from '../../kit/moves/move-list.js';
import { movesAt } from '../../kit/moves/move-list.js';
import type { SeatIn } from '../../kit/seat.js';
import type { GameSession } from '../../kit/session.js';
import { standingIn } from '../../kit/session.js';
import type { SetTerminalTable, TerminalDriven, TerminalTable } from '../../kit/terminal-table.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import type { Size } from '../../terminal/drawing/canvas.js';
import type { TerminalLook } from '../../terminal/window/suits.js';
import { GameSaver } from '../player-files/game-saver.js';
import { bookIn } from '../player-files/statistics.js';
import type { Terminal, WindowGame, WindowOptions } from './fill-screen.js';
import { fillScreen } from './fill-screen.js';
import type { GameToPlay } from './game-to-play.js';
import { newSession } from './game-to-play.js';
import { movesListed } from './moves.js';
import { LINE_STRINGS } from './strings/line-strings.js';

/**
 * Plays a game in the whole terminal. Resolves to the exit status when the game has ended and the terminal is
 * restored.
 */
export const playFullScreen = <Game extends GameTypes, At extends SeatIn<Game>>(
  game: GameToPlay<Game, At>,
  tables: TerminalTable<Game, At>,
  terminal: Terminal & TerminalLook,
): Promise<number> =>
  fillScreen(terminal, (window) =>
    openGame(game, tables, { ...window, color: terminal.color, unicode: terminal.unicode }),
  );

function openGame<Game extends GameTypes, At extends SeatIn<Game>>(
  game: GameToPlay<Game, At>,
  tables: TerminalTable<Game, At>,
  window: WindowOptions & TerminalLook,
): WindowGame {
  const { kit, faults = [], keeping, notes, statistics } = game;
  const messages = new PendingMessages(faults, (sentences) => table.view.say(sentences));
  const onChange = (script: string): void => {
    keeper?.save(script);
    notes?.save();
    watch?.played();
    sayResult();
    search?.follow();
    messages.show();
  };
  // A failure to write appears at once.
  const settings = game.settings && withEachWrite(game.settings, () => messages.show());
  const onQuit = (): void => (keeper?.warnsOfLoss() === true ? messages.show() : window.onQuit());
  const { session, table } = setTable({ ...game, settings }, tables, { ...window, onQuit, onChange });
  const keeper =
    keeping && new GameSaver(kit, session, { keeping, say: (sentence) => messages.addFirst(sentence) });
  const say = (sentence: string): void => messages.add(sentence);
  const watch =
    statistics &&
    new GameWatch(bookIn({ ...statistics, say }), { standing: () => standingIn(kit.name, session) });
  const search =
    watch &&
    searchAfter(kit, watch, () => {
      sayResult();
      messages.show();
    });
  const sayResult = (): void => {
    const texts = statistics && watch?.texts(statistics.texts, search?.line);
    if (texts !== undefined && texts.length > 0) say(capitalized(texts.join('; ')));
  };
  // The statistics read the clock whenever the table does. The clock stands still while a panel covers the table.
  let hasEnded = false;
  const look = (): void => {
    if (hasEnded) return;
    if (!table.window.isCovered) watch?.tick();
    messages.show();
  };
  const begin = (): void => {
    (keeper ?? session).begin();
    // A resumed game may be won by its first event.
    watch?.tick();
    messages.begin();
  };
  const end = (): void => {
    hasEnded = true;
    search?.end();
    table.end?.();
    watch?.leave();
    notes?.save();
    session.end();
  };
  return { window: watchWindow(table.window, look), begin, end };
}

const withEachWrite = (settings: Settings, then: () => void): Settings => ({
  read: (name) => settings.read(name),
  write: (name, text) => {
    settings.write(name, text);
    then();
  },
});

/** Searches for the best line after each win. @param onFound called with a line or a proof */
function searchAfter<Game extends GameTypes, At extends SeatIn<Game>>(
  { findBest }: Pick<Kit<Game, At>, 'findBest'>,
  watch: GameWatch,
  onFound: () => void,
): { readonly line: BestLine | undefined; follow(): void; end(): void } | undefined {
  if (findBest === undefined) return undefined;
  const search = new BestSearch(
    ({ rules, deal }, signal) => findBest(rules, deal, signal),
    (game, line) => {
      if (line?.isProved === true) watch.book.proveFewest(game, line.moves);
      if (line !== undefined) onFound();
    },
  );
  return {
    get line() {
      return search.answer === 'searching' ? undefined : search.answer;
    },
    follow: () => {
      const { record, won } = watch;
      if (record === undefined || won === undefined) search.end();
      else if (record.fewest === undefined) void search.begin(won);
    },
    end: () => search.end(),
  };
}

/** A window that calls `look` after each of its methods, which run at least once a second. */
const watchWindow = (window: TerminalDriven, look: () => void): TerminalDriven => {
  const then =
    <Given extends readonly unknown[]>(drive: (...given: Given) => void) =>
    (...given: Given): void => {
      drive(...given);
      look();
    };
  return {
    get isMidKey() {
      return window.isMidKey;
    },
    get isCovered() {
      return window.isCovered;
    },
    type: then((text: string) => window.type(text)),
    settle: then(() => window.settle()),
    resize: then((size: Size) => window.resize(size)),
    redraw: then(() => window.redraw()),
  };
};

/** The session, and the table that shows it. */
function setTable<Game extends GameTypes, At extends SeatIn<Game>>(
  game: GameToPlay<Game, At>,
  tables: TerminalTable<Game, At>,
  { onChange, ...window }: WindowOptions & TerminalLook & { readonly onChange: (script: string) => void },
): { readonly session: GameSession<Game, At>; readonly table: SetTerminalTable<Game> } {
  const { kit, language = 'en', settings } = game;
  const strings = LINE_STRINGS[language];
  const session = newSession({ ...game, texts: tables, onChange }, (why) => table.view.say(why));
  const atTable: GameAtTable<Game, At> = {
    kit,
    session,
    strings: strings.moves,
    say: sayingOf(kit, tables),
    view: () => table.view,
    knows: (calls) => table.knows?.(calls),
  };
  const table: SetTerminalTable<Game> = tables.newTable(session, {
    ...window,
    ...(settings && { settings }),
    dailyTitle: () => (session.deal === game.deal?.name ? game.winnable?.title : undefined),
    moves: (changed) => movesListed(movesAt(atTable), strings, changed),
    onDeal: (name) => session.nextDeal(readingLine(() => kit.readDeal(name, session.house))),
  });
  session.attach(table.view);
  return { session, table };
}

/** Describes a move in a sentence, or in the words of scripts if the game has no sentences. */
const sayingOf =
  <Game extends GameTypes, At extends SeatIn<Game>>(
    { language }: Kit<Game, At>,
    tables: TerminalTable<Game, At>,
  ): GameAtTable<Game, At>['say'] =>
  ({ calls, before, after }) =>
    tables.sayMove?.(before, after, calls.at(-1)?.event ?? '') ?? calls.map(language.printCall).join(' ');

/** Messages that wait for the table. They appear together, because each message replaces the one before. */
class PendingMessages {
  private hasBegun = false;

  /**
   * @param waiting the messages in order; showing them empties the list
   * @param say shows one message per line
   */
  constructor(
    private readonly waiting: string[],
    private readonly say: (lines: string) => void,
  ) {}

  add(sentence: string): void {
    this.waiting.push(sentence);
  }

  /** Adds a message in front of the others. */
  addFirst(sentence: string): void {
    this.waiting.unshift(sentence);
  }

  /** Call this when the first game has begun and the player can see messages. */
  begin(): void {
    this.hasBegun = true;
    this.show();
  }

  /** Shows the messages, but not before the first game. */
  show(): void {
    if (this.hasBegun && this.waiting.length > 0) this.say(this.waiting.splice(0).join('\n'));
  }
}
