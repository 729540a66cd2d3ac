/** The watch over a page's games, which is loaded late: a game may be won before it is there. */
import { Later } from '../../core/later.js';
import type { Standing } from '../../core/statistics/game-watch.js';
import type { PageWatch } from '../statistics/watch.js';

export class LateWatch {
  private readonly watch: Later<PageWatch>;
  /** How the game stood when it was last seen and not won. */
  private before: Standing | undefined;

  /** @param load is given how the game stood before */
  constructor(
    private readonly standing: () => Standing | undefined,
    load: (before: Standing | undefined) => Promise<PageWatch>,
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
