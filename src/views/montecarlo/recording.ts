/** A view for tests of Monte Carlo handlers: shows nothing, keeps everything. */
import type { Cell } from '../../montecarlo/cell.js';
import type { Frame } from '../../montecarlo/contract/frame.js';
import type { MonteCarloEventsHandler } from '../../montecarlo/contract/handler.js';
import { checkHandler } from '../../montecarlo/contract/view-arguments.js';
import { printFrame } from '../../montecarlo/notation/frame.js';
import { CallLog } from '../call-log.js';
import { MonteCarloFrameView } from './frame-view.js';
import { MonteCarloPlayer } from './player.js';
import type { MonteCarloViewCall } from './view-call.js';
import { printCall } from './view-call.js';

/** Keeps each call, and the frame visible at each refresh, oldest first. A call that throws is not kept. */
export class MonteCarloRecordingView extends MonteCarloFrameView {
  private readonly log = new CallLog<MonteCarloViewCall, Frame>(printCall);
  readonly calls: MonteCarloViewCall[] = this.log.calls;
  readonly frames: Frame[] = this.log.frames;
  /** Plays as someone in front of the view could. */
  readonly player: MonteCarloPlayer;

  /** @throws TypeError where there is no handler */
  constructor(handler: MonteCarloEventsHandler) {
    super();
    checkHandler(handler);
    this.player = new MonteCarloPlayer(handler, this);
  }

  /** The visible frame as text. */
  get text(): string {
    return printFrame(this.frame);
  }

  /** The calls made since the last `take`, as text: `['highlighted: a1', 'refresh']`. */
  take(): string[] {
    return this.log.take();
  }

  /** Forgets all calls and frames kept so far; what is visible stays. */
  clear(): void {
    this.log.clear();
  }

  override cells(rows: readonly (readonly number[])[]): void {
    super.cells(rows);
    this.calls.push({ call: 'cells', args: [rows.map((row) => row.slice())] });
  }

  override highlightedCells(cells: readonly Cell[]): void {
    super.highlightedCells(cells);
    this.calls.push({ call: 'highlightedCells', args: [cells.map((cell) => ({ ...cell }))] });
  }

  override cardsLeft(cards: number): void {
    super.cardsLeft(cards);
    this.calls.push({ call: 'cardsLeft', args: [cards] });
  }

  override score(score: number): void {
    super.score(score);
    this.calls.push({ call: 'score', args: [score] });
  }

  override gameNumber(number: bigint | undefined): void {
    super.gameNumber(number);
    this.calls.push({ call: 'gameNumber', args: [number] });
  }

  override beep(): void {
    super.beep();
    this.calls.push({ call: 'beep', args: [] });
  }

  override help(text: string): void {
    super.help(text);
    this.calls.push({ call: 'help', args: [text] });
  }

  override hintConsolidate(): void {
    super.hintConsolidate();
    this.calls.push({ call: 'hintConsolidate', args: [] });
  }

  override win(): void {
    super.win();
    this.calls.push({ call: 'win', args: [] });
  }

  override refreshWindow(): void {
    super.refreshWindow();
    this.calls.push({ call: 'refreshWindow', args: [] });
    this.frames.push(this.frame);
  }
}
