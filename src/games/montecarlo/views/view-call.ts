/** Calls to a view as data and as text, and the calls between two frames. */
import type { CallsOf, MethodListeners } from '../../../core/protocol.js';
import { protocol } from '../../../core/protocol.js';
import type { MonteCarloView } from '../contract/view.js';
import { VIEW_METHODS } from '../contract/view.js';
import { printFact } from '../contract/frame-text.js';
import { printCellCard } from '../words/rows.js';
import type { MonteCarloFrame } from '../contract/frame.js';

/** One call to a view's method, with its arguments. */
export type MonteCarloViewCall = MonteCarloViewCalls[keyof MonteCarloViewCalls];

type MonteCarloViewCalls = CallsOf<MonteCarloView, 'call'>;

export const viewProtocol = /* @__PURE__ */ protocol<MonteCarloView, 'call'>('call', VIEW_METHODS);

/** Makes the call. @throws TypeError unless the arguments are a view and a call */
export function callView(view: MonteCarloView, call: MonteCarloViewCall): void {
  viewProtocol.deliver(view, call);
}

/** A view that passes on every call as data. @throws TypeError unless the argument is a function */
export function viewFromCalls(hear: (call: MonteCarloViewCall) => void): MonteCarloView {
  return viewProtocol.from(hear);
}

/** The same view, which reports each call after making it, unless the call throws. @throws TypeError unless the arguments are a view and a function */
export function observeView(
  view: MonteCarloView,
  onCall: (call: MonteCarloViewCall) => void,
): MonteCarloView {
  return viewProtocol.watched(view, onCall);
}

/** `cells: 6h 2s / Ad --`, `highlighted: a1 b2`, `left: 27`, `score: 2`, `game: 12345`, `beep`, `help`, `hinted`, `win`, `refresh`. @throws TypeError unless it is a call */
export function printCall(call: MonteCarloViewCall): string {
  return viewProtocol.deliver(WORDS, call) ?? '';
}

const WORDS: MethodListeners<MonteCarloView, string> = {
  cells: (rows) => `cells: ${rows.map((row) => row.map(printCellCard).join(' ')).join(' / ')}`,
  highlightedCells: (cells) => printFact({ fact: 'highlighted', cells }),
  cardsLeft: (cards) => printFact({ fact: 'left', cards }),
  score: (cards) => printFact({ fact: 'score', cards }),
  gameNumber: (number) => `game: ${String(number ?? 'none')}`,
  beep: () => 'beep',
  help: () => 'help',
  hintConsolidate: () => 'hinted',
  win: () => 'win',
  refreshWindow: () => 'refresh',
};

/**
 * The calls that lead a view from one frame to another, with the differences first, then the signals, then the refresh.
 * Leaves out help, because a table that is only for watching doesn't open the help.
 */
export function callsBetween(shown: MonteCarloFrame, next: MonteCarloFrame): MonteCarloViewCall[] {
  const calls: MonteCarloViewCall[] = [];
  const isGridNew = next.rows !== shown.rows;
  const highlighted = isGridNew ? [] : shown.highlighted;
  if (isGridNew) calls.push({ call: 'cells', args: [next.rows] });
  if (next.highlighted !== highlighted && next.highlighted.length + highlighted.length > 0)
    calls.push({ call: 'highlightedCells', args: [next.highlighted] });
  if (next.cardsLeft !== shown.cardsLeft) calls.push({ call: 'cardsLeft', args: [next.cardsLeft] });
  if (next.score !== shown.score) calls.push({ call: 'score', args: [next.score] });
  if (next.game !== shown.game) calls.push({ call: 'gameNumber', args: [next.game] });
  if (next.beeped) calls.push({ call: 'beep', args: [] });
  if (next.consolidateHinted) calls.push({ call: 'hintConsolidate', args: [] });
  if (next.won && isGridNew) calls.push({ call: 'win', args: [] });
  calls.push({ call: 'refreshWindow', args: [] });
  return calls;
}
