/** Stands between the player and the view. It judges each event by the rules and shows the result. */
import { Audience } from '../../../core/audience.js';
import { ChangeListeners } from './change-listeners.js';
import type { EventRecorder } from '../../../core/event-recorders.js';
import { EventRecorders } from '../../../core/event-recorders.js';
import { History } from '../../../core/history.js';
import type { RedoCall, Redoes } from '../../../core/redo.js';
import type { KlondikeAssistant } from '../contract/assistant.js';
import type { KlondikeChange } from '../contract/changes.js';
import type { KlondikeCall, KlondikeEventsHandler } from '../contract/handler.js';
import type { KlondikeView } from '../contract/view.js';
import { VIEW_METHODS } from '../contract/view.js';
import { moveOfCall } from '../contract/calls.js';
import type { Deal, TakesDeals } from '../model/deals.js';
import { dealOf, randomDeal } from '../model/deals.js';
import type { FoundationIndex, PileId, TableauIndex, CardSource } from '../words/piles.js';
import type { Layout } from '../model/layout.js';
import { copyOf } from '../model/layout.js';
import type { Move, Outcome } from '../model/play.js';
import { checkMove, movesOf, refuseMove, targetsOf } from '../model/play.js';
import type { Refusal } from '../model/refusal.js';
import type { Rules } from '../model/rules.js';
import { changeDealt, changeMade, changeRedone, changeUndone } from './changed-cards.js';
import type { KlondikeTable } from './klondike-table.js';
import { tableFor } from './klondike-table.js';
import { MoveEvents } from './move-events.js';
import type { ControllerOptions } from './options.js';
import { setupOf } from './options.js';
import type { KlondikeGame } from './saved-game.js';
import { printGame, readGame } from './saved-game.js';
import { tellChanges } from './showing.js';

/**
 * Plays Klondike behind any views. A refused event changes nothing. After an accepted event, each view gets the
 * changed piles, then the number of moves, then the win, then one refresh. Invariant: between two events, each
 * attached view has received the whole layout or has thrown.
 * @example
 * ```ts
 * import { KlondikeController, RecordingView, ULG, tellRefusal } from 'klondike-kit';
 *
 * const controller = new KlondikeController({
 *   deal: 'java:11',
 *   onRefusal: (why) => console.log(tellRefusal(ULG, why)),
 * });
 * controller.attach(new RecordingView(controller)); // or your own view
 * controller.newGame();
 * controller.clickStock();
 * controller.undo();
 * controller.undo(); // There is no move to undo.
 * ```
 */
export class KlondikeController implements KlondikeEventsHandler, TakesDeals, Redoes, KlondikeAssistant {
  private readonly setup: ReturnType<typeof setupOf>;
  /** The table of the current game. A restored game may have different rules from the controller's own table. */
  private table: KlondikeTable;
  private readonly audience = new Audience<KlondikeView, Layout>(
    Object.keys(VIEW_METHODS),
    (view, now, before) => {
      tellChanges(view, this.rules, { now, before });
      view.updateMoves(this.moves);
      if (this.table.isWon) view.win();
    },
  );
  private readonly listeners = new ChangeListeners<KlondikeChange>();
  private upcoming: Deal | undefined;
  private game: KlondikeGame | undefined;
  private readonly moveEvents = new MoveEvents(this);
  private readonly recorders = new EventRecorders<KlondikeCall | RedoCall>(() => this.isWon);

  /**
   * @throws RangeError if a field of the rules is out of range, TextError if the deal's name cannot be read,
   * TypeError if an option has the wrong type
   */
  constructor(options: ControllerOptions = {}) {
    this.setup = setupOf(options);
    this.table = this.setup.table;
  }

  /** The rules of the current game. They differ from the controller's own only in a restored game. */
  get rules(): Rules {
    return this.table.rules;
  }

  /**
   * Also shows the game in this view, until the returned function is called. A view that is attached during a game
   * gets the whole table, even if it was already attached. A new view that throws during this is not attached.
   * @throws TypeError if a method of `KlondikeView` is missing
   */
  attach(view: KlondikeView): () => void {
    return this.audience.attach(view);
  }

  /**
   * Calls the listener with the changes that each accepted event makes, just before the views get them, until the
   * returned function is called.
   * @throws TypeError if the listener is not a function
   */
  onChange(listener: (change: KlondikeChange) => void): () => void {
    return this.listeners.add(listener);
  }

  /** The name of the current deal; undefined before the first game. */
  get deal(): string | undefined {
    return this.game?.deal.name;
  }

  /** A copy of the current layout. Undefined before the first game. */
  get layout(): Layout | undefined {
    return this.game && copyOf(this.game.history.now);
  }

  /** The number of moves since the deal, as views show it. 0 before the first game. */
  get moves(): number {
    return this.game?.history.moves ?? 0;
  }

  /** Becomes false again if the winning move is undone. */
  get isWon(): boolean {
    return this.game !== undefined && this.table.isWon;
  }

  /** The moves since the deal, oldest first, without undone ones. A stock click is `'stock'`. */
  history(): Move[] {
    return this.game === undefined ? [] : movesOf(this.game.history);
  }

  /** Would `undo` be accepted? */
  get canUndo(): boolean {
    return this.moves > 0;
  }

  /**
   * The next `newGame`, and only that one, starts from this deal. Only the deal's name counts.
   * @throws TextError if the name can't be read, TypeError without a name; the earlier choice then stays
   */
  nextDeal(deal: Deal | string): void {
    this.upcoming = dealOf(deal, this.setup.table.rules);
  }

  newGame(): void {
    this.recorders.during({ event: 'newGame', args: [] }, () => this.dealAgain());
  }

  /**
   * The current game with all its moves, including those that can be redone, as text for `restore`; undefined before
   * the first game. The text is also a script, so it can be replayed.
   */
  save(): string | undefined {
    return this.game && printGame(this.rules, this.game);
  }

  /**
   * Replaces the current game with one that `save` returned, and sends all views the whole table. The game keeps the
   * rules that it was saved with. The next `newGame` uses this controller's own rules again.
   * @throws TypeError unless it is a string; TextError if it isn't a saved game, if its rules have another house or
   * name, or if this controller doesn't have its `build` or `isWon`; Error while the game is recorded. Then nothing
   * changes
   */
  restore(text: string): void {
    this.recorders.checkRestorable();
    const game = readGame(this.setup.table.rules, text);
    this.table = tableFor(game.rules, this.setup.table);
    this.table.deal(game.deal);
    this.table.restore(game.history.now);
    this.begin('restore', game);
  }

  /**
   * Makes a move through the event that asks for it, and returns the outcome as the function `play` does. If a bus is
   * connected, the event goes over the bus, so its listeners hear it.
   * @throws TypeError unless it is a move
   */
  play(move: Move): Outcome {
    checkMove(move);
    const why = this.game === undefined ? 'not-dealt' : refuseMove(this.rules, this.game.history.now, move);
    // Events take cards only from the pile in play, either the waste or the stock, so no event asks for cards from
    // the other pile.
    const asked = why === 'not-a-source' ? undefined : move;
    return this.moveEvents.play(asked, () => this.refuse(why ?? 'not-a-target'));
  }

  /** Makes `play` report its moves to this handler until the returned function is called. `connect` uses this. */
  playBy(handler: KlondikeEventsHandler): () => void {
    return this.moveEvents.playBy(handler);
  }

  /**
   * Reports every event to the recorder, whoever calls it, until the returned function is called. A `Tape` uses this.
   * Until then, no game can be restored.
   * @throws TypeError if the recorder lacks a method
   */
  recordBy(recorder: EventRecorder<KlondikeCall | RedoCall>): () => void {
    return this.recorders.add(recorder);
  }

  clickStock(): void {
    this.recorders.during({ event: 'clickStock', args: [] }, this.attempt.bind(this, 'stock'));
  }

  moveWasteToTableau(tableau: TableauIndex): void {
    this.carry({ event: 'moveWasteToTableau', args: [tableau] });
  }

  moveWasteToFoundation(foundation: FoundationIndex): void {
    this.carry({ event: 'moveWasteToFoundation', args: [foundation] });
  }

  moveTableauToFoundation(tableau: TableauIndex, foundation: FoundationIndex): void {
    this.carry({ event: 'moveTableauToFoundation', args: [tableau, foundation] });
  }

  moveTableauToTableau(tableauSrc: TableauIndex, numCards: number, tableauDst: TableauIndex): void {
    this.carry({ event: 'moveTableauToTableau', args: [tableauSrc, numCards, tableauDst] });
  }

  moveFoundationToTableau(foundation: FoundationIndex, tableau: TableauIndex): void {
    this.carry({ event: 'moveFoundationToTableau', args: [foundation, tableau] });
  }

  undo(): void {
    this.recorders.during({ event: 'undo', args: [] }, () => this.step('undo'));
  }

  get canRedo(): boolean {
    return this.game?.history.canRedo === true;
  }

  redo(): void {
    this.recorders.during({ event: 'redo', args: [] }, () => this.step('redo'));
  }

  targets(take: CardSource): PileId[] {
    return this.game === undefined ? [] : targetsOf(this.rules, this.game.history.now, take);
  }

  getName(): string {
    return this.setup.name;
  }

  private dealAgain(): void {
    const { table, fixedDeal } = this.setup;
    const deal = this.upcoming ?? fixedDeal ?? table.randomDeal?.() ?? randomDeal();
    this.upcoming = undefined;
    this.table = table;
    this.begin('newGame', { deal, history: new History(table.deal(deal)) });
  }

  /** Events call the pile in play the waste. */
  private carry(call: KlondikeCall): void {
    this.recorders.during(call, () => {
      const carrying = moveOfCall(call);
      if (carrying === undefined) return this.refuse('no-such-pile');
      this.attempt(carrying.from === 'waste' ? { ...carrying, from: this.rules.inPlay } : carrying);
    });
  }

  private attempt(move: Move): void {
    if (this.game === undefined) return this.refuse('not-dealt');
    const { history } = this.game;
    const { now: before } = history;
    const outcome = this.table.play(move);
    if (!outcome.ok) return this.refuse(outcome.why);
    this.moveEvents.note(outcome);
    history.push(outcome.next);
    this.announce(() => changeMade(before, outcome.next));
  }

  private refuse(why: Refusal): void {
    this.moveEvents.note({ ok: false, why });
    this.recorders.judge(false);
    this.setup.onRefusal(why);
  }

  private step(way: 'undo' | 'redo'): void {
    if (this.game === undefined) return this.refuse('not-dealt');
    const { history } = this.game;
    const before = history.now;
    if (!history[way]()) return this.refuse(`nothing-to-${way}`);
    this.table.restore(history.now);
    this.announce(() => (way === 'undo' ? changeUndone : changeRedone)(before, history.now));
  }

  /** Replaces the current game. */
  private begin(event: 'newGame' | 'restore', game: KlondikeGame): void {
    this.game = game;
    this.audience.forget();
    this.announce(() => changeDealt(event, game.history.now));
  }

  /** Tells the listeners, then the views. If a listener plays on, the views show its move as well. */
  private announce(find: () => KlondikeChange): void {
    this.recorders.judge(true);
    this.listeners.tell(find, () => {
      if (this.game !== undefined) this.audience.show(this.game.history.now);
    });
  }
}
