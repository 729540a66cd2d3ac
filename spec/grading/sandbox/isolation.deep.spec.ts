/** Tests what the sandbox prevents. One submission makes all the attempts that don't end it. */
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { FrameView, TABLEAU_1, TABLEAU_2 } from 'klondike-kit';
import type { RunningHandler } from '../../../src/grading/candidate/candidate.js';
import { candidateOf } from '../../../src/grading/candidate/candidate-of.js';
import { folderOf } from '../../support/grading/submissions.js';
import { describeUnless } from '../../support/missing.js';
import { MISSING_FOR_SANDBOX } from '../../support/grading/sandboxed.js';

const SECRET = 'the-solution-of-the-course';
const OTHERS = folderOf({ 'solution.mjs': `// ${SECRET}`, 'class/other/handler.mjs': SECRET });

/** Each attempt returns its result. An exception means that it failed. */
const ATTEMPTS: Readonly<Record<string, string>> = {
  "the grader's files by their path": `return fs.readFileSync(${JSON.stringify(join(OTHERS, 'solution.mjs'))}, 'utf8')`,
  "other people's work": `return fs.readFileSync(${JSON.stringify(join(OTHERS, 'class/other/handler.mjs'))}, 'utf8')`,
  'a link to a file that it may not read': `fs.symlinkSync(${JSON.stringify(join(OTHERS, 'solution.mjs'))}, '/tmp/link'); return fs.readFileSync('/tmp/link', 'utf8')`,
  'the list of users': `return fs.readFileSync('/etc/passwd', 'utf8')`,
  "the grader's home": `return fs.readdirSync(${JSON.stringify(process.env['HOME'] ?? '/root')}).join() || nothing()`,
  "the sources of the package's specs": `return fs.readdirSync(${JSON.stringify(join(import.meta.dirname))}).join() || nothing()`,
  'all temporary files': `return fs.readdirSync('/tmp').filter((name) => name.startsWith('jest')).join() || nothing()`,
  "a variable of the grader's environment": `return process.env.KLONDIKE_SECRET ?? nothing()`,
  'the environment of the first process': `return fs.readFileSync('/proc/1/environ', 'utf8').includes('${SECRET}') || nothing()`,
  'a connection to this machine': `return connects('127.0.0.1') || nothing()`,
  'a connection to the internet': `return connects('192.0.2.1') || nothing()`,
  'a network card': `return Object.keys(os.networkInterfaces()).filter((name) => name !== 'lo').join() || nothing()`,
  'a change in its own file': `fs.appendFileSync(import.meta.filename, ' '); return 'written'`,
  'a new folder in the root folder': `fs.mkdirSync('/mine'); return 'made'`,
  'a new program in the system folders': `fs.writeFileSync('/usr/bin/mine', ''); return 'written'`,
  'more disk space than allowed': `for (let n = 0; n < 20; n++) fs.writeFileSync('/tmp/big' + n, Buffer.alloc(1e6)); return 'all written'`,
  'more shared memory than allowed': `for (let n = 0; n < 20; n++) fs.writeFileSync('/dev/shm/big' + n, Buffer.alloc(1e6)); return 'all written'`,
  'a new device': `fs.writeFileSync('/dev/mine', ''); return 'written'`,
  'the process of the grader': `process.kill(${process.pid}, 0); return 'there'`,
  'any other process': `return fs.readdirSync('/proc').filter((name) => name > 0).length > 6 || nothing()`,
  'the end of its sandbox': `process.kill(1, 'SIGKILL'); return run('sleep', '0.05') ?? nothing()`,
  'its own file system': `return run('mount', '-t', 'tmpfs', 'none', '/mnt')`,
  'the rights of root': `return run('unshare', '--user', '--map-root-user', 'true')`,
  'another root': `return run('chroot', '/', 'true') && run('unshare', '--mount', 'true')`,
  'a disk': `return fs.readdirSync('/dev').filter((name) => /^(sd|vd|nvme|loop|mem|kmsg)/.test(name)).join() || nothing()`,
  'the name of the machine': `return os.hostname() !== 'sandbox' || nothing()`,
  'the settings of the kernel': `fs.writeFileSync('/proc/sys/kernel/core_pattern', ''); return 'written'`,
};

const NAMES = Object.keys(ATTEMPTS);

const HANDLER = (port: number): string => `
  import fs from 'node:fs'; import os from 'node:os'; import { spawnSync } from 'node:child_process';
  const nothing = () => { throw new Error('nothing'); };
  const run = (...words) => { const { status } = spawnSync(words[0], words.slice(1)); if (status !== 0) nothing(); return words[0] === 'sleep' ? undefined : 'done'; };
  const connects = (host) => spawnSync(process.execPath, ['-e', 'const s = require("net").connect({ port: ${port}, host: "' + host + '", timeout: 300 }, () => process.exit(7)).on("timeout", () => process.exit(1)).on("error", () => process.exit(1))']).status === 7;
  const ATTEMPTS = [${NAMES.map((name) => `() => { ${ATTEMPTS[name] ?? ''} }`).join(',\n')}];
  export default class {
    newGame() {} clickStock() {} undo() {} getName() { return ''; }
    moveTableauToTableau(from, number) { console.log('GOT', ATTEMPTS[number]()); throw new Error('GOT IT'); }
  }`;

describeUnless(MISSING_FOR_SANDBOX, 'a submission in a sandbox does not get', () => {
  const server = createServer((socket) => socket.destroy());
  let running: RunningHandler | undefined;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    process.env['KLONDIKE_SECRET'] = SECRET;
    const folder = folderOf({ 'handler.mjs': HANDLER((server.address() as AddressInfo).port) });
    const candidate = candidateOf(join(folder, 'handler.mjs'), {
      sandbox: 'required',
      limits: { eventMilliseconds: 5000 },
    });
    expect(candidate.isolated).toBe(true);
    running = candidate.start(new FrameView(), { seed: 1 });
  });

  afterAll(() => {
    delete process.env['KLONDIKE_SECRET'];
    running?.end();
    server.close();
  });

  test.each(NAMES.map((name, number) => [name, number] as const))('%s', (_name, number) => {
    const attempt = (): unknown => running?.handler.moveTableauToTableau(TABLEAU_1, number, TABLEAU_2);
    expect(attempt).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('GOT IT'), name: 'Error' }),
    );
  });
});
