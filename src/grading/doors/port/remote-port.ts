/** The port to a module in a process of its own: each call is a request of the line protocol. */
import type { RemoteOptions } from '../../remote/remote-candidate.js';
import { CandidateFault } from '../../candidate/candidate.js';
import { noteBorrowed } from '../../remote/borrowed.js';
import { Child } from '../../remote/child.js';
import { ConfirmedRequests, startedInTime } from '../../remote/confirmed-requests.js';
import type { Limits } from '../../remote/limits.js';
import { LIMITS } from '../../remote/limits.js';
import { allConstants } from '../../remote/numbering.js';
import { PROTOCOL, Requests } from '../../remote/remote-handler.js';
import { UnrepeatedFaults } from '../../remote/unrepeated-faults.js';
import type { Crossing, ObjectPort, Ref } from './object-port.js';
import { Thrown } from './object-port.js';

/** A port whose process must be ended. */
export interface RemotePort extends ObjectPort {
  /** The files of the package's own game that the submission has loaded. */
  readonly borrowed: ReadonlySet<string>;
  renew(): void;
  end(): void;
}

/** @throws CandidateFault if it cannot be started */
export function remotePort(options: RemoteOptions, seed: number): RemotePort {
  const limits = { ...LIMITS, ...options.limits };
  const unrepeated = new UnrepeatedFaults(limits.eventMilliseconds);
  const borrowed = new Set<string>();
  const another = (): Requests => startedInTime(() => start(options, { limits, seed, borrowed }));
  const begun = (): ConfirmedRequests => new ConfirmedRequests(another(), another, unrepeated);
  let requests = begun();
  const asked = (method: string, ...params: readonly unknown[]): unknown => {
    try {
      return requests.ask(method, params);
    } catch (error) {
      if (error instanceof CandidateFault || !(error instanceof Error)) throw error;
      throw new Thrown(error.name, error.message);
    }
  };
  return {
    construct: (className, args) => asked('construct', className, args) as Ref,
    call: (on, method, args) => asked('call', on, method, args) as Crossing,
    tell: (on, method, args) => void asked('tell', on, method, args),
    get: (on, property) => asked('get', on, property) as Crossing,
    part: (on, property) => asked('part', on, property) as Ref,
    constant: (owner, name) => asked('constant', owner, name) as Crossing,
    release: (refs) => void asked('release', refs),
    borrowed,
    renew: () => {
      requests.child.end();
      requests = begun();
    },
    end: () => {
      requests.child.end();
      options.sandbox.endLeftovers?.();
    },
    get notes() {
      return unrepeated.notes;
    },
    get replayMilliseconds() {
      return unrepeated.replayMilliseconds;
    },
  };
}

/** No view is there that could be told anything. */
const NO_VIEW = (): undefined => undefined;

interface Start {
  readonly limits: Limits;
  readonly seed: number;
  readonly borrowed: Set<string>;
}

/** Starts a process that is ready for requests. */
function start({ launch: given, sandbox }: RemoteOptions, { limits, seed, borrowed }: Start): Requests {
  const launch = typeof given === 'function' ? given() : given;
  const { command, environment } = sandbox.confined(launch, limits);
  const child = Child.started({ ...launch, command }, environment, limits);
  const requests = new Requests(child, limits, NO_VIEW);
  const { viewCalls, lineBytes } = limits;
  const params = {
    ...{ protocol: PROTOCOL, seed, constants: allConstants(undefined) },
    ...{ capabilities: { objects: true }, limits: { viewCalls, lineBytes } },
  };
  try {
    noteBorrowed(requests.ask('initialize', params, limits.startMilliseconds), borrowed);
    return requests;
  } catch (error) {
    child.end();
    if (error instanceof CandidateFault && error.kind !== 'ended') throw error;
    throw new CandidateFault('not started', error instanceof Error ? error.message : String(error));
  }
}
