/** The stage of Monte Carlo Solitaire: it plays games, writes them down, runs their scripts, and compares facts with what a view shows. */
import type { MayRedo, RedoCall } from '../../../core/redo.js';
import type { Frame } from '../contract/frame.js';
import type { MonteCarloCall, MonteCarloEventsHandler } from '../contract/handler.js';
import { handlerProtocol } from '../contract/handler.js';
import type { MonteCarloView } from '../contract/view.js';
import type { Deal } from '../model/deals.js';
import type { Refusal } from '../model/play.js';
import type { Fact } from '../contract/frame-text.js';
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
  readonly fact: Fact;
  readonly frame: Frame;
  readonly view: MonteCarloView;
  readonly viewCall: MonteCarloViewCall;
  readonly handler: MayRedo<MonteCarloEventsHandler>;
  readonly deal: Deal;
  readonly refusal: Refusal;
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

/** How an event was refused: by a beep where the course asks for one, otherwise without any view call. */
function refusalIn(calls: readonly MonteCarloViewCall[]): string | undefined {
  if (calls.length === 0) return 'refused: no view call';
  return calls.some(({ call }) => call === 'beep') ? 'refused: a beep' : undefined;
}

function rowOf(fact: Fact, frame: Frame): Row {
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

/** Each cell once, in row-major order: the order in which highlighted cells were told does not matter. */
function printCells(cells: readonly Cell[]): string {
  const inOrder = [...cells].sort((one, other) => one.row - other.row || one.column - other.column);
  return [...new Set(inOrder.map(printCell))].join(' ') || 'no cells';
}
