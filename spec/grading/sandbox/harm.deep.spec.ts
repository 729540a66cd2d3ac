/**
 * Tries ways in which a submission may harm itself or the grader. Only the submission is harmed, and it leaves nothing
 * behind.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { FrameView, TABLEAU_1, TABLEAU_2 } from 'klondike-kit';
import { candidateOf } from '../../../src/grading/candidate/candidate-of.js';
import { MISSING_FOR_SANDBOX } from '../../support/grading/sandboxed.js';
import { faultOf, startCandidate } from '../../support/grading/start-candidate.js';
import { folderOf } from '../../support/grading/submissions.js';
import { describeUnless } from '../../support/missing.js';

/** Marks the command lines of processes that these submissions start. */
const MARK = `86399.${process.pid}`;

/** Finds the pipe of the protocol and writes to it. */
const toAll = (text: string): string =>
  `for (const fd of fs.readdirSync('/proc/self/fd').map(Number)) try {
    const isNamed = !fs.readlinkSync('/proc/self/fd/' + fd).startsWith('pipe:');
    if (isNamed && fs.fstatSync(fd).isFIFO()) fs.writeSync(fd, ${text});
  } catch {}`;

type Attempt = readonly [title: string, code: string, kinds: readonly string[]];

const ATTEMPTS: readonly Attempt[] = [
  ['leaves', 'process.exit(0);', ['ended']],
  ['leaves another way', 'process.reallyExit(0);', ['ended']],
  ['aborts', 'process.abort();', ['ended']],
  [
    'ends itself and every process that it sees',
    'try { process.kill(-1, "SIGKILL"); } catch {} process.kill(process.pid, "SIGKILL");',
    ['ended'],
  ],
  ['spins', 'for (;;);', ['hung']],
  ['spins behind await', 'return (async () => { for (;;) await null; })();', ['hung']],
  ['never answers', 'return new Promise((resolve) => setTimeout(resolve, 1e6));', ['hung']],
  ['fills its heap', 'const all = []; for (;;) all.push(new Array(1e5).fill({}));', ['ended', 'hung']],
  [
    'uses memory outside its heap',
    'const all = []; for (;;) all.push(Buffer.alloc(1e8, 1));',
    ['ended', 'hung', 'thrown'],
  ],
  [
    'starts an endless number of processes',
    `for (;;) cp.spawn('sleep', ['${MARK}']).on('error', () => {});`,
    ['ended', 'hung', 'thrown'],
  ],
  ['floods standard output', 'for (;;) console.log("x".repeat(1000));', ['flooded']],
  ['floods standard error', 'for (;;) console.error("x".repeat(1000));', ['flooded']],
  ['floods the protocol', toAll('"x".repeat(200000)'), ['flooded', 'garbled']],
  ['forges an answer', toAll(`'{"jsonrpc":"2.0","id":1,"result":null}\\n'`), ['garbled']],
  [
    'forges the next answers',
    toAll(`'{"jsonrpc":"2.0","id":2,"result":null}\\n{"jsonrpc":"2.0","id":3,"result":null}\\n'`),
    ['garbled'],
  ],
  ['forges broken lines', toAll(`'{{{\\n'`), ['garbled']],
  ['calls its view in an endless loop', 'for (;;) this.view.refreshWindow();', ['flooded']],
  [
    'closes all files',
    'for (let fd = 0; fd < 40; fd++) try { fs.closeSync(fd); } catch {}',
    ['ended', 'hung'],
  ],
  ['throws later', 'return new Promise(() => setTimeout(() => { throw new Error("later"); }));', ['ended']],
  ['recurs without end', 'return this.moveTableauToTableau(...arguments);', ['thrown']],
  ['rejects', 'return Promise.reject(new Error("no"));', ['thrown']],
  ['throws something that is not an error', 'throw { toString() { return this; } };', ['thrown']],
  ['passes an array that is too long', 'this.view.wasteCards(new Array(1e6).fill(1));', ['thrown']],
  [
    'passes values that JSON cannot express',
    'const ring = []; ring.push(ring, 1n, Symbol.iterator); this.view.wasteCards(ring);',
    ['thrown'],
  ],
  [
    'passes an object that converts itself to JSON',
    'this.view.wasteCards({ toJSON() { process.exit(); } });',
    ['thrown'],
  ],
  [
    'breaks built-in functions of the language',
    'JSON.stringify = JSON.parse = Array.prototype.map = Buffer.from = undefined;',
    ['ended', 'garbled', 'thrown', 'hung'],
  ],
  [
    'reads from the channel for events',
    'if (fs.readFileSync(0).length > 0) this.view.win(); throw new Error("nothing there");',
    ['thrown'],
  ],
];

const FOLDER = folderOf({
  'handler.mjs': `import fs from 'node:fs'; import cp from 'node:child_process';
    export default class {
      constructor(view) { this.view = view; }
      newGame() { this.view.refreshWindow(); } clickStock() {} undo() {} getName() { return ''; }
      moveTableauToTableau(from, number) { return ATTEMPTS[number].call(this, from, number); }
    }
    const ATTEMPTS = [${ATTEMPTS.map(([, code]) => `function () { ${code} }`).join(',\n')}];`,
  'exits.mjs': 'process.exit(0)',
  'exits-made.mjs':
    'export default class { constructor() { process.exit(0); } newGame() {} clickStock() {} undo() {} }',
  'spins.mjs': 'for (;;);',
  'stays.mjs': `import cp from 'node:child_process'; process.on('exit', () => { for (;;); });
    process.on('SIGTERM', () => {});
    cp.spawn('sleep', ['${MARK}'], { detached: true, stdio: 'ignore' }).unref();
    export default class { newGame() {} clickStock() {} undo() {} }`,
});

const LIMITS = { eventMilliseconds: 600, startMilliseconds: 20_000 };
const at = (name: string): string => join(FOLDER, name);

/** The processes that a submission has left behind. */
const left = (): string[] =>
  readdirSync('/proc').filter((id) => {
    try {
      return /^\d+$/.test(id) && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(MARK);
    } catch {
      return false;
    }
  });

/** Waits until the system has removed the ended processes. */
async function noneLeft(): Promise<boolean> {
  for (let times = 0; times < 100 && left().length > 0; times++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return left().length === 0;
}

describeUnless(MISSING_FOR_SANDBOX, 'in a sandbox', () => {
  test.each(ATTEMPTS.map(([title, , kinds], number) => [title, kinds, number] as const))(
    'a handler that %s harms only itself: %s',
    async (_title, kinds, number) => {
      const handler = startCandidate(candidateOf(at('handler.mjs'), { sandbox: 'required', limits: LIMITS }));
      let kind = 'none';
      try {
        handler.moveTableauToTableau(TABLEAU_1, number, TABLEAU_2);
        handler.newGame();
      } catch (error) {
        kind = (error as { kind?: string }).kind ?? 'thrown';
      }
      expect(kinds).toContain(kind);
      if (kind !== 'thrown') expect(await noneLeft()).toBe(true);
    },
  );

  test('the background processes of a handler end when it ends, even if they resist', async () => {
    const running = candidateOf(at('stays.mjs'), { sandbox: 'required' }).start(new FrameView(), { seed: 1 });
    const before = performance.now();
    running.end();
    expect(performance.now() - before).toBeLessThan(500);
    expect(await noneLeft()).toBe(true);
  });
});

describe('a module that', () => {
  // Only the last module gets a short time limit, because a busy machine takes seconds to start the others.
  test.each([
    ['exits while it loads', { name: 'exits.mjs', limits: {}, kind: 'not started' }],
    ['exits while it makes its handler', { name: 'exits-made.mjs', limits: {}, kind: 'not started' }],
    ['is never loaded', { name: 'spins.mjs', limits: { startMilliseconds: 1000 }, kind: 'hung' }],
  ])('%s cannot be started', (_title, { name, limits, kind }) => {
    const candidate = candidateOf(at(name), { limits });
    expect(faultOf(() => candidate.start(new FrameView(), { seed: 1 })).kind).toBe(kind);
  });
});
