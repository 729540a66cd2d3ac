/**
 * A session of games: whoever plays tells its bus, the bus tells the controller, and that tells the view. The
 * recorder of the controller's seat hears both.
 */
import mitt from 'mitt';
import type { Redoes } from '../../core/redo.js';
import type { Kit, Sitting } from './kit.js';
import { runWith } from './run.js';
import { GameRunner } from './runner.js';
import { checkGame, faultOf } from './script-text.js';
import type { Seat } from './seat.js';
import type { ControllerOf, GameTypes, HandlerOf } from './stage.js';

/** What becomes known of the games of a session. */
export interface SessionEvents {
  /** An event was played, and `script` says more now. */
  readonly onChange?: (script: string) => void;
  /** A game with moves in it, not won, is left for a new one. */
  readonly onLeave?: (script: string) => void;
}

export type SessionOptions<Game extends GameTypes> = SessionEvents &
  Pick<Sitting<Game>, 'onRefusal' | 'name' | 'onItem'>;

/** Invariant: `script` restores the game in play, move for move, down to what can be undone. */
export class GameSession<
  Game extends GameTypes,
  At extends Seat<Game, ControllerOf<Game>>,
> implements Redoes {
  /** For a view to report to. It stays the same when a game is restored. */
  readonly handler: HandlerOf<Game> & { nextDeal(deal: Game['deal']): void };
  protected seat: At;
  protected view: Game['view'] | undefined;
  private readonly bus = mitt<Record<string, Game['call']['args']>>();
  /** Tells the view that looks on; where none does, what is told is recorded all the same. */
  private readonly screen: Game['view'];
  private next: Game['deal'] | undefined;

  constructor(
    private readonly kit: Kit<Game, At>,
    private readonly options: SessionOptions<Game>,
  ) {
    const { bus } = this;
    this.seat = this.newSeat((sitting) => kit.seatFor([], sitting));
    this.handler = {
      ...kit.handlerOf(bus.emit.bind(bus), () => this.seat.controller.getName()),
      nextDeal: (deal) => this.nextDeal(deal),
    };
    this.screen = kit.viewOf((call) => {
      if (this.view !== undefined) kit.callView(this.view, call);
    });
    this.seat.attach(this.screen);
    bus.on('*', this.play);
  }

  /** The name of the deal in play; undefined before the first game. */
  get deal(): string | undefined {
    return this.seat.controller.deal;
  }

  /** The game in play, from its deal. */
  get script(): string {
    return this.seat.script;
  }

  get isWon(): boolean {
    return this.seat.isWon;
  }

  /** Would a new game end one that has moves in it and is not won? */
  get isUnderWay(): boolean {
    return this.seat.isBegun && !this.seat.isWon;
  }

  /** Shows the game in this view from now on; in none where there is no view. */
  attach(view: Game['view'] | undefined): void {
    this.view = view;
    if (view !== undefined) this.seat.attach(this.screen);
  }

  /** The next new game, and only that one, starts from this deal. */
  nextDeal(deal: Game['deal'] | undefined): void {
    this.next = deal;
  }

  /**
   * Goes on with the last game of a script, in place of the one in play.
   * @throws TextError where the script cannot be read or played; the game in play is then as before
   */
  restore(text: string): void {
    const { kit } = this;
    const script = kit.parse(text);
    checkGame(kit, { text, script });
    const seat = this.newSeat((sitting) => kit.seatFor(script, sitting));
    const runner = new GameRunner(kit, (view) => {
      seat.attach(view);
      return seat.handler;
    });
    const { failure } = runWith(runner, script);
    if (failure !== undefined) throw faultOf(kit, { text, script }, failure);
    this.nextDeal(undefined);
    this.sitAt(seat);
  }

  /** As an assistant of a view; it goes by the bus, as all that is played. */
  redo(): void {
    this.handler.redo?.();
  }

  get canRedo(): boolean {
    return this.seat.controller.canRedo;
  }

  /** Nobody hears what is played from now on. */
  end(): void {
    this.bus.all.clear();
  }

  /** What the next game is to be, unless it was told; undefined where that is left to chance. */
  protected upcoming(): Game['deal'] | undefined {
    return undefined;
  }

  /** In place of the one before, and of the game that was played there. */
  protected sitAt(seat: At): void {
    this.seat = seat;
    seat.takeGrowth();
    seat.attach(this.screen);
  }

  /** The game in play is about to be left. */
  protected leave(): void {
    if (this.isUnderWay) this.options.onLeave?.(this.script);
  }

  /** Nothing is heard from a seat at which a script is still being played. */
  protected newSeat(make: (sitting: Sitting<Game>) => At): At {
    const { name, onItem, onRefusal } = this.options;
    const isInPlay = (): boolean => this.seat === seat;
    const seat = make({
      isRehearsed: () => !isInPlay(),
      name,
      onItem,
      onRefusal: (why) => {
        seat.refuse();
        if (isInPlay()) onRefusal?.(why);
      },
    });
    return seat;
  }

  private readonly play = (event: string, args: Game['call']['args']): void => {
    const { seat, options } = this;
    const { language, takesDeal } = this.kit;
    const left = language.begins({ event, args }) && this.isUnderWay ? this.script : undefined;
    if (takesDeal({ event, args })) this.prepare();
    try {
      seat.play(event, args);
    } finally {
      const hasGrown = seat.takeGrowth();
      if (hasGrown && left !== undefined) options.onLeave?.(left);
      if (hasGrown) options.onChange?.(seat.script);
    }
  };

  private prepare(): void {
    const deal = this.next ?? this.upcoming();
    this.next = undefined;
    if (deal !== undefined) this.seat.controller.nextDeal(deal);
  }
}
