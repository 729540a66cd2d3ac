/** A game that a submission controls. Whatever the submission does, the table stays usable. */
import type { MayRedo } from '../../core/redo.js';
import { printFrame } from '../../games/klondike/contract/frame-text.js';
import { EMPTY_FRAME } from '../../games/klondike/contract/frame.js';
import type { KlondikeCall, KlondikeEventsHandler } from '../../games/klondike/contract/handler.js';
import {
  connectHandler,
  createBus,
  callHandler,
  handlerForBus,
  handlerProtocol,
} from '../../games/klondike/contract/handler.js';
import type { KlondikeView } from '../../games/klondike/contract/view.js';
import type { Deal, TakesDeals } from '../../games/klondike/model/deals.js';
import { randomDeal } from '../../games/klondike/model/deals.js';
import { callView, callsBetween, observeView } from '../../games/klondike/views/view-call.js';
import { FrameView } from '../../games/klondike/views/frame-view.js';
import type { Candidate } from '../../grading/candidate/candidate.js';
import { CandidateFault } from '../../grading/candidate/candidate.js';
import type { LineStrings } from '../play/strings/english.js';
import type { StartedSubmission } from './submission.js';
import { withoutControls, startSubmission } from './submission.js';

/** Called with the reason why an event had no effect, and with the error if the handler failed. */
export type OnFault = (why: string, error?: unknown) => void;

/** Invariant: methods don't throw what a submission throws, unless `onFault` does. */
export class RemoteGame {
  /** The handler for the view. It has no `redo`, and has `nextDeal` only if the submission does. */
  readonly handler: KlondikeEventsHandler & Partial<TakesDeals>;
  onFault: OnFault = () => undefined;
  private player: StartedSubmission;
  private isRunning = true;
  private failed = false;
  private view: KlondikeView | undefined;
  /** A copy of the frame that the view shows. */
  private readonly shown = new FrameView();
  private upcoming: Deal | undefined;
  private inPlay: string | undefined;
  private seed: number;

  /** @throws CandidateFault if the submission can't start */
  constructor(
    private readonly candidate: Candidate,
    private readonly strings: LineStrings['handler'],
  ) {
    this.seed = Math.floor(Math.random() * 2 ** 31);
    this.player = startSubmission(candidate, { seed: this.seed });
    const bus = createBus();
    const events: MayRedo<KlondikeEventsHandler> = handlerForBus(bus, () => this.name);
    delete events.redo;
    connectHandler(bus, {
      ...handlerProtocol.sendingTo((event, args) => this.play({ event, args } as KlondikeCall)),
      getName: () => this.name,
    });
    this.handler = {
      ...events,
      ...(this.takesDeals && { nextDeal: (deal: Deal) => void (this.upcoming = deal) }),
    };
  }

  /** Has the submission ever thrown, died or hung? */
  get hasFailed(): boolean {
    return this.failed;
  }

  /** The name of the deal in play, if the handler takes deals. */
  get deal(): string | undefined {
    return this.inPlay;
  }

  get takesDeals(): boolean {
    return this.player.handler.nextDeal !== undefined;
  }

  attach(view: KlondikeView): void {
    this.view = observeView(view, (call) => callView(this.shown, call));
    this.player.attach(this.view);
  }

  end(): void {
    this.isRunning = false;
    this.player.end();
  }

  private get name(): string {
    try {
      return withoutControls(this.player.handler.getName());
    } catch {
      // The next event reports the fault.
      return this.candidate.submission;
    }
  }

  private play(call: KlondikeCall): void {
    const { strings, onFault } = this;
    const isNew = call.event === 'newGame';
    if (!this.isRunning && !isNew) return onFault(strings.gone);
    const before = printFrame(this.shown.frame);
    try {
      if (!this.isRunning) this.restart();
      if (isNew) this.chooseDeal();
      callHandler(this.player.handler, call);
    } catch (error) {
      return this.fail(error);
    }
    if (!isNew && printFrame(this.shown.frame) === before) onFault(strings.unchanged);
  }

  private chooseDeal(): void {
    if (!this.takesDeals) return;
    const deal = this.upcoming ?? randomDeal();
    this.upcoming = undefined;
    this.player.handler.nextDeal?.(deal);
    this.inPlay = deal.name;
  }

  /** Starts a new process with an empty table, because it knows nothing about earlier games. */
  private restart(): void {
    this.player = startSubmission(this.candidate, { seed: ++this.seed });
    this.isRunning = true;
    const { view } = this;
    if (view === undefined) return;
    for (const call of callsBetween(this.shown.frame, EMPTY_FRAME)) callView(view, call);
    this.player.attach(view);
  }

  private fail(error: unknown): void {
    const { strings, onFault } = this;
    this.failed = true;
    if (!(error instanceof CandidateFault)) {
      const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      return onFault(strings.threw(withoutControls(said)), error);
    }
    this.end();
    onFault(strings.faults[error.kind], error);
  }
}
