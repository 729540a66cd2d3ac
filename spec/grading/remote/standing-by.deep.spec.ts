/** In a process that stands by, a handler finds the same as in a new process, or it gets a new process. */
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { FrameView, KlondikeView } from 'klondike-kit';
import { remoteOptionsOf } from '../../../src/grading/candidate/candidate-of.js';
import type { StartOptions } from '../../../src/grading/candidate/candidate.js';
import { RemoteCandidate } from '../../../src/grading/remote/remote-candidate.js';
import { playOneGame, standbyCandidate } from '../../support/grading/standby-candidate.js';
import { folderOf } from '../../support/grading/submissions.js';

/** A handler whose name contains the id of its process and what it finds there. Its `newGame` makes the attempt. */
const handler = (newGame: string, found = '0'): string => `class Handler {
    constructor(view) { this.view = view; }
    getName() { return process.pid + ' ' + (${found}); }
    newGame() { ${newGame} }
    clickStock() { this.view.refreshWindow(); }
    undo() {}
  }`;

const module = (newGame: string, found?: string): string => `export default ${handler(newGame, found)}`;

const FOLDER = folderOf({
  'own-module.mjs': `import { count } from './count.mjs'; ${module('count.games++;', 'count.games')}`,
  'count.mjs': 'export const count = { games: 0 };',
  'own-module.cjs': `const count = require('./count.cjs'); module.exports = ${handler('count.games++;', 'count.games')}`,
  'count.cjs': 'module.exports = { games: 0 };',
  'own-module.ts': `import { count } from './count'; ${module('count.games++;', 'count.games as number')}`,
  'count.ts': 'export const count: { games: number } = { games: 0 };',
  'chance.mjs': module('Math.random();', 'Math.random()'),
  'constants.mjs': `import { KlondikeView, SPADES_K } from 'klondike-kit'; ${module('', 'SPADES_K + KlondikeView.HIDDEN')}`,
  'timer.mjs': module('this.timer = setInterval(() => 0, 1000);'),
  'global.mjs': module('globalThis.games = 1;', 'typeof games'),
  'built-in.mjs': module('Array.prototype.top = function () { return this.at(-1); };', 'typeof [].top'),
  'method.mjs': module('Math.floor = Math.round;', 'Math.floor(0.7)'),
  'frozen.mjs': module('Object.freeze(Map.prototype);', 'Object.isFrozen(Map.prototype)'),
  'package.mjs': `import { JavaRandom } from 'klondike-kit'; ${module('JavaRandom.prototype.x = 1;', 'JavaRandom.prototype.x')}`,
  'variable.mjs': module('process.env.GAMES = "1";', 'process.env.GAMES'),
  'listener.mjs': module('process.on("SIGHUP", () => 0);', 'process.listenerCount("SIGHUP")'),
  // Fills the memory while it loads. On a busy machine, this takes longer than the time limit for an event.
  'heap.mjs': `const cards = Array(15e6).fill(0.5); ${module('cards.pop();', 'cards.length')}`,
  'late.mjs': module('setTimeout(() => this.view.updateMoves(9), 30).unref();'),
  'dies.mjs': module('setTimeout(() => process.exit(3), 0);'),
});

const candidateIn = (name: string): RemoteCandidate => standbyCandidate(FOLDER, name);

/** The process of the handler, and what the handler finds there. */
function told(candidate: RemoteCandidate, options?: Partial<StartOptions>): [pid: number, found: string] {
  const [pid = '', found = ''] = playOneGame(candidate, options).split(' ');
  return [Number(pid), found];
}

test.each([
  ['modules that it imports', 'own-module.mjs'],
  ['modules that it requires', 'own-module.cjs'],
  ['modules in TypeScript', 'own-module.ts'],
  ['random numbers from the seed', 'chance.mjs'],
])('in the same process a handler has its own %s', (_, name) => {
  const candidate = candidateIn(name);
  const [first, ...others] = [told(candidate), told(candidate), told(candidate)];
  expect(others).toEqual([first, first]);
});

test('in the same process a handler can have other constants', () => {
  const candidate = candidateIn('constants.mjs');
  const moved = Object.entries(KlondikeView).map(([name, number]): [string, number] => [name, number + 100]);
  const [[pid, ours], [otherPid, theirs], [, again]] = [
    told(candidate),
    told(candidate, { constants: Object.fromEntries(moved) }),
    told(candidate),
  ];
  expect([ours, theirs, again]).toEqual(['64', '264', '64']);
  expect(otherPid).toBe(pid);
});

test.each([
  ['a timer', 'timer.mjs'],
  ['a global variable', 'global.mjs'],
  ['a new method of arrays', 'built-in.mjs'],
  ['a changed method of the language', 'method.mjs'],
  ['a frozen class of the language', 'frozen.mjs'],
  ['something in the package', 'package.mjs'],
  ['a variable of its process', 'variable.mjs'],
  ['a listener on its process', 'listener.mjs'],
  ['a lot of data in memory', 'heap.mjs'],
])('the next handler gets a new process if a handler leaves %s', (_, name) => {
  const candidate = candidateIn(name);
  const [[pid, found], [otherPid, foundThen]] = [told(candidate), told(candidate)];
  expect(otherPid).not.toBe(pid);
  expect(foundThen).toBe(found);
});

describe('an earlier handler', () => {
  test.each([0, 60])("does not call the next handler's view %d ms later", (wait) => {
    const candidate = candidateIn('late.mjs');
    const [pid] = told(candidate);
    // The timer of the earlier handler is due before the next handler begins, or after that.
    const standing = performance.now() + wait;
    while (performance.now() < standing);
    const view = new FrameView();
    const running = candidate.start(view, { seed: 1 });
    const until = performance.now() + 100;
    while (performance.now() < until) running.handler.clickStock();
    expect(running.handler.getName()).toBe(`${pid} 0`);
    expect(view.frame.moves).toBe(0);
    running.end();
  });

  test('does not affect the next one if it ends the process', () => {
    const candidate = candidateIn('dies.mjs');
    const [[pid], [otherPid]] = [told(candidate), told(candidate)];
    expect(otherPid).not.toBe(pid);
  });
});

test('the process that stands by ends when the candidate is closed', async () => {
  const candidate = candidateIn('chance.mjs');
  const [pid] = told(candidate);
  expect(isRunning(pid)).toBe(true);
  candidate.close();
  while (isRunning(pid)) await new Promise((go) => setTimeout(go, 10));
  const [otherPid] = told(candidate);
  expect(otherPid).not.toBe(pid);
});

test('a process stands by only if the options say so', async () => {
  const candidate = new RemoteCandidate(remoteOptionsOf(join(FOLDER, 'chance.mjs'), { sandbox: 'off' }));
  const [pid] = told(candidate);
  while (isRunning(pid)) await new Promise((go) => setTimeout(go, 10));
  expect(told(candidate)[0]).not.toBe(pid);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
