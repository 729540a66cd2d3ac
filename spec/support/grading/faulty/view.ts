/** Faults in calls to the view and in the timing of its refresh. */
import type { Carry, Route, Step } from '../base-handler.js';
import { BaseHandler } from '../base-handler.js';
import type { StudentPile } from '../student-table.js';
import { codesOf } from '../student-table.js';
import type { HandlerClass } from './faulty-handler.js';
import { faultsOf } from './faulty-handler.js';

type Event = 'newGame' | 'undo' | Step['kind'] | Route;

/** A handler that knows which event it is handling. */
class EventAwareHandler extends BaseHandler {
  protected event: Event = 'newGame';

  override newGame(): void {
    this.event = 'newGame';
    super.newGame();
  }

  override undo(): void {
    this.event = 'undo';
    super.undo();
  }

  protected override accept(step: Step): void {
    this.event = step.kind === 'carry' ? step.carry.route : step.kind;
    super.accept(step);
  }
}

/** Does not refresh after some events. */
const unrefreshed = (isForgotten: (event: Event) => boolean): HandlerClass =>
  class extends EventAwareHandler {
    protected override refresh(): void {
      if (!isForgotten(this.event)) super.refresh();
    }
  };

const RECYCLED = '[Layout "stock: 2c 3c 4c 5c; t1: Kd"] new stock*3';
const BACK = '[Layout "f1: Ah 2h; t1: 3c"] new f1>t1';

export const FAULTY_REFRESHING = faultsOf('view', {
  'finishes-by-itself': {
    fault:
      'When all cards are face up and the stock is empty, the remaining cards move to the foundations automatically.',
    check: 'view.own-moves',
    handler: class extends BaseHandler {
      protected override move(carry: Carry): void {
        super.move(carry);
        if (this.stock.length + this.waste.up.length > 0) return;
        if (this.columns.some(({ down }) => down.length > 0)) return;
        while (this.columns.some((column) => this.isCarriedUp(column)));
      }

      private isCarriedUp(from: StudentPile): boolean {
        const to = this.foundations.find((foundation) => {
          const carry = { route: 't>f', from, count: 1, to: foundation } as const;
          return this.mayTake(carry) && this.mayPut(carry);
        });
        if (to === undefined) return false;
        super.move({ route: 't>f', from, count: 1, to });
        return true;
      }
    },
    shows: '[Layout "f1: Ah; t1: 3h 2h; t2: 4s"] new t1>f1 { t1: }',
  },
  'unrefreshed-undo': {
    fault: 'The view is not refreshed after undo.',
    check: 'view.refresh',
    handler: unrefreshed((event) => event === 'undo'),
  },
  'unrefreshed-stock': {
    fault: 'The view is not refreshed after a click on the stock.',
    check: 'view.refresh',
    handler: unrefreshed((event) => event === 'draw'),
  },
  'unrefreshed-recycle': {
    fault: 'The view is not refreshed after the waste has come back.',
    check: 'view.refresh',
    handler: unrefreshed((event) => event === 'recycle'),
    shows: RECYCLED,
  },
  'unrefreshed-back': {
    fault: 'The view is not refreshed after a card has come back from a foundation.',
    check: 'view.refresh',
    handler: unrefreshed((event) => event === 'f>t'),
    shows: BACK,
  },
  'unrefreshed-carry': {
    fault: 'The view is not refreshed after moves between columns.',
    check: 'view.refresh',
    handler: unrefreshed((event) => event === 't>t'),
  },
  'refreshed-at-first': {
    fault: 'Only a new game refreshes the view.',
    check: 'view.refresh',
    handler: unrefreshed((event) => event !== 'newGame'),
  },
  'refreshed-too-early': {
    fault: 'The view is refreshed before its other calls, so it shows everything one event late.',
    check: 'view.refresh',
    handler: class extends BaseHandler {
      override show(): void {
        this.refresh();
        this.showPiles();
        this.showMoves();
        if (this.isWon()) this.announce();
        if (this.steps.length === 0) this.refresh();
      }
    },
  },
  'refreshed-later': {
    fault: 'The view is refreshed a moment after the event.',
    check: 'view.refresh',
    handler: class extends BaseHandler {
      protected override refresh(): void {
        setTimeout(() => this.view.refreshWindow(), 5);
      }
    },
  },
  'refused-waste-gone': {
    fault: 'A refused event shows the waste without its top card.',
    check: 'view.refused',
    handler: class extends BaseHandler {
      protected override refuse(): void {
        if (this.waste.up.length === 0) return;
        this.view.wasteCards(codesOf(this.waste.up.slice(-4, -1)));
        this.refresh();
      }
    },
  },
  'refused-columns-covered': {
    fault: 'A refused event shows the last column face down.',
    check: 'view.refused',
    handler: class extends BaseHandler {
      protected override refuse(): void {
        const [last] = this.columns.slice(-1);
        if (last === undefined || last.up.length === 0) return;
        const codes = this.columnCodes(last).map(() => this.hidden());
        this.view.tableauCards(this.columnNumber(6), codes);
        this.refresh();
      }
    },
  },
  'source-not-told': {
    fault: 'The column that cards were moved from is not sent.',
    check: 'view.refresh',
    handler: class extends EventAwareHandler {
      protected override showColumn(column: StudentPile, index: number): void {
        const last = this.steps.at(-1);
        const isLeft = last?.kind === 'carry' && last.carry.from === column && this.event === 't>t';
        if (!isLeft) super.showColumn(column, index);
      }
    },
  },
  'foundation-not-told-back': {
    fault: 'The foundation that a card came back from is not sent.',
    check: 'view.refresh',
    handler: class extends EventAwareHandler {
      protected override showFoundation(pile: StudentPile, index: number): void {
        if (this.event !== 'f>t') super.showFoundation(pile, index);
      }
    },
    shows: BACK,
  },
});
