/**
 * The engine of Klondike, without a table and without a solver. Use it if you write a view, a handler or your own
 * program: it has cards, deals, house rules, moves, the controller, the interfaces of views and handlers, and scripts.
 * @module klondike-kit
 */
export type { Card, Suit } from './core/card.js';
export { CLUBS, DIAMONDS, HEARTS, SPADES, parseCard } from './core/card.js';
export { cardOf, isRed, printCard, rankOf, suitOf } from './core/checked-cards.js';
export type { Random } from './core/random.js';
export { DotnetRandom, JavaRandom } from './core/random.js';
export { drawShuffled, newDeck, shuffle } from './core/deck.js';
export type { EventAnswer, EventRecorder } from './core/event-recorders.js';
export { History } from './core/history.js';
export type { MayRedo, RedoCall, Redoes, WithRedo } from './core/redo.js';
export type { OwnMoves } from './games/klondike/contract/assistant.js';
export type { Pile } from './core/pile.js';
export type { Place } from './core/text/text-error.js';
export { TextError } from './core/text/text-error.js';

export type {
  FoundationId,
  FoundationIndex,
  FoundationSuits,
  PileId,
  TableauId,
  TableauIndex,
} from './games/klondike/words/piles.js';
export type { Layout } from './games/klondike/model/layout.js';
export { FOUNDATIONS, PILES, TABLEAU, indexOf } from './games/klondike/words/piles.js';
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
export type { Take } from './games/klondike/model/refuse.js';
export { refusePlace, refuseTake } from './games/klondike/model/refuse.js';
export type { Carry, Move, Outcome } from './games/klondike/model/play.js';
export { play, refuseMove } from './games/klondike/model/play.js';
export { layoutKey } from './games/klondike/model/layout-key.js';
export { legalMoves, perft } from './games/klondike/model/moves.js';
export { parseMove, printMove } from './games/klondike/model/layout-text.js';
export type { Reported } from './core/calls.js';
export { deal } from './games/klondike/model/deals.js';
export type { Deal, TakesDeals } from './games/klondike/model/deals.js';
export { dealFrom, dotnetDeal, javaDeal, parseDeal, randomDeal } from './games/klondike/model/deals.js';

export { parseLayout, printLayout } from './games/klondike/model/layout-text.js';
export type { Fact } from './games/klondike/contract/frame-text.js';
export { parseFrame, printFrame } from './games/klondike/contract/frame-text.js';

export * from './games/klondike/contract/constants.js';
export * from './games/klondike/contract/library-constants.js';
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
export type { Carrying } from './games/klondike/contract/calls.js';
export { callOf } from './games/klondike/contract/calls.js';
export type { KlondikeCall, KlondikeEventName } from './games/klondike/contract/handler.js';
export { KlondikeEventsHandler, deliver } from './games/klondike/contract/handler.js';
export { KlondikeView, SHOWN } from './games/klondike/contract/view.js';
export type { KlondikeBus, KlondikeEvents, PlaysMoves } from './games/klondike/contract/handler.js';
export { connect, createBus, handlerOn } from './games/klondike/contract/handler.js';
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
export { callView, printCall, viewOf, watched } from './games/klondike/views/view-call.js';

export type { CheckItem, EventItem, Item, Script, ScriptFact } from './games/klondike/script/script.js';
export type { CommentItem, TagItem, WinItem } from './scripts/language/items.js';
export { MOST_CALLS } from './scripts/language/items.js';
export { parseScript } from './games/klondike/script/text.js';
export { placeOfItem } from './scripts/language/parse.js';
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
