/** Submissions in their own processes. Each start uses a new process or a standby process. */
import type { KlondikeView } from '../../games/klondike/contract/view.js';
import type { Candidate, OwnProgram, RunningHandler, StartOptions } from '../candidate/candidate.js';
import { CandidateFault } from '../candidate/candidate.js';
import type { Sandbox } from '../sandbox/sandbox.js';
import type { Child } from './child.js';
import { ConfirmedRequests, UnrepeatedFaults, startedInTime } from './confirmed-requests.js';
import type { Launch, LaunchFor, Limits } from './launch.js';
import { LIMITS } from './launch.js';
import { fieldsOf } from './messages.js';
import { Translation, allConstants } from './numbering.js';
import { remoteHandler, viewCallerOf } from './remote-handler.js';
import type { ProcessStart, ViewCaller } from './requests.js';
import { Requests, begin, initialize, noteBorrowed, startProcess } from './requests.js';

export interface RemoteOptions {
  readonly submission: string;
  readonly words: string;
  readonly launch: Launch | LaunchFor;
  readonly sandbox: Sandbox;
  readonly limits?: Partial<Limits>;
  /** Sentences for the report about how the program was found. */
  readonly notes?: readonly string[];
  /** May a process stand by for the next start after its handler has ended? If so, the candidate must be closed. */
  readonly standsBy?: boolean;
}

interface ReadyProcess {
  readonly requests: Requests;
  /** Can the handler be given its cards? */
  readonly takesDeals: boolean;
  /** Can the process begin again with another handler? */
  readonly beginsAgain: boolean;
}

export class RemoteCandidate implements Candidate {
  readonly submission: string;
  readonly words: string;
  readonly isolated: boolean;
  readonly startsQuickly = false;
  /** Only a start with different constants shows whether this is true. */
  readonly takesConstants = true;
  private readonly limits: Limits;
  private readonly used = new Set<string>();
  private readonly said: Set<string>;
  private readonly unrepeated: UnrepeatedFaults;
  private standby: Child | undefined;
  private main: ReturnType<typeof mainIn>;

  get borrowed(): readonly string[] {
    return [...this.used];
  }

  get program(): OwnProgram | undefined {
    const { main } = this;
    return main && { ...main, argumentFault: () => argumentFault(this.processStart()) };
  }

  get notes(): readonly string[] {
    return [...this.said, ...this.unrepeated.notes];
  }

  get replayMilliseconds(): number {
    return this.unrepeated.replayMilliseconds;
  }

  constructor(private readonly options: RemoteOptions) {
    this.submission = options.submission;
    this.words = options.words;
    this.isolated = options.sandbox.isolated;
    this.limits = { ...LIMITS, ...options.limits };
    this.said = new Set(options.notes);
    this.unrepeated = new UnrepeatedFaults(this.limits.eventMilliseconds);
  }

  start(view: KlondikeView, options: StartOptions): RunningHandler {
    const constants = allConstants(options.constants);
    const isOwn = options.constants !== undefined;
    const viewCaller = viewCallerOf(view, isOwn ? Translation.from(constants) : undefined);
    const started = this.startInStandby(viewCaller, options) ?? this.startInNewProcess(viewCaller, options);
    const another = (): Requests => this.startInNewProcess(viewCaller, options).requests;
    const requests = new ConfirmedRequests(started.requests, another, this.unrepeated);
    return {
      handler: remoteHandler(requests, {
        takesDeals: started.takesDeals,
        translation: isOwn ? Translation.to(constants) : undefined,
        onAnswer: (answer: unknown) => noteBorrowed(answer, this.used),
      }),
      end: () => this.endOrKeep(requests.child, started.beginsAgain),
    };
  }

  close(): void {
    this.standby?.end();
    this.standby = undefined;
    this.options.sandbox.endLeftovers?.();
  }

  /** Starts in the standby process. Undefined if there is none, or if it can't begin again. */
  private startInStandby(viewCaller: ViewCaller, options: StartOptions): ReadyProcess | undefined {
    const { standby } = this;
    this.standby = undefined;
    if (standby === undefined) return undefined;
    try {
      standby.forgetOutput();
      const { launch } = this.processStart(options.constants);
      return this.startIn(new Requests(standby, this.limits, viewCaller), options, launch);
    } catch {
      // A new process gives a better report of the fault.
      return undefined;
    }
  }

  /** Starts the handler in a new process. Tries once more if the process is not ready in time. */
  private startInNewProcess(viewCaller: ViewCaller, options: StartOptions): ReadyProcess {
    return startedInTime(() => {
      const start = this.processStart(options.constants);
      for (const note of start.launch.notes ?? []) this.said.add(note);
      return this.startIn(startProcess(start, viewCaller), options, start.launch);
    });
  }

  /** Starts in this process, and ends it if that fails. */
  private startIn(requests: Requests, options: StartOptions, launch: Launch): ReadyProcess {
    const { seed, constants, spoilsArrays = false } = options;
    const capabilities = { spoilsArrays };
    const answer = begin(requests, { seed, constants: allConstants(constants), capabilities }, launch);
    noteBorrowed(answer, this.used);
    this.main ??= mainIn(answer);
    const { deck, again } = fieldsOf(answer['capabilities']);
    return { requests, takesDeals: deck === true, beginsAgain: again === true };
  }

  /** Ends the process, or keeps it for the next start. */
  private endOrKeep(child: Child, beginsAgain: boolean): void {
    const { standsBy = false, launch } = this.options;
    const isOfAll = typeof launch !== 'function';
    if (!standsBy || !isOfAll || !beginsAgain || !child.isAlive || this.standby !== undefined) child.end();
    else this.standby = child;
  }

  private processStart(constants?: StartOptions['constants']): ProcessStart {
    const { launch: given, sandbox } = this.options;
    const launch = typeof given === 'function' ? given(constants && allConstants(constants)) : given;
    return { launch, sandbox, limits: this.limits };
  }
}

/**
 * Undefined if the program prints a message and ends, with any status. Otherwise says what the program does instead.
 */
export function argumentFault({ launch, sandbox, limits }: ProcessStart): string | undefined {
  const withArgument = { ...launch, command: [...launch.command, 'argument'] };
  const requests = startProcess({ launch: withArgument, sandbox, limits });
  try {
    initialize(requests, { seed: 1, constants: allConstants(), capabilities: {} });
    return 'it starts its game';
  } catch (error) {
    if (!(error instanceof CandidateFault))
      return requests.child.hasPrinted ? undefined : 'it ends without a message';
    return error.kind === 'ended' ? undefined : 'it neither starts nor ends';
  } finally {
    requests.child.end();
  }
}

/** The `main` of an answer. Only the shims for languages with whole programs send it. */
function mainIn(
  result: Readonly<Record<string, unknown>>,
): Pick<OwnProgram, 'mainClass' | 'isAsAskedFor'> | undefined {
  const { class: mainClass, isAsAskedFor } = fieldsOf(result['main']);
  return typeof mainClass === 'string' ? { mainClass, isAsAskedFor: isAsAskedFor === true } : undefined;
}
