/**
 * Starts the process of a submission and sends it requests in JSON-RPC 2.0. Calls to the view come before each answer.
 */
import { CandidateFault } from '../candidate/candidate.js';
import type { Sandbox } from '../sandbox/sandbox.js';
import { Child } from './child.js';
import type { Launch, Limits } from './launch.js';
import type { ProtocolMessage } from './messages.js';
import { CODES, fieldsOf, readMessage, requestLine } from './messages.js';

const PROTOCOL = 1;

/** The most characters of an invalid line that a message quotes. */
const QUOTED = 100;

/** The lines that answer a request. */
export interface RequestAnswer {
  readonly lines: readonly string[];
  /** Calls to the view that have not been made yet. */
  readonly calls: readonly (() => void)[];
  readonly last: Exclude<ProtocolMessage, { kind: 'call' }>;
}

/**
 * Finds the view call that a program asks for. Returns a function that makes it, with the package's numbers. Undefined
 * if a view does not have this method.
 */
export type ViewCaller = (method: string, args: readonly unknown[]) => (() => void) | undefined;

/** Sends requests to a process. */
export class Requests {
  private id = -1;

  constructor(
    readonly child: Child,
    readonly limits: Limits,
    private readonly viewCaller: ViewCaller,
  ) {}

  /**
   * Makes the calls to the view, then returns the result.
   * @throws what the handler throws, or a CandidateFault
   */
  ask(method: string, params: unknown, milliseconds?: number): unknown {
    return this.resultOf(this.answerTo(method, params, milliseconds));
  }

  /** @throws CandidateFault */
  answerTo(method: string, params: unknown, milliseconds = this.limits.eventMilliseconds): RequestAnswer {
    return this.child.within(milliseconds, () => {
      this.child.send(requestLine(++this.id, method, params));
      return this.answer();
    });
  }

  /** Makes the calls to the view. @throws what the handler throws */
  resultOf({ calls, last }: RequestAnswer): unknown {
    for (const call of calls) call();
    if (last.kind === 'result') return last.result;
    if (last.error.code === CODES.impossible) throw this.child.fault('not started', last.error.message);
    throw Object.assign(new Error(last.error.message), { name: last.error.name });
  }

  private answer(): RequestAnswer {
    // Most answers look like this and need not be parsed.
    const usual = `{"jsonrpc":"2.0","id":${this.id},"result":null}`;
    const lines: string[] = [];
    const calls: (() => void)[] = [];
    for (;;) {
      const line = this.child.line();
      lines.push(line);
      if (line === usual && this.child.isSilent)
        return { lines, calls, last: { kind: 'result', id: this.id, result: null } };
      const message = readMessage(line);
      if (message === undefined) {
        this.checkPrinted(line);
        continue;
      }
      if (message.kind !== 'call')
        return this.isDue(message) ? { lines, calls, last: message } : this.garbled(line);
      if (calls.length === this.limits.viewCalls) {
        throw this.child.fault('flooded', `It called its view more than ${calls.length} times in one event.`);
      }
      calls.push(this.viewCaller(message.method, message.args) ?? this.garbled(line));
    }
  }

  /** Before its first answer, a program that uses standard output for the protocol may also print there. */
  private checkPrinted(line: string): void {
    if (this.id > 0 || !this.child.speaksByOutput) this.garbled(line);
    this.child.keep(line);
  }

  private isDue(message: { readonly id: unknown }): boolean {
    return message.id === this.id && this.child.isSilent;
  }

  private garbled(line: string): never {
    const quoted = line.length > QUOTED ? `${line.slice(0, QUOTED)}...` : line;
    throw this.child.fault('garbled', `It wrote a line that the protocol does not allow here: ${quoted}`);
  }
}

export interface ProcessStart {
  readonly launch: Launch;
  readonly sandbox: Sandbox;
  readonly limits: Limits;
}

interface InitializeParams {
  readonly seed: number;
  readonly constants: Readonly<Record<string, number>>;
  readonly capabilities: object;
}

/**
 * Starts the process of a submission in its sandbox. By default, it has no view.
 * @throws CandidateFault if the program does not exist
 */
export function startProcess(
  { launch, sandbox, limits }: ProcessStart,
  viewCaller: ViewCaller = () => undefined,
): Requests {
  const { command, environment } = sandbox.confine(launch, limits);
  return new Requests(Child.start({ ...launch, command }, environment, limits), limits, viewCaller);
}

/** Asks the program to begin, and returns its answer. @throws the program's own errors, or a CandidateFault */
export function initialize(
  requests: Requests,
  beginning: InitializeParams,
): Readonly<Record<string, unknown>> {
  const { viewCalls, lineBytes, startMilliseconds } = requests.limits;
  const params = { protocol: PROTOCOL, ...beginning, limits: { viewCalls, lineBytes } };
  return fieldsOf(requests.ask('initialize', params, startMilliseconds));
}

/**
 * Also ends the process if it does not begin.
 * @throws CandidateFault, LackingFault if the machine is to blame
 */
export function begin(
  requests: Requests,
  beginning: InitializeParams,
  { lackForLoading }: Launch,
): Readonly<Record<string, unknown>> {
  try {
    const answer = initialize(requests, beginning);
    if (answer['protocol'] === PROTOCOL) return answer;
    throw new CandidateFault('not started', `It does not speak protocol version ${PROTOCOL}.`);
  } catch (error) {
    requests.child.end();
    const lacking = error instanceof Error ? lackForLoading?.(error.message) : undefined;
    if (lacking !== undefined) throw lacking;
    if (error instanceof CandidateFault && error.kind !== 'ended') throw error;
    // A shim answers with an error if it cannot load the program.
    throw new CandidateFault('not started', error instanceof Error ? error.message : String(error));
  }
}

/** Matches names of functions, classes and files. A submission may send anything instead. */
const BORROWED_NAME = /^[A-Za-z][\w./-]{0,79}$/;
const MOST_BORROWED = 20;

/** Notes the parts of the package's own game that a submission uses, from its shim's answer. */
export function noteBorrowed(answer: unknown, borrowed: Set<string>): void {
  const { borrowed: names } = fieldsOf(answer);
  if (!Array.isArray(names)) return;
  for (const name of names as readonly unknown[])
    if (typeof name === 'string' && BORROWED_NAME.test(name) && borrowed.size < MOST_BORROWED)
      borrowed.add(name);
}
