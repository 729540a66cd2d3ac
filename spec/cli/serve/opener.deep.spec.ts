import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';

/** The built module, which a separate process loads. */
const OPENER = new URL('../../../dist/cli/serve/command.js', import.meta.url).href;

test('a browser that does not start causes no error', () => {
  const program = `import { openWith } from '${OPENER}'; openWith(['/no/such/browser'], 'http://127.0.0.1:5173/');`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect([status, stdout, stderr]).toEqual([0, '', '']);
});
