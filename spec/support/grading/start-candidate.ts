/** Starts candidates that end when the test ends. */
import { afterEach } from '@jest/globals';
import type { KlondikeView } from 'klondike-kit';
import { FrameView } from 'klondike-kit';
import type { Candidate, RunningHandler, StartOptions } from '../../../src/grading/candidate/candidate.js';
import { CandidateFault } from '../../../src/grading/candidate/candidate.js';
import './remove-temporary-folders.js';

const running: RunningHandler[] = [];
afterEach(() => running.splice(0).forEach((one) => one.end()));

export function startCandidate(
  candidate: Candidate,
  view: KlondikeView = new FrameView(),
  options: Partial<StartOptions> = {},
): RunningHandler['handler'] {
  const one = candidate.start(view, { seed: 1, ...options });
  running.push(one);
  return one.handler;
}

/** The fault that the call throws. */
export function faultOf(call: () => unknown): CandidateFault {
  try {
    call();
  } catch (error) {
    if (error instanceof CandidateFault) return error;
    throw error;
  }
  throw new Error('The call threw no fault.');
}
