/**
 * A session of games. The player's calls go through the session's handler to the controller, and the controller updates
 * the view. The seat of the controller records both.
 */
import type { Kit, SeatSettings, Seats } from './kit.js';
import type { PlayedGame } from './played-game.js';
import type { SeatIn } from './seat.js';
import type { GameTypes, HandlerOf } from '../scripts/running/stage.js';
import { handlerOf } from '../scripts/running/stage.js';
import type { CurrentGame } from '../core/statistics/game-watch.js';

/** Callbacks about the games of a session. */
export interface SessionEvents {
  /** Called after an event has made the script longer. */
  readonly onChange?: (script: string) => void;
  /** Called with an unfinished game, when a new game replaces it. */
  readonly onLeave?: (left: LeftInPlay) => void;
  /** Called when the game changes to a restored game or an empty table without an event from the player. */
  readonly onSeated?: () => void;
}

/** A game that another one replaced. */
export interface LeftInPlay {
  readonly script: string;
  readonly house: string;
  readonly deal: string;
  /** The player's progress: a number of moves, or a score. */
  readonly standing: number;
}

export interface SessionOptions<Game extends GameTypes>
  extends SessionEvents, Pick<SeatSettings<Game>, 'onRefusal' | 'name' | 'help' | 'onItem'> {
  /** The deal for the next game in a house, unless `nextDeal` gave one; undefined for a random deal. */
  readonly dealFor?: ((house: string, inPlay: string | undefined) => Game['deal'] | undefined) | undefined;
}

/** Invariant: `script` restores the game in play, move for move, down to what can be undone. */
export class GameSession<Game extends GameTypes, At extends SeatIn<Game> = SeatIn<Game>>
  implements PlayedGame<Game, At>, Seats<Game, At>
{
  /** The handler that a view reports to. It stays the same when a game is restored. */
  readonly handler: HandlerOf<Game> & { nextDeal(deal: Game['deal']): void };
  private at: At;
  private view: Game['view'] | undefined;
  private hasEnded = false;
  /** Passes calls to the attached view, if there is one. */
  private readonly screen: Game['view'];
  private next: Game['deal'] | undefined;

  constructor(
    private readonly kit: Kit<Game, At>,
    private readonly options: SessionOptions<Game> = {},
  ) {
    this.at = this.newSeat((settings) => kit.seatIn(kit.houses[0], settings));
    this.handler = {
      ...handlerOf(kit, this.play, () => this.at.controller.getName()),
      nextDeal: (deal) => this.nextDeal(deal),
    };
    this.screen = kit.viewProtocol.from((call) => {
      if (this.view !== undefined) kit.viewProtocol.deliver(this.view, call);
    });
    this.at.attach(this.screen);
  }

  /** The seat at which the game is played. */
  get seat(): At {
    return this.at;
  }

  /** The name of the house in which the game is played. */
  get house(): string {
    return this.at.house;
  }

  /** The name of the deal in play; undefined before the first game. */
  get deal(): string | undefined {
    return this.at.controller.deal;
  }

  /** The script of the game in play, from its deal on. */
  get script(): string {
    return this.at.script;
  }

  get isWon(): boolean {
    return this.at.isWon;
  }

  /** Does the game have moves without a win? */
  get isUnderWay(): boolean {
    return this.at.isBegun && !this.at.isWon;
  }

  /** The game in play, if it is unfinished: it has moves and isn't won. */
  get underWay(): LeftInPlay | undefined {
    const { script, house, deal = '', at } = this;
    return this.isUnderWay ? { script, house, deal, standing: at.standing } : undefined;
  }

  /** Shows the game in this view from now on, or in no view. */
  attach(view: Game['view'] | undefined): void {
    this.view = view;
    if (view !== undefined) this.at.attach(this.screen);
  }

  /** The next new game starts from this deal, but later games don't. */
  nextDeal(deal: Game['deal'] | undefined): void {
    this.next = deal;
  }

  /** Replaces the game in play with a new one in a house. Without `deal`, the house chooses. */
  enter(house: string, deal?: Game['deal']): void {
    const { underWay } = this;
    if (underWay !== undefined) this.options.onLeave?.(underWay);
    this.sitAt(this.seatIn(house));
    this.nextDeal(deal);
    this.begin();
  }

  /** Begins a game in the current house. */
  begin(): void {
    const { dealCall, handlerProtocol } = this.kit;
    handlerProtocol.deliver(this.handler, dealCall);
  }

  /** Opens the empty table of a house, without dealing. The view stays attached. */
  goTo(house: string): void {
    const { view } = this;
    this.sitAt(this.seatIn(house));
    this.attach(view);
  }

  /** The session as a view's assistant. Redo goes through the handler, like every event. */
  redo(): void {
    this.handler.redo?.();
  }

  get canRedo(): boolean {
    return this.at.controller.canRedo;
  }

  /** Ends the session. It ignores all later events. */
  end(): void {
    this.hasEnded = true;
  }

  private seatIn(house: string): At {
    return this.newSeat((settings) => this.kit.seatIn(house, settings));
  }

  /** Replaces the seat and the game played there. A view of another house's table is detached. */
  sitAt(seat: At): void {
    if (seat.house !== this.house) this.view = undefined;
    this.at = seat;
    seat.takeGrowth();
    seat.attach(this.screen);
    this.options.onSeated?.();
  }

  /**
   * Makes a seat. It reports refusals only while it is in play, not during the replay of a script.
   */
  newSeat(make: (settings: SeatSettings<Game>) => At): At {
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
    if (this.hasEnded) return;
    const { at: seat, options } = this;
    const { language, takesDeal } = this.kit;
    const left = language.begins({ event, args }) ? this.underWay : undefined;
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
    const deal = this.next ?? this.options.dealFor?.(this.house, this.deal);
    this.next = undefined;
    if (deal !== undefined) this.at.controller.nextDeal(deal);
  }
}

/** The part of a session with facts about the game in play. */
export interface SessionInPlay {
  readonly deal: string | undefined;
  readonly house: string;
  /** From the deal on. */
  readonly script: string;
  readonly seat: Pick<CurrentGame, 'isBegun' | 'isWon' | 'redeals'> & {
    readonly controller: Pick<CurrentGame, 'moves'>;
  };
}

/** Undefined before the first game. */
export function standingIn(
  game: string,
  { deal, house, script, seat }: SessionInPlay,
): CurrentGame | undefined {
  if (deal === undefined) return undefined;
  const { isBegun, isWon, redeals, controller } = seat;
  return {
    game,
    rules: house,
    deal,
    moves: controller.moves,
    redeals,
    usedUndo: /\bundo\b/.test(withoutTags(script)),
    isDealt: isDealt(deal),
    isBegun,
    isFresh: !isBegun && hasOnlyDeal(script),
    isWon,
  };
}

const withoutTags = (script: string): string => script.replace(/^\[.*\]$/gm, '');

/** Does the script only deal? */
export const hasOnlyDeal = (script: string): boolean => {
  const words = withoutTags(script).trim();
  return words !== '' && !/\s/.test(words);
};

/**
 * Did a game with this name begin at a deal? The name of a position is its text, such as `t1: Kc; t2: Qc`. Only such a
 * name has a colon before a space.
 */
const isDealt = (name: string): boolean => !name.includes(': ');
