/** Submissions whose process stands by for another start, until the test ends. */
import { join } from 'node:path';
import { afterEach } from '@jest/globals';
import { FrameView } from 'klondike-kit';
import { remoteOptionsOf } from '../../../src/grading/candidate/candidate-of.js';
import type { StartOptions } from '../../../src/grading/candidate/candidate.js';
import { RemoteCandidate } from '../../../src/grading/remote/remote-candidate.js';

const candidates: RemoteCandidate[] = [];
afterEach(() => candidates.splice(0).forEach((one) => one.close()));

/** The submission in this file. */
export function standingBy(folder: string, name: string): RemoteCandidate {
  const options = remoteOptionsOf(join(folder, name), { sandbox: 'off' });
  const candidate = new RemoteCandidate({ ...options, standsBy: true });
  candidates.push(candidate);
  return candidate;
}

/** The name of a handler that is started, is asked for it, begins a game and is ended. */
export function lived(candidate: RemoteCandidate, options: Partial<StartOptions> = {}): string {
  const running = candidate.start(new FrameView(), { seed: 1, ...options });
  const name = running.handler.getName();
  running.handler.newGame();
  running.end();
  return name;
}
