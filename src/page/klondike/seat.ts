/** Where Klondike is played on the page. */
import { isChoosing, tableOf } from '../../doors/houses.js';
import { createBus, handlerOn } from '../../klondike/contract/bus.js';
import type { KlondikeCall } from '../../klondike/contract/handler.js';
import { KlondikeController } from '../../klondike/controller.js';
import type { Layout } from '../../klondike/model/layout.js';
import type { Refusal } from '../../klondike/model/refusal.js';
import type { Rules } from '../../klondike/model/rules.js';
import type { ChoosingTable } from '../../klondike/table.js';
import type { Klondike } from '../../replay/klondike/stage.js';
import { STAGE } from '../../replay/klondike/stage.js';
import { callView, viewOf } from '../../views/view-call.js';
import type { Contract } from '../game/contract.js';
import { Seat } from '../game/seat.js';

export const CONTRACT: Contract<Klondike> = {
  stage: STAGE,
  handlerOf: (hear, getName) => {
    const bus = createBus();
    bus.on('*', (event, args) => hear({ event, args } as KlondikeCall));
    return handlerOn(bus, getName);
  },
  viewOf,
  callView,
};

/** At the table of a house. */
export class KlondikeSeat extends Seat<Klondike, KlondikeController> {
  /** The door of the house, if it is told of the cards that are chosen before they are moved. */
  readonly choosing: ChoosingTable | undefined;
  /** Has the game moves in it, and is not won? */
  private readonly isPlayed: () => boolean;

  constructor(rules: Rules, onRefusal: (why: Refusal) => void) {
    const table = tableOf(rules);
    const controller = new KlondikeController({ table, onRefusal });
    let dealt: Layout | undefined;
    super(CONTRACT, controller, {
      tags: { Rules: rules.name },
      kept: (item) => {
        if (item.kind === 'event' && STAGE.language.begins(item.call)) dealt = controller.layout;
        return [item];
      },
    });
    this.choosing = isChoosing(table) ? table : undefined;
    this.isPlayed = () => controller.layout !== dealt && !table.isWon;
  }

  get isUnderWay(): boolean {
    return this.isPlayed();
  }
}
