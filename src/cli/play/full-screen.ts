/** A game that fills the terminal. */
import { capitalized } from '../../core/text/capitalized.js';
import { readingLine } from '../../core/text/one-line.js';
import type { Standing } from '../../core/statistics/game-watch.js';
import { GameWatch } from '../../core/statistics/game-watch.js';
import type { Kit } from '../../kit/kit.js';
import { MOVES_STRINGS } from '../../kit/moves/strings/catalogue.js';
import type { AtTable } from '../../kit/moves/told-moves.js';
import { toldMoves } from '../../kit/moves/told-moves.js';
import type { SeatIn } from '../../kit/seat.js';
import type { GameSession } from '../../kit/session.js';
import { standingIn } from '../../kit/standing.js';
import type { SetTerminalTable, TerminalTable } from '../../kit/terminal-table.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import type { TerminalLook } from '../../terminal/window/suits.js';
import type { Terminal, WindowGame, WindowOptions } from './fill-screen.js';
import { fillScreen } from './fill-screen.js';
import { GameKeeper } from '../keep/keeping.js';
import type { StatisticsPlace } from '../keep/statistics.js';
import { bookIn } from '../keep/statistics.js';
import type { ToPlay, ToldStatistics } from './game.js';
import { newSession } from './game.js';
import { movesListed } from './moves-listed.js';
import { Told, toldSettings } from './told.js';
import { LINE_STRINGS } from '../strings/catalogue.js';

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

/** In milliseconds. */
const TICK = 1000;

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
  const clock = setInterval(() => {
    watch?.tick();
    told.tell();
  }, TICK).unref();
  const begin = (): void => {
    (keeper ?? session).begin();
    // A game that goes on may be won by its first event.
    watch?.tick();
    told.begin();
  };
  const end = (): void => {
    clearInterval(clock);
    table.end?.();
    notes?.keep();
    session.end();
  };
  return { window: table.window, begin, end };
}

/** The session, and the table that shows it. */
function setTable<Game extends GameTypes, At extends SeatIn<Game>>(
  game: ToPlay<Game, At>,
  tables: TerminalTable<Game, At>,
  { onChange, ...window }: WindowOptions & TerminalLook & { readonly onChange: (script: string) => void },
): { readonly session: GameSession<Game, At>; readonly table: SetTerminalTable<Game> } {
  const { kit, language = 'en', deal = kit.firstDeal, settings } = game;
  const listed = { moves: MOVES_STRINGS[language], hints: LINE_STRINGS[language].movesHints };
  const session = newSession({ ...game, deal, told: tables, onChange }, (why) => table.view.say(why));
  const atTable: AtTable<Game, At> = {
    ...{ kit, session, strings: listed.moves, say: sayingOf(kit, tables) },
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
): Pick<GameWatch, 'tick' | 'played'> {
  const watch = new GameWatch(bookIn(place), { standing });
  return {
    tick: () => watch.tick(),
    played: () => {
      watch.played();
      const texts = watch.texts(told);
      if (texts.length > 0) place.say(capitalized(texts.join('; ')));
    },
  };
}
