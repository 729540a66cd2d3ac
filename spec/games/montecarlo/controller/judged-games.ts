/** Random games of legal, nearly legal and nonsense events, checked after every event. */
import { isDeepStrictEqual } from 'node:util';
import { NO_CARD } from '../../../../src/core/card.js';
import type { MonteCarloFrame } from '../../../../src/games/montecarlo/contract/frame.js';
import type { MonteCarloCall } from '../../../../src/games/montecarlo/contract/handler.js';
import { callHandler } from '../../../../src/games/montecarlo/contract/handler.js';
import { MonteCarloController } from '../../../../src/games/montecarlo/controller/montecarlo-controller.js';
import type { Grid } from '../../../../src/games/montecarlo/model/grid.js';
import { rowsOf } from '../../../../src/games/montecarlo/model/grid.js';
import { MonteCarloRecordingView } from '../../../../src/games/montecarlo/views/recording.js';
import { Chance } from '../../../support/chance.js';
import { NONSENSE } from '../../../support/random-move.js';
import { SIZES, randomMove } from '../random-games.js';

const EVENTS = 80;

const BUTTONS = ['consolidate', 'hint', 'hintAhead', 'help', 'replay', 'undo', 'undo'] as const;

/** Plays one game and checks it after every event. Returns the first error as the fault. */
class JudgedGame {
  private refusals: string[] = [];
  private readonly chance: Chance;
  private readonly game: MonteCarloController;
  private readonly view: MonteCarloRecordingView;
  /** The grids from the deal to the current one. */
  private readonly grids: Grid[] = [];

  constructor(private readonly seed: number) {
    this.chance = new Chance(seed);
    this.game = new MonteCarloController({
      size: this.chance.pick(SIZES),
      advise: () => (this.chance.nextInt(2) === 0 ? 'consolidate' : undefined),
      onRefusal: (why) => this.refusals.push(why),
    });
    this.view = new MonteCarloRecordingView(this.game);
    this.game.attach(this.view);
  }

  fault(): string | undefined {
    const fault = this.playThrough();
    return fault === undefined ? undefined : `SEED=${this.seed}: ${fault}\n${this.view.text}`;
  }

  private playThrough(): string | undefined {
    const dealt = this.step({ event: 'newGame', args: [this.seed] });
    if (dealt !== undefined) return dealt;
    for (let event = 0; event < EVENTS; event++) {
      for (const call of this.randomCalls()) {
        const fault = this.step(call);
        if (fault !== undefined) return fault;
      }
    }
    return this.undoAll();
  }

  /** Five of eight events are moves, legal or nearly legal. The others are button presses or nonsense. */
  private randomCalls(): MonteCarloCall[] {
    const { chance } = this;
    const grid = this.grids.at(-1);
    const kind = chance.nextInt(8);
    if (kind === 0 || grid === undefined) return [{ event: 'clickCard', args: [chance.pick(NONSENSE), 99] }];
    if (kind < 3) return [{ event: chance.pick(BUTTONS), args: [] }];
    const move = randomMove(chance, grid);
    if (move === 'consolidate') return [{ event: 'consolidate', args: [] }];
    return move.map(({ row, column }) => ({ event: 'clickCard', args: [row, column] }));
  }

  /** Undoes every move back to the deal, and tries one more undo. */
  private undoAll(): string | undefined {
    while (this.grids.length > 1) {
      const fault = this.step({ event: 'undo', args: [] });
      if (fault !== undefined) return `undoing: ${fault}`;
    }
    this.step({ event: 'undo', args: [] });
    return this.game.moves === 0 && isSame(this.game.grid, this.grids[0])
      ? undefined
      : 'undone, but not back at the deal';
  }

  private step(call: MonteCarloCall): string | undefined {
    const before = this.view.frame;
    this.refusals = [];
    this.view.clear();
    try {
      callHandler(this.game, call);
    } catch (error) {
      return `${describe(call)} threw ${String(error)}`;
    }
    const fault =
      this.gridFault(call) ?? this.toldFault(before) ?? shownFault(this.view.frame, this.game.grid);
    return fault === undefined ? undefined : `${describe(call)}: ${fault}`;
  }

  /** Compares the event with the earlier grids. */
  private gridFault({ event }: MonteCarloCall): string | undefined {
    const { grids } = this;
    const { grid, moves } = this.game;
    if (grid === undefined) return 'no game is dealt';
    if (event === 'newGame') grids.length = 0;
    const before = grids.at(-1);
    if (event === 'undo' && grids.length > 1) grids.pop();
    else if (!isSame(grid, before)) grids.push(grid);
    if (event === 'consolidate' && before !== undefined && cardsOf(before) !== cardsOf(grid))
      return 'other cards';
    if (event === 'clickCard' && before !== undefined && !isSame(grid, before) && !isPairLess(before, grid))
      return 'the grid has not lost exactly one pair';
    if (moves !== grids.length - 1) return `${moves} moves after ${grids.length - 1}`;
    return isSame(grid, grids.at(-1)) ? undefined : 'the grid is not the same as before';
  }

  /**
   * A refusal makes either only a beep, which clears the selection, or no call. Every other event makes one refresh.
   */
  private toldFault(before: MonteCarloFrame): string | undefined {
    const { calls, frame } = this.view;
    const told = calls.map(({ call }) => call);
    if (this.refusals.length > 1) return `refused as ${this.refusals.join(' and ')}`;
    if (this.refusals.length === 0) {
      const refreshes = told.filter((call) => call === 'refreshWindow').length;
      return refreshes === 1 && !frame.beeped ? undefined : `accepted, and told ${told.join(', ')}`;
    }
    if (told.length === 0) return frame === before ? undefined : 'refused, but shown';
    const others = told.filter((call) => !['highlightedCells', 'beep', 'refreshWindow'].includes(call));
    return frame.beeped && others.length === 0 ? undefined : `refused, and told ${told.join(', ')}`;
  }
}

const isSame = (one: Grid | undefined, other: Grid | undefined): boolean => isDeepStrictEqual(one, other);

/** The cards in the grid and the deck, in the order of the deal. */
const cardsOf = ({ cells, deck }: Grid): string => [...cells.filter((card) => card >= 0), ...deck].join();

function isPairLess(before: Grid, after: Grid): boolean {
  const gone = before.cells.filter((card, index) => card !== after.cells[index]);
  const others = after.cells.filter((card, index) => card !== before.cells[index]);
  const [one = 0, other = 1] = gone;
  return gone.length === 2 && one % 13 === other % 13 && others.every((card) => card === NO_CARD);
}

/** The frame shows the grid and accounts for 52 cards. */
function shownFault(frame: MonteCarloFrame, grid: Grid | undefined): string | undefined {
  if (grid === undefined) return 'no game is dealt';
  if (JSON.stringify(frame.rows) !== JSON.stringify(rowsOf(grid))) return 'wrong cells';
  const cards = frame.rows.flat().filter((card) => card >= 0).length;
  if (cards + frame.cardsLeft + frame.score !== 52)
    return 'the grid, the deck and the score are not 52 cards together';
  if (frame.cardsLeft !== grid.deck.length) return `${frame.cardsLeft} left, not ${grid.deck.length}`;
  return frame.won === (frame.score === 52) ? undefined : 'wrong win';
}

const describe = ({ event, args }: MonteCarloCall): string => `${event}(${args.join(', ')})`;

export const faultOfGame = (seed: number): string | undefined => new JudgedGame(seed).fault();
