/** A game that fills the terminal. */
import { capitalized } from '../../core/text/format.js';
import { readingLine } from '../../core/text/text-error.js';
import type { Standing } from '../../core/statistics/game-watch.js';
import { GameWatch } from '../../core/statistics/game-watch.js';
import type { Kit } from '../../kit/kit.js';
import type { AtTable } from '../../kit/moves/told-moves.js';
import { toldMoves } from '../../kit/moves/told-moves.js';
import type { SeatIn } from '../../kit/seat.js';
import type { GameSession } from '../../kit/session.js';
import { standingIn } from '../../kit/standing.js';
import type { SetTerminalTable, TerminalDriven, TerminalTable } from '../../kit/terminal-table.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import type { Size } from '../../terminal/drawing/canvas.js';
import type { TerminalLook } from '../../terminal/window/suits.js';
import type { Terminal, WindowGame, WindowOptions } from './fill-screen.js';
import { fillScreen } from './fill-screen.js';
import { GameKeeper } from '../keep/keeping.js';
import type { StatisticsPlace } from '../keep/statistics.js';
import { bookIn } from '../keep/statistics.js';
import type { ToPlay, ToldStatistics } from './game.js';
import { newSession } from './game.js';
import { movesListed } from './moves.js';
import { LINE_STRINGS } from './strings/catalogue.js';
import type { Settings } from '../../core/settings.js';

/**
 * Plays a game in the whole terminal. Resolves to the exit status when the game has ended and the terminal is
 * as before.
 */
export const playFullScreen = <Game extends GameTypes, At extends SeatIn<Game>>(
  game: ToPlay<Game, At>,
  tables: TerminalTable<Game, At>,
  terminal: Terminal & TerminalLook,
): Promise<number> =>
  fillScreen(terminal, (window) => openGame(game, tables, { ...window, ...lookOf(terminal) }));

const lookOf = ({ color, unicode }: TerminalLook): TerminalLook => ({ color, unicode });

function openGame<Game extends GameTypes, At extends SeatIn<Game>>(
  game: ToPlay<Game, At>,
  tables: TerminalTable<Game, At>,
  window: WindowOptions & TerminalLook,
): WindowGame {
  const { kit, faults = [], keeping, notes, statistics } = game;
  const told = new Told(faults, (sentences) => table.view.say(sentences));
  const onChange = (script: string): void => {
    keeper?.keep(script);
    notes?.keep();
    watch?.played();
    told.tell();
  };
  const settings = game.settings && toldSettings(game.settings, told);
  const onQuit = (): void => (keeper?.warnsOfLoss() === true ? told.tell() : window.onQuit());
  const { session, table } = setTable({ ...game, settings }, tables, { ...window, onQuit, onChange });
  const keeper = keeping && new GameKeeper(kit, session, { keeping, say: (said) => told.addFirst(said) });
  const say = (said: string): void => told.add(said);
  const watch = statistics && newWatch({ ...statistics, say }, () => standingIn(kit.name, session));
  // The clock of the statistics is looked at where the table's own is, which stands while something covers the table.
  let hasEnded = false;
  const look = (): void => {
    if (hasEnded) return;
    if (!table.window.isCovered) watch?.tick();
    told.tell();
  };
  const begin = (): void => {
    (keeper ?? session).begin();
    // A game that goes on may be won by its first event.
    watch?.tick();
    told.begin();
  };
  const end = (): void => {
    hasEnded = true;
    table.end?.();
    watch?.leave();
    notes?.keep();
    session.end();
  };
  return { window: lookedAt(table.window, look), begin, end };
}

/** A window that calls `look` whenever it has been driven; it is so at least once a second. */
const lookedAt = (window: TerminalDriven, look: () => void): TerminalDriven => {
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
  game: ToPlay<Game, At>,
  tables: TerminalTable<Game, At>,
  { onChange, ...window }: WindowOptions & TerminalLook & { readonly onChange: (script: string) => void },
): { readonly session: GameSession<Game, At>; readonly table: SetTerminalTable<Game> } {
  const { kit, language = 'en', settings } = game;
  const { moves, movesHints: hints } = LINE_STRINGS[language];
  const listed = { moves, hints };
  const session = newSession({ ...game, told: tables, onChange }, (why) => table.view.say(why));
  const atTable: AtTable<Game, At> = {
    kit,
    session,
    strings: listed.moves,
    say: sayingOf(kit, tables),
    table: () => table,
  };
  const table: SetTerminalTable<Game> = tables.newTable(session, {
    ...window,
    ...(settings && { settings }),
    moves: (changed) => movesListed(toldMoves(atTable), listed, changed),
    onDeal: (name) => session.nextDeal(readingLine(() => kit.readDeal(name, session.house))),
  });
  session.attach(table.view);
  return { session, table };
}

/** Tells a move in words; in those of scripts, if the game has no others. */
const sayingOf =
  <Game extends GameTypes, At extends SeatIn<Game>>(
    { language }: Kit<Game, At>,
    tables: TerminalTable<Game, At>,
  ): AtTable<Game, At>['say'] =>
  ({ calls, before, after }) =>
    tables.sayMove?.(before, after, calls.at(-1)?.event ?? '') ?? calls.map(language.printCall).join(' ');

/** Says after a win what it is beside the player's others. */
function newWatch(
  { told, ...place }: ToldStatistics & Pick<StatisticsPlace, 'say'>,
  standing: () => Standing | undefined,
): Pick<GameWatch, 'tick' | 'played' | 'leave'> {
  const watch = new GameWatch(bookIn(place), { standing });
  return {
    tick: () => watch.tick(),
    leave: () => watch.leave(),
    played: () => {
      watch.played();
      const texts = watch.texts(told);
      if (texts.length > 0) place.say(capitalized(texts.join('; ')));
    },
  };
}

/** Sentences that wait to be told, all at once: one that is said takes the place of another. */
class Told {
  private hasBegun = false;

  /**
   * @param waiting in the order in which they are told; those that are told are taken out
   * @param say takes a line for each
   */
  constructor(
    private readonly waiting: string[],
    private readonly say: (lines: string) => void,
  ) {}

  add(sentence: string): void {
    this.waiting.push(sentence);
  }

  /** Adds a sentence that matters more than those that wait. */
  addFirst(sentence: string): void {
    this.waiting.unshift(sentence);
  }

  /** The first game has begun: from now on the player sees what is said. */
  begin(): void {
    this.hasBegun = true;
    this.tell();
  }

  /** Tells what waits, once the first game has begun. */
  tell(): void {
    if (this.hasBegun && this.waiting.length > 0) this.say(this.waiting.splice(0).join('\n'));
  }
}

/** What could not be kept of a setting is told as soon as it is set. */
const toldSettings = (settings: Settings, told: Pick<Told, 'tell'>): Settings => ({
  read: (name) => settings.read(name),
  write: (name, text) => {
    settings.write(name, text);
    told.tell();
  },
});
