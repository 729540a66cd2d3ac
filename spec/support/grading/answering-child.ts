/** A stand-in for the process of a submission, which answers in this one. */
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
  /** How long each answer was waited for, in milliseconds. */
  readonly waited: number[] = [];
  renewals = 0;
  ends = 0;
  isAlive = true;
  private lines: string[] = [];

  /**
   * @param answer to a method: its `result` or `error`, or an error to throw
   * @param calls of the view before each answer
   */
  constructor(
    private readonly answer: (method: string) => object,
    private readonly calls: () => readonly object[],
  ) {}

  renew(): void {
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
