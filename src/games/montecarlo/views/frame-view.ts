/**
 * The part that all views of Monte Carlo share. It checks and stores the arguments of view calls, and makes a frame at
 * each refresh.
 */
import type { Card } from '../../../core/card.js';
import type { Cell } from '../words/cell.js';
import type { MonteCarloFrame } from '../contract/frame.js';
import { EMPTY_FRAME } from '../contract/frame.js';
import type { MonteCarloView } from '../contract/view.js';
import {
  checkCount,
  checkGameNumber,
  checkHelp,
  checkHighlighted,
  checkRows,
} from '../contract/view-arguments.js';

const STATE = Symbol('state');

interface GridFrameState {
  told: { -readonly [Key in keyof MonteCarloFrame]: MonteCarloFrame[Key] };
  current: MonteCarloFrame;
}

/** The base class of views. A view that draws overrides `refreshed`. */
export class MonteCarloFrameView implements MonteCarloView {
  /** A symbol, because subclasses can have fields of any name, and frameworks put proxies around views. */
  private readonly [STATE]: GridFrameState = { told: { ...EMPTY_FRAME }, current: EMPTY_FRAME };

  /** The frame of the last refresh. */
  get frame(): MonteCarloFrame {
    return this[STATE].current;
  }

  cells(rows: readonly (readonly Card[])[]): void {
    checkRows(rows);
    Object.assign(this[STATE].told, { rows: rows.map((row) => row.slice()), highlighted: [], won: false });
  }

  highlightedCells(cells: readonly Cell[]): void {
    checkHighlighted(cells, this[STATE].told.rows);
    this[STATE].told.highlighted = cells.map(({ row, column }) => ({ row, column }));
  }

  cardsLeft(cards: number): void {
    checkCount(cards, 'the cards left in the deck');
    this[STATE].told.cardsLeft = cards;
  }

  score(score: number): void {
    checkCount(score, 'the score');
    this[STATE].told.score = score;
  }

  gameNumber(number: bigint | undefined): void {
    checkGameNumber(number);
    this[STATE].told.game = number;
  }

  beep(): void {
    this[STATE].told.beeped = true;
  }

  help(text: string): void {
    checkHelp(text);
    this[STATE].told.help = text;
  }

  hintConsolidate(): void {
    this[STATE].told.consolidateHinted = true;
  }

  win(): void {
    this[STATE].told.won = true;
  }

  refreshWindow(): void {
    const state = this[STATE];
    state.current = state.told;
    const { beeped, help, consolidateHinted } = EMPTY_FRAME;
    state.told = { ...state.told, beeped, help, consolidateHinted };
    this.refreshed(state.current);
  }

  /** Called with a new frame to show. */
  protected refreshed(_frame: MonteCarloFrame): void {
    // A view that only stores its frame has nothing to draw.
  }
}
