/** Stands in for the process of a submission, and answers in this process. */
import type { FaultKind } from '../../../src/grading/candidate/candidate.js';
import { CandidateFault } from '../../../src/grading/candidate/candidate.js';

interface Request {
  readonly id: number;
  readonly method: string;
  readonly params: unknown;
}

export class AnsweringChild {
  readonly speaksByOutput = false;
  readonly requests: Request[] = [];
  /** The time limit of each answer, in milliseconds. */
  readonly waited: number[] = [];
  renewals = 0;
  ends = 0;
  isAlive = true;
  private lines: string[] = [];

  /**
   * @param answer returns the `result` or `error` of a method, or an error to throw
   * @param calls to the view before each answer
   */
  constructor(
    private readonly answer: (method: string) => object,
    private readonly calls: () => readonly object[],
  ) {}

  forgetOutput(): void {
    this.renewals++;
  }

  within(milliseconds: number, talk: () => unknown): unknown {
    this.waited.push(milliseconds);
    return talk();
  }

  get isSilent(): boolean {
    return this.lines.length === 0;
  }

  send(line: string): void {
    const request = JSON.parse(line) as Request;
    this.requests.push(request);
    const answer = this.answer(request.method);
    if (answer instanceof Error) throw answer;
    this.lines = [...this.calls(), { id: request.id, ...answer }].map((message) =>
      JSON.stringify({ jsonrpc: '2.0', ...message }),
    );
  }

  line(): string {
    return this.lines.shift() ?? '';
  }

  fault(kind: FaultKind, said: string): CandidateFault {
    return new CandidateFault(kind, said);
  }

  end(): void {
    this.ends++;
    this.isAlive = false;
  }
}
