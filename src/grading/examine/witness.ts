/** Judges the events of a script, as the grader would judge them, while somebody else plays it. */
import type { Redoes } from '../../core/redo.js';
import { KlondikeException } from '../../games/klondike/contract/exceptions.js';
import type {
  KlondikeCall,
  KlondikeEventName,
  KlondikeEventsHandler,
} from '../../games/klondike/contract/handler.js';
import { deliver, handlerProtocol } from '../../games/klondike/contract/handler.js';
import type { KlondikeView } from '../../games/klondike/contract/view.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { callView, viewOf } from '../../games/klondike/views/view-call.js';
import type { Candidate, Running } from '../candidate/candidate.js';
import type { EventCheckId } from '../checks/event-checks.js';
import type { Failed } from './evidence.js';
import { Eye } from './eye.js';
import type { OneReading } from './ledger.js';
import { optionsFor } from './other-constants.js';
import { newExamined } from './room.js';
import { Sitting } from './sitting.js';

/** What is known before the events are judged. */
export interface Known {
  /** The check to blame. */
  readonly check: EventCheckId;
  readonly rules: Rules;
  /** How the handler was seen to read what the statement leaves open. */
  readonly reading?: OneReading | undefined;
}

/** What is wrong, and after how many events that was seen. */
export interface Witnessed {
  readonly failed: Failed;
  readonly events: number;
}

interface Heard {
  readonly isThrown: boolean;
  readonly thrown?: unknown;
}

type Handler = Running['handler'];

type Events = Partial<Redoes> & Pick<KlondikeEventsHandler, KlondikeEventName>;

/** For one handler. What it throws leaves its methods as it would without a witness. */
export class Witness {
  /** Starts the handler as the grader does to try the check, in front of a view that is told what the handler tells. */
  readonly candidate: Candidate;
  private readonly check: EventCheckId;
  private readonly eye = new Eye();
  private readonly examined;
  private events = 0;
  private hasBegun = false;
  /** After how many events each check failed first. */
  private readonly seen = new Map<EventCheckId, number>();
  /** What became of the event at work; empty as long as the handler has not heard of it. */
  private readonly heard: Heard[] = [];

  constructor(candidate: Candidate, { check, rules, reading }: Known) {
    this.check = check;
    this.examined = { ...newExamined(rules), seed: 0 };
    if (reading !== undefined) this.examined.ledger.note(reading.question, [reading.reading]);
    this.candidate = {
      ...candidateAs(candidate),
      start: (view, { seed }) =>
        this.watched(candidate.start(this.shownTo(view), { seed, ...optionsFor(check) })),
    };
  }

  /** What is wrong by the check; if that holds, what was wrong first by any other. */
  get found(): Witnessed | undefined {
    const { evidence } = this.examined;
    const failed = evidence.failureOf(this.check) ?? evidence.failures[0];
    return failed && { failed, events: this.seen.get(failed.check) ?? this.events };
  }

  /** The eye hears it first, for it takes what other views refuse. A view's exceptions are for the eye to judge. */
  private shownTo(view: KlondikeView): KlondikeView {
    return viewOf((call) => {
      callView(this.eye, call);
      try {
        callView(view, call);
      } catch (error) {
        if (!(error instanceof KlondikeException)) throw error;
      }
    });
  }

  private watched(running: Running): Running {
    const { handler } = running;
    const told: Events = handlerProtocol.from((call) => this.tell(handler, call as KlondikeCall));
    const sitting = new Sitting(
      { handler: handlerWith(told, handler), end: () => undefined },
      this.eye,
      this.examined,
    );
    const events: Events = handlerProtocol.from((call) => this.play(call as KlondikeCall, sitting, handler));
    return { handler: handlerWith(events, handler), end: () => running.end() };
  }

  private tell(handler: Handler, call: KlondikeCall): void {
    try {
      deliver(handler, call);
      this.heard.push({ isThrown: false });
    } catch (thrown) {
      this.heard.push({ isThrown: true, thrown });
      throw thrown;
    }
  }

  private play(call: KlondikeCall, sitting: Sitting, handler: Handler): void {
    this.events++;
    this.heard.length = 0;
    this.judge(call, sitting);
    for (const { check } of this.examined.evidence.failures)
      if (!this.seen.has(check)) this.seen.set(check, this.events);
    if (this.heard.length === 0) this.tell(handler, call);
    for (const { isThrown, thrown } of this.heard) if (isThrown) throw thrown;
  }

  /** Does nothing where nobody knows any more how the game stands. */
  private judge(call: KlondikeCall, sitting: Sitting): void {
    if (sitting.hasEnded) return;
    if (call.event === 'newGame') {
      this.hasBegun = true;
      sitting.newGame();
    } else if (sitting.game !== undefined) sitting.step(call);
    else if (!this.hasBegun) sitting.early(call);
  }
}

function handlerWith(events: Events, handler: Handler): Handler {
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
