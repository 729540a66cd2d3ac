/** Judges the events of a script as the grader would, while the caller plays it. */
import type { Redoes } from '../../core/redo.js';
import { KlondikeException } from '../../games/klondike/contract/exceptions.js';
import type {
  KlondikeCall,
  KlondikeEventName,
  KlondikeEventsHandler,
} from '../../games/klondike/contract/handler.js';
import { callHandler, handlerProtocol } from '../../games/klondike/contract/handler.js';
import type { KlondikeView } from '../../games/klondike/contract/view.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { callView, viewFromCalls } from '../../games/klondike/views/view-call.js';
import type { Candidate, RunningHandler } from '../candidate/candidate.js';
import type { EventCheckId } from '../checks/event-checks.js';
import type { CheckFailure } from './record/evidence.js';
import { WatchingView } from './watch/watching-view.js';
import type { QuestionAnswer } from './record/ledger.js';
import { optionsFor } from './other-constants.js';
import { newFindings } from './record/handler-findings.js';
import { HandlerRun } from './handler-run.js';

export interface JudgedScript {
  /** The check that the script should fail. */
  readonly check: EventCheckId;
  readonly rules: Rules;
  /** The handler's answer to a question that the statement leaves open. */
  readonly reading?: QuestionAnswer | undefined;
}

/** A failure, and the number of events until it was seen. */
export interface ScriptFault {
  readonly failed: CheckFailure;
  readonly events: number;
}

type StartedHandler = RunningHandler['handler'];

type Events = Partial<Redoes> & Pick<KlondikeEventsHandler, KlondikeEventName>;

/** Judges one handler. The handler's methods throw the same exceptions as without a judge. */
export class ScriptJudge {
  /** Starts the handler with the options for this check. Its calls reach the judge's view and the caller's view. */
  readonly candidate: Candidate;
  private readonly check: EventCheckId;
  private readonly view = new WatchingView();
  private readonly findings;
  private events = 0;
  private hasBegun = false;
  /** The number of events until each check first failed. */
  private readonly eventsUntil = new Map<EventCheckId, number>();
  /** The results of the current event. Empty until the handler receives the event. */
  private readonly results: { readonly isThrown: boolean; readonly thrown?: unknown }[] = [];

  constructor(candidate: Candidate, { check, rules, reading }: JudgedScript) {
    this.check = check;
    this.findings = { ...newFindings(rules), seed: 0 };
    if (reading !== undefined) this.findings.ledger.note(reading.question, [reading.reading]);
    this.candidate = {
      ...candidateAs(candidate),
      start: (view, { seed }) =>
        this.judgedRun(candidate.start(this.bothViews(view), { seed, ...optionsFor(check) })),
    };
  }

  /** The failure that the script is about. If its own check did not fail, this is the first failure of any check. */
  get found(): ScriptFault | undefined {
    const { evidence } = this.findings;
    const failed = evidence.failureOf(this.check) ?? evidence.failures[0];
    return failed && { failed, events: this.eventsUntil.get(failed.check) ?? this.events };
  }

  /**
   * The judge's own view comes first, because it accepts calls that other views refuse. Exceptions from the caller's
   * view don't count.
   */
  private bothViews(view: KlondikeView): KlondikeView {
    return viewFromCalls((call) => {
      callView(this.view, call);
      try {
        callView(view, call);
      } catch (error) {
        if (!(error instanceof KlondikeException)) throw error;
      }
    });
  }

  private judgedRun(running: RunningHandler): RunningHandler {
    const { handler } = running;
    const forwarded: Events = handlerProtocol.from((call) => this.forward(handler, call as KlondikeCall));
    const run = new HandlerRun(
      { handler: handlerWith(forwarded, handler), end: () => undefined },
      this.view,
      this.findings,
    );
    const events: Events = handlerProtocol.from((call) => this.play(call as KlondikeCall, run, handler));
    return { handler: handlerWith(events, handler), end: () => running.end() };
  }

  private forward(handler: StartedHandler, call: KlondikeCall): void {
    try {
      callHandler(handler, call);
      this.results.push({ isThrown: false });
    } catch (thrown) {
      this.results.push({ isThrown: true, thrown });
      throw thrown;
    }
  }

  private play(call: KlondikeCall, run: HandlerRun, handler: StartedHandler): void {
    this.events++;
    this.results.length = 0;
    this.judge(call, run);
    for (const { check } of this.findings.evidence.failures)
      if (!this.eventsUntil.has(check)) this.eventsUntil.set(check, this.events);
    if (this.results.length === 0) this.forward(handler, call);
    for (const { isThrown, thrown } of this.results) if (isThrown) throw thrown;
  }

  /** Does nothing once the state of the game is unknown. */
  private judge(call: KlondikeCall, run: HandlerRun): void {
    if (run.hasEnded) return;
    if (call.event === 'newGame') {
      this.hasBegun = true;
      run.newGame();
    } else if (run.game !== undefined) run.step(call);
    else if (!this.hasBegun) run.sendEarly(call);
  }
}

function handlerWith(events: Events, handler: StartedHandler): StartedHandler {
  delete events.redo;
  return {
    ...events,
    getName: () => handler.getName(),
    ...(handler.nextDeal && { nextDeal: (deal) => handler.nextDeal?.(deal) }),
  };
}

const candidateAs = ({
  submission,
  isolated,
  startsQuickly,
  takesConstants,
  words,
}: Candidate): Omit<Candidate, 'start'> => ({ submission, isolated, startsQuickly, takesConstants, words });
