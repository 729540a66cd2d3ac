/**
 * A program that hangs or ends loses points only if this happens every time. It loses none if the machine stops it for
 * a moment.
 */
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { grade } from '../../../src/grading/grade.js';
import type { GradeReport } from '../../../src/grading/report/grade-report.js';
import { submissionWith } from '../../support/grading/faulty-submissions.js';
import { folderOf } from '../../support/grading/submissions.js';

/** Does something only the first time, across all processes. */
const ONCE = `const once = (name, act) => {
    try { mkdirSync(join(import.meta.dirname, name)); } catch { return; }
    act();
  };`;

/** Stops its process for 1.5 s. */
const STOP = `const stop = () => {
    spawn('sh', ['-c', \`sleep 1.5; kill -CONT \${process.pid}\`], { detached: true, stdio: 'ignore' }).unref();
    process.kill(process.pid, 'SIGSTOP');
  };`;

const FOLDER = folderOf({
  'once.mjs': `import { spawn } from 'node:child_process';
    import { mkdirSync } from 'node:fs';
    import { join } from 'node:path';
    ${ONCE} ${STOP} let clicks = 0; let games = 0;
    ${submissionWith(`clickStock() { if (++clicks === 5) once('stopped', stop); super.clickStock(); }
    undo() { once('hung', () => { for (;;); }); super.undo(); }
    newGame() { if (++games === 2) once('ended', () => process.exit(3)); super.newGame(); }`)}`,
  'always.mjs': submissionWith('moveFoundationToTableau() { for (;;); }'),
});

/** Allows more time than a busy machine needs. */
const graded = (name: string): Promise<GradeReport> =>
  grade(join(FOLDER, name), { sandbox: 'off', eventSeconds: 0.6, seconds: 600 });

test('a program that was stopped once, hung once and ended once gets full marks, and the notes say so', async () => {
  const { score, complete, notes } = await graded('once.mjs');
  const again = 'but not when the same events were played again. This costs no points.';
  expect([score, complete, notes.slice(-2)]).toEqual([
    20,
    true,
    [
      `2 times, the program took longer than 0.6 s for an event, ${again}`,
      `Once, the program ended during an event, ${again}`,
    ],
  ]);
});

test('a program that hangs every time is blamed for that, and for nothing else', async () => {
  const { criteria } = await graded('always.mjs');
  const failures = criteria.flatMap(({ failures: found }) => found);
  expect(failures).toMatchObject([
    {
      check: 'f>t.accepts',
      message: expect.stringContaining('did not answer'),
      script: expect.stringContaining('f'),
    },
  ]);
});
