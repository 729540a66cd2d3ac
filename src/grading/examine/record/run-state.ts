/** The state of one run of a handler: the calls played, and the current game as far as the view has shown it. */
import { NEW_GAME } from '../../../games/klondike/contract/calls.js';
import type { KlondikeCall } from '../../../games/klondike/contract/handler.js';
import type { Rules } from '../../../games/klondike/model/rules.js';
import type { EventCheckId } from '../../checks/event-checks.js';
import type { Effect } from '../game/effect.js';
import type { KnownGame } from '../game/known-game.js';
import type { WatchingView } from '../watch/watching-view.js';
import type { CheckFailure, Evidence, PlayedCall } from './evidence.js';
import type { HandlerFindings } from './handler-findings.js';
import type { Ledger } from './ledger.js';

export class RunState {
  /** Undefined before the first game, and if the state of the game is unknown. */
  game: KnownGame | undefined;
  games = 0;
  /**
   * The calls of the current game, starting with `newGame`. Before the first game, these are the calls that came too
   * early.
   */
  calls: PlayedCall[] = [];
  /** The kind of game before the current one. */
  earlier: 'nothing' | 'a game' | 'a won game' = 'nothing';
  /**
   * The numbers of moves at which an event was refused. An undo from this number or a move to it removes the number.
   */
  refusedAt = new Set<number>();
  /** The number of undos since the last accepted event that was not an undo. Refused events in between don't matter. */
  undosInARow = 0;
  timesAnnounced = 0;
  /** For each accepted event, the number of moves shown before it, and what the event added. */
  counts: { readonly before: number; readonly added: number }[] = [];
  /** Did an event throw after it was carried out? Later faults may be a consequence. */
  hasThrown = false;
  /** Did an empty pile seem to refuse an ace or a king? The card may have moved, although the view does not show it. */
  hasRefusedPlace = false;
  private callsBefore: PlayedCall[] = [];

  /** @param findings shared by all runs of the handler; the seed belongs to this run */
  constructor(
    readonly view: WatchingView,
    readonly findings: HandlerFindings & { readonly seed: number },
  ) {}

  get rules(): Rules {
    return this.findings.rules;
  }

  get evidence(): Evidence {
    return this.findings.evidence;
  }

  get ledger(): Ledger {
    return this.findings.ledger;
  }

  get lenience(): HandlerFindings['lenience'] {
    return this.findings.lenience;
  }

  get isWon(): boolean {
    return this.game !== undefined && this.rules.isWon(this.game.layout);
  }

  /** Forgets the current game and counts the next one as started. */
  beginGame(): void {
    this.earlier = this.timesAnnounced > 0 ? 'a won game' : this.games > 0 ? 'a game' : 'nothing';
    this.callsBefore = this.calls;
    this.calls = [{ call: NEW_GAME, refused: false }];
    this.games++;
    this.refusedAt = new Set();
    this.undosInARow = 0;
    this.timesAnnounced = 0;
    this.counts = [];
    this.hasThrown = false;
    this.hasRefusedPlace = false;
  }

  addCall(call: KlondikeCall, refused: boolean): void {
    this.calls.push({ call, refused });
  }

  /** Marks the last event as refused: an empty pile did not take a card that it should accept. */
  refusePlace(moves: number): void {
    const last = this.calls.pop();
    if (last !== undefined) this.calls.push({ ...last, refused: true });
    this.refusedAt.add(moves);
    this.hasRefusedPlace = true;
  }

  /** Makes the move of an event, or undoes it. */
  carryOut(game: KnownGame, { kind, move, next }: Effect, shown: { before: number; now: number }): void {
    const { before, now } = shown;
    const depth = game.moves;
    const added = now - before;
    const isCounted = added === 1 && !this.evidence.hasFailed('count.refused');
    if (kind === 'undo') game.undo(next);
    else if (move !== undefined && (kind === 'draw' || kind === 'recycle' || kind === 'carry'))
      game.makeMove(move, next);
    else if (kind === 'nothing left' && isCounted) game.makeMove('stock', next);
    if (game.moves > depth) this.counts.push({ before, added });
    if (game.moves < depth) this.counts.pop();
  }

  /** Updates the counters after an event. */
  remember({ kind }: Effect, { moves }: KnownGame, isAnnounced: boolean): void {
    const isRefused = kind === 'refused' || kind === 'undo refused';
    if (isRefused) this.refusedAt.add(moves);
    else if (kind === 'undo') this.refusedAt.delete(moves + 1);
    else this.refusedAt.delete(moves);
    if (!isRefused) this.undosInARow = kind === 'undo' ? this.undosInARow + 1 : 0;
    if (isAnnounced) this.timesAnnounced++;
    if (this.isWon && kind === 'carry') this.timesAnnounced = Math.max(1, this.timesAnnounced);
  }

  /** The place of a fault in the games played. If it involves the previous game, the calls include that game. */
  place(key: string, check?: EventCheckId): Pick<CheckFailure, 'key' | 'seed' | 'calls' | 'earlierGames'> {
    const { games, findings } = this;
    const isOfTwo = games > 1 && (check === 'deal.shuffled' || check?.startsWith('new-game.') === true);
    const calls = isOfTwo ? [...this.callsBefore, ...this.calls] : this.calls.slice();
    return { key, seed: findings.seed, calls, earlierGames: Math.max(0, games - (isOfTwo ? 2 : 1)) };
  }
}
