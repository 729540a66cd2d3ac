/** Searches for the best line of a game after its win. */
import type { BestLine } from './best-line.js';
import type { PlayedDeal } from './finished-game.js';
import { isSameGame } from './finished-game.js';

/** Finds the best line of a deal; undefined if the search ends without one. */
export type BestFinder = (game: PlayedDeal, signal: AbortSignal) => Promise<BestLine | undefined>;

export class BestSearch {
  private game: PlayedDeal | undefined;
  private over = new AbortController();
  private found: BestLine | undefined;
  private isRunning = false;

  /** @param onEnd called when a search ends, with or without a line */
  constructor(
    private readonly find: BestFinder,
    private readonly onEnd: (game: PlayedDeal, line: BestLine | undefined) => void,
  ) {}

  /** The line that the last search found, or its state. */
  get answer(): BestLine | 'searching' | undefined {
    return this.isRunning ? 'searching' : this.found;
  }

  /** Starts a search, unless the last one was for the same game. Stops the last search if it is still running. */
  async begin(game: PlayedDeal): Promise<void> {
    if (this.game !== undefined && isSameGame(this.game, game)) return;
    this.end();
    this.game = game;
    this.isRunning = true;
    const { signal } = (this.over = new AbortController());
    // The player didn't ask for this search, so a failure is not reported.
    const line = await this.find(game, signal).catch(() => undefined);
    if (signal.aborted) return;
    this.isRunning = false;
    this.found = line;
    this.onEnd(game, line);
  }

  /** Stops the search and forgets its line. */
  end(): void {
    this.over.abort();
    this.game = undefined;
    this.found = undefined;
    this.isRunning = false;
  }
}
