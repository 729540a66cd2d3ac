/** The place where Klondike is played, at the table of a house. */
import { KlondikeController } from './controller/klondike-controller.js';
import type { ChoosingTable, KlondikeTable } from './controller/klondike-table.js';
import { isChoosing } from './controller/klondike-table.js';
import type { Klondike } from './script/stage.js';
import { STAGE } from './script/stage.js';
import type { SeatSettings } from '../../kit/kit.js';
import { Seat } from '../../kit/seat.js';

export class KlondikeSeat extends Seat<Klondike, KlondikeController> {
  readonly house: string;
  /** The door of the house, if it is told which cards are chosen before they are moved. */
  readonly choosing: ChoosingTable | undefined;

  constructor(table: KlondikeTable, { onRefusal, name, onItem }: SeatSettings<Klondike> = {}) {
    const { rules } = table;
    const controller = new KlondikeController({
      table,
      ...(onRefusal && { onRefusal }),
      ...(name !== undefined && { name }),
    });
    super(STAGE, controller, { tags: { Rules: rules.name }, onItem });
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
