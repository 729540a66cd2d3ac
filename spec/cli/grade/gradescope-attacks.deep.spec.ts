/** A submission attacks the autograder for Gradescope on a machine without bubblewrap. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { autograderFiles } from '../../../src/cli/grade/platforms/gradescope.js';
import { ULG_RUBRIC } from '../../../src/grading/rubric/presets/ulg.js';
import { MISSING_FOR_OTHER_USER, SOMEBODY } from '../../support/grading/other-user.js';
import { folderOf } from '../../support/grading/submissions.js';
import { describeUnless } from '../../support/missing.js';
import { MAIN } from '../../support/process.js';

/**
 * The name of this handler lists the attempts that succeeded. The command lines of its parent processes name the script
 * that bash may still be reading.
 */
const ATTACK = (autograder: string): string => `
  import fs from 'node:fs'; import { spawn, spawnSync } from 'node:child_process';
  const above = [];
  for (let id = process.ppid; id > 1;) {
    above.push(id);
    id = Number(fs.readFileSync('/proc/' + id + '/stat', 'utf8').split(') ').at(-1).split(' ')[1]);
  }
  const words = (id) => fs.readFileSync('/proc/' + id + '/cmdline', 'utf8').split('\\0');
  const script = above.flatMap(words).find((word) => word.endsWith('run_autograder'));
  const forged = JSON.stringify({ score: 20, output: 'forged' });
  const ATTEMPTS = {
    'another line of the script': () => fs.appendFileSync(script, "\\necho '" + forged + "' > '${autograder}/results/results.json'\\n"),
    'the results': () => fs.writeFileSync('${autograder}/results/results.json', forged),
    'the rubric': () => fs.readFileSync('${autograder}/source/rubric.json'),
    'the work of others': () => fs.readdirSync('${autograder}'),
    'the report': () => fs.readdirSync('/tmp').map((name) => '/tmp/' + name + '/report').filter(fs.existsSync).flatMap(fs.readdirSync).at(0).length,
    'its own file': () => fs.appendFileSync(import.meta.filename, ' '),
    'the environment of the grader': () => fs.readFileSync('/proc/' + process.ppid + '/environ'),
    'the memory of the grader': () => fs.openSync('/proc/' + process.ppid + '/mem', 'r+'),
    'the files of the grader': () => fs.readdirSync('/proc/' + process.ppid + '/fd'),
    'the end of the grader': () => process.kill(process.ppid, 'SIGTERM'),
    'the passwords': () => fs.readFileSync('/etc/shadow'),
    'another user': () => process.setuid(0),
    'new rights': () => { if (/^NoNewPrivs:\\t1$/m.test(fs.readFileSync('/proc/self/status', 'utf8'))) throw new Error(); },
    'what its link leads to': () => fs.readFileSync('link'),
    'a file that was left open': () => { if (!fs.readlinkSync('/proc/self/fd/40').startsWith('/etc')) throw new Error(); },
  };
  const got = Object.keys(ATTEMPTS).filter((name) => { try { ATTEMPTS[name](); return true; } catch { return false; } });
  spawn('sleep', ['600'], { detached: true, stdio: 'ignore' }).unref();
  export default class {
    getName() { return 'Got ' + got.join(', ') + '.'; }
    newGame() { throw new Error('in ' + import.meta.filename); } clickStock() {} undo() {}
  }`;

const FOLDER = folderOf({
  'programs/klondike': `#!/bin/sh\nexec '${process.execPath}' '${MAIN}' "$@"\n`,
  'programs/bwrap': '#!/bin/sh\necho no user namespaces >&2\nexit 1\n',
});
const at = (name: string): string => join(FOLDER, name);

/** The processes that are still running. An ended process has no command line. */
const left = (): string[] =>
  readdirSync('/proc').filter((id) => {
    try {
      const isTheirs = /^\d+$/.test(id) && statSync(`/proc/${id}`).uid === Number(SOMEBODY);
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

describeUnless(MISSING_FOR_OTHER_USER, 'an attack on the autograder', () => {
  const autograder = at('autograder');
  let script = '';
  let results: { readonly score?: number; readonly output?: string } = {};

  beforeAll(() => {
    ['klondike', 'bwrap'].forEach((name) => chmodSync(at(`programs/${name}`), 0o755));
    ['source', 'submission'].forEach((name) => mkdirSync(at(`autograder/${name}`), { recursive: true }));
    for (const { name, text } of autograderFiles({ version: '0.1.0', how: [] }, ULG_RUBRIC))
      writeFileSync(at(`autograder/source/${name}`), text);
    script = readFileSync(at('autograder/source/run_autograder'), 'utf8').replace(
      '--run-as klondike-submission',
      `--run-as ${SOMEBODY}`,
    );
    writeFileSync(at('autograder/run_autograder'), script, { mode: 0o755 });
    writeFileSync(at('autograder/submission/ada.mjs'), ATTACK(autograder));
    symlinkSync('/etc/shadow', at('autograder/submission/link'));
    const path = [at('programs'), process.env['PATH'] ?? ''].join(delimiter);
    const { status, stderr } = spawnSync('bash', ['-c', 'exec ./run_autograder 40< /etc/shadow'], {
      cwd: autograder,
      encoding: 'utf8',
      env: { ...process.env, PATH: path, AUTOGRADER: autograder },
    });
    if (status !== 0) throw new Error(stderr);
    results = JSON.parse(readFileSync(at('autograder/results/results.json'), 'utf8')) as typeof results;
  });

  test('fails', () => {
    expect(results.output?.split('\n')[0]).toMatch(/^Got \. \(ada\.mjs\): /);
  });

  test('the attacker gets only the points for its own work', () => {
    expect(results.score).toBeLessThan(1);
    expect(readFileSync(at('autograder/run_autograder'), 'utf8')).toBe(script);
  });

  test('the attacker sees no path except its own name', () => {
    expect(JSON.stringify(results)).toContain('in ada.mjs');
    expect(JSON.stringify(results)).not.toMatch(/\/tmp|autograder/);
  });

  test('the attacker leaves no process behind', async () => {
    expect(await noneLeft()).toBe(true);
  });

  test('the attacker cannot make the autograder and the results readable for others', () => {
    expect([
      statSync(autograder).mode & 0o777,
      statSync(at('autograder/results/results.json')).mode & 0o777,
    ]).toEqual([0o700, 0o600]);
  });
});
