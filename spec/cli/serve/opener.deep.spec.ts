import { expect, test } from '@jest/globals';
import { runModule } from '../../support/process.js';

test('a browser that does not start causes no error', () => {
  const program = `import { openWith } from 'src/cli/serve/command.ts'; openWith(['/no/such/browser'], 'http://127.0.0.1:5173/');`;
  expect(runModule(program)).toEqual({ status: 0, out: '', err: '' });
});
