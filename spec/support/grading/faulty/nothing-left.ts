/** Faults in clicks while the stock and the waste are empty. */
import { BaseHandler } from '../base-handler.js';
import { faultsOf } from './faulty-handler.js';

export const FAULTY_EMPTY_CLICKS = faultsOf('recycle', {
  'nothing-left-throws': {
    fault: 'A click throws an exception if the stock and the waste are empty.',
    check: 'recycle.nothing-left',
    handler: class extends BaseHandler {
      override clickStock(): void {
        const hasBegun = this.moves > 0 || this.columns.some(({ up }) => up.length > 0);
        const isEmpty = this.stock.length + this.waste.up.length === 0;
        if (hasBegun && isEmpty) throw new RangeError('EmptyStackException');
        super.clickStock();
      }
    },
    shows: '[Layout "t1: Kd"] new stock',
  },
  'nothing-left-shown-full': {
    fault: 'A click shows a full stock if the stock and the waste are empty.',
    check: 'recycle.nothing-left',
    handler: class extends BaseHandler {
      protected override refuse(): void {
        if (this.stock.length + this.waste.up.length > 0 || this.steps.length === 0) return;
        this.view.stockEmpty(false);
        this.refresh();
      }
    },
    shows: '[Layout "t1: Kd; t2: Qc"] new t2>t1 stock',
  },
});
