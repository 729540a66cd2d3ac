/** Runs submissions as another user, without a sandbox. */
import { chmodSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { umask } from 'node:process';
import { expect, test } from '@jest/globals';
import AdmZip from 'adm-zip';
import { grade } from '../../../src/grading.js';
import { FrameView } from 'klondike-kit';
import { candidateOf } from '../../../src/grading/candidate/candidate-of.js';
import type { Candidate } from '../../../src/grading/candidate/candidate.js';
import { MISSING_FOR_OTHER_USER, SOMEBODY } from '../../support/grading/other-user.js';
import { faultOf, startCandidate } from '../../support/grading/start-candidate.js';
import { folderOf } from '../../support/grading/submissions.js';
import { describeUnless } from '../../support/missing.js';

/**
 * Other specs run at the same time. Each spec needs its own user, because the grader ends all processes of that user.
 */
const USER = String(Number(SOMEBODY) + 1);

const HANDLER = 'export default class { newGame() {} clickStock() {} undo() {} }';

/** Leaves a process in another session that holds the pipes of the protocol. */
const LEAVES = `import { spawn } from 'node:child_process'; import fs from 'node:fs';
  const isPipe = (fd) => { try { return fs.fstatSync(fd).isFIFO(); } catch { return false; } };
  const pipes = fs.readdirSync('/proc/self/fd').map(Number).filter(isPipe);
  spawn('sleep', ['30'], { detached: true, stdio: ['ignore', 'ignore', 'ignore', ...pipes] }).unref();`;

/** An ended process may still be listed, with an empty command line. */
const left = (): string[] =>
  readdirSync('/proc').filter((id) => {
    try {
      const isTheirs = /^\d+$/.test(id) && statSync(`/proc/${id}`).uid === Number(USER);
      return isTheirs && readFileSync(`/proc/${id}/cmdline`).length > 0;
    } catch {
      return false;
    }
  });

/** SIGKILL takes a moment on a busy machine. */
async function noneLeft(): Promise<boolean> {
  for (let times = 0; times < 100 && left().length > 0; times++)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return left().length === 0;
}

const openFolderOf = (files: Readonly<Record<string, string>>): string => {
  const folder = folderOf(files);
  chmodSync(folder, 0o755);
  return folder;
};

const LIMITS = { eventMilliseconds: 500 };
const candidate = (path: string): Candidate =>
  candidateOf(path, { sandbox: 'off', runAs: USER, limits: LIMITS });

describeUnless(MISSING_FOR_OTHER_USER, 'a submission that runs as another user', () => {
  test('starts from a zip even if the umask hides all files from others', () => {
    const zip = new AdmZip();
    zip.addFile('ada/src/handler.mjs', Buffer.from(`import { name } from './words/name.mjs'; ${HANDLER}`));
    zip.addFile('ada/src/words/name.mjs', Buffer.from('export const name = "";'));
    const path = join(folderOf({}), 'ada.zip');
    const usual = umask(0o077);
    writeFileSync(path, zip.toBuffer());
    try {
      expect(() => startCandidate(candidate(path)).newGame()).not.toThrow();
    } finally {
      umask(usual);
    }
  });

  test('cannot keep the grader waiting, and leaves nothing behind', async () => {
    const hanging = HANDLER.replace('newGame() {', `newGame() { for (;;);`);
    const folder = openFolderOf({ 'ada.mjs': `${LEAVES} ${hanging}` });
    const ada = candidate(join(folder, 'ada.mjs'));
    const running = ada.start(new FrameView(), { seed: 1 });
    const before = performance.now();
    expect(faultOf(() => running.handler.newGame()).kind).toBe('hung');
    expect(performance.now() - before).toBeLessThan(10_000);
    running.end();
    ada.close?.();
    expect(await noneLeft()).toBe(true);
  });

  test('leaves nothing behind if its classes cannot be started', async () => {
    const folder = openFolderOf({ 'ada.mjs': `${LEAVES.replace('...pipes', '')} process.exit(1);` });
    const report = await grade(join(folder, 'ada.mjs'), {
      rubric: 'ksu',
      sandbox: 'off',
      runAs: USER,
    });
    expect(report.score).toBe(0);
    expect(await noneLeft()).toBe(true);
  });
});
