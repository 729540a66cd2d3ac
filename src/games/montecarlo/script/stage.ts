/**
 * The stage of Monte Carlo Solitaire, which plays and records games, runs scripts, and compares facts with a view's
 * frame.
 */
import type { MayRedo, RedoCall } from '../../../core/redo.js';
import type { MonteCarloFrame } from '../contract/frame.js';
import type { MonteCarloCall, MonteCarloEventsHandler } from '../contract/handler.js';
import { handlerProtocol } from '../contract/handler.js';
import type { MonteCarloView } from '../contract/view.js';
import type { MonteCarloDeal } from '../model/deals.js';
import type { MonteCarloRefusal } from '../model/play.js';
import type { MonteCarloFact } from '../contract/frame-text.js';
import { MonteCarloFrameView } from '../views/frame-view.js';
import type { MonteCarloViewCall } from '../views/view-call.js';
import { printCall, viewProtocol } from '../views/view-call.js';
import type { GameTypes, Stage } from '../../../scripts/running/stage.js';
import { LANGUAGE, dealOfTag } from './language.js';
import type { Card } from '../../../core/card.js';
import type { Cell } from '../words/cell.js';
import { printCell } from '../words/cell.js';
import type { Row } from '../../../scripts/running/row.js';
import { row } from '../../../scripts/running/row.js';
import { printCellCard } from '../words/rows.js';

export interface MonteCarlo extends GameTypes {
  readonly call: MonteCarloCall | RedoCall;
  readonly fact: MonteCarloFact;
  readonly frame: MonteCarloFrame;
  readonly view: MonteCarloView;
  readonly viewCall: MonteCarloViewCall;
  readonly handler: MayRedo<MonteCarloEventsHandler>;
  readonly deal: MonteCarloDeal;
  readonly refusal: MonteCarloRefusal;
}

export const STAGE: Stage<MonteCarlo> = {
  name: 'montecarlo',
  language: LANGUAGE,
  newScreen: () => new MonteCarloFrameView(),
  handlerProtocol,
  viewProtocol,
  printViewCall: printCall,
  refusal: 'refused: no view call, or a beep',
  refusalIn,
  dealOfTag,
  takesDeal: ({ event }) => event === 'newDeal',
  rowOf,
};

/** How an event was refused, which is with a beep where the course asks for one, and otherwise without view calls. */
function refusalIn(calls: readonly MonteCarloViewCall[]): string | undefined {
  if (calls.length === 0) return 'refused: no view call';
  return calls.some(({ call }) => call === 'beep') ? 'refused: a beep' : undefined;
}

function rowOf(fact: MonteCarloFact, frame: MonteCarloFrame): Row {
  switch (fact.fact) {
    case 'row':
      return row(`r${fact.row + 1}`, printCards(fact.cards), printCards(frame.rows[fact.row]));
    case 'cell': {
      const { row: top, column } = fact.cell;
      return row(printCell(fact.cell), printCard(fact.card), printCard(frame.rows[top]?.[column]));
    }
    case 'left':
      return row('left', String(fact.cards), String(frame.cardsLeft));
    case 'score':
      return row('score', String(fact.cards), String(frame.score));
    case 'game':
      return row('game', String(fact.game), String(frame.game ?? 'none'));
    case 'highlighted':
      return row('highlighted', printCells(fact.cells), printCells(frame.highlighted));
    case 'won':
      return sign('won', frame.won);
    case 'beeped':
      return sign('beeped', frame.beeped);
    case 'help':
      return sign('help', frame.help !== undefined);
    case 'hinted':
      return sign('hinted', frame.consolidateHinted);
  }
}

const sign = (name: string, isSo: boolean): Row => row(name, name, isSo ? name : `not ${name}`);

const printCard = (card: Card | undefined): string =>
  card === undefined ? 'no such cell' : printCellCard(card);

const printCards = (cards: readonly Card[] | undefined): string =>
  cards === undefined ? 'no such row' : cards.map(printCard).join(' ');

/** Lists each cell once, in row-major order, because the order of highlighted cells doesn't matter. */
function printCells(cells: readonly Cell[]): string {
  const inOrder = [...cells].sort((one, other) => one.row - other.row || one.column - other.column);
  return [...new Set(inOrder.map(printCell))].join(' ') || 'no cells';
}
