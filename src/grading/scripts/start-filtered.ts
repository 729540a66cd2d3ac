/** Adapts a candidate for scripts: an event that leaves the view unchanged counts as refused. */
import type { Redoes } from '../../core/redo.js';
import type { KlondikeEventName, KlondikeEventsHandler } from '../../games/klondike/contract/handler.js';
import { callHandler, handlerProtocol } from '../../games/klondike/contract/handler.js';
import { printFrame } from '../../games/klondike/contract/frame-text.js';
import type { KlondikeView } from '../../games/klondike/contract/view.js';
import type { TakesDeals } from '../../games/klondike/model/deals.js';
import { FrameView } from '../../games/klondike/views/frame-view.js';
import type { ViewCall } from '../../games/klondike/views/view-call.js';
import { callView, viewFromCalls } from '../../games/klondike/views/view-call.js';
import type { Candidate, RunningHandler } from '../candidate/candidate.js';
import { Interruption } from '../candidate/candidate.js';

export interface ScriptOptions {
  /** For scripts without a `Seed` tag. */
  readonly seed: number;
  /** Is the submission's time up? If so, no more events are sent. */
  readonly isLate?: () => boolean;
  /** Called when an event was interrupted, so that no one can judge its answer. */
  readonly onInterruption?: () => void;
}

export interface ScriptStart {
  readonly handler: KlondikeEventsHandler & Partial<TakesDeals>;
  readonly running: RunningHandler;
}

/**
 * Starts a candidate whose view receives an event's calls only if they changed what the view shows. Many handlers
 * repeat the same calls when they refuse an event; scripts would take that for an accepted event.
 * @throws CandidateFault if it cannot be started
 */
export function startFiltered(
  view: KlondikeView,
  candidate: Candidate,
  { seed, isLate = () => false, onInterruption = () => undefined }: ScriptOptions,
): ScriptStart {
  const filter = new CallFilter(view);
  const running = candidate.start(filter.view, { seed });
  const { handler } = running;
  const events: Partial<Redoes> & Pick<KlondikeEventsHandler, KlondikeEventName> = handlerProtocol.from(
    (call) => {
      filter.open(call.event);
      try {
        if (isLate()) throw new Interruption('hung', 'Its time was up.');
        callHandler(handler, call);
      } catch (error) {
        if (error instanceof Interruption) onInterruption();
        throw error;
      } finally {
        filter.close(call.event);
      }
    },
  );
  delete events.redo;
  return {
    running,
    handler: {
      ...events,
      getName: () => handler.getName(),
      ...(handler.nextDeal && { nextDeal: (deal) => handler.nextDeal?.(deal) }),
    },
  };
}

class CallFilter {
  /** The view that the candidate calls. */
  readonly view: KlondikeView;
  private readonly frameView = new FrameView();
  /** Calls that are not yet passed on. */
  private pending: ViewCall[] = [];
  private before = '';
  private isWon = false;
  private wins = 0;

  constructor(private readonly target: KlondikeView) {
    this.view = viewFromCalls((call) => {
      callView(this.frameView, call);
      if (call.call === 'win') this.wins++;
      // The handler may reuse its arrays.
      const args = call.args.map((arg: unknown) => (Array.isArray(arg) ? (arg as unknown[]).slice() : arg));
      this.pending.push({ ...call, args } as unknown as ViewCall);
    });
  }

  open(event: string): void {
    if (event === 'newGame' || event === 'undo') this.isWon = false;
    this.before = this.shown;
    this.wins = 0;
  }

  /** A new game may look like the previous one. */
  close(event: string): void {
    const isWonNow = this.wins > 0 && !this.isWon;
    this.isWon ||= this.wins > 0;
    if (event === 'newGame' || isWonNow || this.shown !== this.before) {
      const pending = this.pending.splice(0);
      for (const call of pending) callView(this.target, call);
    } else {
      const last = this.pending.findLastIndex(({ call }) => call === 'refreshWindow');
      this.pending.splice(0, last + 1);
    }
  }

  /** Leaves out wins, because a win may come after the refresh. */
  private get shown(): string {
    return printFrame({ ...this.frameView.frame, won: false });
  }
}
