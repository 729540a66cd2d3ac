/** Where a player's finished games are written down, and those that are neither won nor lost yet. */
import { TextError } from '../text/text-error.js';
import type { FinishedGame, PlayedDeal } from './finished-game.js';
import { isSameGame, joined } from './finished-game.js';
import { parseStatistics, printStatistics } from './statistics-text.js';

/** `open` are games that have a move and are not over; `reset` is what the player has reset and can have back. */
export type BookPart = 'games' | 'open' | 'reset';

/** Keeps texts. Another page or program may write to them, too. */
export interface BookStore {
  read(part: BookPart): string | undefined;
  write(part: BookPart, text: string): void;
  remove(part: BookPart): void;
  /** Puts away a text that cannot be read, and tells the player. */
  setAside(part: BookPart, text: string, why: string): void;
}

export class GameBook {
  constructor(private readonly store: BookStore) {}

  /** In the order in which they were finished. */
  get games(): readonly FinishedGame[] {
    return this.read('games');
  }

  /** All games that have a move: those that are not over, too. */
  get begun(): readonly FinishedGame[] {
    return joined(this.games, this.read('open'));
  }

  /** Is there anything to bring back? */
  get canBringBack(): boolean {
    return this.read('reset').length > 0;
  }

  /** The game by these rules that has a move and is not over; undefined if there is none. */
  openBy({ game, rules }: Omit<PlayedDeal, 'deal'>): FinishedGame | undefined {
    return this.read('open').find((one) => one.game === game && one.rules === rules);
  }

  /** A game that is not over has a move, or has been played longer. */
  play(game: FinishedGame): void {
    this.loseOthers(game);
    this.write('open', [...this.othersOpen(game), game]);
  }

  win(game: FinishedGame): void {
    this.loseOthers(game);
    this.add([game]);
    this.write('open', this.othersOpen(game));
  }

  /** It is proved that no line wins this deal in fewer moves. A game that is not here is passed over. */
  proveFewest(game: PlayedDeal, fewest: number): void {
    this.add(this.games.filter((one) => isSameGame(one, game)).map((one) => ({ ...one, fewest })));
  }

  /**
   * Adds the games of an export to those that are here, and returns how many of them are new or now won.
   * @throws TextError if the text is no export; then nothing changes
   */
  take(text: string): number {
    return this.add(parseStatistics(text));
  }

  /** Forgets the finished games, until they are brought back. */
  reset(): void {
    this.write('reset', joined(this.read('reset'), this.games));
    this.store.remove('games');
  }

  /** Adds what was reset to the games finished since. */
  bringBack(): void {
    this.add(this.read('reset'));
    this.store.remove('reset');
  }

  private add(more: readonly FinishedGame[]): number {
    const { games } = this;
    const all = joined(games, more);
    const known = new Set(games.map(resultOf));
    if (printStatistics(all) !== printStatistics(games)) this.write('games', all);
    return all.filter((game) => !known.has(resultOf(game))).length;
  }

  /** A game that was open by the same rules is lost, for this one has a move. */
  private loseOthers(game: PlayedDeal): void {
    const before = this.openBy(game);
    if (before !== undefined && !isSameGame(before, game)) this.add([before]);
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

  private write(part: BookPart, games: readonly FinishedGame[]): void {
    if (games.length === 0) this.store.remove(part);
    else this.store.write(part, printStatistics(games));
  }
}

/** A game without what is proved of its deal. */
const resultOf = (game: FinishedGame): string => JSON.stringify({ ...game, fewest: undefined });
