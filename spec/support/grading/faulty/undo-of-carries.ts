/** Faults in undo, which takes back moves without restoring the previous table. */
import type { Carry, Route, Step } from '../base-handler.js';
import { BaseHandler, give } from '../base-handler.js';
import type { StudentCard } from '../student-cards.js';
import type { HandlerClass } from './faulty-handler.js';
import { faultsOf, keeping } from './faulty-handler.js';

/** Takes back moves on some routes in its own way. */
const takingBack = (
  routes: readonly Route[],
  takeBack: (carry: Carry, handler: BaseHandler) => void,
): HandlerClass =>
  class extends BaseHandler {
    protected override takeBackCarry(carry: Carry, hasTurnedUp: boolean): void {
      if (!routes.includes(carry.route)) {
        super.takeBackCarry(carry, hasTurnedUp);
        return;
      }
      if (hasTurnedUp) give(carry.from.up, carry.from.down);
      takeBack(carry, this);
    }
  };

const isCarry = (step: Step, ...routes: readonly Route[]): boolean =>
  step.kind === 'carry' && routes.includes(step.carry.route);

const lose = ({ to, count }: Carry): StudentCard[] => to.up.splice(to.up.length - count);

export const FAULTY_UNDO_OF_CARRIES = faultsOf('undo', {
  'undo-to-stock': {
    fault: 'Undo puts a card that came from the waste on the stock.',
    check: 'undo.waste',
    handler: takingBack(['w>t', 'w>f'], ({ to }, { stock }) => give(to.up, stock)),
  },
  'undo-under-waste': {
    fault: 'Undo puts a card that came from the waste below the waste.',
    check: 'undo.waste',
    handler: takingBack(['w>t', 'w>f'], (carry) => carry.from.up.unshift(...lose(carry))),
  },
  'undo-waste-nothing': {
    fault: 'Undo does not take back a move from the waste to a foundation.',
    check: 'undo.waste',
    handler: takingBack(['w>f'], () => undefined),
    shows: '[Layout "waste: Ah"] new w>f1 undo',
  },
  'undo-run-reversed': {
    fault: 'Undo returns several cards in reverse order.',
    check: 'undo.tableau',
    handler: takingBack(['t>t'], (carry) => carry.from.up.push(...lose(carry).reverse())),
    shows: '[Layout "t1: 3c | 6h 5c; t2: 7s"] new t1>t2*2 undo',
  },
  'undo-run-one': {
    fault: 'Undo returns only one of several cards.',
    check: 'undo.tableau',
    handler: takingBack(['t>t'], ({ from, to }) => give(to.up, from.up)),
    shows: '[Layout "t1: 3c | 6h 5c; t2: 7s"] new t1>t2*2 undo',
  },
  'undo-carry-copies': {
    fault: 'Undo returns cards to their column, but also leaves them where they were.',
    check: 'undo.tableau',
    handler: takingBack(['t>t'], ({ from, to, count }) => from.up.push(...to.up.slice(-count))),
  },
  'undo-carry-loses': {
    fault: 'Undo of a move to a foundation loses the card.',
    check: 'undo.tableau',
    handler: takingBack(['t>f'], lose),
    shows: '[Layout "t1: 3c | Ah"] new t1>f1 undo',
  },
  'undo-to-next-column': {
    fault: 'Undo of a move to a foundation puts the card on the next column.',
    check: 'undo.tableau',
    handler: takingBack(['t>f'], (carry, { columns }) => {
      const beside = columns[columns.indexOf(carry.from) + 1] ?? columns[0];
      beside?.up.push(...lose(carry));
    }),
    shows: '[Layout "t1: 3c | Ah"] new t1>f1 undo',
  },
  'undo-back-from-foundation-nothing': {
    fault: 'Undo of a move from a foundation changes only the count.',
    check: 'undo.foundation',
    handler: takingBack(['f>t'], () => undefined),
  },
  'undo-back-from-foundation-unknown': {
    fault: 'A move from a foundation is not kept, so undo takes back the move before it.',
    check: 'undo.foundation',
    handler: keeping((steps, step) => (isCarry(step, 'f>t') ? steps : [...steps, step])),
  },
  'undo-to-first-foundation': {
    fault: 'Undoing a move from a foundation puts the card on the first foundation.',
    check: 'undo.foundation',
    handler: takingBack(['f>t'], (carry, { foundations }) => foundations[0]?.up.push(...lose(carry))),
    shows: '[Layout "f2: Ah 2h; t1: 3c"] new f2>t1 undo',
  },
  'undo-not-covered': {
    fault: 'A card that was turned up stays face up after undo.',
    check: 'undo.covers',
    handler: class extends BaseHandler {
      protected override takeBackCarry(carry: Carry): void {
        super.takeBackCarry(carry, false);
      }
    },
  },
  'undo-not-covered-by-foundation': {
    fault: 'A card that a move to a foundation turned up stays face up after undo.',
    check: 'undo.covers',
    handler: class extends BaseHandler {
      protected override takeBackCarry(carry: Carry, hasTurnedUp: boolean): void {
        super.takeBackCarry(carry, hasTurnedUp && carry.route !== 't>f');
      }
    },
    shows: '[Layout "t1: 3c | Ah"] new t1>f1 undo',
  },
  'undo-covers-all': {
    fault: 'Undo also turns the returned cards face down.',
    check: 'undo.covers',
    handler: class extends BaseHandler {
      protected override takeBackCarry(carry: Carry, hasTurnedUp: boolean): void {
        super.takeBackCarry(carry, hasTurnedUp);
        if (hasTurnedUp) carry.from.down.push(...carry.from.up.splice(0));
      }
    },
  },
  'undo-covers-always': {
    fault: 'Undo turns the card below the returned cards face down, even if the move had not turned it up.',
    check: 'undo.covers',
    handler: class extends BaseHandler {
      protected override takeBackCarry(carry: Carry): void {
        const isColumn = this.columns.includes(carry.from);
        super.takeBackCarry(carry, isColumn && carry.from.up.length > 0);
      }
    },
    shows: '[Layout "t1: 7c 6h; t2: 7s"] new t1>t2 undo',
  },
  'undo-covers-another': {
    fault: 'Undo shuffles the face-down cards of the column, so another card is turned up the next time.',
    check: 'undo.same-cards',
    handler: class extends BaseHandler {
      protected override takeBackCarry(carry: Carry, hasTurnedUp: boolean): void {
        super.takeBackCarry(carry, hasTurnedUp);
        if (hasTurnedUp) carry.from.down.reverse();
      }
    },
    shows: '[Layout "t1: 2c 3c | 6h; t2: 7s"] new t1>t2 undo t1>t2',
  },
});
