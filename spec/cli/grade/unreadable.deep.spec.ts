/** A submission that can't be read gets a report and does not affect the others. Root can read all files. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { execPath, getuid } from 'node:process';
import { expect, test } from '@jest/globals';
import { folderOf } from '../../support/grading/submissions.js';

const NOBODY = 65_534;

/** The last output of the command when a user other than root runs it. */
function graded(
  folder: string,
  ...words: readonly string[]
): { status: number | null; out: string; err: string } {
  const main = resolve('dist/cli/main.js');
  const user = getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const { status, stdout, stderr } = spawnSync(execPath, [main, 'grade', ...words], {
    ...{ cwd: folder, encoding: 'utf8', env: { HOME: folder }, ...user },
  });
  return { status, out: stdout, err: stderr };
}

test('reports an unreadable file or folder, and grades the rest of the class', () => {
  const folder = folderOf({ 'class/ada.py': 'import klondike', 'class/bob.mjs': 'export default 1;' });
  mkdirSync(join(folder, 'class', 'cleo'));
  for (const path of ['.', 'class']) chmodSync(join(folder, path), 0o777);
  for (const path of ['ada.py', 'cleo']) chmodSync(join(folder, 'class', path), 0o000);
  try {
    const one = graded(folder, 'class/ada.py');
    expect([one.status, one.err]).toEqual([0, '']);
    expect(one.out).toMatch(/^It could not be started: \S*ada\.py cannot be read: permission denied\.$/m);
    const { status, err } = graded(folder, '--class', 'class', '--out', 'graded');
    expect([status, err.split('\n').find((line) => line.startsWith('could not start'))]).toEqual([
      0,
      'could not start, so no points: ada.py, bob.mjs, cleo',
    ]);
  } finally {
    for (const path of ['ada.py', 'cleo']) chmodSync(join(folder, 'class', path), 0o755);
  }
});
