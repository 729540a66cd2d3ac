/**
 * A session of games: whoever plays tells its bus, the bus tells the controller, and that tells the view. The
 * recorder of the controller's seat hears both.
 */
import mitt from 'mitt';
import { readEvent } from '../scripts/language/event-word.js';
import type { Kit, Sitting } from './kit.js';
import { seatFor } from './kit.js';
import type { PlayedGame } from './played-game.js';
import type { SeatIn } from './seat.js';
import { runWith } from '../scripts/running/run.js';
import { GameRunner } from '../scripts/running/runner.js';
import { checkGame, faultOf } from './script-text.js';
import type { GameTypes, HandlerOf } from '../scripts/running/stage.js';
import { handlerOf } from '../scripts/running/stage.js';

/** What becomes known of the games of a session. */
export interface SessionEvents {
  /** An event was played, and `script` says more now. */
  readonly onChange?: (script: string) => void;
  /** A game with moves in it, not won, is left for a new one. */
  readonly onLeave?: (script: string) => void;
}

export interface SessionOptions<Game extends GameTypes>
  extends SessionEvents, Pick<Sitting<Game>, 'onRefusal' | 'name' | 'help' | 'onItem'> {
  /** What the next game of a house is to be, unless it was told; undefined where that is left to chance. */
  readonly dealFor?: ((house: string) => Game['deal'] | undefined) | undefined;
}

/** Invariant: `script` restores the game in play, move for move, down to what can be undone. */
export class GameSession<
  Game extends GameTypes,
  At extends SeatIn<Game> = SeatIn<Game>,
> implements PlayedGame<Game, At> {
  /** For a view to report to. It stays the same when a game is restored. */
  readonly handler: HandlerOf<Game> & { nextDeal(deal: Game['deal']): void };
  private at: At;
  private view: Game['view'] | undefined;
  private readonly bus = mitt<Record<string, Game['call']['args']>>();
  /** Tells the view that looks on; where none does, what is told is recorded all the same. */
  private readonly screen: Game['view'];
  private next: Game['deal'] | undefined;

  constructor(
    private readonly kit: Kit<Game, At>,
    private readonly options: SessionOptions<Game> = {},
  ) {
    const { bus } = this;
    this.at = this.newSeat((sitting) => kit.seatIn(kit.houses[0], sitting));
    this.handler = {
      ...handlerOf(kit, bus.emit.bind(bus), () => this.at.controller.getName()),
      nextDeal: (deal) => this.nextDeal(deal),
    };
    this.screen = kit.viewProtocol.from((call) => {
      if (this.view !== undefined) kit.viewProtocol.deliver(this.view, call);
    });
    this.at.attach(this.screen);
    bus.on('*', this.play);
  }

  /** Where the game is played. */
  get seat(): At {
    return this.at;
  }

  /** The name of the house the game is played in. */
  get house(): string {
    return this.at.house;
  }

  /** The name of the deal in play; undefined before the first game. */
  get deal(): string | undefined {
    return this.at.controller.deal;
  }

  /** The game in play, from its deal. */
  get script(): string {
    return this.at.script;
  }

  get isWon(): boolean {
    return this.at.isWon;
  }

  /** Would a new game end one that has moves in it and is not won? */
  get isUnderWay(): boolean {
    return this.at.isBegun && !this.at.isWon;
  }

  /** Shows the game in this view from now on; in none where there is no view. */
  attach(view: Game['view'] | undefined): void {
    this.view = view;
    if (view !== undefined) this.at.attach(this.screen);
  }

  /** The next new game, and only that one, starts from this deal. */
  nextDeal(deal: Game['deal'] | undefined): void {
    this.next = deal;
  }

  /** Begins a game in a house, in place of the one in play: this deal, where one is given. */
  enter(house: string, deal?: Game['deal']): void {
    if (this.isUnderWay) this.options.onLeave?.(this.script);
    this.sitAt(this.seatIn(house));
    this.nextDeal(deal);
    this.begin();
  }

  /** Begins a game in the house that is played in. */
  begin(): void {
    const { language, dealing, handlerProtocol } = this.kit;
    const reading = readEvent(language, dealing);
    if ('event' in reading) handlerProtocol.deliver(this.handler, reading.event.call);
  }

  /** Goes to the table of a house, where no cards lie yet; the same view looks on. */
  goTo(house: string): void {
    const { view } = this;
    this.sitAt(this.seatIn(house));
    this.attach(view);
  }

  /**
   * Goes on with the last game of a script, in place of the one in play.
   * @throws TextError where the script cannot be read or played; the game in play is then as before
   */
  restore(text: string): void {
    const { kit } = this;
    const script = kit.parse(text);
    checkGame(kit, { text, script });
    const seat = this.newSeat((sitting) => seatFor(kit, script, sitting));
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
    return this.at.controller.canRedo;
  }

  /** Nobody hears what is played from now on. */
  end(): void {
    this.bus.all.clear();
  }

  private seatIn(house: string): At {
    return this.newSeat((sitting) => this.kit.seatIn(house, sitting));
  }

  /** In place of the one before, and of the game that was played there. A view of another house's table is told no more. */
  private sitAt(seat: At): void {
    if (seat.house !== this.house) this.view = undefined;
    this.at = seat;
    seat.takeGrowth();
    seat.attach(this.screen);
  }

  /** Nothing is heard from a seat at which a script is still being played. */
  private newSeat(make: (sitting: Sitting<Game>) => At): At {
    const { name, help, onItem, onRefusal } = this.options;
    const isInPlay = (): boolean => this.at === seat;
    const seat = make({
      isRehearsed: () => !isInPlay(),
      name,
      help,
      onItem,
      onRefusal: (why) => {
        seat.refuse();
        if (isInPlay()) onRefusal?.(why);
      },
    });
    return seat;
  }

  private readonly play = (event: string, args: Game['call']['args']): void => {
    const { at: seat, options } = this;
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
    const deal = this.next ?? this.options.dealFor?.(this.house);
    this.next = undefined;
    if (deal !== undefined) this.at.controller.nextDeal(deal);
  }
}
