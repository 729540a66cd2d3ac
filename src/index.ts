/** The public names of klondike-kit. */
export type { Card, Suit } from './core/card.js';
export {
  CLUBS,
  DIAMONDS,
  HEARTS,
  SPADES,
  cardOf,
  isRed,
  parseCard,
  printCard,
  rankOf,
  suitOf,
} from './core/card.js';
export type { Random } from './core/random/random.js';
export { DotnetRandom } from './core/random/dotnet-random.js';
export { JavaRandom } from './core/random/java-random.js';
export { drawShuffled, newDeck, shuffle } from './core/deck.js';
export { History } from './core/history.js';
export type { MayRedo, RedoCall, Redoes, WithRedo } from './core/redo.js';
export type { Pile } from './core/pile.js';
export type { Place } from './core/text/text-error.js';
export { TextError } from './core/text/text-error.js';

export type { FoundationId, PileId, TableauId } from './klondike/piles.js';
export type { Layout } from './klondike/model/layout.js';
export { FOUNDATIONS, PILES, TABLEAU } from './klondike/piles.js';
export { EMPTY_LAYOUT } from './klondike/model/layout.js';
export type { Refusal } from './klondike/model/refusal.js';
export { REFUSALS } from './klondike/model/refusal.js';
export type { Rules } from './klondike/model/rules.js';
export {
  HOUSES,
  KSU,
  ULG,
  YCP_SELECTION,
  YCP_TEXT,
  allOnFoundations,
  alternateColors,
} from './klondike/model/rules.js';
export { tellDifferences, tellRules } from './klondike/model/rules-told.js';
export type { Take } from './klondike/model/refuse.js';
export { refusePlace, refuseTake } from './klondike/model/refuse.js';
export type { Carry, Move, Outcome } from './klondike/model/play.js';
export { play, refuseMove } from './klondike/model/play.js';
export { legalMoves, perft } from './klondike/model/moves.js';
export { deal } from './klondike/model/deal.js';
export type { Deal, TakesDeals } from './klondike/deals.js';
export { dealFrom, dotnetDeal, javaDeal, parseDeal, randomDeal } from './klondike/deals.js';

export { parseLayout, printLayout } from './klondike/notation/layout.js';
export type { Fact, ShownPile } from './klondike/notation/frame.js';
export { parseFrame, printFrame } from './klondike/notation/frame.js';
export { parseMove, printMove } from './klondike/notation/move.js';

export * from './klondike/contract/constants.js';
export * from './klondike/contract/library-constants.js';
export * from './klondike/contract/exceptions.js';
export * from './klondike/contract/view-arguments.js';
export type { Frame } from './klondike/contract/frame.js';
export { EMPTY_FRAME } from './klondike/contract/frame.js';
export type { KlondikeAssistant } from './klondike/contract/assistant.js';
export type { Carrying } from './klondike/contract/carry-call.js';
export { callOf } from './klondike/contract/carry-call.js';
export type { KlondikeCall, KlondikeEventName } from './klondike/contract/handler.js';
export { KlondikeEventsHandler, deliver } from './klondike/contract/handler.js';
export { KlondikeView, SHOWN } from './klondike/contract/view.js';
export type { KlondikeBus, KlondikeEvents } from './klondike/contract/bus.js';
export { connect, createBus, handlerOn } from './klondike/contract/bus.js';
export type { ControllerOptions, DoorControllerOptions } from './klondike/controller.js';
export { KlondikeController } from './klondike/controller.js';
export { stockSeen } from './klondike/stock-seen.js';
export type { ChoosingTable, KlondikeTable } from './klondike/table.js';

export { FrameView } from './views/frame-view.js';
export { Player, mayReport } from './views/player.js';
export { RecordingView } from './views/recording.js';
export type { ViewCall } from './views/view-call.js';
export { callView, printCall, viewOf, watched } from './views/view-call.js';

export type { CheckItem, EventItem, Item, Script, ScriptFact } from './replay/klondike/script.js';
export type { CommentItem, TagItem, WinItem } from './replay/script/items.js';
export { MOST_CALLS } from './replay/script/items.js';
export { parseScript } from './replay/klondike/parse.js';
export { placeOfItem } from './replay/script/parse.js';
export { printScript } from './replay/klondike/print.js';
export type { Row } from './replay/running/rows.js';
export type { Bring, OnFrame, RunResult, Source } from './replay/klondike/runner.js';
export { ScriptRunner, printFailure, runScript } from './replay/klondike/runner.js';
export type { Failure } from './replay/running/run.js';
export type { Dealer } from './replay/klondike/tape.js';
export { Tape } from './replay/klondike/tape.js';
export { rulesOf } from './replay/klondike/tags.js';
