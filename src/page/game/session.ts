/** A session of games without a window: whatever plays, shows or keeps it is joined from outside. */
import { runWith } from '../../replay/running/run.js';
import { GameRunner } from '../../replay/running/runner.js';
import type { GameTypes } from '../../replay/running/stage.js';
import type { ScriptOf } from '../../replay/script/items.js';
import type { Contract } from './contract.js';
import { checkGame, faultOf } from './script-text.js';
import type { SeatOf } from './seat.js';

/** What becomes known of the games of a session. */
export interface SessionEvents {
  /** An event was played, and `script` says more now. */
  readonly onChange?: (script: string) => void;
  /** A game with moves in it, not won, is left for a new one. */
  readonly onLeave?: (script: string) => void;
}

export interface SessionOptions<Why> extends SessionEvents {
  readonly onRefusal?: (why: Why) => void;
}

/** The game of a session; `Why` are the reasons for which its events are refused. */
export interface SessionGame<Game extends GameTypes, Seat extends SeatOf<Game>, Why> extends Contract<Game> {
  /** @throws TextError where there is no script of the game */
  readonly parse: (text: string) => ScriptOf<Game['call'], Game['fact']>;
  /** A seat at which the script can be played. */
  readonly seatFor: (script: ScriptOf<Game['call'], Game['fact']>, sitting: Sitting<Why>) => Seat;
}

/** What a seat is given. */
export interface Sitting<Why> {
  readonly onRefusal: (why: Why) => void;
  /** False as long as a script is still being played there. */
  readonly isInPlay: () => boolean;
}

/** Invariant: `script` restores the game in play, move for move, down to what can be undone. */
export class GameSession<Game extends GameTypes, Seat extends SeatOf<Game>, Why> {
  /** For a view to report to. It stays the same when a game is restored. */
  readonly handler: Game['handler'];
  protected seat: Seat;
  protected view: Game['view'] | undefined;
  /** Is it known what the next game will be? */
  private isNextKnown = false;
  private readonly screen: Game['view'];

  constructor(
    private readonly game: SessionGame<Game, Seat, Why>,
    private readonly options: SessionOptions<Why>,
  ) {
    this.handler = game.handlerOf(
      (call) => this.play(call),
      () => this.seat.handler.getName(),
    );
    this.screen = game.viewOf((call) => {
      if (this.view !== undefined) game.callView(this.view, call);
    });
    this.seat = this.newSeat((sitting) => game.seatFor([], sitting));
    this.seat.attach(this.screen);
  }

  /** The name of the deal in play; undefined before the first game. */
  get deal(): string | undefined {
    return this.seat.deal;
  }

  /** The game in play, from its deal. */
  get script(): string {
    return this.seat.script;
  }

  /** Would a new game end one that has moves in it and is not won? */
  get isUnderWay(): boolean {
    return this.seat.isUnderWay;
  }

  /** Shows the game in this view from now on; in none where there is no view. */
  attach(view: Game['view'] | undefined): void {
    this.view = view;
    if (view !== undefined) this.seat.attach(this.screen);
  }

  /** The next new game, and only that one, starts from this deal. */
  nextDeal(deal: Game['deal']): void {
    this.seat.handler.nextDeal(deal);
    this.isNextKnown = true;
  }

  /**
   * Goes on with the last game of a script, in place of the one in play.
   * @throws TextError where the script cannot be read or played; the game in play is then as before
   */
  restore(text: string): void {
    const { stage, parse, seatFor } = this.game;
    const script = parse(text);
    checkGame(stage, { text, script });
    const seat = this.newSeat((sitting) => seatFor(script, sitting));
    const runner = new GameRunner(stage, (view) => {
      seat.attach(view);
      return seat.handler;
    });
    const { failure } = runWith(runner, script);
    if (failure !== undefined) throw faultOf(stage, { text, script }, failure);
    this.sitAt(seat);
  }

  /** What the next game is to be, unless it was told; undefined where that is left to chance. */
  protected upcoming(): Game['deal'] | undefined {
    return undefined;
  }

  /** In place of the one before, and of the game that was played there. */
  protected sitAt(seat: Seat): void {
    this.isNextKnown = false;
    this.seat = seat;
    seat.attach(this.screen);
  }

  /** The game in play is about to be left. */
  protected leave(): void {
    if (this.isUnderWay) this.options.onLeave?.(this.script);
  }

  /** Nothing is heard from a seat at which a script is still being played. */
  protected newSeat(make: (sitting: Sitting<Why>) => Seat): Seat {
    const isInPlay = (): boolean => this.seat === seat;
    const seat = make({
      isInPlay,
      onRefusal: (why) => {
        if (isInPlay()) this.options.onRefusal?.(why);
      },
    });
    return seat;
  }

  private play(call: Game['call']): void {
    const { stage } = this.game;
    const { onLeave, onChange } = this.options;
    const before = this.script;
    const left = this.isUnderWay && stage.language.begins(call) ? before : undefined;
    if (stage.takesDeal(call)) this.prepare();
    try {
      stage.deliver(this.seat.handler, call);
    } finally {
      const { script } = this;
      if (left !== undefined && script !== before) onLeave?.(left);
      if (script !== before) onChange?.(script);
    }
  }

  private prepare(): void {
    const deal = this.isNextKnown ? undefined : this.upcoming();
    this.isNextKnown = false;
    if (deal !== undefined) this.seat.handler.nextDeal(deal);
  }
}
