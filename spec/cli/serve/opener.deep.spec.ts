import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';

/** The built module, for a separate process. */
const OPENER = new URL('../../../dist/cli/serve/command.js', import.meta.url).href;

test('a browser that does not start is not an error', () => {
  const program = `import { openWith } from '${OPENER}'; openWith(['/no/such/browser'], 'http://127.0.0.1:5173/');`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect([status, stdout, stderr]).toEqual([0, '', '']);
});
