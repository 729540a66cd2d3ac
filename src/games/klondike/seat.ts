/** Klondike's seat: a controller on the table of a house, and the script of its game. */
import { KlondikeController } from './controller/klondike-controller.js';
import type { ChoosingTable, KlondikeTable } from './controller/klondike-table.js';
import { isChoosing } from './controller/klondike-table.js';
import type { Klondike } from './script/stage.js';
import { STAGE } from './script/stage.js';
import type { SeatSettings } from '../../kit/kit.js';
import { Seat } from '../../kit/seat.js';

export class KlondikeSeat extends Seat<Klondike, KlondikeController> {
  readonly house: string;
  /** The table of the house, if its door lets players choose cards before they move them. */
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

  /** 0 if the click that turns the waste over also draws, because then it isn't only a redeal. */
  override get redeals(): number | undefined {
    const { rules, layout } = this.controller;
    return rules.recycleDraws ? 0 : layout?.redeals;
  }

  get isBegun(): boolean {
    return this.controller.canUndo;
  }
}
