/** Runs `klondike serve` with wrong arguments, so no page is needed. */
import { expect, test } from '@jest/globals';
import type { CommandResult } from '../support/command.js';
import { klondike } from '../support/command.js';

const refused = (why: string): CommandResult => ({
  status: 2,
  out: '',
  err: `klondike: ${why}\nRun 'klondike serve --help' for usage.\n`,
});

test.each(['abc', '70000', '65536', '-1', '1.5', '0x50', '1e3', '', ' 80'])(
  'refuses the port %j',
  async (port) => {
    expect(await klondike(['serve', '--port', port])).toEqual(
      refused(`--port takes a whole number from 0 to 65535, not '${port}'`),
    );
  },
);

test.each(['', ' '])('refuses the host %j', async (host) => {
  expect(await klondike(['serve', '--host', host])).toEqual(
    refused(`--host takes a host name or an address, not '${host}'`),
  );
});
