/** The controller: checks each event against the rules and shows the result in the views. */
import { Audience } from '../../../core/audience.js';
import { NO_CARD } from '../../../core/card.js';
import type { EventRecorder } from '../../../core/event-recorders.js';
import { EventRecorders } from '../../../core/event-recorders.js';
import { History } from '../../../core/history.js';
import type { MonteCarloOptions } from './options.js';
import { cacheLast, withDefaults } from './options.js';
import type { RedoCall, Redoes } from '../../../core/redo.js';
import type { Cell } from '../words/cell.js';
import { copyOfCell, isSameCell } from '../words/cell.js';
import type { MonteCarloCall, MonteCarloEventsHandler } from '../contract/handler.js';
import type { MonteCarloView } from '../contract/view.js';
import { VIEW_METHODS } from '../contract/view.js';
import type { MonteCarloDeal, TakesDeals } from '../model/deals.js';
import { dealOf, gameDeal, gameNumberOf, parseDeal, randomGame } from '../model/deals.js';
import type { Grid, GridSize } from '../model/grid.js';
import { cardIn, checkSize, copyOf, isInside, isWon } from '../model/grid.js';
import type { PlayedMove } from '../model/moves.js';
import { firstPair, movesOf } from '../model/moves.js';
import type { Pair, MonteCarloRefusal } from '../model/play.js';
import { play, refuseMove } from '../model/play.js';
import type { MonteCarloGame } from './saved-game.js';
import { printGame, readGame } from './saved-game.js';
import type { ShownGrid } from './showing.js';
import { NO_CELLS, tellChanges } from './showing.js';

/** A signal that belongs to one refresh. */
type Sign = (view: MonteCarloView) => void;

const BEEP: Sign = (view) => view.beep();

/**
 * Plays Monte Carlo Solitaire behind any view. A refused event doesn't call the views, except for the beep that the
 * course asks for. It beeps if two cards aren't a pair, which also clears the selection, and if there is nothing to
 * hint at. An accepted
 * event sends the view its changes, then the win, then one refresh. Invariant: between two events, each attached view
 * has received the whole game, or has thrown.
 */
export class MonteCarloController implements MonteCarloEventsHandler, TakesDeals, Redoes {
  private readonly size: GridSize;
  private readonly fixedDeal: MonteCarloDeal | undefined;
  private readonly setup: Pick<ReturnType<typeof withDefaults>, 'advise' | 'name' | 'help' | 'onRefusal'>;
  private readonly audience = new Audience<MonteCarloView, { readonly showing: ShownGrid | undefined }>(
    Object.keys(VIEW_METHODS),
    (view, now, before) => {
      if (now.showing !== undefined) tellChanges(view, now.showing, before?.showing);
      this.sign?.(view);
    },
  );
  /** The signal of the current event. Views that are attached later don't get it. */
  private sign: Sign | undefined;
  private upcoming: MonteCarloDeal | undefined;
  private game: MonteCarloGame | undefined;
  /** The cell of the selected card. */
  private chosen: Cell | undefined;
  /** The cells with red borders, which show the selected card or a hint. */
  private marked: readonly Cell[] = NO_CELLS;
  /** The grid that the views show. A win is announced once, with its grid. */
  private shown: Grid | undefined;
  private readonly recorders = new EventRecorders<MonteCarloCall | RedoCall>(
    () => this.isWon && this.game?.history.now !== this.shown,
  );

  /**
   * @throws RangeError unless the size has 1 to 52 cells, TextError if the deal's name can't be read,
   * TypeError if an option has the wrong type
   */
  constructor(options: MonteCarloOptions = {}) {
    const { size, deal, advise, name, help, onRefusal } = withDefaults(options);
    checkSize(size);
    const copied = cacheLast(copyOf);
    this.setup = { name, help, onRefusal, advise: (grid) => advise(copied(grid)) };
    this.size = { ...size };
    this.fixedDeal = deal === undefined ? undefined : parseDeal(deal);
  }

  /**
   * Shows the game in this view as well, until the returned function is called. During a game, the view first receives
   * the whole game, even if it was already attached. A new view that throws is not attached.
   * @throws TypeError if a method of `MonteCarloView` is missing
   */
  attach(view: MonteCarloView): () => void {
    return this.audience.attach(view);
  }

  /** The name of the deal in play; undefined before the first game. */
  get deal(): string | undefined {
    return this.game?.deal.name;
  }

  /** A copy of the current layout. Undefined before the first game. */
  get grid(): Grid | undefined {
    return this.game && copyOf(this.game.history.now);
  }

  /** The number of moves that `undo` can take back. */
  get moves(): number {
    return this.game?.history.moves ?? 0;
  }

  /** Have all cards been removed? */
  get isWon(): boolean {
    return this.game !== undefined && isWon(this.game.history.now);
  }

  /** The moves from the deal to here without undone ones, oldest first. */
  history(): PlayedMove[] {
    return this.game === undefined ? [] : movesOf(this.game.history);
  }

  /** Would `undo` be accepted? */
  get canUndo(): boolean {
    return this.moves > 0 || this.marked.length > 0;
  }

  /**
   * The next `newDeal`, and only that one, starts from this deal. Only its name matters.
   * @throws TextError if the name can't be read, TypeError without a name; an earlier choice then stays
   */
  nextDeal(deal: MonteCarloDeal | string): void {
    this.upcoming = dealOf(deal);
  }

  /**
   * Reports every event to the recorder, even a direct call, until the returned function is called. `MonteCarloTape`
   * uses this. `restore` throws meanwhile. @throws TypeError if the recorder lacks a method
   */
  recordBy(recorder: EventRecorder<MonteCarloCall | RedoCall>): () => void {
    return this.recorders.add(recorder);
  }

  newGame(number: number | bigint): void {
    this.recorders.during({ event: 'newGame', args: [number] }, () => {
      const game = gameNumberOf(number);
      if (game === undefined) return this.refuse('no-such-game');
      this.start(gameDeal(game));
    });
  }

  newDeal(): void {
    this.recorders.during({ event: 'newDeal', args: [] }, () => {
      const deal = this.upcoming ?? this.fixedDeal ?? gameDeal(randomGame());
      this.upcoming = undefined;
      this.start(deal);
    });
  }

  /**
   * The game in play as text for `restore`, with all moves that `undo` and `redo` need; undefined before the first game.
   * The text is also a script for grids of the same size.
   */
  save(): string | undefined {
    return this.game && printGame(this.size, this.game);
  }

  /**
   * Replaces the game in play with a saved one, and shows it in all views.
   * @throws TypeError unless it is a string, TextError unless it is from `save` of a controller with the same size, Error
   * during a recording; then nothing changes
   */
  restore(text: string): void {
    this.recorders.checkRestorable();
    this.begin(readGame(this.size, text));
  }

  clickCard(row: number, column: number): void {
    this.inGame({ event: 'clickCard', args: [row, column] }, (game) => {
      const { chosen } = this;
      const cell = { row, column };
      if (!isInside(game.start, cell)) return this.refuse('no-such-cell');
      if (chosen !== undefined) return this.remove(game, [chosen, cell]);
      if (cardIn(game.history.now, cell) === NO_CARD) return this.refuse('no-card');
      this.mark([cell], cell);
    });
  }

  consolidate(): void {
    this.inGame({ event: 'consolidate', args: [] }, ({ history }) => {
      const outcome = play(history.now, 'consolidate');
      if (outcome.ok) history.push(outcome.next);
      else if (this.marked.length === 0) return this.refuse(outcome.why);
      this.mark(NO_CELLS);
    });
  }

  hint(): void {
    this.inGame({ event: 'hint', args: [] }, ({ history: { now: grid } }) => {
      if (isWon(grid)) return this.refuse('won');
      const pair = firstPair(grid);
      if (pair === undefined)
        return this.refuseAloud(refuseMove(grid, 'consolidate') === undefined ? 'no-pair' : 'no-move');
      this.mark(pair);
    });
  }

  hintAhead(): void {
    this.inGame({ event: 'hintAhead', args: [] }, ({ history: { now: grid } }) => {
      if (isWon(grid)) return this.refuse('won');
      const move = this.setup.advise(grid);
      if (move === undefined) return this.refuseAloud('no-move');
      if (move !== 'consolidate') return this.mark(move);
      this.mark(NO_CELLS, undefined, (view) => view.hintConsolidate());
    });
  }

  help(): void {
    this.recorders.during({ event: 'help', args: [] }, () => {
      this.show((view) => view.help(this.setup.help));
    });
  }

  replay(): void {
    this.inGame({ event: 'replay', args: [] }, ({ start, history }) => {
      if (history.now !== start) history.push(start);
      else if (this.marked.length === 0) return this.refuse('nothing-to-do');
      this.mark(NO_CELLS);
    });
  }

  undo(): void {
    this.inGame({ event: 'undo', args: [] }, ({ history }) => {
      if (!history.undo() && this.marked.length === 0) return this.refuse('nothing-to-undo');
      this.mark(NO_CELLS);
    });
  }

  get canRedo(): boolean {
    return this.game?.history.canRedo === true;
  }

  redo(): void {
    this.inGame({ event: 'redo', args: [] }, ({ history }) => {
      if (!history.redo()) return this.refuse('nothing-to-redo');
      this.mark(NO_CELLS);
    });
  }

  getName(): string {
    return this.setup.name;
  }

  /** Runs an event that needs a game. */
  private inGame(call: MonteCarloCall | RedoCall, answer: (game: MonteCarloGame) => void): void {
    this.recorders.during(call, () =>
      this.game === undefined ? this.refuse('not-dealt') : answer(this.game),
    );
  }

  private start(deal: MonteCarloDeal): void {
    const start = deal.start(this.size);
    this.begin({ deal, start, history: new History(start) });
  }

  /** Replaces the current game. */
  private begin(game: MonteCarloGame): void {
    this.game = game;
    this.shown = undefined;
    this.audience.forget();
    this.mark(NO_CELLS);
  }

  /** Removes a pair: the selected card and the card of the second click. */
  private remove({ history }: MonteCarloGame, pair: Pair): void {
    if (isSameCell(...pair)) return this.refuse('same-card');
    const outcome = play(history.now, pair);
    if (outcome.ok) history.push(outcome.next);
    else this.refuse(outcome.why);
    this.mark(NO_CELLS, undefined, outcome.ok ? undefined : BEEP);
  }

  /** Gives red borders to these cells only. `chosen` is the cell of the selected card. */
  private mark(cells: readonly Cell[], chosen?: Cell, sign?: Sign): void {
    this.marked = cells.map(copyOfCell);
    this.chosen = chosen;
    this.show(sign);
  }

  private refuse(why: MonteCarloRefusal): void {
    this.recorders.judge(false);
    this.setup.onRefusal(why);
  }

  private refuseAloud(why: MonteCarloRefusal): void {
    this.refuse(why);
    this.show(BEEP);
  }

  private show(sign?: Sign): void {
    const { game, marked } = this;
    this.recorders.judge(true);
    this.shown = game?.history.now;
    this.sign = sign;
    try {
      this.audience.show({
        showing: game && { grid: game.history.now, game: game.deal.number, marked },
      });
    } finally {
      this.sign = undefined;
    }
  }
}
