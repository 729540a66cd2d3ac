/**
 * How long a game has been played: from its first move until it is won, while somebody looks. The clock is looked at
 * about once a second, and each look adds the time since the last one. It has no timer of its own.
 */

/** Between looks that are further apart the machine slept, or nobody could look. In milliseconds. */
const LONGEST_GAP = 2500;

/** What a look sees. Times are in milliseconds. */
export interface Look {
  /** What the time is now; the zero is anywhere. */
  readonly now: number;
  /** Whose time it is: another name is another game. */
  readonly game: string;
  /** Is the game at its deal, and has no move of it been made yet, not even one that was taken back? */
  readonly isFresh: boolean;
  readonly isWon: boolean;
  /** Can nobody see the game? */
  readonly isHidden: boolean;
}

export class GameClock {
  private game: string | undefined;
  private spent = 0;
  /** When it was last looked at while it ran; undefined while it stands still. */
  private last: number | undefined;

  /** @param kept how long a game was played at earlier visits */
  constructor(private readonly kept: (game: string) => number = () => 0) {}

  /** The time of the game, in milliseconds. */
  look({ now, game, isFresh, isWon, isHidden }: Look): number {
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
