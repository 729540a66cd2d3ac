/**
 * The Monte Carlo Solitaire engine, without a table. Use it if you write a view, a handler or your own program for that
 * game: it has grids, deals, moves, the search for the best ending, the controller and scripts.
 * @module klondike-kit/montecarlo
 */
export type { Card } from './core/card.js';
export { NO_CARD, parseCard } from './core/card.js';
export { printCard, rankOf } from './core/checked-cards.js';
export type { EventAnswer, EventRecorder } from './core/event-recorders.js';
export type { MayRedo, RedoCall, Redoes, WithRedo } from './core/redo.js';
export { TextError } from './core/text/text-error.js';

export type { Cell } from './games/montecarlo/words/cell.js';
export type { Grid, GridSize } from './games/montecarlo/model/grid.js';
export {
  FIVE_BY_FIVE,
  cardIn,
  cardsInGrid,
  emptyGrid,
  isInside,
  isWon,
  parseGrid,
  printGrid,
  rowsOf,
  scoreOf,
} from './games/montecarlo/model/grid.js';
export { areTouching, isSameCell, parseCell, printCell } from './games/montecarlo/words/cell.js';
export type {
  MonteCarloMove,
  MonteCarloOutcome,
  Pair,
  MonteCarloRefusal,
} from './games/montecarlo/model/play.js';
export { REFUSALS, dealt, play, refuseMove } from './games/montecarlo/model/play.js';
export { firstPair, legalMoves, pairsOf, parseMove, printMove } from './games/montecarlo/model/moves.js';
export type { PlayedMove } from './games/montecarlo/model/moves.js';
export type { MonteCarloDeal, TakesDeals } from './games/montecarlo/model/deals.js';
export { FIRST_GAME, dealFromGrid, gameDeal, parseDeal, randomGame } from './games/montecarlo/model/deals.js';
export type { Budget, Ending } from './games/montecarlo/search/ending.js';
export { findBestEnding } from './games/montecarlo/search/ending.js';
export { Advisor, advise } from './games/montecarlo/search/advisor.js';
export type { Advice, Assistance, HintLevel } from './core/assistance.js';
export { HINT_LEVELS } from './core/assistance.js';
export type { LineVerdict } from './core/line-verdicts.js';
export type {
  MonteCarloAssistant,
  MonteCarloBus,
  MonteCarloCall,
  MonteCarloEventName,
  MonteCarloEvents,
  MonteCarloEventsHandler,
} from './games/montecarlo/contract/handler.js';
export { monteCarloAssistant } from './games/montecarlo/advice/monte-carlo-advice.js';
export { HELP } from './games/montecarlo/controller/options.js';

export type { MonteCarloFact } from './games/montecarlo/contract/frame-text.js';
export { printFrame } from './games/montecarlo/contract/frame-text.js';

export type { MonteCarloFrame } from './games/montecarlo/contract/frame.js';
export { EMPTY_FRAME } from './games/montecarlo/contract/frame.js';
export {
  connectHandler,
  createBus,
  callHandler,
  handlerForBus,
} from './games/montecarlo/contract/handler.js';
export type { MonteCarloView } from './games/montecarlo/contract/view.js';
export * from './games/montecarlo/contract/view-arguments.js';
export type { Advise, MonteCarloOptions } from './games/montecarlo/controller/options.js';
export { MonteCarloController } from './games/montecarlo/controller/montecarlo-controller.js';

export { MonteCarloFrameView } from './games/montecarlo/views/frame-view.js';
export type { Reported } from './core/calls.js';
export { MonteCarloPlayer, mayReport } from './games/montecarlo/views/player.js';
export { MonteCarloRecordingView } from './games/montecarlo/views/recording.js';
export type { MonteCarloViewCall } from './games/montecarlo/views/view-call.js';
export { callView, printCall, viewFromCalls, observeView } from './games/montecarlo/views/view-call.js';

export type { CommentItem, TagItem, WinItem } from './scripts/language/items.js';
export type {
  MonteCarloCheckItem,
  MonteCarloEventItem,
  MonteCarloItem,
  MonteCarloScript,
} from './games/montecarlo/script/script.js';
export { parseMonteCarloScript, printMonteCarloScript } from './games/montecarlo/script/script.js';
export type { Row } from './scripts/running/row.js';
export type { FailureKind, Fault } from './scripts/running/step.js';
export type { Failure } from './scripts/running/run.js';
export type {
  BringMonteCarlo,
  MonteCarloRunResult,
  MonteCarloSource,
  OnMonteCarloFrame,
} from './games/montecarlo/script/runner.js';
export type { ScriptGrade } from './scripts/running/grade.js';
export {
  MonteCarloScriptRunner,
  gradeMonteCarloScript,
  printMonteCarloFailure,
  runMonteCarloScript,
} from './games/montecarlo/script/runner.js';
export type { Dealing } from './scripts/running/tape.js';
export type {
  MonteCarloDealer,
  RecordableMonteCarlo,
  RecordedMonteCarloSession,
} from './games/montecarlo/script/record-session.js';
export { MonteCarloTape, recordMonteCarloSession } from './games/montecarlo/script/record-session.js';

export type {
  /** @deprecated Use `MonteCarloMove`. */
  MonteCarloMove as Move,
  /** @deprecated Use `MonteCarloOutcome`. */
  MonteCarloOutcome as Outcome,
  /** @deprecated Use `MonteCarloRefusal`. */
  MonteCarloRefusal as Refusal,
} from './games/montecarlo/model/play.js';
export type {
  /** @deprecated Use `MonteCarloDeal`. */
  MonteCarloDeal as Deal,
} from './games/montecarlo/model/deals.js';
export type {
  /** @deprecated Use `MonteCarloFrame`. */
  MonteCarloFrame as Frame,
} from './games/montecarlo/contract/frame.js';
export type {
  /** @deprecated Use `MonteCarloFact`. */
  MonteCarloFact as Fact,
} from './games/montecarlo/contract/frame-text.js';
export {
  /** @deprecated Use `dealFromGrid`. */
  dealFromGrid as dealFrom,
} from './games/montecarlo/model/deals.js';
export {
  /** @deprecated Use `callHandler`. */
  callHandler as deliver,
  /** @deprecated Use `connectHandler`. */
  connectHandler as connect,
  /** @deprecated Use `handlerForBus`. */
  handlerForBus as handlerOn,
} from './games/montecarlo/contract/handler.js';
export {
  /** @deprecated Use `observeView`. */
  observeView as watched,
  /** @deprecated Use `viewFromCalls`. */
  viewFromCalls as viewOf,
} from './games/montecarlo/views/view-call.js';
