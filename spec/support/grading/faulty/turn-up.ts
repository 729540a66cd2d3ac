/** Faults in turning up uncovered cards. */
import type { Carry } from '../base-handler.js';
import { BaseHandler, give } from '../base-handler.js';
import type { StudentPile } from '../student-table.js';
import type { HandlerClass } from './faulty-handler.js';
import { faultsOf } from './faulty-handler.js';

/** Turns up cards only in some cases. */
const turningUp = (may: (carry: Carry, handler: BaseHandler) => boolean): HandlerClass =>
  class extends BaseHandler {
    protected override turnUp(carry: Carry): boolean {
      return may(carry, this) && super.turnUp(carry);
    }
  };

/** Turns up additional or different cards. */
const turningBesides = (turn: (from: StudentPile, handler: BaseHandler) => void): HandlerClass =>
  class extends BaseHandler {
    protected override turnUp(carry: Carry): boolean {
      const hasTurned = super.turnUp(carry);
      if (hasTurned || carry.from.down.length > 0) turn(carry.from, this);
      return hasTurned;
    }
  };

const CARRY = '[Layout "t1: 2c 3c | 6h; t2: 7s"] new t1>t2';

export const FAULTY_TURNING_UP = faultsOf('turn-up', {
  'never-turned-up': {
    fault: 'Cards are never turned up.',
    check: 'turn-up.carry',
    handler: turningUp(() => false),
  },
  'not-turned-up-by-carry': {
    fault: 'The card that a move to another column uncovers stays face down.',
    check: 'turn-up.carry',
    handler: turningUp(({ route }) => route !== 't>t'),
  },
  'not-turned-up-by-several': {
    fault: 'The card that a move of several cards uncovers stays face down.',
    check: 'turn-up.carry',
    handler: turningUp(({ count }) => count === 1),
    shows: '[Layout "t1: 3c | 6h 5c; t2: 7s"] new t1>t2*2',
  },
  'not-turned-up-in-last-column': {
    fault: 'Cards are never turned up in the last column.',
    check: 'turn-up.carry',
    handler: turningUp(({ from }, { columns }) => columns.indexOf(from) < 6),
  },
  'not-turned-up-for-king': {
    fault: 'The card under a king that goes to an empty column stays face down.',
    check: 'turn-up.carry',
    handler: turningUp(({ from, to }) => from === to || to.up[0]?.rank !== 13),
    shows: '[Layout "t1: 3c | Kh"] new t1>t2',
  },
  'turned-up-shown-late': {
    fault: 'The next event turns up the uncovered card.',
    check: 'turn-up.carry',
    handler: class extends BaseHandler {
      private covered: StudentPile | undefined;

      protected override turnUp(carry: Carry): boolean {
        const hasTurned = super.turnUp(carry);
        this.covered = hasTurned ? carry.from : undefined;
        return hasTurned;
      }

      protected override columnCodes(column: StudentPile): number[] {
        const codes = super.columnCodes(column);
        if (column === this.covered) codes[codes.length - 1] = this.hidden();
        return codes;
      }

      protected override refresh(): void {
        super.refresh();
        this.covered = undefined;
      }
    },
  },
  'turned-up-at-next-click': {
    fault: 'The next click on the stock turns up an uncovered card.',
    check: 'turn-up.carry',
    handler: class extends BaseHandler {
      protected override turnUp(): boolean {
        return false;
      }

      override clickStock(): void {
        for (const { down, up } of this.columns) if (up.length === 0) give(down, up);
        super.clickStock();
      }
    },
  },
  'turned-up-gone': {
    fault: 'The uncovered card disappears.',
    check: 'turn-up.carry',
    handler: class extends BaseHandler {
      protected override columnCodes({ down, up }: StudentPile): number[] {
        const last = this.steps.at(-1);
        const isUncovered = last?.kind === 'carry' && last.hasTurnedUp && last.carry.from.up === up;
        return super.columnCodes({ down, up: isUncovered ? [] : up });
      }
    },
  },
  'not-turned-up-by-foundation': {
    fault: 'The card that a move to a foundation uncovers stays face down.',
    check: 'turn-up.foundation',
    handler: turningUp(({ route }) => route !== 't>f'),
  },
  'not-turned-up-by-ace': {
    fault: 'The card under an ace that goes to a foundation stays face down.',
    check: 'turn-up.foundation',
    handler: turningUp(({ route, to }) => route !== 't>f' || to.up.length > 1),
  },
  'two-turned-up': {
    fault: 'Two cards are turned up at once.',
    check: 'turn-up.top-only',
    handler: turningBesides(({ down, up }) => up.length === 1 && up.unshift(...down.splice(-1))),
    shows: CARRY,
  },
  'all-turned-up': {
    fault: 'All cards of the column are turned up.',
    check: 'turn-up.top-only',
    handler: turningBesides(({ down, up }) => up.length === 1 && up.unshift(...down.splice(0))),
    shows: CARRY,
  },
  'neighbor-turned-up': {
    fault: 'A card of the next column is also turned up.',
    check: 'turn-up.top-only',
    handler: turningBesides((from, { columns }) => {
      const next = columns[columns.indexOf(from) + 1];
      if (from.up.length === 1) next?.up.unshift(...next.down.splice(-1));
    }),
  },
  'turned-up-under-open-cards': {
    fault: 'A card is turned up while face-up cards are still on it.',
    check: 'turn-up.top-only',
    handler: turningBesides(({ down, up }) => up.length > 1 && up.unshift(...down.splice(-1))),
    shows: '[Layout "t1: 3c | 6h 5c 4h; t2: 5s"] new t1>t2',
  },
});
