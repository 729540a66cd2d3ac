/** The place where Klondike is played, at the table of a house. */
import type { Here } from '../../core/later.js';
import type { Doors } from './doors/doors.js';
import { isChoosing, tableAt } from './doors/doors.js';
import { KlondikeController } from './controller/klondike-controller.js';
import type { Rules } from './model/rules.js';
import type { ChoosingTable } from './controller/klondike-table.js';
import type { Klondike } from './script/live-stage.js';
import { LIVE_STAGE } from './script/live-stage.js';
import type { Sitting } from '../../kit/kit.js';
import { Seat } from '../../kit/seat.js';

export class KlondikeSeat extends Seat<Klondike, KlondikeController> {
  readonly house: string;
  /** The door of the house, if it is told which cards are chosen before they are moved. */
  readonly choosing: ChoosingTable | undefined;

  constructor(rules: Rules, doors: Here<Doors>, { onRefusal, name, onItem }: Sitting<Klondike> = {}) {
    const table = tableAt(rules, doors);
    const controller = new KlondikeController({
      table,
      ...(onRefusal && { onRefusal }),
      ...(name !== undefined && { name }),
    });
    super(LIVE_STAGE, controller, { tags: { Rules: rules.name }, onItem });
    this.house = rules.name;
    this.choosing = isChoosing(table) ? table : undefined;
  }

  get isWon(): boolean {
    return this.controller.isWon;
  }

  get standing(): number {
    return this.controller.moves;
  }

  /** A click that also draws does not only turn the waste over. */
  override get redeals(): number | undefined {
    const { rules, layout } = this.controller;
    return rules.recycleDraws ? 0 : layout?.redeals;
  }

  get isBegun(): boolean {
    return this.controller.canUndo;
  }
}
