import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const PROGRAM = fileURLToPath(new URL('under-node-test.ts', import.meta.url));

test('both kits run under node:test, and a check that is not judged fails there', () => {
  const args = ['--import', 'tsx', '--test-reporter=tap', PROGRAM];
  const { stdout } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  const passed = stdout.match(/^ {4}ok /gm) ?? [];
  const failed = stdout.match(/^ {4}not ok /gm) ?? [];
  expect(stdout).toMatch(/^ok 1 - RecordingView[^]*^ok 2 - KlondikeController[^]*^not ok 3 - nobody/m);
  expect([passed.length, failed.length]).toEqual([104 + 79 + 2, 79 - 2]);
  expect(stdout).toContain('not judged: it depends on "deal.columns", which failed');
});
