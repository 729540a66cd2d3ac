/** Stores a player's finished and unfinished games. */
import { TextError } from '../text/text-error.js';
import type { FinishedGame, PlayedDeal } from './finished-game.js';
import { isSameGame, joined } from './finished-game.js';
import { parseStatistics, printStatistics } from './statistics-text.js';

/** `open` has unfinished games with a move. `reset` has games that the player has reset and can bring back. */
export type BookPart = 'games' | 'open' | 'reset';

/** Invariant: a game is removed from one part only after the part that it moves to was written. */
export class GameBook {
  /** @param store stores texts. Other pages and programs can also write to it. Its methods return false on failure */
  constructor(
    private readonly store: {
      read(part: BookPart): string | undefined;
      write(part: BookPart, text: string): boolean;
      remove(part: BookPart): boolean;
      /** Sets an unreadable text aside, and tells the player. */
      setAside(part: BookPart, text: string, why: string): void;
    },
  ) {}

  /** In the order in which the games ended. */
  get games(): readonly FinishedGame[] {
    return this.read('games');
  }

  /** All games with a move, including unfinished ones. */
  get begun(): readonly FinishedGame[] {
    return joined(this.games, this.read('open'));
  }

  /** Can the player bring back reset games? */
  get canBringBack(): boolean {
    return this.read('reset').length > 0;
  }

  /** The unfinished game with these rules. Undefined without one. */
  openBy(rules: Omit<PlayedDeal, 'deal'>): FinishedGame | undefined {
    // An earlier one can still be here if its loss could not be stored.
    return this.allOpenBy(rules).at(-1);
  }

  /** Stores an unfinished game after a move or after some time. */
  play(game: FinishedGame): void {
    const lost = this.lostFor(game);
    const isKept = this.take(lost) !== undefined;
    this.write('open', [...this.othersOpen(game), ...(isKept ? [] : lost), game]);
  }

  win(game: FinishedGame): void {
    const isKept = this.take([...this.lostFor(game), game]) !== undefined;
    if (isKept) this.write('open', this.othersOpen(game));
  }

  /** Stores the proved minimum of a deal. Ignores a game that is not in the book. */
  proveFewest(game: PlayedDeal, fewest: number): void {
    this.take(this.games.filter((one) => isSameGame(one, game)).map((one) => ({ ...one, fewest })));
  }

  /** Adds games, and returns how many of them are new or now won. Undefined if they can't be stored. */
  take(more: readonly FinishedGame[]): number | undefined {
    const { games } = this;
    const all = joined(games, more);
    const known = new Set(games.map(resultOf));
    if (printStatistics(all) !== printStatistics(games) && !this.write('games', all)) return undefined;
    return all.filter((game) => !known.has(resultOf(game))).length;
  }

  /** Resets the finished games. `bringBack` restores them. False if that can't be stored. */
  reset(): boolean {
    return this.write('reset', joined(this.read('reset'), this.games)) && this.store.remove('games');
  }

  /** Restores the reset games, in addition to those finished since. False if that can't be stored. */
  bringBack(): boolean {
    return this.take(this.read('reset')) !== undefined && this.store.remove('reset');
  }

  /** The unfinished games with the same rules. They are lost now, because this game has a move. */
  private lostFor(game: PlayedDeal): readonly FinishedGame[] {
    return this.allOpenBy(game).filter((one) => !isSameGame(one, game));
  }

  private allOpenBy({ game, rules }: Omit<PlayedDeal, 'deal'>): readonly FinishedGame[] {
    return this.read('open').filter((one) => one.game === game && one.rules === rules);
  }

  private othersOpen({ game, rules }: PlayedDeal): readonly FinishedGame[] {
    return this.read('open').filter((one) => one.game !== game || one.rules !== rules);
  }

  private read(part: BookPart): readonly FinishedGame[] {
    const text = this.store.read(part);
    if (text === undefined) return [];
    try {
      return parseStatistics(text);
    } catch (error) {
      if (!(error instanceof TextError)) throw error;
      this.store.setAside(part, text, error.message);
      return [];
    }
  }

  private write(part: BookPart, games: readonly FinishedGame[]): boolean {
    if (games.length === 0) return this.store.remove(part);
    return this.store.write(part, printStatistics(games));
  }
}

/** A game without the proved minimum of its deal. */
const resultOf = (game: FinishedGame): string => JSON.stringify({ ...game, fewest: undefined });
