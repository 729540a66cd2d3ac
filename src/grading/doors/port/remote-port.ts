/** The port to a module in its own process. Each call is a request of the line protocol. */
import type { RemoteOptions } from '../../remote/remote-candidate.js';
import { CandidateFault } from '../../candidate/candidate.js';
import { ConfirmedRequests, UnrepeatedFaults, startedInTime } from '../../remote/confirmed-requests.js';
import type { Limits } from '../../remote/launch.js';
import { LIMITS } from '../../remote/launch.js';
import { allConstants } from '../../remote/numbering.js';
import type { Requests } from '../../remote/requests.js';
import { begin, noteBorrowed, startProcess } from '../../remote/requests.js';
import type { PortValue, ObjectPort, Ref } from './object-port.js';
import { SubmissionError } from './object-port.js';

/** A port whose process the caller must end. */
interface RemotePort extends ObjectPort {
  /** The files of the package's own game that the submission has loaded. */
  readonly borrowed: ReadonlySet<string>;
  renew(): void;
  end(): void;
}

/** @throws CandidateFault if the process does not start; nothing keeps running then */
export function remotePort(options: RemoteOptions, seed: number): RemotePort {
  try {
    return startedPort(options, seed);
  } catch (error) {
    options.sandbox.endLeftovers?.();
    throw error;
  }
}

function startedPort(options: RemoteOptions, seed: number): RemotePort {
  const limits = { ...LIMITS, ...options.limits };
  const unrepeated = new UnrepeatedFaults(limits.eventMilliseconds);
  const borrowed = new Set<string>();
  const newRequests = (): Requests => startedInTime(() => start(options, { limits, seed, borrowed }));
  const connect = (): ConfirmedRequests => new ConfirmedRequests(newRequests(), newRequests, unrepeated);
  let requests = connect();
  const ask = (method: string, ...params: readonly unknown[]): unknown => {
    try {
      return requests.ask(method, params);
    } catch (error) {
      if (error instanceof CandidateFault || !(error instanceof Error)) throw error;
      throw new SubmissionError(error.name, error.message);
    }
  };
  return {
    construct: (className, args) => ask('construct', className, args) as Ref,
    call: (on, method, args) => ask('call', on, method, args) as PortValue,
    tell: (on, method, args) => void ask('tell', on, method, args),
    get: (on, property) => ask('get', on, property) as PortValue,
    part: (on, property) => ask('part', on, property) as Ref,
    constant: (owner, name) => ask('constant', owner, name) as PortValue,
    release: (refs) => void ask('release', refs),
    borrowed,
    renew: () => {
      requests.child.end();
      requests = connect();
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

/** Starts a process and waits until it is ready for requests. */
function start(
  { launch, sandbox }: RemoteOptions,
  {
    limits,
    seed,
    borrowed,
  }: { readonly limits: Limits; readonly seed: number; readonly borrowed: Set<string> },
): Requests {
  const ready = typeof launch === 'function' ? launch() : launch;
  const requests = startProcess({ launch: ready, sandbox, limits });
  const beginning = { seed, constants: allConstants(), capabilities: { objects: true } };
  noteBorrowed(begin(requests, beginning, ready), borrowed);
  return requests;
}
