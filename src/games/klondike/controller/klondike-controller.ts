/** Stands between the player and the view: judges each event by the rules and shows the result. */
import { History } from '../../../core/history.js';
import { shownCards, topCards } from '../../../core/pile.js';
import type { Redoes } from '../../../core/redo.js';
import type { KlondikeAssistant } from '../contract/assistant.js';
import type { KlondikeEventsHandler } from '../contract/handler.js';
import type { KlondikeView } from '../contract/view.js';
import { SHOWN } from '../contract/view.js';
import { pileAt } from '../contract/checked-numbers.js';
import { fixedRules } from '../model/check-rules.js';
import type { Deal, TakesDeals } from '../model/deals.js';
import { parseDeal, randomDeal } from '../model/deals.js';
import type { FoundationIndex, PileId, TableauIndex } from '../words/piles.js';
import type { Layout } from '../model/layout.js';
import { FOUNDATIONS, TABLEAU, indexOf } from '../words/piles.js';
import type { Move } from '../model/play.js';
import { refuseMove } from '../model/play.js';
import type { Refusal } from '../model/refusal.js';
import type { Take } from '../model/refuse.js';
import type { Rules } from '../model/rules.js';
import { ULG } from '../model/rules.js';
import type { KlondikeTable } from './klondike-table.js';
import { PlainTable } from './klondike-table.js';

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
 * Plays Klondike behind any view. Refused events leave no trace; accepted ones push the piles they
 * changed, then the number of moves, then the win, then one refresh. Invariant: between two events the
 * attached view has been told all of the layout.
 */
export class KlondikeController implements KlondikeEventsHandler, TakesDeals, Redoes, KlondikeAssistant {
  private readonly table: KlondikeTable;
  private readonly name: string;
  private readonly fixedDeal: Deal | undefined;
  private readonly onRefusal: (why: Refusal) => void;
  private view: KlondikeView | undefined;
  private upcoming: Deal | undefined;
  private current: Deal | undefined;
  private history: History<Layout> | undefined;
  private shown: Layout | undefined;

  /** @throws RangeError if the rules have a field out of its range, TextError if the deal's name cannot be read */
  constructor({ rules, table, deal, name = 'klondike-kit', onRefusal }: ControllerOptions = {}) {
    this.table = table ?? new PlainTable(fixedRules(rules ?? ULG));
    this.name = name;
    this.fixedDeal = deal === undefined ? undefined : parseDeal(deal, this.rules);
    this.onRefusal = onRefusal ?? ignore;
  }

  get rules(): Rules {
    return this.table.rules;
  }

  /** Shows the game in this view from now on. A view attached after a deal is told the whole table. */
  attach(view: KlondikeView): void {
    this.view = view;
    this.shown = undefined;
    if (this.history !== undefined) this.show(this.history);
  }

  /** The name of the deal in play; undefined before the first game. */
  get deal(): string | undefined {
    return this.current?.name;
  }

  /** Where all cards lie now; undefined before the first game. */
  get layout(): Layout | undefined {
    return this.history?.now;
  }

  nextDeal(deal: Deal): void {
    this.upcoming = deal;
  }

  newGame(): void {
    const deal = this.upcoming ?? this.fixedDeal ?? this.table.randomDeal?.() ?? randomDeal();
    this.upcoming = undefined;
    this.history = new History(this.table.deal(deal));
    this.current = deal;
    this.shown = undefined;
    this.show(this.history);
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
    if (this.history === undefined) return this.onRefusal('not-dealt');
    if (!this.history.undo()) return this.onRefusal('nothing-to-undo');
    this.table.restore(this.history.now);
    this.show(this.history);
  }

  get canRedo(): boolean {
    return this.history?.canRedo === true;
  }

  redo(): void {
    if (this.history === undefined) return this.onRefusal('not-dealt');
    if (!this.history.redo()) return this.onRefusal('nothing-to-redo');
    this.table.restore(this.history.now);
    this.show(this.history);
  }

  targets({ from, count }: Take): PileId[] {
    const { layout, rules } = this;
    if (layout === undefined) return [];
    const source = from === 'waste' || from === 'stock' ? rules.inPlay : from;
    return [...TABLEAU, ...FOUNDATIONS].filter(
      (to) => refuseMove(rules, layout, { from: source, count, to }) === undefined,
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
    if (this.history === undefined) return this.onRefusal('not-dealt');
    const outcome = this.table.play(move);
    if (!outcome.ok) return this.onRefusal(outcome.why);
    this.history.push(outcome.next);
    this.show(this.history);
  }

  /**
   * Tells the view of every pile that differs from what it shows; of every pile if a call of the view has
   * thrown.
   */
  private show({ now, moves }: History<Layout>): void {
    const { view, shown } = this;
    if (view === undefined) return;
    this.shown = undefined;
    showChanges(view, this.rules, { now, before: shown });
    view.updateMoves(moves);
    if (this.table.isWon) view.win();
    this.shown = now;
    view.refreshWindow();
  }
}

const FOUNDATION_ENTRIES = FOUNDATIONS.map((id) => [indexOf(id), id] as const);
const TABLEAU_ENTRIES = TABLEAU.map((id) => [indexOf(id), id] as const);

/** How many cards of the pile in play a view is shown, as its waste. */
const SHOWN_IN_PLAY = { waste: SHOWN.waste, stock: 1 } as const;

interface Change {
  readonly now: Layout;
  /** What the view shows; undefined if it must be told of every pile. */
  readonly before: Layout | undefined;
}

function showChanges(view: KlondikeView, { inPlay }: Rules, { now, before }: Change): void {
  if (now.stock !== before?.stock) view.stockEmpty(now.stock.cards.length === 0);
  if (now[inPlay] !== before?.[inPlay]) view.wasteCards(topCards(now[inPlay], SHOWN_IN_PLAY[inPlay]));
  for (const [index, id] of FOUNDATION_ENTRIES) {
    if (now[id] !== before?.[id]) view.foundationCards(index, topCards(now[id], SHOWN.foundation));
  }
  for (const [index, id] of TABLEAU_ENTRIES) {
    if (now[id] !== before?.[id]) view.tableauCards(index, shownCards(now[id]));
  }
}

function ignore(): void {
  // By default nobody listens to refusals.
}
