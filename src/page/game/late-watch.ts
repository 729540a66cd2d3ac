/** The watch over a page's games, which is loaded late: a game may be won before it is there. */
import { Later } from '../../core/later.js';
import type { Standing } from '../../core/statistics/game-watch.js';
import type { SeatIn } from '../../kit/seat.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import type { SeatedGame } from '../first/seated-game.js';
import type { FindsFewest } from '../statistics/fewest-search.js';
import type { PageWatch, WatchOptions } from '../statistics/watch.js';

export class LateWatch {
  private readonly watch: Later<PageWatch>;

  /**
   * @param load is given how the game stood before
   * @param before how it stood when it was last seen and not won
   */
  constructor(
    private readonly standing: () => Standing | undefined,
    load: (before: Standing | undefined) => Promise<PageWatch>,
    private before?: Standing,
  ) {
    this.watch = new Later(() => load(this.before));
  }

  /** Undefined until it is loaded. */
  get now(): PageWatch | undefined {
    return this.watch.now;
  }

  get(): Promise<PageWatch> {
    return this.watch.get();
  }

  /** To be called when a game is shown. */
  look(): void {
    const standing = this.standing();
    if (standing?.isWon === false) this.before = standing;
  }

  /** To be called after each event that was accepted. */
  played(): void {
    this.look();
    this.now?.played();
  }
}

/** The watch over a game at its table. */
export function watchOver<Game extends GameTypes, At extends SeatIn<Game>>(
  seated: SeatedGame<Game, At>,
  options: Omit<WatchOptions, 'before' | 'findFewest' | 'note'>,
): LateWatch {
  const findFewest: FindsFewest = async ({ rules, deal }, signal) =>
    (await seated.kit.whole.get()).fewestMoves?.(rules, deal, signal);
  const load = async (before: Standing | undefined): Promise<PageWatch> => {
    const { watchOf } = await import('../statistics/watch.js');
    return watchOf({ ...options, before, findFewest, note: () => seated.note });
  };
  return new LateWatch(options.standing, load, seated.early?.before);
}
