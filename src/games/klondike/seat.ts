/** The place where Klondike is played, at the table of a house. */
import { isChoosing, tableOf } from './doors/houses.js';
import { KlondikeController } from './controller/klondike-controller.js';
import type { Layout } from './model/layout.js';
import type { Rules } from './model/rules.js';
import type { ChoosingTable, KlondikeTable } from './controller/klondike-table.js';
import type { Klondike } from './script/stage.js';
import { STAGE } from './script/stage.js';
import type { Sitting } from '../../kit/kit.js';
import { Seat } from '../../kit/seat.js';

export class KlondikeSeat extends Seat<Klondike, KlondikeController> {
  readonly house: string;
  /** The door of the house, if it is told which cards are chosen before they are moved. */
  readonly choosing: ChoosingTable | undefined;
  private readonly hasMoves: () => boolean;
  private readonly table: KlondikeTable;

  constructor(rules: Rules, { onRefusal, name, onItem }: Sitting<Klondike> = {}) {
    const table = tableOf(rules);
    const controller = new KlondikeController({
      table,
      ...(onRefusal && { onRefusal }),
      ...(name !== undefined && { name }),
    });
    let dealt: Layout | undefined;
    super(STAGE, controller, {
      tags: { Rules: rules.name },
      kept: (item) => {
        if (item.kind === 'event' && STAGE.language.begins(item.call)) dealt = controller.layout;
        return [item];
      },
      onItem,
    });
    this.house = rules.name;
    this.choosing = isChoosing(table) ? table : undefined;
    this.hasMoves = () => controller.layout !== dealt;
    this.table = table;
  }

  get isWon(): boolean {
    return this.table.isWon;
  }

  get isBegun(): boolean {
    return this.hasMoves();
  }
}
