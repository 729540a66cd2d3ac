/** Faults in clicks with empty stock and waste. */
import { BaseHandler } from '../base-handler.js';
import { faultsOf } from './faulty-handler.js';

export const FAULTY_EMPTY_CLICKS = faultsOf('recycle', {
  'nothing-left-throws': {
    fault: 'A click with empty stock and waste throws an exception.',
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
    fault: 'A click with empty stock and waste shows a full stock.',
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
