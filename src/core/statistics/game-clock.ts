/**
 * Measures a game from its first move until its win, while the player can see it. The clock has no timer: its owner calls
 * `look` about once a second, and each look adds the time since the last one.
 */

/** If looks are further apart than this, the machine was asleep or no one could look. In milliseconds. */
const LONGEST_GAP = 2500;

export class GameClock {
  private game: string | undefined;
  private spent = 0;
  /** The time of the last look while the clock runs; undefined while it stands still. */
  private last: number | undefined;

  /** @param kept the time of a game from earlier visits */
  constructor(private readonly kept: (game: string) => number = () => 0) {}

  /** The game's time at this look. All times are in milliseconds. */
  look({
    now,
    game,
    isFresh,
    isWon,
    isHidden,
  }: {
    /** The current time; any zero point will do. */
    readonly now: number;
    /** Identifies the game: another name means another game. */
    readonly game: string;
    /** Is the game untouched since the deal, with no moves, not even undone ones? */
    readonly isFresh: boolean;
    readonly isWon: boolean;
    /** Is the game invisible? */
    readonly isHidden: boolean;
  }): number {
    if (game !== this.game) {
      this.game = game;
      this.spent = this.kept(game);
      this.last = undefined;
    }
    if (isFresh) this.spent = 0;
    const gap = this.last === undefined ? 0 : now - this.last;
    if (!isFresh && gap > 0 && gap <= LONGEST_GAP) this.spent += gap;
    this.last = isFresh || isWon || isHidden ? undefined : now;
    return this.spent;
  }
}
