/**
 * `npm run bench:fairness -- seeds [SEEDS]` grades each correct handler in this process with this many seeds, 50 by
 * default, and a correct program in each language with a tenth of them. `-- busy [RUNS]` grades correct programs in
 * turn, 20 runs by default, next to four busy loops. In each run it stops the program once for 1.5 s, at a random
 * moment. Prints each run that is incomplete or without full marks. Ends with status 1 if a run does not get full
 * marks. Needs `ps`.
 */
import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CORRECT_HANDLERS } from '../spec/support/grading/correct/correct-handlers.js';
import { JavaRandom } from '../src/core/random.js';
import { inProcess } from '../src/grading/candidate/in-process.js';
import { CHECKS_OF_DOOR } from '../src/grading/checks/checks-of-door.js';
import { gradeCandidate } from '../src/grading/grade-candidate.js';
import type { GradeReport } from '../src/grading/report/grade-report.js';
import { ULG_RUBRIC } from '../src/grading/rubric/presets/ulg.js';
import { inLanguages } from './grading-class.js';

const [, , what = 'seeds', word = ''] = process.argv;

const COMMAND = join(import.meta.dirname, '../dist/cli/main.js');

const titleOf = (check: string): string =>
  CHECKS_OF_DOOR.events.find(({ id }) => id === check)?.title ?? check;

/** Prints a report that is incomplete or does not have full marks. Returns whether it has full marks. */
function isFull(name: string, { seed, score, max, complete, criteria, notes }: GradeReport): boolean {
  if (score === max && complete) return true;
  console.log(`${name}, seed ${seed}: ${score} of ${max}${complete ? '' : ', incomplete'}`);
  for (const { failures, untried } of criteria) {
    for (const { check, message } of failures) console.log(`  failed: ${check}: ${message}`);
    for (const check of untried) console.log(`  not tried: ${check}: ${titleOf(check)}`);
  }
  for (const note of notes) console.log(`  note: ${note}`);
  return score === max;
}

async function seeds(): Promise<boolean> {
  const most = Number(word || 50);
  const log = console.log.bind(console);
  let [runs, full] = [0, 0];
  for (const { name, create } of CORRECT_HANDLERS) {
    for (let seed = 1; seed <= most; seed++) {
      const write = process.stdout.write.bind(process.stdout);
      // Some handlers print.
      process.stdout.write = () => true;
      const candidate = inProcess(create, { submission: name, takesConstants: true });
      const report = gradeCandidate(candidate, { rubric: ULG_RUBRIC, seed });
      process.stdout.write = write;
      runs++;
      if (isFull(name, report)) full++;
    }
  }
  log(`in this process: ${full} of ${runs} runs have full marks`);
  const isGood = full === runs;
  return (await seedsOfPrograms(Math.ceil(most / 10))) && isGood;
}

async function seedsOfPrograms(most: number): Promise<boolean> {
  let isGood = true;
  await inLanguages(async (language, path) => {
    let full = 0;
    for (let seed = 1; seed <= most; seed++)
      if (isFull(language, await reportFrom(graderOf(path, seed)))) full++;
    console.log(`${language}: ${full} of ${most} runs have full marks`);
    isGood &&= full === most;
  });
  return isGood;
}

const graderOf = (path: string, seed: number): ChildProcess =>
  spawn(process.execPath, [COMMAND, 'grade', path, '--seed', String(seed), '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

async function reportFrom(grader: ChildProcess): Promise<GradeReport> {
  let text = '';
  for await (const part of grader.stdout ?? []) text += String(part);
  return JSON.parse(text) as GradeReport;
}

const LOOPS = 4;
const STOPPED = 1500;

async function busy(): Promise<boolean> {
  const most = Number(word || 20);
  const loops = Array.from({ length: LOOPS }, () => spawn(process.execPath, ['-e', 'for (;;);']));
  const chance = new JavaRandom(34n);
  let [runs, full] = [0, 0];
  try {
    await inLanguages(async (language, path) => {
      const undisturbed = await reportFrom(graderOf(path, 1));
      for (let run = 0; run < most / 3 && runs < most; run++) {
        const grader = graderOf(path, ++runs);
        // Most runs take at least half as long as the first one.
        const moment = chance.nextInt(Math.max(1, Math.round(undisturbed.milliseconds / 2)));
        const [report] = await Promise.all([reportFrom(grader), stopProgramOf(grader, moment)]);
        console.log(`run ${runs}, ${language}, stop planned at ${moment} ms: took ${report.milliseconds} ms`);
        if (isFull(language, report)) full++;
      }
    });
  } finally {
    for (const loop of loops) loop.kill();
  }
  console.log(`next to ${LOOPS} busy loops: ${full} of ${runs} runs have full marks`);
  return full === runs;
}

/** Waits for the moment, then stops a program of the grader as soon as one is running. */
async function stopProgramOf(grader: ChildProcess, moment: number): Promise<void> {
  await wait(moment);
  while (grader.exitCode === null) {
    const [group] = groupsUnder(grader.pid ?? 0);
    if (group === undefined || !signal(group, 'SIGSTOP')) {
      await wait(5);
      continue;
    }
    await wait(STOPPED);
    signal(group, 'SIGCONT');
    return;
  }
  console.log('the run ended before its program could be stopped');
}

/** The process groups that a grader has started. Each program leads its own group. */
function groupsUnder(grader: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,pgid='], { encoding: 'utf8' }).trim().split('\n');
  return rows.flatMap((row) => {
    const [pid, parent, group] = row.trim().split(/\s+/).map(Number);
    return parent === grader && pid !== undefined && pid === group ? [pid] : [];
  });
}

function signal(group: number, name: 'SIGSTOP' | 'SIGCONT'): boolean {
  try {
    return process.kill(-group, name);
  } catch {
    return false;
  }
}

const TASKS: Readonly<Record<string, () => Promise<boolean>>> = { seeds, busy };

const task = TASKS[what];
if (task === undefined)
  throw new Error(`unknown task ${what}: expected one of ${Object.keys(TASKS).join(', ')}`);
process.exit((await task()) ? 0 : 1);
