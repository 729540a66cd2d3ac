/**
 * Requests to a process, which is replaced by another if it hangs or ends. Such a fault counts only if the other process,
 * asked the same from the start, hangs or ends at the same request. A machine that stalls for a moment costs nobody points.
 */
import { isDeepStrictEqual } from 'node:util';
import { CandidateFault, Interruption } from '../candidate/candidate.js';
import type { Child } from './child.js';
import type { Answered, Asks, Requests } from './remote-handler.js';
import type { UnrepeatedFaults } from './unrepeated-faults.js';

interface Request {
  readonly method: string;
  readonly params: unknown;
}

/** A request, and the lines that answered it. */
interface Exchange extends Request {
  readonly lines: readonly string[];
}

export class ConfirmedRequests implements Asks {
  private readonly made: Exchange[] = [];

  /**
   * @param requests to a process that stands ready for its first event
   * @param another starts a process like it @throws CandidateFault
   */
  constructor(
    private requests: Requests,
    private readonly another: () => Requests,
    private readonly unrepeated: UnrepeatedFaults,
  ) {}

  /** The process that answers now. */
  get child(): Child {
    return this.requests.child;
  }

  ask(method: string, params: unknown): unknown {
    const answer = this.answerTo(method, params);
    this.made.push({ method, params, lines: answer.lines });
    return this.requests.resultOf(answer);
  }

  private answerTo(method: string, params: unknown): Answered {
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

  /** @throws CandidateFault the same fault if it happens again, else an Interruption if the answer has no place here */
  private answerOfAnother(request: Request, fault: CandidateFault): Answered {
    const other = this.replayed(request, fault);
    const answer = answerOr(other.requests, request, fault);
    if (!other.isSame) {
      other.requests.child.end();
      throw this.doubted(fault, request);
    }
    this.unrepeated.note(fault.kind);
    this.requests = other.requests;
    return answer;
  }

  /** Another process that was asked all that was asked before. Were the answers the same? */
  private replayed(request: Request, fault: CandidateFault): { requests: Requests; isSame: boolean } {
    try {
      const requests = this.another();
      let isSame = true;
      for (const { method, params, lines } of this.made)
        if (!isDeepStrictEqual(requests.answerTo(method, params).lines, lines)) isSame = false;
      return { requests, isSame };
    } catch (error) {
      throw error instanceof CandidateFault ? this.doubted(fault, request) : error;
    }
  }

  /** Where answers differ each time, no other process can come to the same event: the fault counts the third time. */
  private doubted(fault: CandidateFault, { method }: Request): CandidateFault {
    const isTooOften = this.unrepeated.isTooOften(fault.kind, method);
    return isTooOften ? fault : new Interruption(fault.kind, fault.message);
  }
}

/** @throws CandidateFault the fault that is given, if there is no answer now either */
function answerOr(requests: Requests, { method, params }: Request, fault: CandidateFault): Answered {
  try {
    return requests.answerTo(method, params);
  } catch (error) {
    throw error instanceof CandidateFault ? fault : error;
  }
}

/** May the machine be to blame? */
const isDoubtful = (error: unknown): error is CandidateFault =>
  error instanceof CandidateFault && (error.kind === 'hung' || error.kind === 'ended');

/** Starts a process; another one if the first is not ready in time. */
export function startedInTime<Started>(start: () => Started): Started {
  try {
    return start();
  } catch (error) {
    if (error instanceof CandidateFault && error.kind === 'hung') return start();
    throw error;
  }
}
