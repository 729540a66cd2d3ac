/**
 * The part that all views of Monte Carlo share: it checks and keeps what they are told, and makes a frame of
 * it at each refresh.
 */
import type { Card } from '../../../core/card.js';
import type { Cell } from '../words/cell.js';
import type { Frame } from '../contract/frame.js';
import { EMPTY_FRAME } from '../contract/frame.js';
import type { MonteCarloView } from '../contract/view.js';
import {
  checkCount,
  checkGameNumber,
  checkHelp,
  checkHighlighted,
  checkRows,
} from '../contract/view-arguments.js';

type Told = { -readonly [Key in keyof Frame]: Frame[Key] };

/** Base class of views that draw: they override `refreshed`. */
export class MonteCarloFrameView implements MonteCarloView {
  private told: Told = { ...EMPTY_FRAME };
  private current: Frame = EMPTY_FRAME;

  /** What the view shows: the frame of the last refresh. */
  get frame(): Frame {
    return this.current;
  }

  cells(rows: readonly (readonly Card[])[]): void {
    checkRows(rows);
    Object.assign(this.told, { rows: rows.map((row) => row.slice()), highlighted: [], won: false });
  }

  highlightedCells(cells: readonly Cell[]): void {
    checkHighlighted(cells, this.told.rows);
    this.told.highlighted = cells.map(({ row, column }) => ({ row, column }));
  }

  cardsLeft(cards: number): void {
    checkCount(cards, 'the cards left in the deck');
    this.told.cardsLeft = cards;
  }

  score(score: number): void {
    checkCount(score, 'the score');
    this.told.score = score;
  }

  gameNumber(number: bigint | undefined): void {
    checkGameNumber(number);
    this.told.game = number;
  }

  beep(): void {
    this.told.beeped = true;
  }

  help(text: string): void {
    checkHelp(text);
    this.told.help = text;
  }

  hintConsolidate(): void {
    this.told.consolidateHinted = true;
  }

  win(): void {
    this.told.won = true;
  }

  refreshWindow(): void {
    this.current = this.told;
    const { beeped, help, consolidateHinted } = EMPTY_FRAME;
    this.told = { ...this.told, beeped, help, consolidateHinted };
    this.refreshed(this.current);
  }

  /** Is called when there is a new frame to show. */
  protected refreshed(_frame: Frame): void {
    // A view that only keeps its frame has nothing to draw.
  }
}
