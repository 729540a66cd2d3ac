/** A game of Klondike as the command sets it up, at the table of a house. */
import { tableOf } from '../../doors/houses.js';
import type { KlondikeBus } from '../../klondike/contract/bus.js';
import { connect, createBus, handlerOn } from '../../klondike/contract/bus.js';
import type { KlondikeEventsHandler } from '../../klondike/contract/handler.js';
import { KlondikeController } from '../../klondike/controller.js';
import type { Deal, TakesDeals } from '../../klondike/deals.js';
import type { Layout } from '../../klondike/model/layout.js';
import type { Refusal } from '../../klondike/model/refusal.js';
import type { Rules } from '../../klondike/model/rules.js';
import { ULG } from '../../klondike/model/rules.js';
import type { Klondike } from '../../replay/klondike/stage.js';
import { PlayedGame } from '../played-game.js';
import type { Taping } from './record.js';

export interface GameOptions {
  /** The game is played at the house's own table. By default it is `ULG`'s, until `goTo`. */
  readonly rules?: Rules | undefined;
  /** What the first game is dealt; by default it draws its own, as every later game does. */
  readonly deal?: Deal | undefined;
  /** Whom the About box credits. */
  readonly name?: string | undefined;
  /** Records the game. */
  readonly tape?: Taping | undefined;
}

export class Game extends PlayedGame<Klondike, KlondikeBus, KlondikeController> {
  override readonly handler: KlondikeEventsHandler & TakesDeals;
  protected override controller: KlondikeController;
  private disconnect: () => void;

  /** `onRefusal` hears why an event was refused. */
  constructor(
    private readonly options: GameOptions,
    private readonly onRefusal: (why: Refusal) => void,
  ) {
    super(createBus(), options.tape);
    this.controller = this.controllerOf(options.rules ?? ULG);
    this.disconnect = connect(this.bus, this.controller);
    this.handler = {
      ...handlerOn(this.bus, () => this.controller.getName()),
      nextDeal: (next) => this.controller.nextDeal(next),
    };
  }

  /** Where all cards lie; undefined before the first game. */
  get layout(): Layout | undefined {
    return this.controller.layout;
  }

  get rules(): Rules {
    return this.controller.rules;
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
