/** Starts submissions whose process waits for another start until the test ends. */
import { join } from 'node:path';
import { afterEach } from '@jest/globals';
import { FrameView } from 'klondike-kit';
import { remoteOptionsOf } from '../../../src/grading/candidate/candidate-of.js';
import type { StartOptions } from '../../../src/grading/candidate/candidate.js';
import { RemoteCandidate } from '../../../src/grading/remote/remote-candidate.js';

const candidates: RemoteCandidate[] = [];
afterEach(() => candidates.splice(0).forEach((one) => one.close()));

export function standbyCandidate(folder: string, name: string): RemoteCandidate {
  const options = remoteOptionsOf(join(folder, name), { sandbox: 'off' });
  const candidate = new RemoteCandidate({ ...options, standsBy: true });
  candidates.push(candidate);
  return candidate;
}

/** Starts a handler, asks for its name, starts a game and ends the handler. Returns the name. */
export function playOneGame(candidate: RemoteCandidate, options: Partial<StartOptions> = {}): string {
  const running = candidate.start(new FrameView(), { seed: 1, ...options });
  const name = running.handler.getName();
  running.handler.newGame();
  running.end();
  return name;
}
