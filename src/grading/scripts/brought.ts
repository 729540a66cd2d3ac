/** A candidate as scripts know handlers: an event that changes nothing that is shown was refused. */
import type { Redoes } from '../../core/redo.js';
import type { KlondikeEventName, KlondikeEventsHandler } from '../../games/klondike/contract/handler.js';
import { deliver, handlerProtocol } from '../../games/klondike/contract/handler.js';
import { printFrame } from '../../games/klondike/contract/frame-text.js';
import type { KlondikeView } from '../../games/klondike/contract/view.js';
import type { TakesDeals } from '../../games/klondike/model/deals.js';
import { FrameView } from '../../games/klondike/views/frame-view.js';
import type { ViewCall } from '../../games/klondike/views/view-call.js';
import { callView, viewOf } from '../../games/klondike/views/view-call.js';
import type { Candidate, RunningHandler } from '../candidate/candidate.js';
import { Interruption } from '../candidate/candidate.js';

export interface ScriptOptions {
  /** Of scripts that have no tag `Seed`. */
  readonly seed: number;
  /** Is the time of the submission up? Then no event is made any more. */
  readonly isLate?: () => boolean;
  /** Called when an event was interrupted, so that nobody can judge its answer. */
  readonly onInterruption?: () => void;
}

export interface ScriptStart {
  readonly handler: KlondikeEventsHandler & Partial<TakesDeals>;
  readonly running: RunningHandler;
}

/**
 * Starts a candidate whose view hears of an event only if that changed what is shown. Many handlers tell everything
 * again, unchanged, where an event is refused; scripts take that for accepted.
 * @throws CandidateFault if it cannot be started
 */
export function startedBefore(
  view: KlondikeView,
  candidate: Candidate,
  { seed, isLate = () => false, onInterruption = () => undefined }: ScriptOptions,
): ScriptStart {
  const filter = new Filter(view);
  const running = candidate.start(filter.view, { seed });
  const { handler } = running;
  const events: Partial<Redoes> & Pick<KlondikeEventsHandler, KlondikeEventName> = handlerProtocol.from(
    (call) => {
      filter.open(call.event);
      try {
        if (isLate()) throw new Interruption('hung', 'Its time was up.');
        deliver(handler, call);
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

class Filter {
  /** What the candidate tells. */
  readonly view: KlondikeView;
  private readonly eye = new FrameView();
  /** What was told and not passed on. */
  private waiting: ViewCall[] = [];
  private before = '';
  private isWon = false;
  private wins = 0;

  constructor(private readonly told: KlondikeView) {
    this.view = viewOf((call) => {
      callView(this.eye, call);
      if (call.call === 'win') this.wins++;
      // The handler may use its arrays again.
      const args = call.args.map((arg: unknown) => (Array.isArray(arg) ? (arg as unknown[]).slice() : arg));
      this.waiting.push({ ...call, args } as unknown as ViewCall);
    });
  }

  open(event: string): void {
    if (event === 'newGame' || event === 'undo') this.isWon = false;
    this.before = this.shown;
    this.wins = 0;
  }

  /** A new game may look like the one before. */
  close(event: string): void {
    const isWonNow = this.wins > 0 && !this.isWon;
    this.isWon ||= this.wins > 0;
    if (event === 'newGame' || isWonNow || this.shown !== this.before) {
      const waiting = this.waiting.splice(0);
      for (const call of waiting) callView(this.told, call);
    } else {
      const last = this.waiting.findLastIndex(({ call }) => call === 'refreshWindow');
      this.waiting.splice(0, last + 1);
    }
  }

  /** A win is told by itself: it may come after the refresh. */
  private get shown(): string {
    return printFrame({ ...this.eye.frame, won: false });
  }
}
