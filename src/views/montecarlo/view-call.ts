/** A call of a Monte Carlo view, as data and as text. */
import type { MonteCarloView } from '../../montecarlo/contract/view.js';
import { printFact } from '../../montecarlo/notation/frame.js';
import { printCellCard } from '../../montecarlo/notation/rows.js';

/** One call of a view's method, with its arguments. */
export type MonteCarloViewCall = {
  [Name in keyof MonteCarloView]: {
    readonly call: Name;
    readonly args: Readonly<Parameters<MonteCarloView[Name]>>;
  };
}[keyof MonteCarloView];

/** Makes the call. */
export function callView(view: MonteCarloView, call: MonteCarloViewCall): void {
  switch (call.call) {
    case 'cells':
      return view.cells(...call.args);
    case 'highlightedCells':
      return view.highlightedCells(...call.args);
    case 'cardsLeft':
      return view.cardsLeft(...call.args);
    case 'score':
      return view.score(...call.args);
    case 'gameNumber':
      return view.gameNumber(...call.args);
    case 'help':
      return view.help(...call.args);
    case 'beep':
    case 'hintConsolidate':
    case 'win':
    case 'refreshWindow':
      return view[call.call]();
  }
}

/** A view that passes on every call as data. */
export const viewOf = (hear: (call: MonteCarloViewCall) => void): MonteCarloView => ({
  cells: (...args) => hear({ call: 'cells', args }),
  highlightedCells: (...args) => hear({ call: 'highlightedCells', args }),
  cardsLeft: (...args) => hear({ call: 'cardsLeft', args }),
  score: (...args) => hear({ call: 'score', args }),
  gameNumber: (...args) => hear({ call: 'gameNumber', args }),
  beep: () => hear({ call: 'beep', args: [] }),
  help: (...args) => hear({ call: 'help', args }),
  hintConsolidate: () => hear({ call: 'hintConsolidate', args: [] }),
  win: () => hear({ call: 'win', args: [] }),
  refreshWindow: () => hear({ call: 'refreshWindow', args: [] }),
});

/** The same view, with every call that it takes reported after it. A call that throws is not reported. */
export const watched = (view: MonteCarloView, onCall: (call: MonteCarloViewCall) => void): MonteCarloView =>
  viewOf((call) => {
    callView(view, call);
    onCall(call);
  });

/** `cells: 6h 2s / Ad --`, `highlighted: a1 b2`, `left: 27`, `score: 2`, `game: 12345`, `beep`, `help`, `hinted`, `win`, `refresh`. */
export function printCall(call: MonteCarloViewCall): string {
  switch (call.call) {
    case 'cells':
      return `cells: ${call.args[0].map((row) => row.map(printCellCard).join(' ')).join(' / ')}`;
    case 'highlightedCells':
      return printFact({ fact: 'highlighted', cells: call.args[0] });
    case 'cardsLeft':
      return printFact({ fact: 'left', cards: call.args[0] });
    case 'score':
      return printFact({ fact: 'score', cards: call.args[0] });
    case 'gameNumber':
      return `game: ${String(call.args[0] ?? 'none')}`;
    case 'hintConsolidate':
      return 'hinted';
    case 'refreshWindow':
      return 'refresh';
    case 'beep':
    case 'help':
    case 'win':
      return call.call;
  }
}
