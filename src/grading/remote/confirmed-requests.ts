/**
 * Sends requests to a process. If the process hangs or ends, another process gets the same requests and replaces it.
 * The fault counts only if the other process fails at the same request, so a machine that stalls for a moment costs no
 * points.
 */
import { isDeepStrictEqual } from 'node:util';
import type { FaultKind } from '../candidate/candidate.js';
import { CandidateFault, Interruption } from '../candidate/candidate.js';
import type { Child } from './child.js';
import type { RequestAnswer, Requests } from './requests.js';

interface MethodRequest {
  readonly method: string;
  readonly params: unknown;
}

export class ConfirmedRequests {
  /** The requests so far, and the lines that answered them. */
  private readonly answered: (MethodRequest & { readonly lines: readonly string[] })[] = [];

  /**
   * @param requests go to a process that is ready for its first event
   * @param startAnother starts another process like it; may throw a CandidateFault
   */
  constructor(
    private requests: Requests,
    private readonly startAnother: () => Requests,
    private readonly unrepeated: UnrepeatedFaults,
  ) {}

  /** The process that answers now. */
  get child(): Child {
    return this.requests.child;
  }

  ask(method: string, params: unknown): unknown {
    const answer = this.answerTo(method, params);
    this.answered.push({ method, params, lines: answer.lines });
    return this.requests.resultOf(answer);
  }

  private answerTo(method: string, params: unknown): RequestAnswer {
    const wasOver = !this.child.isAlive;
    try {
      return this.requests.answerTo(method, params);
    } catch (error) {
      if (!isDoubtful(error) || wasOver) throw error;
      const began = performance.now();
      try {
        return this.answerOfAnother({ method, params }, error);
      } finally {
        this.unrepeated.replayMilliseconds += performance.now() - began;
      }
    }
  }

  /** @throws CandidateFault if the request fails again; Interruption if the earlier answers differ */
  private answerOfAnother(request: MethodRequest, fault: CandidateFault): RequestAnswer {
    const other = this.replayed(request, fault);
    const answer = answerOr(other.requests, request, fault);
    if (!other.isSame) {
      other.requests.child.end();
      throw this.doubtfulFault(fault, request);
    }
    this.unrepeated.note(fault.kind);
    this.requests = other.requests;
    return answer;
  }

  /** Another process that has answered all earlier requests. `isSame` says whether its answers were the same. */
  private replayed(request: MethodRequest, fault: CandidateFault): { requests: Requests; isSame: boolean } {
    try {
      const requests = this.startAnother();
      let isSame = true;
      for (const { method, params, lines } of this.answered)
        if (!isDeepStrictEqual(requests.answerTo(method, params).lines, lines)) isSame = false;
      return { requests, isSame };
    } catch (error) {
      throw error instanceof CandidateFault ? this.doubtfulFault(fault, request) : error;
    }
  }

  /** If the answers differ, the grader can't repeat the event. The fault then counts only the third time. */
  private doubtfulFault(fault: CandidateFault, { method }: MethodRequest): CandidateFault {
    const isTooOften = this.unrepeated.isTooOften(fault.kind, method);
    return isTooOften ? fault : new Interruption(fault.kind, fault.message);
  }
}

/** @throws CandidateFault the given fault, if this process fails too */
function answerOr(
  requests: Requests,
  { method, params }: MethodRequest,
  fault: CandidateFault,
): RequestAnswer {
  try {
    return requests.answerTo(method, params);
  } catch (error) {
    throw error instanceof CandidateFault ? fault : error;
  }
}

/** Could the machine be to blame? */
const isDoubtful = (error: unknown): error is CandidateFault =>
  error instanceof CandidateFault && (error.kind === 'hung' || error.kind === 'ended');

/** Starts a process. Tries once more if the process is not ready in time. */
export function startedInTime<Started>(start: () => Started): Started {
  try {
    return start();
  } catch (error) {
    if (error instanceof CandidateFault && error.kind === 'hung') return start();
    throw error;
  }
}

/** The number of faults in one method that cost nothing if the answers differ each time. */
const MOST_INCOMPARABLE = 2;

/** Counts the faults that did not happen again when another process got the same events. */
export class UnrepeatedFaults {
  private readonly times = new Map<FaultKind, number>();
  private readonly incomparable = new Map<string, number>();
  /** The time spent repeating events. */
  replayMilliseconds = 0;

  /** @param eventMilliseconds the limit for one event */
  constructor(private readonly eventMilliseconds: number) {}

  note(kind: FaultKind): void {
    this.times.set(kind, (this.times.get(kind) ?? 0) + 1);
  }

  /** Notes a fault that cannot be repeated. True if it has happened too often to blame the machine. */
  isTooOften(kind: FaultKind, method: string): boolean {
    const times = (this.incomparable.get(method) ?? 0) + 1;
    this.incomparable.set(method, times);
    if (times > MOST_INCOMPARABLE) return true;
    this.note(kind);
    return false;
  }

  /** Sentences for the report. */
  get notes(): string[] {
    const sentences = {
      hung: `the program took longer than ${this.eventMilliseconds / 1000} s for an event`,
      ended: 'the program ended during an event',
    };
    return (['hung', 'ended'] as const).flatMap((kind) => {
      const times = this.times.get(kind) ?? 0;
      if (times === 0) return [];
      return `${timesText(times)}, ${sentences[kind]}, but not when the same events were played again. This costs no points.`;
    });
  }
}

const timesText = (times: number): string => (times === 1 ? 'Once' : `${times} times`);
