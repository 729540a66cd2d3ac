/** Looks for the fewest moves that win a deal, once the player has won it. */
import type { PlayedDeal } from '../../core/statistics/finished-game.js';
import { isSameGame } from '../../core/statistics/finished-game.js';

/** Undefined if it is not found out. */
export type FindsFewest = (game: PlayedDeal, signal: AbortSignal) => Promise<number | undefined>;

export class FewestSearch {
  private game: PlayedDeal | undefined;
  private over = new AbortController();

  constructor(
    private readonly find: FindsFewest,
    private readonly found: (game: PlayedDeal, fewest: number) => void,
  ) {}

  /** Begins a search, unless the last one was for this game, too. Another one is given up. */
  async begin(game: PlayedDeal): Promise<void> {
    if (this.game !== undefined && isSameGame(this.game, game)) return;
    this.end();
    this.game = game;
    const { signal } = (this.over = new AbortController());
    // Nobody has asked for it, so nobody is told if the search fails.
    const fewest = await this.find(game, signal).catch(() => undefined);
    if (fewest !== undefined && !signal.aborted) this.found(game, fewest);
  }

  end(): void {
    this.over.abort();
    this.game = undefined;
  }
}
