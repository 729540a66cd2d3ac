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
