/** Calls to a view's methods, as data and as text, and the calls that lead from one frame to another. */
import type { Card } from '../../../core/card.js';
import { printCard } from '../../../core/card.js';
import type { CallsOf, MethodListeners } from '../../../core/protocol.js';
import { protocol } from '../../../core/protocol.js';
import type { KlondikeView } from '../contract/view.js';
import { VIEW_METHODS } from '../contract/view.js';
import { FOUNDATIONS, TABLEAU } from '../words/piles.js';
import { asFoundation, asTableau } from '../contract/checked-numbers.js';
import type { Frame } from '../contract/frame.js';

/** One call to a view's method, with its arguments. */
export type ViewCall = KlondikeViewCalls[keyof KlondikeViewCalls];

type KlondikeViewCalls = CallsOf<KlondikeView, 'call'>;

export const viewProtocol = /* @__PURE__ */ protocol<KlondikeView, 'call'>('call', VIEW_METHODS);

/** Makes the call. @throws TypeError unless they are a view and a call */
export function callView(view: KlondikeView, call: ViewCall): void {
  viewProtocol.deliver(view, call);
}

/** A view that passes on every call as data. @throws TypeError unless it is a function */
export function viewFromCalls(hear: (call: ViewCall) => void): KlondikeView {
  return viewProtocol.from(hear);
}

/**
 * The same view, which also reports each call after making it. Leaves out calls that throw. @throws TypeError unless
 * they are a view and a function
 */
export function observeView(view: KlondikeView, onCall: (call: ViewCall) => void): KlondikeView {
  return viewProtocol.watched(view, onCall);
}

/** `waste: 2s Kc`, `t3: ## 9d`, `stock: full`, `moves: 4`, `win`, `refresh`. @throws TypeError unless it is a call */
export function printCall(call: ViewCall): string {
  return viewProtocol.deliver(WORDS, call) ?? '';
}

const pile = (id: string | undefined, cards: readonly Card[]): string =>
  [`${String(id)}:`, ...cards.map(printCard)].join(' ');

const WORDS: MethodListeners<KlondikeView, string> = {
  stockEmpty: (isStockEmpty) => `stock: ${isStockEmpty ? 'empty' : 'full'}`,
  wasteCards: (cards) => pile('waste', cards),
  tableauCards: (tableau, cards) => pile(TABLEAU[tableau], cards),
  foundationCards: (foundation, cards) => pile(FOUNDATIONS[foundation], cards),
  updateMoves: (moves) => `moves: ${moves}`,
  win: () => 'win',
  refreshWindow: () => 'refresh',
};

/** The calls that take a view from one frame to another, with changed piles first, then the rest, then a refresh. */
export function callsBetween(shown: Frame, next: Frame): ViewCall[] {
  const calls: ViewCall[] = [];
  if (next.stockEmpty !== shown.stockEmpty) calls.push({ call: 'stockEmpty', args: [next.stockEmpty] });
  if (next.waste !== shown.waste) calls.push({ call: 'wasteCards', args: [next.waste] });
  next.foundations.forEach((cards, index) => {
    if (cards !== shown.foundations[index])
      calls.push({ call: 'foundationCards', args: [asFoundation(index), cards] });
  });
  next.tableau.forEach((cards, index) => {
    if (cards !== shown.tableau[index]) calls.push({ call: 'tableauCards', args: [asTableau(index), cards] });
  });
  calls.push({ call: 'updateMoves', args: [next.moves] });
  if (next.won) calls.push({ call: 'win', args: [] });
  calls.push({ call: 'refreshWindow', args: [] });
  return calls;
}
