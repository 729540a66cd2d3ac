/** Writes the games of the page down in the player's statistics. */
import { isGameHidden } from '../../browser/parts/game-hidden.js';
import type { Watching } from '../../core/statistics/game-watch.js';
import { GameWatch } from '../../core/statistics/game-watch.js';
import type { BookOptions } from './book.js';
import { bookOf } from './book.js';

export const watchOf = (
  { now, ...options }: BookOptions & Pick<Watching, 'now'>,
  standing: Watching['standing'],
): GameWatch => new GameWatch(bookOf(options), { standing, now, isHidden: isGameHidden });
