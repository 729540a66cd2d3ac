/** The port to a module in a process of its own: each call is a request of the line protocol. */
import type { RemoteOptions } from '../../remote/remote-candidate.js';
import { CandidateFault } from '../../candidate/candidate.js';
import { noteBorrowed } from '../../remote/borrowed.js';
import { Child } from '../../remote/child.js';
import { LIMITS } from '../../remote/limits.js';
import { allConstants } from '../../remote/numbering.js';
import { PROTOCOL, Requests } from '../../remote/remote-handler.js';
import type { Crossing, ObjectPort, Ref } from './object-port.js';
import { Thrown } from './object-port.js';

/** A port whose process must be ended. */
export interface RemotePort extends ObjectPort {
  /** Files of the package's own game that its module has loaded. */
  readonly borrowed: ReadonlySet<string>;
  renew(): void;
  end(): void;
}

/** @throws CandidateFault if it cannot be started */
export function remotePort(options: RemoteOptions, seed: number): RemotePort {
  const borrowed = new Set<string>();
  let started = start(options, seed, borrowed);
  const asked = (method: string, ...params: readonly unknown[]): unknown => {
    try {
      return started.requests.ask(method, params);
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
      started.child.end();
      started = start(options, seed, borrowed);
    },
    end: () => {
      started.child.end();
      options.sandbox.endLeftovers?.();
    },
  };
}

/** No view is there that could be told anything. */
const NO_VIEW = (): boolean => false;

function start(
  { launch: given, sandbox, limits: own }: RemoteOptions,
  seed: number,
  borrowed: Set<string>,
): { child: Child; requests: Requests } {
  const limits = { ...LIMITS, ...own };
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
    return { child, requests };
  } catch (error) {
    child.end();
    if (error instanceof CandidateFault && error.kind !== 'ended') throw error;
    throw new CandidateFault('not started', error instanceof Error ? error.message : String(error));
  }
}
