/** Faults in undo, which takes back clicks on the stock without restoring the previous table. */
import { BaseHandler, give } from '../base-handler.js';
import type { HandlerClass } from './faulty-handler.js';
import { faultsOf, keeping } from './faulty-handler.js';

const drawnBack = (takeBack: (handler: BaseHandler, count: number) => void): HandlerClass =>
  class extends BaseHandler {
    protected override takeBackDraw(count: number): void {
      takeBack(this, count);
    }
  };

const RECYCLED = '[Layout "stock: 2c 3c 4c 5c; t1: Kd"] new stock*3 undo stock*2';

export const FAULTY_UNDO_OF_CLICKS = faultsOf('undo', {
  'undo-draw-one': {
    fault: 'Undo of a click on the stock takes back one card.',
    check: 'undo.stock',
    handler: drawnBack(({ waste, stock }) => give(waste.up, stock)),
  },
  'undo-draw-waste-kept': {
    fault: 'Undo of a click on the stock changes only the count.',
    check: 'undo.stock',
    handler: drawnBack(() => undefined),
  },
  'undo-draw-three': {
    fault: 'Undo of a click that drew fewer than three cards takes back three cards.',
    check: 'undo.stock',
    handler: drawnBack(({ waste, stock }) => {
      for (let card = 0; card < 3; card++) give(waste.up, stock);
    }),
    shows: '[Layout "stock: 2c 3c 4c 5c; t1: Kd"] new stock*2 undo',
  },
  'undo-draw-stock-shown-empty': {
    fault: 'After undo of the last click, the view still shows an empty stock.',
    check: 'undo.stock',
    handler: class extends BaseHandler {
      private isUndone = false;

      override undo(): void {
        this.isUndone = true;
        super.undo();
        this.isUndone = false;
      }

      protected override showStock(): void {
        if (!this.isUndone) super.showStock();
      }
    },
    shows: '[Layout "stock: 2c 3c 4c; t1: Kd"] new stock undo',
  },
  'undo-draw-reversed': {
    fault: 'Undo of a click returns the cards in reverse, so the next click draws them in a different order.',
    check: 'undo.same-cards',
    handler: drawnBack(({ waste, stock }, count) => stock.push(...waste.up.splice(-count))),
  },
  'undo-draw-under': {
    fault: 'Undo of a click puts the cards below the stock, so the next click draws different cards.',
    check: 'undo.same-cards',
    handler: drawnBack(({ waste, stock }, count) =>
      stock.unshift(...waste.up.splice(waste.up.length - count).reverse()),
    ),
  },
  'undo-draw-shuffles': {
    fault: 'Undo of a click shuffles the stock, so the next click draws different cards.',
    check: 'undo.same-cards',
    handler: class extends BaseHandler {
      protected override takeBackDraw(count: number): void {
        super.takeBackDraw(count);
        this.stock = this.shuffled(this.stock);
      }
    },
  },
  'undo-recycle-nothing': {
    fault: 'Undo of a recycled waste changes only the count.',
    check: 'undo.recycle',
    handler: class extends BaseHandler {
      protected override takeBackRecycle(): void {
        // Drops the step.
      }
    },
    shows: RECYCLED,
  },
  'undo-recycle-reversed': {
    fault: 'Undo of a recycled waste restores it in reverse order.',
    check: 'undo.recycle',
    handler: class extends BaseHandler {
      protected override takeBackRecycle(): void {
        super.takeBackRecycle();
        this.waste.up.reverse();
      }
    },
    shows: RECYCLED,
  },
  'undo-recycle-unknown': {
    fault: 'Recycling the waste is not kept, so undo takes back the move before it.',
    check: 'undo.recycle',
    handler: keeping((steps, step) => (step.kind === 'recycle' ? steps : [...steps, step])),
    shows: RECYCLED,
  },
  'undo-recycle-three': {
    fault: 'Undo of a recycled waste restores three cards and leaves the others in the stock.',
    check: 'undo.recycle',
    handler: class extends BaseHandler {
      protected override takeBackRecycle(): void {
        for (let card = 0; card < 3; card++) give(this.stock, this.waste.up);
      }
    },
    shows: RECYCLED,
  },
});
