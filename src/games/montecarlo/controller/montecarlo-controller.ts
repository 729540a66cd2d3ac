/** Stands between the player and the view: judges each event by the rules and shows the result. */
import { NO_CARD } from '../../../core/card.js';
import { History } from '../../../core/history.js';
import type { Redoes } from '../../../core/redo.js';
import type { Cell } from '../words/cell.js';
import { isSameCell } from '../words/cell.js';
import type { MonteCarloEventsHandler } from '../contract/handler.js';
import type { MonteCarloView } from '../contract/view.js';
import type { Deal, TakesDeals } from '../model/deals.js';
import { gameDeal, gameNumberOf, parseDeal, randomGame } from '../model/deals.js';
import { HELP } from '../words/help.js';
import type { Grid, GridSize } from '../model/grid.js';
import { FIVE_BY_FIVE, cardIn, checkSize, isInside, isWon } from '../model/grid.js';
import { firstPair } from '../model/moves.js';
import type { Move, Pair } from '../model/play.js';
import { play, refuseMove } from '../model/play.js';
import type { Refusal } from '../model/refusal.js';
import { Advisor } from '../search/advisor.js';
import type { Showing } from './showing.js';
import { NO_CELLS, tellChanges } from './showing.js';

/** Finds the move to advise in a grid; undefined if there is none. */
export type Advise = (grid: Grid) => Move | undefined;

/** How a `MonteCarloController` plays; all of it may be left out. */
export interface MonteCarloOptions {
  /** Five rows and columns by default. */
  readonly size?: GridSize;
  /** The name of the deal that every `newDeal` deals; by default each `newDeal` draws its own. */
  readonly deal?: string;
  /**
   * Finds the move for `hintAhead`. By default an `Advisor` does, which searches a short time for the best
   * ending.
   */
  readonly advise?: Advise;
  /** The name that the About box credits. */
  readonly name?: string;
  /** The rules told to a player: `HELP` by default. */
  readonly help?: string;
  /** Hears why an event was refused. */
  readonly onRefusal?: (why: Refusal) => void;
}

interface Dealt {
  readonly deal: Deal;
  readonly start: Grid;
  readonly history: History<Grid>;
}

/** A signal told to the view for one refresh only. */
type Sign = (view: MonteCarloView) => void;

const BEEP: Sign = (view) => view.beep();

/**
 * Plays Monte Carlo Solitaire behind any view. A refused event leaves no trace, except for the beep that the
 * course asks for: if two cards make no pair, which also ends the choice, and if there is nothing to hint at.
 * An accepted event tells the view what it changed, then the win, then one refresh. Invariant: between two
 * events the attached view has been told all of the game.
 */
export class MonteCarloController implements MonteCarloEventsHandler, TakesDeals, Redoes {
  private readonly size: GridSize;
  private readonly fixedDeal: Deal | undefined;
  private readonly advise: Advise;
  private readonly name: string;
  private readonly rules: string;
  private readonly onRefusal: (why: Refusal) => void;
  private view: MonteCarloView | undefined;
  private upcoming: Deal | undefined;
  private game: Dealt | undefined;
  /** The card that waits for a second one. */
  private chosen: Cell | undefined;
  /** The cells with red borders: the card chosen, or a hint. */
  private marked: readonly Cell[] = NO_CELLS;
  private shown: Showing | undefined;

  /** @throws RangeError unless the size is of 1 to 52 cells, TextError if the deal's name cannot be read */
  constructor({ size, deal, advise, name, help, onRefusal }: MonteCarloOptions = {}) {
    this.size = size ?? FIVE_BY_FIVE;
    checkSize(this.size);
    this.fixedDeal = deal === undefined ? undefined : parseDeal(deal);
    const advisor = new Advisor();
    this.advise = advise ?? ((grid) => advisor.advise(grid));
    this.name = name ?? 'klondike-kit';
    this.rules = help ?? HELP;
    this.onRefusal = onRefusal ?? ignore;
  }

  /** Shows the game in this view from now on. A view attached after a deal is told the whole game. */
  attach(view: MonteCarloView): void {
    this.view = view;
    this.shown = undefined;
    if (this.game !== undefined) this.show();
  }

  /** The name of the deal in play; undefined before the first game. */
  get deal(): string | undefined {
    return this.game?.deal.name;
  }

  /** Where all cards lie now; undefined before the first game. */
  get grid(): Grid | undefined {
    return this.game?.history.now;
  }

  /** How many moves can be taken back. */
  get moves(): number {
    return this.game?.history.moves ?? 0;
  }

  nextDeal(deal: Deal): void {
    this.upcoming = deal;
  }

  newGame(number: number | bigint): void {
    const game = gameNumberOf(number);
    if (game === undefined) return this.onRefusal('no-such-game');
    this.start(gameDeal(game));
  }

  newDeal(): void {
    const deal = this.upcoming ?? this.fixedDeal ?? gameDeal(randomGame());
    this.upcoming = undefined;
    this.start(deal);
  }

  clickCard(row: number, column: number): void {
    const { game, chosen } = this;
    const cell = { row, column };
    if (game === undefined) return this.onRefusal('not-dealt');
    if (!isInside(game.start, cell)) return this.onRefusal('no-such-cell');
    if (chosen !== undefined) return this.remove(game, [chosen, cell]);
    if (cardIn(game.history.now, cell) === NO_CARD) return this.onRefusal('no-card');
    this.mark([cell], cell);
  }

  consolidate(): void {
    const { game } = this;
    if (game === undefined) return this.onRefusal('not-dealt');
    const outcome = play(game.history.now, 'consolidate');
    if (outcome.ok) game.history.push(outcome.next);
    else if (this.marked === NO_CELLS) return this.onRefusal(outcome.why);
    this.mark(NO_CELLS);
  }

  hint(): void {
    const { grid } = this;
    if (grid === undefined) return this.onRefusal('not-dealt');
    if (isWon(grid)) return this.onRefusal('won');
    const pair = firstPair(grid);
    if (pair === undefined)
      return this.refuseAloud(refuseMove(grid, 'consolidate') === undefined ? 'no-pair' : 'no-move');
    this.mark(pair);
  }

  hintAhead(): void {
    const { grid } = this;
    if (grid === undefined) return this.onRefusal('not-dealt');
    if (isWon(grid)) return this.onRefusal('won');
    const move = this.advise(grid);
    if (move === undefined) return this.refuseAloud('no-move');
    if (move !== 'consolidate') return this.mark(move);
    this.mark(NO_CELLS, undefined, (view) => view.hintConsolidate());
  }

  help(): void {
    this.show((view) => view.help(this.rules));
  }

  replay(): void {
    const { game } = this;
    if (game === undefined) return this.onRefusal('not-dealt');
    const { start, history } = game;
    if (history.now !== start) history.push(start);
    else if (this.marked === NO_CELLS) return this.onRefusal('nothing-to-do');
    this.mark(NO_CELLS);
  }

  undo(): void {
    const { game } = this;
    if (game === undefined) return this.onRefusal('not-dealt');
    if (!game.history.undo() && this.marked === NO_CELLS) return this.onRefusal('nothing-to-undo');
    this.mark(NO_CELLS);
  }

  get canRedo(): boolean {
    return this.game?.history.canRedo === true;
  }

  redo(): void {
    const { game } = this;
    if (game === undefined) return this.onRefusal('not-dealt');
    if (!game.history.redo()) return this.onRefusal('nothing-to-redo');
    this.mark(NO_CELLS);
  }

  getName(): string {
    return this.name;
  }

  private start(deal: Deal): void {
    const start = deal.start(this.size);
    this.game = { deal, start, history: new History(start) };
    this.shown = undefined;
    this.mark(NO_CELLS);
  }

  /** Removes a pair: the chosen card and the one clicked on after it. */
  private remove({ history }: Dealt, pair: Pair): void {
    if (isSameCell(...pair)) return this.onRefusal('same-card');
    const outcome = play(history.now, pair);
    if (outcome.ok) history.push(outcome.next);
    else this.onRefusal(outcome.why);
    this.mark(NO_CELLS, undefined, outcome.ok ? undefined : BEEP);
  }

  /**
   * Gives these cells, and no others, red borders. `chosen` is the one of them that waits for a second card.
   */
  private mark(cells: readonly Cell[], chosen?: Cell, sign?: Sign): void {
    this.marked = cells;
    this.chosen = chosen;
    this.show(sign);
  }

  private refuseAloud(why: Refusal): void {
    this.onRefusal(why);
    this.show(BEEP);
  }

  /** Tells the view everything that it does not show yet; the whole game if a call of the view has thrown. */
  private show(sign?: Sign): void {
    const { view, shown, game, marked } = this;
    if (view === undefined) return;
    const now = game && { grid: game.history.now, game: game.deal.number, marked };
    this.shown = undefined;
    if (now !== undefined) tellChanges(view, now, shown);
    sign?.(view);
    this.shown = now;
    view.refreshWindow();
  }
}

function ignore(): void {
  // By default nobody listens to refusals.
}
