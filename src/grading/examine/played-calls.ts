/** The events that a sitting has made, game by game: what a fault is shown by. */
import type { KlondikeCall } from '../../games/klondike/contract/handler.js';
import { NEW_GAME } from '../../games/klondike/contract/calls.js';
import type { EventCheckId } from '../checks/event-checks.js';
import type { Failed, PlayedCall } from './evidence.js';

/** Where a fault was seen. */
type Place = Pick<Failed, 'key' | 'seed' | 'calls' | 'earlierGames'>;

export class PlayedCalls {
  /** Those of the game in play, its `newGame` first; before the first game, those that came too early. */
  calls: PlayedCall[] = [];
  /** How many games were begun. */
  games = 0;
  private callsBefore: PlayedCall[] = [];

  /** @param seed what the handler was started with */
  constructor(private readonly seed: number) {}

  beginGame(): void {
    this.callsBefore = this.calls;
    this.calls = [{ call: NEW_GAME, refused: false }];
    this.games++;
  }

  add(call: KlondikeCall, refused: boolean): void {
    this.calls.push({ call, refused });
  }

  /** The last event should have been accepted, and was refused. */
  lastWasRefused(): void {
    const last = this.calls.pop();
    if (last !== undefined) this.calls.push({ ...last, refused: true });
  }

  /** What is wrong with a later game is shown together with the game before. */
  place(key: string, check?: EventCheckId): Place {
    const { seed, games } = this;
    const isOfTwo = games > 1 && (check === 'deal.shuffled' || check?.startsWith('new-game.') === true);
    const calls = isOfTwo ? [...this.callsBefore, ...this.calls] : this.calls.slice();
    return { key, seed, calls, earlierGames: Math.max(0, games - (isOfTwo ? 2 : 1)) };
  }
}
