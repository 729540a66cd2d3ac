/** Where Klondike is played on the page. */
import { isChoosing, tableOf } from '../../doors/houses.js';
import { createBus, handlerOn } from '../../klondike/contract/bus.js';
import type { KlondikeCall } from '../../klondike/contract/handler.js';
import type { KlondikeView } from '../../klondike/contract/view.js';
import { KlondikeController } from '../../klondike/controller.js';
import type { Refusal } from '../../klondike/model/refusal.js';
import type { Rules } from '../../klondike/model/rules.js';
import type { ChoosingTable } from '../../klondike/table.js';
import type { Klondike } from '../../replay/klondike/stage.js';
import { STAGE } from '../../replay/klondike/stage.js';
import type { ViewCall } from '../../views/view-call.js';
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
  private moves = 0;
  private isWon = false;

  constructor(rules: Rules, onRefusal: (why: Refusal) => void) {
    const table = tableOf(rules);
    super(CONTRACT, new KlondikeController({ table, onRefusal }), { tags: { Rules: rules.name } });
    this.choosing = isChoosing(table) ? table : undefined;
  }

  get isUnderWay(): boolean {
    return this.moves > 0 && !this.isWon;
  }

  override attach(view: KlondikeView): void {
    super.attach(
      viewOf((call) => {
        this.heed(call);
        callView(view, call);
      }),
    );
  }

  private heed(call: ViewCall): void {
    if (call.call === 'updateMoves') {
      this.moves = call.args[0];
      this.isWon = false;
    }
    if (call.call === 'win') this.isWon = true;
  }
}
