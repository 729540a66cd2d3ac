/** A session of Klondike, in any of its houses. */
import type { KlondikeAssistant } from './contract/assistant.js';
import type { Take } from './model/refuse.js';
import type { PileId } from './words/piles.js';
import type { Deal } from './model/deals.js';
import type { Layout } from './model/layout.js';
import type { Rules } from './model/rules.js';
import type { ChoosingTable } from './controller/table.js';
import type { Klondike } from './script/stage.js';
import type { SessionOptions as GameSessionOptions } from '../../scripts/running/session.js';
import { GameSession } from '../../scripts/running/session.js';
import { KLONDIKE } from './kit.js';
import { KlondikeSeat } from './seat.js';

export interface SessionOptions extends GameSessionOptions<Klondike> {
  /** What the next game of a house is to be, unless it was told; undefined where that is left to chance. */
  readonly dealFor?: (rules: Rules) => Deal | undefined;
}

export class Session extends GameSession<Klondike, KlondikeSeat> implements KlondikeAssistant {
  private readonly dealFor: SessionOptions['dealFor'];

  constructor({ dealFor, ...options }: SessionOptions = {}) {
    super(KLONDIKE, options);
    this.dealFor = dealFor;
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

  targets(take: Take): PileId[] {
    return this.seat.controller.targets(take);
  }

  /** Begins a game in a house, in place of the one in play: this deal, where one is given. */
  enter(rules: Rules, deal?: Deal): void {
    this.leave();
    this.sitAt(this.seatOf(rules));
    this.nextDeal(deal);
    this.handler.newGame();
  }

  /** Goes to the table of a house, where no cards lie yet; the same view looks on. */
  goTo(rules: Rules): void {
    const { view } = this;
    this.sitAt(this.seatOf(rules));
    this.attach(view);
  }

  private seatOf(rules: Rules): KlondikeSeat {
    return this.newSeat((sitting) => new KlondikeSeat(rules, sitting));
  }

  protected override upcoming(): Deal | undefined {
    return this.dealFor?.(this.rules);
  }

  /** A view of another house's table is told no more. */
  protected override sitAt(seat: KlondikeSeat): void {
    if (seat.controller.rules !== this.rules) this.view = undefined;
    super.sitAt(seat);
  }
}
