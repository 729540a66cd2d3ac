import type { KlondikeView } from '../klondike/contract/view.js';
import type { ViewCall } from './view-call.js';

/** The same view, with every call that it takes reported after it. A call that throws is not reported. */
export const watched = (view: KlondikeView, onCall: (call: ViewCall) => void): KlondikeView => ({
  stockEmpty: (...args) => {
    view.stockEmpty(...args);
    onCall({ call: 'stockEmpty', args });
  },
  wasteCards: (...args) => {
    view.wasteCards(...args);
    onCall({ call: 'wasteCards', args });
  },
  tableauCards: (...args) => {
    view.tableauCards(...args);
    onCall({ call: 'tableauCards', args });
  },
  foundationCards: (...args) => {
    view.foundationCards(...args);
    onCall({ call: 'foundationCards', args });
  },
  updateMoves: (...args) => {
    view.updateMoves(...args);
    onCall({ call: 'updateMoves', args });
  },
  win: () => {
    view.win();
    onCall({ call: 'win', args: [] });
  },
  refreshWindow: () => {
    view.refreshWindow();
    onCall({ call: 'refreshWindow', args: [] });
  },
});
