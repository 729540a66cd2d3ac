/** Calls to and from a handler whose constants have other numbers than ours. */
import type { KlondikeCall } from '../../games/klondike/contract/handler.js';
import type { KlondikeView } from '../../games/klondike/contract/view.js';
import type { ViewCall } from '../../games/klondike/views/view-call.js';
import { callView, viewOf } from '../../games/klondike/views/view-call.js';
import { Translation } from '../remote/numbering.js';

type Constants = Readonly<Record<string, number>>;

type Numbering = (number: unknown) => unknown;

/** What each argument of an event is. */
const ARGUMENTS: Readonly<Record<KlondikeCall['event'], readonly ('tableau' | 'foundation' | 'count')[]>> = {
  newGame: [],
  clickStock: [],
  moveWasteToTableau: ['tableau'],
  moveWasteToFoundation: ['foundation'],
  moveTableauToFoundation: ['tableau', 'foundation'],
  moveTableauToTableau: ['tableau', 'count', 'tableau'],
  moveFoundationToTableau: ['foundation', 'tableau'],
  undo: [],
};

/** Our calls as that handler understands them. */
export function callIn(constants: Constants): (call: KlondikeCall) => KlondikeCall {
  const { tableau, foundation } = Translation.to(constants);
  const numbering: Readonly<Record<string, Numbering>> = { tableau, foundation, count: (count) => count };
  return ({ event, args }) => {
    const numbers = args.map((arg, index) => numbering[ARGUMENTS[event][index] ?? 'count']?.(arg));
    return { event, args: numbers } as unknown as KlondikeCall;
  };
}

/** The view, which understands that handler's numbers. */
export function translatedView(view: KlondikeView, constants: Constants): KlondikeView {
  const { tableau, foundation, cards } = Translation.from(constants);
  return viewOf((call) => {
    const [first, second] = call.args as readonly unknown[];
    if (call.call === 'wasteCards') callView(view, { ...call, args: [cards(first)] } as ViewCall);
    else if (call.call === 'tableauCards')
      callView(view, { ...call, args: [tableau(first), cards(second)] } as ViewCall);
    else if (call.call === 'foundationCards')
      callView(view, { ...call, args: [foundation(first), cards(second)] } as ViewCall);
    else callView(view, call);
  });
}
