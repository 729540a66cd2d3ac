/** How long the games of a player take. The times of the last games are kept. */
import { GameClock } from '../../core/statistics/game-clock.js';
import { printNumbers, readNumbers, withNumber } from './kept-numbers.js';
import type { Settings } from '../../core/settings.js';
import { readSettings } from '../../core/settings.js';
import type { PlayedGame } from '../../kit/played-game.js';
import type { Klondike } from './script/stage.js';
import type { KlondikeSeat } from './seat.js';

/** The name under which the times are kept. */
const KEPT = 'times';

const MOST_GAMES = 50;

/** Who tells the time, and whether anybody can see the game. */
export interface TimeTold {
  readonly settings: Settings;
  /** In milliseconds; the machine's by default. */
  readonly now?: () => number;
  /** Never by default. */
  readonly isHidden?: () => boolean;
}

/**
 * A function for a view that asks about once a second: the time of the game in play, in milliseconds; undefined before
 * the first move, and if the player does not want to see it.
 */
export function timerOf(
  game: Pick<PlayedGame<Klondike, KlondikeSeat>, 'seat' | 'deal'>,
  { settings, now = Date.now, isHidden = () => false }: TimeTold,
): () => number | undefined {
  const kept = (name: string): number =>
    1000 * (readNumbers(settings.read(KEPT)).find(([other]) => other === name)?.[1] ?? 0);
  const clock = new GameClock(kept);
  let written = '';
  return () => {
    const { seat, deal } = game;
    if (deal === undefined) return undefined;
    const name = `${seat.house} ${deal}`;
    // While a view is refreshed, the event is not in the script yet.
    const isFresh = !seat.isBegun && /\bnew\s*$/.test(seat.script);
    const time = clock.look({
      now: now(),
      game: name,
      isFresh,
      isWon: seat.isWon,
      isHidden: isHidden(),
    });
    const seconds = Math.floor(time / 1000);
    if (written !== `${name} ${seconds}`) {
      written = `${name} ${seconds}`;
      const times = withNumber(readNumbers(settings.read(KEPT)), [name, seconds]);
      settings.write(KEPT, printNumbers(times.slice(-MOST_GAMES)));
    }
    return readSettings(settings).time === 'on' && (seat.isBegun || seconds > 0) ? time : undefined;
  };
}
