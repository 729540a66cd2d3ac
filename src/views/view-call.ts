/** A call of a view, as data and as text. */
import { printCard } from '../core/card.js';
import type { KlondikeView } from '../klondike/contract/view.js';
import { FOUNDATIONS, TABLEAU } from '../klondike/piles.js';

/** One call of a view's method, with its arguments. */
export type ViewCall = {
  [Name in keyof KlondikeView]: {
    readonly call: Name;
    readonly args: Readonly<Parameters<KlondikeView[Name]>>;
  };
}[keyof KlondikeView];

/** Makes the call. */
export function callView(view: KlondikeView, call: ViewCall): void {
  switch (call.call) {
    case 'stockEmpty':
      return view.stockEmpty(...call.args);
    case 'wasteCards':
      return view.wasteCards(...call.args);
    case 'tableauCards':
      return view.tableauCards(...call.args);
    case 'foundationCards':
      return view.foundationCards(...call.args);
    case 'updateMoves':
      return view.updateMoves(...call.args);
    case 'win':
      return view.win();
    case 'refreshWindow':
      return view.refreshWindow();
  }
}

/** A view that passes on every call as data. */
export const viewOf = (hear: (call: ViewCall) => void): KlondikeView => ({
  stockEmpty: (...args) => hear({ call: 'stockEmpty', args }),
  wasteCards: (...args) => hear({ call: 'wasteCards', args }),
  tableauCards: (...args) => hear({ call: 'tableauCards', args }),
  foundationCards: (...args) => hear({ call: 'foundationCards', args }),
  updateMoves: (...args) => hear({ call: 'updateMoves', args }),
  win: () => hear({ call: 'win', args: [] }),
  refreshWindow: () => hear({ call: 'refreshWindow', args: [] }),
});

/** The same view, with every call that it takes reported after it. A call that throws is not reported. */
export const watched = (view: KlondikeView, onCall: (call: ViewCall) => void): KlondikeView =>
  viewOf((call) => {
    callView(view, call);
    onCall(call);
  });

/** `waste: 2s Kc`, `t3: ## 9d`, `stock: full`, `moves: 4`, `win`, `refresh`. */
export function printCall(call: ViewCall): string {
  switch (call.call) {
    case 'stockEmpty':
      return `stock: ${call.args[0] ? 'empty' : 'full'}`;
    case 'wasteCards':
      return pile('waste', call.args[0]);
    case 'tableauCards':
      return pile(TABLEAU[call.args[0]], call.args[1]);
    case 'foundationCards':
      return pile(FOUNDATIONS[call.args[0]], call.args[1]);
    case 'updateMoves':
      return `moves: ${call.args[0]}`;
    case 'win':
      return 'win';
    case 'refreshWindow':
      return 'refresh';
  }
}

const pile = (id: string | undefined, cards: readonly number[]): string =>
  [`${String(id)}:`, ...cards.map(printCard)].join(' ');
