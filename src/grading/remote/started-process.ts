/** Starts the process of a submission in its sandbox, and asks the program there to begin. */
import { CandidateFault } from '../candidate/candidate.js';
import type { Sandbox } from '../sandbox/sandbox.js';
import { Child } from './child.js';
import type { Launch } from './launch.js';
import type { Limits } from './limits.js';
import { fieldsOf } from './messages.js';
import { PROTOCOL, Requests } from './remote-handler.js';
import type { Tell } from './told.js';

export interface ProcessStart {
  readonly launch: Launch;
  readonly sandbox: Sandbox;
  readonly limits: Limits;
}

/** The parameters of an `initialize` request. */
interface Beginning {
  readonly seed: number;
  readonly constants: Readonly<Record<string, number>>;
  readonly capabilities: object;
}

type Fields = ReturnType<typeof fieldsOf>;

/**
 * @param tell calls the view; by default there is none
 * @throws CandidateFault if there is no such program
 */
export function startedProcess({ launch, sandbox, limits }: ProcessStart, tell: Tell = noView): Requests {
  const { command, environment } = sandbox.confined(launch, limits);
  return new Requests(Child.started({ ...launch, command }, environment, limits), limits, tell);
}

const noView = (): undefined => undefined;

/** Returns the program's answer. @throws the program's own errors, or a CandidateFault */
export function initialize(requests: Requests, beginning: Beginning): Fields {
  const { viewCalls, lineBytes, startMilliseconds } = requests.limits;
  const params = { protocol: PROTOCOL, ...beginning, limits: { viewCalls, lineBytes } };
  return fieldsOf(requests.ask('initialize', params, startMilliseconds));
}

/** The same, but ends the process if it does not begin. @throws CandidateFault, LackingFault if the machine is to blame */
export function begin(requests: Requests, beginning: Beginning, { lackForLoading }: Launch): Fields {
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
