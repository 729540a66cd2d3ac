/** Starts a program with an argument, which it must refuse. */
import { CandidateFault } from '../candidate/candidate.js';
import type { Launch } from './launch.js';
import type { Limits } from './limits.js';
import { Child } from './child.js';
import { PROTOCOL, Requests } from './remote-handler.js';
import { allConstants } from './numbering.js';
import type { Sandbox } from '../sandbox/sandbox.js';

const ARGUMENT = 'argument';

/** Undefined if the program prints a message and ends, with any status; otherwise what it does instead. */
export function argumentFault(launch: Launch, sandbox: Sandbox, limits: Limits): string | undefined {
  const withArgument = { ...launch, command: [...launch.command, ARGUMENT] };
  const { command, environment } = sandbox.confined(withArgument, limits);
  const child = Child.started({ ...launch, command }, environment, limits);
  try {
    const params = { protocol: PROTOCOL, seed: 1, constants: allConstants(undefined), capabilities: {} };
    new Requests(child, limits, () => () => undefined).ask('initialize', params, limits.startMilliseconds);
    return 'it starts its game';
  } catch (error) {
    if (!(error instanceof CandidateFault)) return child.hasPrinted ? undefined : 'it ends without a message';
    return error.kind === 'ended' ? undefined : 'it neither starts nor ends';
  } finally {
    child.end();
  }
}
