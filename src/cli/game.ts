/** A game as the command sets it up: a controller played by way of a bus, and a tape that hears it. */
import { tableOf } from '../doors/houses.js';
import type { KlondikeBus } from '../klondike/contract/bus.js';
import { connect, createBus, handlerOn } from '../klondike/contract/bus.js';
import type { KlondikeEventsHandler } from '../klondike/contract/handler.js';
import type { KlondikeView } from '../klondike/contract/view.js';
import { KlondikeController } from '../klondike/controller.js';
import type { Deal, TakesDeals } from '../klondike/deals.js';
import type { Refusal } from '../klondike/model/refusal.js';
import type { Rules } from '../klondike/model/rules.js';
import { ULG } from '../klondike/model/rules.js';
import type { Taping } from './record.js';

export interface GameOptions {
  /** `ULG` by default. The game is played at the house's own table. */
  readonly rules?: Rules | undefined;
  /** What the first game is dealt; by default it draws its own, as every later game does. */
  readonly deal?: Deal | undefined;
  /** Whom the About box credits. */
  readonly name?: string | undefined;
  /** Puts a recorder between the controller and its view: the view it returns is told of the game. */
  readonly tape?: Taping | undefined;
}

export class Game {
  /** For whoever plays. */
  readonly handler: KlondikeEventsHandler & TakesDeals;
  private readonly bus: KlondikeBus = createBus();
  private readonly controller: KlondikeController;
  private readonly tape: Taping | undefined;

  /** `onRefusal` hears why an event was refused. */
  constructor({ rules = ULG, deal, name, tape }: GameOptions, onRefusal: (why: Refusal) => void) {
    const table = tableOf(rules);
    const controller = new KlondikeController({ table, ...(name !== undefined && { name }), onRefusal });
    if (deal !== undefined) controller.nextDeal(deal);
    connect(this.bus, controller);
    this.controller = controller;
    this.tape = tape;
    this.handler = {
      ...handlerOn(this.bus, () => controller.getName()),
      nextDeal: (next) => controller.nextDeal(next),
    };
  }

  /** The name of the deal in play; undefined before the first game. */
  get deal(): string | undefined {
    return this.controller.deal;
  }

  showIn(view: KlondikeView): void {
    const { bus, controller, tape } = this;
    controller.attach(tape?.(bus, controller, view) ?? view);
  }

  /** Nobody hears what is played from now on. */
  end(): void {
    this.bus.all.clear();
  }
}
