/** A session of games without a window: whatever plays, shows or keeps it is joined from outside. */
import { handlerOn, createBus, connect } from '../../klondike/contract/bus.js';
import type { KlondikeCall, KlondikeEventsHandler } from '../../klondike/contract/handler.js';
import { deliver } from '../../klondike/contract/handler.js';
import type { KlondikeView } from '../../klondike/contract/view.js';
import { KlondikeController } from '../../klondike/controller.js';
import { isChoosing, tableOf } from '../../doors/houses.js';
import type { Deal, TakesDeals } from '../../klondike/deals.js';
import type { Layout } from '../../klondike/model/layout.js';
import type { Refusal } from '../../klondike/model/refusal.js';
import type { Rules } from '../../klondike/model/rules.js';
import { ULG } from '../../klondike/model/rules.js';
import type { ChoosingTable } from '../../klondike/table.js';
import { parseHouseScript } from '../../replay/klondike/parse.js';
import { runScript } from '../../replay/klondike/runner.js';
import { rulesOf } from '../../replay/klondike/tags.js';
import { Tape } from '../../replay/klondike/tape.js';
import type { ViewCall } from '../../views/view-call.js';
import { callView, viewOf } from '../../views/view-call.js';
import { Journal } from './journal.js';
import { checkGame, faultOf } from './script-text.js';

export interface SessionOptions {
  readonly onRefusal?: (why: Refusal) => void;
  /** An event was played: `script` may say more now. */
  readonly onChange?: (script: string) => void;
  /** What the next game of a house is to be, unless it was told; undefined where that is left to chance. */
  readonly dealFor?: (rules: Rules) => Deal | undefined;
  /** A game with moves in it, not won, is about to be left for a new one. */
  readonly onLeave?: (script: string) => void;
}

/** Invariant: `script` restores the game in play, move for move, down to what can be undone. */
export class Session {
  /** For a view to report to. It stays the same when a game is restored. */
  readonly handler: KlondikeEventsHandler;
  private seat: Seat;
  private view: KlondikeView | undefined;
  private moves = 0;
  private isWon = false;
  /** Is it known what the next game will be? */
  private isDealt = false;
  private readonly screen = viewOf((call) => this.show(call));

  constructor(private readonly options: SessionOptions = {}) {
    const bus = createBus();
    this.handler = handlerOn(bus, () => this.seat.controller.getName());
    bus.on('*', (event, args) => this.play({ event, args } as KlondikeCall));
    this.seat = this.makeSeat(ULG);
    this.seat.attach(this.screen);
  }

  /** The name of the deal in play; undefined before the first game. */
  get deal(): string | undefined {
    return this.seat.controller.deal;
  }

  /** The house the game is played in. */
  get rules(): Rules {
    return this.seat.controller.rules;
  }

  /** Where all cards lie; undefined before the first game. */
  get layout(): Layout | undefined {
    return this.seat.controller.layout;
  }

  /** The door of the house, if it is told of the cards that are chosen before they are moved. */
  get choosing(): ChoosingTable | undefined {
    return this.seat.choosing;
  }

  /** The game in play, from its deal. */
  get script(): string {
    return this.seat.journal.text;
  }

  /** Would a new game end one that has moves in it and is not won? */
  get isUnderWay(): boolean {
    return this.moves > 0 && !this.isWon;
  }

  /** Shows the game in this view from now on, until another house is entered; in none where there is no view. */
  attach(view: KlondikeView | undefined): void {
    this.view = view;
    if (view !== undefined) this.seat.attach(this.screen);
  }

  /** The next new game, and only that one, starts from this deal. */
  nextDeal(deal: Deal): void {
    this.seat.controller.nextDeal(deal);
    this.isDealt = true;
  }

  /** Begins a game in a house, in place of the one in play: this deal, where one is given. */
  enter(rules: Rules, deal?: Deal): void {
    if (this.isUnderWay) this.options.onLeave?.(this.script);
    this.moves = 0;
    this.isDealt = false;
    this.sitAt(this.makeSeat(rules));
    if (deal !== undefined) this.nextDeal(deal);
    this.handler.newGame();
  }

  /**
   * Goes on with the last game of a script, in place of the one in play.
   * @throws TextError where the script cannot be read or played; the game in play is then as before
   */
  restore(text: string): void {
    const script = parseHouseScript(text);
    checkGame(text, script);
    const seat = this.makeSeat(rulesOf(script));
    const { failure } = runScript(script, (view) => {
      seat.attach(view);
      return seat.handler;
    });
    if (failure !== undefined) throw faultOf({ text, script }, failure);
    this.isDealt = false;
    this.sitAt(seat);
  }

  /** A view of another house's table is told no more. */
  private sitAt(seat: Seat): void {
    if (seat.controller.rules !== this.rules) this.view = undefined;
    this.seat = seat;
    seat.attach(this.screen);
  }

  private play(call: KlondikeCall): void {
    const { onLeave, onChange } = this.options;
    if (call.event === 'newGame') {
      if (this.isUnderWay) onLeave?.(this.script);
      this.prepare();
    }
    deliver(this.seat.handler, call);
    onChange?.(this.script);
  }

  private prepare(): void {
    const deal = this.isDealt ? undefined : this.options.dealFor?.(this.rules);
    this.isDealt = false;
    if (deal !== undefined) this.seat.controller.nextDeal(deal);
  }

  private show(call: ViewCall): void {
    if (call.call === 'updateMoves') {
      this.moves = call.args[0];
      this.isWon = false;
    }
    if (call.call === 'win') this.isWon = true;
    if (this.view !== undefined) callView(this.view, call);
  }

  /** Nothing is heard from a table on which a script is still being played. */
  private makeSeat(rules: Rules): Seat {
    const seat = new Seat(rules, (why) => {
      if (this.seat === seat) this.options.onRefusal?.(why);
    });
    return seat;
  }
}

/** A controller with its bus, and the journal of what is played there. */
class Seat {
  readonly choosing: ChoosingTable | undefined;
  readonly controller: KlondikeController;
  readonly handler: KlondikeEventsHandler & TakesDeals;
  readonly journal = new Journal();
  private readonly tape: Tape;

  constructor(rules: Rules, onRefusal: (why: Refusal) => void) {
    const bus = createBus();
    const table = tableOf(rules);
    const controller = new KlondikeController({ table, onRefusal });
    connect(bus, controller);
    this.tape = new Tape(bus, controller, (item) => this.journal.write(item));
    this.choosing = isChoosing(table) ? table : undefined;
    this.controller = controller;
    this.handler = {
      ...handlerOn(bus, () => controller.getName()),
      nextDeal: (deal) => controller.nextDeal(deal),
    };
  }

  attach(view: KlondikeView): void {
    this.controller.attach(this.tape.watch(view));
  }
}
