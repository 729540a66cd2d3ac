/** The time of the game in play, which a table shows. The player's settings store it for the next visit. */
import type { Settings } from '../core/settings.js';
import { readSettings } from '../core/settings.js';
import { GameClock } from '../core/statistics/game-clock.js';
import { printNumbers, readNumbers, withNumber } from '../core/text/stored-numbers.js';
import { hasOnlyDeal } from './session.js';

interface TimedGame {
  readonly seat: Readonly<Record<'house' | 'script', string> & Record<'isBegun' | 'isWon', boolean>>;
  /** The name of the deal; undefined before the first game. */
  readonly deal: string | undefined;
}

export interface TimerOptions {
  readonly settings: Settings;
  /** The clock, in milliseconds. By default, it is the machine's clock. */
  readonly now?: () => number;
  /** Is the game hidden, such as in a background tab? By default never. */
  readonly isHidden?: () => boolean;
}

/** The name of the setting that stores the times. */
const TIMES = 'times';

const MOST_TIMES = 50;

/**
 * Returns a function that a view calls about once a second. It returns the time of the current game in milliseconds;
 * undefined before the first move, and if the player has turned the time off.
 */
export function timerOf(
  game: TimedGame,
  { settings, now = Date.now, isHidden = () => false }: TimerOptions,
): () => number | undefined {
  const stored = (name: string): number =>
    1000 * (readNumbers(settings.read(TIMES)).find(([other]) => other === name)?.[1] ?? 0);
  const clock = new GameClock(stored);
  let written = '';
  return () => {
    const { seat, deal } = game;
    if (deal === undefined) return undefined;
    const name = `${seat.house} ${deal}`;
    const isFresh = !seat.isBegun && hasOnlyDeal(seat.script);
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
      const times = withNumber(readNumbers(settings.read(TIMES)), [name, seconds]);
      settings.write(TIMES, printNumbers(times.slice(-MOST_TIMES)));
    }
    return readSettings(settings).time === 'on' && (seat.isBegun || seconds > 0) ? time : undefined;
  };
}
