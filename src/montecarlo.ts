/** The public names of `klondike-kit/montecarlo`: Monte Carlo Solitaire, but for its views of terminal and browser. */
export type { Card } from './core/card.js';
export { NO_CARD, parseCard, printCard, rankOf } from './core/card.js';
export type { MayRedo, RedoCall, Redoes, WithRedo } from './core/redo.js';
export { TextError } from './core/text/text-error.js';

export type { Cell } from './montecarlo/cell.js';
export { areTouching, isSameCell } from './montecarlo/cell.js';
export type { Grid, GridSize } from './montecarlo/model/grid.js';
export {
  FIVE_BY_FIVE,
  cardIn,
  cardsInGrid,
  emptyGrid,
  isInside,
  isWon,
  rowsOf,
  scoreOf,
} from './montecarlo/model/grid.js';
export type { Refusal } from './montecarlo/model/refusal.js';
export { REFUSALS } from './montecarlo/model/refusal.js';
export type { Move, Outcome, Pair } from './montecarlo/model/play.js';
export { dealt, play, refuseMove } from './montecarlo/model/play.js';
export { firstPair, legalMoves, pairsOf } from './montecarlo/model/moves.js';
export type { Deal, TakesDeals } from './montecarlo/deals.js';
export { FIRST_GAME, dealFrom, gameDeal, parseDeal, randomGame } from './montecarlo/deals.js';
export type { Budget, Ending } from './montecarlo/search/ending.js';
export { findBestEnding } from './montecarlo/search/ending.js';
export { Advisor, advise } from './montecarlo/search/advisor.js';
export { HELP } from './montecarlo/help.js';

export { parseCell, printCell } from './montecarlo/notation/cell.js';
export { parseGrid, printGrid } from './montecarlo/notation/grid.js';
export { parseMove, printMove } from './montecarlo/notation/move.js';
export type { Fact } from './montecarlo/notation/frame.js';
export { printFrame } from './montecarlo/notation/frame.js';

export type { Frame } from './montecarlo/contract/frame.js';
export { EMPTY_FRAME } from './montecarlo/contract/frame.js';
export type {
  MonteCarloCall,
  MonteCarloEventName,
  MonteCarloEventsHandler,
} from './montecarlo/contract/handler.js';
export { deliver } from './montecarlo/contract/handler.js';
export type { MonteCarloView } from './montecarlo/contract/view.js';
export * from './montecarlo/contract/view-arguments.js';
export type { MonteCarloBus, MonteCarloEvents } from './montecarlo/contract/bus.js';
export { connect, createBus, handlerOn } from './montecarlo/contract/bus.js';
export type { Advise, MonteCarloOptions } from './montecarlo/controller.js';
export { MonteCarloController } from './montecarlo/controller.js';

export { MonteCarloFrameView } from './views/montecarlo/frame-view.js';
export { MonteCarloPlayer, mayReport } from './views/montecarlo/player.js';
export { MonteCarloRecordingView } from './views/montecarlo/recording.js';
export type { MonteCarloViewCall } from './views/montecarlo/view-call.js';
export { callView, printCall, viewOf, watched } from './views/montecarlo/view-call.js';

export type { CommentItem, TagItem, WinItem } from './replay/script/items.js';
export { placeOfItem } from './replay/script/parse.js';
export type {
  MonteCarloCheckItem,
  MonteCarloEventItem,
  MonteCarloItem,
  MonteCarloScript,
} from './replay/montecarlo/script.js';
export { parseMonteCarloScript, printMonteCarloScript } from './replay/montecarlo/text.js';
export type { Row } from './replay/running/rows.js';
export type { Failure } from './replay/running/run.js';
export type {
  BringMonteCarlo,
  MonteCarloRunResult,
  MonteCarloSource,
  OnMonteCarloFrame,
} from './replay/montecarlo/runner.js';
export {
  MonteCarloScriptRunner,
  printMonteCarloFailure,
  runMonteCarloScript,
} from './replay/montecarlo/runner.js';
export type { Dealing } from './replay/running/tape.js';
export { MonteCarloTape } from './replay/montecarlo/tape.js';
