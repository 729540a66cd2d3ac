/** A view for tests: shows nothing, keeps everything. */
import type { Frame } from '../klondike/contract/frame.js';
import type { KlondikeEventsHandler } from '../klondike/contract/handler.js';
import { checkHandler } from '../klondike/contract/view-arguments.js';
import { printFrame } from '../klondike/notation/frame.js';
import { CallLog } from './call-log.js';
import { FrameView } from './frame-view.js';
import { Player } from './player.js';
import type { ViewCall } from './view-call.js';
import { printCall } from './view-call.js';

/** Keeps each call, and the frame visible at each refresh, oldest first. A call that throws is not kept. */
export class RecordingView extends FrameView {
  private readonly log = new CallLog<ViewCall, Frame>(printCall);
  readonly calls: ViewCall[] = this.log.calls;
  readonly frames: Frame[] = this.log.frames;
  /** Plays as someone in front of the view could. */
  readonly player: Player;

  /** @throws NullHandlerException */
  constructor(handler: KlondikeEventsHandler) {
    super();
    checkHandler(handler);
    this.player = new Player(handler, this);
  }

  /** The visible frame as text. */
  get text(): string {
    return printFrame(this.frame);
  }

  /** The calls made since the last `take`, as text: `['waste: 2s Kc 6d', 'moves: 1', 'refresh']`. */
  take(): string[] {
    return this.log.take();
  }

  /** Forgets all calls and frames kept so far; what is visible stays. */
  clear(): void {
    this.log.clear();
  }

  override stockEmpty(isStockEmpty: boolean): void {
    super.stockEmpty(isStockEmpty);
    this.calls.push({ call: 'stockEmpty', args: [isStockEmpty] });
  }

  override wasteCards(cards: readonly number[]): void {
    super.wasteCards(cards);
    this.calls.push({ call: 'wasteCards', args: [cards.slice()] });
  }

  override tableauCards(tableau: number, cards: readonly number[]): void {
    super.tableauCards(tableau, cards);
    this.calls.push({ call: 'tableauCards', args: [tableau, cards.slice()] });
  }

  override foundationCards(foundation: number, cards: readonly number[]): void {
    super.foundationCards(foundation, cards);
    this.calls.push({ call: 'foundationCards', args: [foundation, cards.slice()] });
  }

  override updateMoves(moves: number): void {
    super.updateMoves(moves);
    this.calls.push({ call: 'updateMoves', args: [moves] });
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
