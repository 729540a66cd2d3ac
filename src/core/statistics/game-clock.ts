/**
 * How long a game has been played: from its first move until it is won, while somebody looks. The clock has no timer:
 * its owner looks at it about once a second, and each look adds the time since the last one.
 */

/** If looks are further apart than this, the machine slept or no one could look. In milliseconds. */
const LONGEST_GAP = 2500;

export class GameClock {
  private game: string | undefined;
  private spent = 0;
  /** When it was last looked at while it ran; undefined while it stands still. */
  private last: number | undefined;

  /** @param kept how long a game was played at earlier visits */
  constructor(private readonly kept: (game: string) => number = () => 0) {}

  /** The time of the game at this look. All times are in milliseconds. */
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
    /** Is the game at its deal, and has no move of it been made yet, not even one that was taken back? */
    readonly isFresh: boolean;
    readonly isWon: boolean;
    /** Can nobody see the game? */
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
