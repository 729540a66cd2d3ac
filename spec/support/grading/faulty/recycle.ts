/** Faults in clicks on an empty stock. */
import { BaseHandler, give } from '../base-handler.js';
import type { StudentCard } from '../student-cards.js';
import type { HandlerClass } from './faulty-handler.js';
import { faultsOf } from './faulty-handler.js';

/** Builds the new stock in a different way. */
const stockBy = (stockOf: (waste: readonly StudentCard[], pass: number) => StudentCard[]): HandlerClass =>
  class extends BaseHandler {
    private passes = 0;
    private readonly passed: StudentCard[][] = [];

    protected override recycle(): void {
      this.passes++;
      this.passed.push(this.waste.up);
      this.stock = stockOf(this.waste.up, this.passes);
      this.waste.up = [];
      this.accept({ kind: 'recycle' });
    }

    protected override takeBackRecycle(): void {
      this.passes--;
      this.stock = [];
      this.waste.up = this.passed.pop() ?? [];
    }
  };

/** Brings the waste back only at certain times. */
const unless = (isIgnored: (waste: readonly StudentCard[], pass: number) => boolean): HandlerClass =>
  class extends BaseHandler {
    private passes = 0;

    protected override clear(): void {
      super.clear();
      this.passes = 0;
    }

    protected override recycle(): void {
      this.passes++;
      if (!isIgnored(this.waste.up, this.passes)) super.recycle();
    }
  };

const turnedOver = (waste: readonly StudentCard[]): StudentCard[] => waste.slice().reverse();

const TWO_LEFT = '[Layout "stock: 2c 3c; t1: Kd"] new stock*2';
const PASSES = '[Layout "stock: 2c 3c 4c 5c; t1: Kd"] new stock*18';

export const FAULTY_RECYCLING = faultsOf('recycle', {
  'recycle-ignored': {
    fault: 'A click on the empty stock does nothing.',
    check: 'recycle.all',
    handler: unless(() => true),
    shows: PASSES,
  },
  'recycle-loses-top': {
    fault: 'The top card of the waste is lost when the waste comes back.',
    check: 'recycle.all',
    handler: stockBy((waste) => turnedOver(waste.slice(0, -1))),
    shows: PASSES,
  },
  'recycle-leaves-a-card': {
    fault: 'The lowest card of the waste stays in the waste when the other cards come back.',
    check: 'recycle.all',
    handler: class extends BaseHandler {
      protected override recycle(): void {
        this.stock = this.waste.up.splice(1).reverse();
        this.accept({ kind: 'recycle' });
      }

      protected override takeBackRecycle(): void {
        this.waste.up.push(...this.stock.splice(0).reverse());
      }
    },
    shows: PASSES,
  },
  'recycle-of-the-window': {
    fault: 'Only the three visible cards come back to the stock.',
    check: 'recycle.all',
    handler: stockBy((waste) => turnedOver(waste.slice(-3))),
    shows: PASSES,
  },
  'recycle-keeps-waste': {
    fault: 'The waste comes back and also stays where it was.',
    check: 'recycle.all',
    handler: class extends BaseHandler {
      protected override recycle(): void {
        this.stock = turnedOver(this.waste.up);
        this.accept({ kind: 'recycle' });
      }

      protected override takeBackRecycle(): void {
        this.stock = [];
      }
    },
    shows: PASSES,
  },
  'recycle-of-few-ignored': {
    fault: 'A waste of fewer than three cards does not come back.',
    check: 'recycle.all',
    handler: unless((waste) => waste.length < 3),
    shows: TWO_LEFT,
  },
  'recycle-of-whole-draws': {
    fault: 'Only complete groups of three come back from the waste. The other cards are lost.',
    check: 'recycle.all',
    handler: stockBy((waste) => turnedOver(waste.slice(0, waste.length - (waste.length % 3)))),
    shows: PASSES,
  },
  'recycle-asks-twice': {
    fault: 'The first click on the empty stock does nothing, and the second brings the waste back.',
    check: 'recycle.all',
    handler: unless((_, pass) => pass % 2 === 1),
    shows: PASSES,
  },
  'recycle-deals': {
    fault: 'The click that brings the waste back also draws three cards.',
    check: 'recycle.deals-nothing',
    handler: class extends BaseHandler {
      protected override recycle(): void {
        this.stock = this.waste.up.reverse();
        this.waste.up = [];
        const count = this.drawCount();
        for (let card = 0; card < count; card++) this.turnToWaste();
        this.accept({ kind: 'recycle' });
      }

      protected override takeBackRecycle(): void {
        this.takeBackDraw(this.waste.up.length);
        super.takeBackRecycle();
      }
    },
    shows: PASSES,
  },
  'recycle-turns-one': {
    fault: 'The click that brings the waste back also draws one card.',
    check: 'recycle.deals-nothing',
    handler: class extends BaseHandler {
      protected override recycle(): void {
        this.stock = this.waste.up.reverse();
        this.waste.up = [];
        give(this.stock, this.waste.up);
        this.accept({ kind: 'recycle' });
      }

      protected override takeBackRecycle(): void {
        this.takeBackDraw(1);
        super.takeBackRecycle();
      }
    },
    shows: PASSES,
  },
  'recycle-in-reverse': {
    fault: 'The waste goes back without being turned over, so its cards come in reverse order.',
    check: 'recycle.order',
    handler: class extends BaseHandler {
      protected override recycle(): void {
        this.waste.up.reverse();
        super.recycle();
      }

      protected override takeBackRecycle(): void {
        super.takeBackRecycle();
        this.waste.up.reverse();
      }
    },
    shows: PASSES,
  },
  'recycle-shuffles': {
    fault: 'The waste is shuffled when it comes back.',
    check: 'recycle.order',
    handler: class extends BaseHandler {
      private passed: StudentCard[] = [];

      protected override recycle(): void {
        this.passed = this.waste.up.slice();
        this.waste.up = this.shuffled(this.waste.up);
        super.recycle();
      }

      protected override takeBackRecycle(): void {
        super.takeBackRecycle();
        this.waste.up = this.passed;
      }
    },
    shows: '[Layout "stock: 2c 3c 4c 5c 6c 7c 8c 9c Tc; t1: Kd"] new stock*13',
  },
  'drawn-from-below': {
    fault: 'The waste goes back with its top card at the bottom, and cards are drawn from the bottom.',
    check: 'recycle.order',
    handler: class extends BaseHandler {
      protected override turnToWaste(): void {
        this.waste.up.push(...this.stock.splice(0, 1));
      }

      protected override takeBackDraw(count: number): void {
        for (let card = 0; card < count; card++) this.stock.unshift(...this.waste.up.splice(-1));
      }
    },
    shows: PASSES,
  },
  'turned-as-a-block': {
    fault:
      'A click draws three cards as a block, but the waste is turned over card by card, so the order changes.',
    check: 'recycle.order',
    handler: class extends BaseHandler {
      protected override draw(): void {
        const count = this.drawCount();
        this.stock.push(...this.stock.splice(-count).reverse());
        super.draw();
      }

      protected override takeBackDraw(count: number): void {
        super.takeBackDraw(count);
        this.stock.push(...this.stock.splice(-count).reverse());
      }
    },
    shows: PASSES,
  },
  'second-pass-in-reverse': {
    fault: 'The waste is turned over the first time, but goes back without being turned over the next time.',
    check: 'recycle.order',
    handler: stockBy((waste, pass) => (pass === 1 ? turnedOver(waste) : waste.slice())),
    shows: PASSES,
  },
  'recycle-once': {
    fault: 'The waste can come back only once.',
    check: 'recycle.again',
    handler: unless((_, pass) => pass > 1),
    shows: PASSES,
  },
  'recycle-three-times': {
    fault: 'The waste can come back only three times.',
    check: 'recycle.again',
    handler: unless((_, pass) => pass > 3),
    shows: PASSES,
  },
});
