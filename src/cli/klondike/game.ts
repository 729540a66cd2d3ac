/** A game as the command sets it up: a controller played by way of a bus, and a tape that hears it. */
import { tableOf } from '../../doors/houses.js';
import type { KlondikeBus } from '../../klondike/contract/bus.js';
import { connect, createBus, handlerOn } from '../../klondike/contract/bus.js';
import type { KlondikeEventsHandler } from '../../klondike/contract/handler.js';
import type { KlondikeView } from '../../klondike/contract/view.js';
import { KlondikeController } from '../../klondike/controller.js';
import type { Deal, TakesDeals } from '../../klondike/deals.js';
import type { Layout } from '../../klondike/model/layout.js';
import type { Refusal } from '../../klondike/model/refusal.js';
import type { Rules } from '../../klondike/model/rules.js';
import { ULG } from '../../klondike/model/rules.js';
import type { Taping } from './record.js';

export interface GameOptions {
  /** The game is played at the house's own table. By default it is `ULG`'s, until `goTo`. */
  readonly rules?: Rules | undefined;
  /** What the first game is dealt; by default it draws its own, as every later game does. */
  readonly deal?: Deal | undefined;
  /** Whom the About box credits. */
  readonly name?: string | undefined;
  /** Puts a recorder between the controller and its view: the view it returns is told of the game. */
  readonly tape?: Taping | undefined;
}

/** Invariant: the controller is the one that hears the bus, and plays before the view. */
export class Game {
  /** For whoever plays. */
  readonly handler: KlondikeEventsHandler & TakesDeals;
  private readonly bus: KlondikeBus = createBus();
  private controller: KlondikeController;
  private disconnect: () => void;
  private view: KlondikeView | undefined;
  private isRecording = false;

  /** `onRefusal` hears why an event was refused. */
  constructor(
    private readonly options: GameOptions,
    private readonly onRefusal: (why: Refusal) => void,
  ) {
    this.controller = this.controllerOf(options.rules ?? ULG);
    this.disconnect = connect(this.bus, this.controller);
    this.handler = {
      ...handlerOn(this.bus, () => this.controller.getName()),
      nextDeal: (next) => this.controller.nextDeal(next),
    };
  }

  /** The name of the deal in play; undefined before the first game. */
  get deal(): string | undefined {
    return this.controller.deal;
  }

  /** Where all cards lie; undefined before the first game. */
  get layout(): Layout | undefined {
    return this.controller.layout;
  }

  get rules(): Rules {
    return this.controller.rules;
  }

  showIn(view: KlondikeView): void {
    this.view = view;
    this.controller.attach(view);
  }

  /** Begins the tape, where there is one. For once the game is shown, before its first event. */
  record(): void {
    const { tape } = this.options;
    if (tape === undefined || this.view === undefined || this.isRecording) return;
    this.isRecording = true;
    this.controller.attach(tape(this.bus, this.controller, this.view));
  }

  /** Goes to the table of a house. False where the house is settled: by the options, cards dealt or a tape begun. */
  goTo(rules: Rules): boolean {
    if (rules === this.rules) return true;
    if (this.options.rules !== undefined || this.deal !== undefined || this.isRecording) return false;
    this.disconnect();
    this.controller = this.controllerOf(rules);
    this.disconnect = connect(this.bus, this.controller);
    if (this.view !== undefined) this.controller.attach(this.view);
    return true;
  }

  /** Nobody hears what is played from now on. */
  end(): void {
    this.bus.all.clear();
  }

  private controllerOf(rules: Rules): KlondikeController {
    const { deal, name } = this.options;
    const controller = new KlondikeController({
      table: tableOf(rules),
      ...(name !== undefined && { name }),
      onRefusal: this.onRefusal,
    });
    if (deal !== undefined) controller.nextDeal(deal);
    return controller;
  }
}
