/** A game that fills the terminal. */
import { capitalized } from '../../core/text/capitalized.js';
import { readingLine } from '../../core/text/text-error.js';
import type { Standing } from '../../core/statistics/game-watch.js';
import { GameWatch } from '../../core/statistics/game-watch.js';
import type { SeatIn } from '../../kit/seat.js';
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
  const { kit, deal = kit.firstDeal, faults = [], keeping, notes, settings, statistics } = game;
  const say = (sentence: string): void => table.view.say(sentence);
  const tellFaults = (): void => {
    if (faults.length > 0) say(faults.splice(0).join(' '));
  };
  const onChange = (script: string): void => {
    keeper?.keep(script);
    notes?.keep();
    watch?.played();
    tellFaults();
  };
  const session = newSession({ ...game, deal, told: tables, onChange }, say);
  const table: SetTerminalTable<Game> = tables.newTable(session, {
    ...window,
    ...(settings && { settings }),
    onDeal: (name) => session.nextDeal(readingLine(() => kit.readDeal(name, session.house))),
  });
  session.attach(table.view);
  const keeper = keeping && new GameKeeper(kit, session, { keeping, say });
  const watch = statistics && newWatch({ ...statistics, say }, () => standingIn(kit.name, session));
  const clock = setInterval(() => watch?.tick(), TICK).unref();
  const begin = (): void => {
    (keeper ?? session).begin();
    tellFaults();
  };
  const end = (): void => {
    clearInterval(clock);
    table.end?.();
    notes?.keep();
    session.end();
  };
  return { window: table.window, begin, end };
}

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
