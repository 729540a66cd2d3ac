/** Faults in moves that only a program can request. */
import type { RequestedCarry } from '../base-handler.js';
import { BaseHandler } from '../base-handler.js';
import { topOf } from '../student-cards.js';
import type { StudentPile } from '../student-table.js';
import type { HandlerClass } from './faulty-handler.js';
import { faultsOf, none } from './faulty-handler.js';

/** Sees each request before it is judged. */
const before = (look: (asked: RequestedCarry, handler: BaseHandler) => void): HandlerClass =>
  class extends BaseHandler {
    protected override carry(asked: RequestedCarry): void {
      look(asked, this);
      super.carry(asked);
    }
  };

/** Replaces an invalid number of cards. */
const countAs = (read: (count: number, from: StudentPile) => number): HandlerClass =>
  class extends BaseHandler {
    override moveTableauToTableau(source: number, count: number, target: number): void {
      const from = this.columnAt(source);
      super.moveTableauToTableau(source, from === undefined ? count : read(count, from), target);
    }
  };

const hasBegun = ({ columns }: BaseHandler): boolean => columns.some(({ up }) => up.length > 0);

export const FAULTY_ODD_CARRIES = faultsOf('robustness', {
  'empty-waste-throws': {
    fault: 'Taking a card from the empty waste throws an exception.',
    check: 'robust.empty',
    handler: before(({ from }, handler) => {
      if (hasBegun(handler) && from === handler.waste && handler.waste.up.length === 0) none('rank');
    }),
  },
  'empty-foundation-throws': {
    fault: 'Taking a card from an empty foundation throws an exception.',
    check: 'robust.empty',
    handler: before(({ from, route }, handler) => {
      if (hasBegun(handler) && route === 'f>t' && from?.up.length === 0) none('rank');
    }),
  },
  'empty-waste-counts': {
    fault: 'Taking a card from the empty waste counts as a move.',
    check: 'robust.empty',
    handler: class extends BaseHandler {
      protected override carry(asked: RequestedCarry): void {
        super.carry(asked);
        if (!hasBegun(this) || asked.from !== this.waste || this.waste.up.length > 0) return;
        if (asked.route === 'w>t' && this.steps.at(-1)?.kind !== 'carry')
          this.accept({ kind: 'draw', count: 0 });
      }
    },
    shows: '[Layout "stock: 2c 3c 4c; t1: Kd"] new w>t1',
  },
  'hidden-cards-carried': {
    fault: 'Face-down cards move along with the face-up cards on them.',
    check: 'robust.hidden',
    handler: class extends BaseHandler {
      protected override carry(asked: RequestedCarry): void {
        const { from, count, to, route } = asked;
        const missing = from === undefined ? 0 : count - from.up.length;
        const lowest = from?.down[from.down.length - missing];
        const fits =
          lowest !== undefined &&
          this.fitsColumn(lowest, topOf(to?.up ?? []), { ...asked, from: this.waste, to: this.waste });
        if (route === 't>t' && missing > 0 && fits && from !== undefined) {
          from.up.unshift(...from.down.splice(-missing));
        }
        super.carry(asked);
      }
    },
    shows: '[Layout "t1: 6h | 5h; t2: 7c"] new t1>t2*2',
  },
  'too-many-cards-throw': {
    fault: 'A move with more cards than are face up throws an exception.',
    check: 'robust.hidden',
    handler: before(({ from, count, route }, handler) => {
      if (hasBegun(handler) && route === 't>t' && from !== undefined && count > from.up.length) none('suit');
    }),
  },
  'too-many-cards-cut': {
    fault: 'A move with more cards than are face up moves all face-up cards.',
    check: 'robust.hidden',
    handler: countAs((count, { up }) => Math.min(count, up.length)),
  },
  'negative-count-carried': {
    fault: 'A negative number of cards is treated as positive.',
    check: 'robust.no-pile',
    handler: countAs((count) => Math.abs(count)),
  },
  'no-cards-carried': {
    fault: 'A move of 0 cards counts as a move.',
    check: 'robust.no-pile',
    handler: class extends BaseHandler {
      protected override carry(asked: RequestedCarry): void {
        const isCarry = asked.count === 0 && asked.from !== undefined && asked.to !== undefined;
        if (isCarry && asked.from !== asked.to && hasBegun(this)) this.accept({ kind: 'draw', count: 0 });
        else super.carry(asked);
      }
    },
  },
  'half-a-card-carried': {
    fault: 'A number of cards that is not whole is rounded down.',
    check: 'robust.no-pile',
    handler: countAs((count) => Math.floor(count)),
  },
  'same-column-counts': {
    fault: 'A move of cards to their own column counts as a move.',
    check: 'robust.same',
    handler: class extends BaseHandler {
      protected override carry(asked: RequestedCarry): void {
        const { from, count, to } = asked;
        const isSame = from !== undefined && from === to;
        const isThere = isSame && count >= 1 && count <= from.up.length;
        if (isThere) this.accept({ kind: 'draw', count: 0 });
        else super.carry(asked);
      }
    },
  },
  'same-column-turned': {
    fault: 'A move of several cards to their own column reverses them.',
    check: 'robust.same',
    handler: before(({ from, count, to }, handler) => {
      if (from === undefined || from !== to || count < 1 || count > from.up.length) return;
      from.up.push(...from.up.splice(-count).reverse());
      handler.show();
    }),
    shows: '[Layout "t1: 3c | 6h 5c; t2: 7s"] new t1>t1*2',
  },
  'same-column-loses': {
    fault: 'A move of cards to their own column loses them.',
    check: 'robust.same',
    handler: before(({ from, count, to }, handler) => {
      if (from === undefined || from !== to || count < 1 || count > from.up.length) return;
      from.up.splice(-count);
      handler.show();
    }),
    shows: '[Layout "t1: 3c | 6h 5c; t2: 7s"] new t1>t1*2',
  },
  'no-column-throws': {
    fault: 'A column that does not exist throws an exception.',
    check: 'robust.no-pile',
    handler: before(({ from, to, route }, handler) => {
      if (!hasBegun(handler) || route === 'w>f') return;
      if (route === 't>f' ? from === undefined : to === undefined) none('up');
    }),
  },
  'no-foundation-throws': {
    fault: 'A foundation that does not exist throws an exception.',
    check: 'robust.no-pile',
    handler: before(({ from, to, route }, handler) => {
      if (!hasBegun(handler)) return;
      if ((route.endsWith('f') && to === undefined) || (route === 'f>t' && from === undefined)) none('up');
    }),
  },
  'no-pile-wraps': {
    fault: 'Column numbers after the last start again at the first column.',
    check: 'robust.no-pile',
    handler: class extends BaseHandler {
      protected override columnAt(number: number): StudentPile | undefined {
        return super.columnAt(number) ?? this.columns[Math.abs(number) % 7];
      }
    },
  },
  'refused-throws': {
    fault: 'Refused events throw an exception.',
    check: 'robust.throws',
    handler: class extends BaseHandler {
      protected override carry(asked: RequestedCarry): void {
        const { from, to } = asked;
        const isOfPlay = from !== undefined && from !== to && to !== undefined && from.up.length > 0;
        const { length } = this.steps;
        super.carry(asked);
        if (isOfPlay && isCount(asked) && this.steps.length === length)
          throw new Error('IllegalMoveException');
      }
    },
  },
});

const isCount = ({ from, count }: RequestedCarry): boolean => count >= 1 && count <= (from?.up.length ?? 0);
