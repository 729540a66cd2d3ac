/**
 * The Klondike engine, without a table and without a solver. Use it if you write a view, a handler or your own program:
 * it has cards, deals, house rules, moves, the controller, the interfaces of views and handlers, and scripts.
 * @module klondike-kit
 */
export type { Card, Suit } from './core/card.js';
export { CLUBS, DIAMONDS, HEARTS, SPADES, parseCard } from './core/card.js';
export { cardOf, isRed, printCard, rankOf, suitOf } from './core/checked-cards.js';
export type { Random } from './core/random.js';
export { DotnetRandom, JavaRandom } from './core/random.js';
export { newDeck, shuffle } from './core/deck.js';
export type { EventAnswer, EventRecorder } from './core/event-recorders.js';
export type { MayRedo, RedoCall, Redoes, WithRedo } from './core/redo.js';
export type { OwnMoves } from './games/klondike/contract/assistant.js';
export type { Pile } from './core/pile.js';
export type { Place } from './core/text/text-error.js';
export { TextError } from './core/text/text-error.js';

export type {
  CardMove,
  CardSource,
  FoundationId,
  FoundationIndex,
  FoundationSuits,
  PileId,
  TableauId,
  TableauIndex,
} from './games/klondike/words/piles.js';
export type { Layout } from './games/klondike/model/layout.js';
export { FOUNDATIONS, PILES, TABLEAU, pileIndex } from './games/klondike/words/piles.js';
export { EMPTY_LAYOUT } from './games/klondike/model/layout.js';
export type { Refusal } from './games/klondike/model/refusal.js';
export { REFUSALS } from './games/klondike/model/refusal.js';
export type { Rules } from './games/klondike/model/rules.js';
export {
  HOUSES,
  KSU,
  ULG,
  YCP_SELECTION,
  YCP_TEXT,
  YCP_TEXT_REFERENCE,
  allOnFoundations,
  alternateColors,
} from './games/klondike/model/rules.js';
export { checkRules } from './games/klondike/model/check-rules.js';
export { tellDifferences, tellRefusal, tellRules } from './games/klondike/model/rules-told.js';
export type { KlondikeRuleStrings } from './games/klondike/model/strings/english.js';
export { refusePlace, refuseTake } from './games/klondike/model/refuse.js';
export type { Move, Outcome } from './games/klondike/model/play.js';
export { play, refuseMove } from './games/klondike/model/play.js';
export { layoutKey } from './games/klondike/model/layout-key.js';
export { legalMoves, perft } from './games/klondike/model/moves.js';
export { parseMove, printMove } from './games/klondike/model/layout-text.js';
export type { Reported } from './core/calls.js';
export { dealLayout } from './games/klondike/model/deals.js';
export type { Deal, TakesDeals } from './games/klondike/model/deals.js';
export { dealFromLayout, dotnetDeal, javaDeal, parseDeal, randomDeal } from './games/klondike/model/deals.js';

export { parseLayout, printLayout } from './games/klondike/model/layout-text.js';
export type { Fact } from './games/klondike/contract/frame-text.js';
export { parseFrame, printFrame } from './games/klondike/contract/frame-text.js';

export * from './games/klondike/contract/constants.js';
export * from './games/klondike/contract/exceptions.js';
export * from './games/klondike/contract/view-arguments.js';
export {
  asCard,
  asFoundation,
  asTableau,
  foundationAt,
  pileAt,
  tableauAt,
} from './games/klondike/contract/checked-numbers.js';
export type { Frame, ShownPile } from './games/klondike/contract/frame.js';
export { EMPTY_FRAME, SHOWN_PILES, cardsShown } from './games/klondike/contract/frame.js';
export type { KlondikeAssistant, Score } from './games/klondike/contract/assistant.js';
export { callForMove } from './games/klondike/contract/calls.js';
export type { KlondikeCall, KlondikeEventName } from './games/klondike/contract/handler.js';
export { KlondikeEventsHandler, callHandler } from './games/klondike/contract/handler.js';
export { KlondikeView, SHOWN } from './games/klondike/contract/view.js';
export type { KlondikeBus, KlondikeEvents, PlaysMoves } from './games/klondike/contract/handler.js';
export { connectHandler, createBus, handlerForBus } from './games/klondike/contract/handler.js';
export type {
  CardChanges,
  KlondikeChange,
  MovedCards,
  TurnedCard,
} from './games/klondike/contract/changes.js';
export type { ControllerOptions, DoorControllerOptions } from './games/klondike/controller/options.js';
export { KlondikeController } from './games/klondike/controller/klondike-controller.js';
export type { FrameChanges, PlacedCards } from './games/klondike/views/frame-changes.js';
export { changesBetween } from './games/klondike/views/frame-changes.js';
export { stockSeen } from './games/klondike/controller/showing.js';
export type { ChoosingTable, KlondikeTable } from './games/klondike/controller/klondike-table.js';

export { FrameView } from './games/klondike/views/frame-view.js';
export { Player, mayReport, reportable } from './games/klondike/views/player.js';
export { RecordingView } from './games/klondike/views/recording.js';
export type { ViewCall } from './games/klondike/views/view-call.js';
export { callView, printCall, viewFromCalls, observeView } from './games/klondike/views/view-call.js';

export type { CheckItem, EventItem, Item, Script, ScriptFact } from './games/klondike/script/script.js';
export type { CommentItem, TagItem, WinItem } from './scripts/language/items.js';
export { parseScript } from './games/klondike/script/text.js';
export { printScript, printVariations } from './games/klondike/script/text.js';
export type { Dealer } from './games/klondike/script/record-session.js';
export { Tape } from './games/klondike/script/record-session.js';
export type { Row } from './scripts/running/row.js';
export type { FailureKind, Fault } from './scripts/running/step.js';
export type { Bring, OnFrame, RunResult, Source } from './games/klondike/script/runner.js';
export type { ScriptGrade } from './scripts/running/grade.js';
export { ScriptRunner, gradeScript, printFailure, runScript } from './games/klondike/script/runner.js';
export type { Failure } from './scripts/running/run.js';
export type { Recordable, RecordedSession } from './games/klondike/script/record-session.js';
export { recordSession } from './games/klondike/script/record-session.js';
export type { HouseOptions } from './games/klondike/script/tags.js';
export { rulesOf } from './games/klondike/script/script-rules.js';

export type {
  /** @deprecated Use `CardMove`. */
  CardMove as Carry,
  /** @deprecated Use `CardMove`. */
  CardMove as Carrying,
  /** @deprecated Use `CardSource`. */
  CardSource as Take,
} from './games/klondike/words/piles.js';
export {
  /** @deprecated Use `dealLayout`. */
  dealLayout as deal,
  /** @deprecated Use `dealFromLayout`. */
  dealFromLayout as dealFrom,
} from './games/klondike/model/deals.js';
export {
  /** @deprecated Use `callForMove`. */
  callForMove as callOf,
} from './games/klondike/contract/calls.js';
export {
  /** @deprecated Use `callHandler`. */
  callHandler as deliver,
  /** @deprecated Use `connectHandler`. */
  connectHandler as connect,
  /** @deprecated Use `handlerForBus`. */
  handlerForBus as handlerOn,
} from './games/klondike/contract/handler.js';
export {
  /** @deprecated Use `observeView`. */
  observeView as watched,
  /** @deprecated Use `viewFromCalls`. */
  viewFromCalls as viewOf,
} from './games/klondike/views/view-call.js';
export {
  /** @deprecated Use `pileIndex`. */
  pileIndex as indexOf,
} from './games/klondike/words/piles.js';
