/** Stands between the player and the view: judges each event by the rules and shows the result. */
import { Audience } from '../../../core/audience.js';
import { checkGiven } from '../../../core/given.js';
import { History } from '../../../core/history.js';
import type { Redoes } from '../../../core/redo.js';
import type { KlondikeAssistant } from '../contract/assistant.js';
import type { KlondikeEventsHandler } from '../contract/handler.js';
import type { KlondikeView } from '../contract/view.js';
import { VIEW_METHODS } from '../contract/view.js';
import { pileAt } from '../contract/checked-numbers.js';
import { fixedRules } from '../model/check-rules.js';
import type { Deal, TakesDeals } from '../model/deals.js';
import { dealOf, parseDeal, randomDeal } from '../model/deals.js';
import type { FoundationIndex, PileId, TableauIndex } from '../words/piles.js';
import type { Layout } from '../model/layout.js';
import { copyOf } from '../model/layout.js';
import { FOUNDATIONS, TABLEAU } from '../words/piles.js';
import type { Move } from '../model/play.js';
import { refuseMove } from '../model/play.js';
import type { Refusal } from '../model/refusal.js';
import type { Take } from '../model/refuse.js';
import type { Rules } from '../model/rules.js';
import { ULG } from '../model/rules.js';
import type { KlondikeTable } from './klondike-table.js';
import { PlainTable, tableFor } from './klondike-table.js';
import type { Dealt } from './saved-game.js';
import { tellChanges } from './showing.js';
import { printGame, readGame } from './saved-game.js';

/** How a `KlondikeController` plays; all of it may be left out. */
export interface ControllerOptions {
  /** `ULG` by default. */
  readonly rules?: Rules;
  /** What the game is played on, with rules of its own. By default a layout with `rules`. */
  readonly table?: KlondikeTable;
  /** The name of the deal that every game starts from; by default each game draws its own. */
  readonly deal?: string;
  /** The name that the About box credits. */
  readonly name?: string;
  /** Hears why an event was refused. Nothing else happens when an event is refused. */
  readonly onRefusal?: (why: Refusal) => void;
}

/** The options of a controller that plays on a door's table: the door has its own rules. */
export type DoorControllerOptions = Omit<ControllerOptions, 'rules' | 'table'>;

/**
 * Plays Klondike behind any views. Refused events leave no trace; accepted ones push the piles they
 * changed, then the number of moves, then the win, then one refresh. Invariant: between two events each
 * attached view has been told all of the layout, or has thrown.
 */
export class KlondikeController implements KlondikeEventsHandler, TakesDeals, Redoes, KlondikeAssistant {
  private readonly ownTable: KlondikeTable;
  /** The table of the game in play. A restored game may have other rules than `ownTable`. */
  private table: KlondikeTable;
  private readonly name: string;
  private readonly fixedDeal: Deal | undefined;
  private readonly onRefusal: (why: Refusal) => void;
  private readonly audience = new Audience<KlondikeView, Layout>(
    Object.keys(VIEW_METHODS),
    (view, now, before) => {
      tellChanges(view, this.rules, { now, before });
      view.updateMoves(this.moves);
      if (this.table.isWon) view.win();
    },
  );
  private upcoming: Deal | undefined;
  private game: Dealt | undefined;

  /**
   * @throws RangeError if the rules have a field out of its range, TextError if the deal's name cannot be read,
   * TypeError if an option is of another type
   */
  constructor(options: ControllerOptions = {}) {
    checkGiven('options', options, 'an object');
    const { rules = ULG, table, deal, name = 'klondike-kit', onRefusal = ignore } = options;

    checkGiven('name', name, 'a string');
    checkGiven('onRefusal', onRefusal, 'a function');
    this.ownTable = table ?? new PlainTable(fixedRules(rules));
    this.table = this.ownTable;
    this.name = name;
    this.fixedDeal = deal === undefined ? undefined : parseDeal(deal, this.rules);
    this.onRefusal = onRefusal;
  }

  /** The rules of the game in play. They differ from the controller's own only in a restored game. */
  get rules(): Rules {
    return this.table.rules;
  }

  /**
   * Shows the game in this view as well, until the returned function is called. A view attached after a deal
   * is told the whole table; so is one that was attached already. A new view that throws then is not attached.
   * @throws TypeError if a method of `KlondikeView` is missing
   */
  attach(view: KlondikeView): () => void {
    return this.audience.attach(view);
  }

  /** The name of the deal in play; undefined before the first game. */
  get deal(): string | undefined {
    return this.game?.deal.name;
  }

  /** Where all cards lie now; undefined before the first game. A copy: nobody can change the game by it. */
  get layout(): Layout | undefined {
    return this.game && copyOf(this.game.history.now);
  }

  /** The number of moves from the deal to here, as views show it. 0 before the first game. */
  get moves(): number {
    return this.game?.history.moves ?? 0;
  }

  /** Is the game won as the cards lie now? */
  get isWon(): boolean {
    return this.game !== undefined && this.table.isWon;
  }

  /** Would `undo` be accepted? */
  get canUndo(): boolean {
    return this.moves > 0;
  }

  /**
   * The next `newGame`, and only that one, starts from this deal. Its name alone decides.
   * @throws TextError if the name cannot be read, TypeError if there is none; the earlier choice then stays
   */
  nextDeal(deal: Deal | string): void {
    this.upcoming = dealOf(deal, this.ownTable.rules);
  }

  newGame(): void {
    const deal = this.upcoming ?? this.fixedDeal ?? this.ownTable.randomDeal?.() ?? randomDeal();
    this.upcoming = undefined;
    this.table = this.ownTable;
    this.begin({ deal, history: new History(this.table.deal(deal)) });
  }

  /**
   * The game in play with all its moves, those too that can be redone, as text for `restore`; undefined before
   * the first game. It is a script as well: it can be replayed.
   */
  save(): string | undefined {
    return this.game && printGame(this.rules, this.game);
  }

  /**
   * Continues a game that `save` returned, in place of the game in play, and tells all views the whole table.
   * The game keeps the rules that it was saved with. The next `newGame` uses this controller's own rules again.
   * @throws TextError if the text is anything else, or was saved under rules of another house or name, or with a
   * `build` or an `isWon` that this controller was not given; then nothing changes
   */
  restore(text: string): void {
    const game = readGame(this.ownTable.rules, text);
    this.table = tableFor(game.rules, this.ownTable);
    this.table.deal(game.deal);
    this.table.restore(game.history.now);
    this.begin(game);
  }

  clickStock(): void {
    this.attempt('stock');
  }

  moveWasteToTableau(tableau: TableauIndex): void {
    this.carry(this.rules.inPlay, 1, pileAt(TABLEAU, tableau));
  }

  moveWasteToFoundation(foundation: FoundationIndex): void {
    this.carry(this.rules.inPlay, 1, pileAt(FOUNDATIONS, foundation));
  }

  moveTableauToFoundation(tableau: TableauIndex, foundation: FoundationIndex): void {
    this.carry(pileAt(TABLEAU, tableau), 1, pileAt(FOUNDATIONS, foundation));
  }

  moveTableauToTableau(tableauSrc: TableauIndex, numCards: number, tableauDst: TableauIndex): void {
    this.carry(pileAt(TABLEAU, tableauSrc), numCards, pileAt(TABLEAU, tableauDst));
  }

  moveFoundationToTableau(foundation: FoundationIndex, tableau: TableauIndex): void {
    this.carry(pileAt(FOUNDATIONS, foundation), 1, pileAt(TABLEAU, tableau));
  }

  undo(): void {
    this.step('undo');
  }

  get canRedo(): boolean {
    return this.game?.history.canRedo === true;
  }

  redo(): void {
    this.step('redo');
  }

  targets(take: Take): PileId[] {
    const { game, rules } = this;
    if (game === undefined) return [];
    const carry = { ...take };
    if (carry.from === 'waste' || carry.from === 'stock') carry.from = rules.inPlay;
    return [...TABLEAU, ...FOUNDATIONS].filter(
      (to) => refuseMove(rules, game.history.now, { ...carry, to }) === undefined,
    );
  }

  getName(): string {
    return this.name;
  }

  private carry(from: PileId | undefined, count: number, to: PileId | undefined): void {
    if (from === undefined || to === undefined) return this.onRefusal('no-such-pile');
    this.attempt({ from, count, to });
  }

  private attempt(move: Move): void {
    if (this.game === undefined) return this.onRefusal('not-dealt');
    const outcome = this.table.play(move);
    if (!outcome.ok) return this.onRefusal(outcome.why);
    this.game.history.push(outcome.next);
    this.audience.show(outcome.next);
  }

  private step(way: 'undo' | 'redo'): void {
    if (this.game === undefined) return this.onRefusal('not-dealt');
    const { history } = this.game;
    if (!history[way]()) return this.onRefusal(`nothing-to-${way}`);
    this.table.restore(history.now);
    this.audience.show(history.now);
  }

  /** Puts a game in place of the one in play. */
  private begin(game: Dealt): void {
    this.game = game;
    this.audience.forget();
    this.audience.show(game.history.now);
  }
}

function ignore(): void {
  // By default nobody listens to refusals.
}
