/** Handlers in Python one after the other: each lives in a copy of the process that stands by. */
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { FrameView } from 'klondike-kit';
import { remoteOptionsOf } from '../../../src/grading/candidate/candidate-of.js';
import { RemoteCandidate } from '../../../src/grading/remote/remote-candidate.js';
import { folderOf } from '../../support/grading/submissions.js';
import { describeUnless, missingPrograms } from '../../support/missing.js';

/** A handler whose name tells the process that its own is a copy of, and what it finds; `newGame` does what is tried. */
const handler = (newGame: string, found = '0'): string => `
import builtins, os, random, subprocess, sys, threading, time
games = []
class Handler:
    def __init__(self, view): self.view = view
    def getName(self): return "%d %s" % (os.getppid(), ${found})
    def newGame(self): ${newGame}
    def clickStock(self): pass
    def undo(self): pass
    def moveWasteToTableau(self, to): pass
    def moveWasteToFoundation(self, to): pass
`;

const FOLDER = folderOf({
  'module.py': handler('games.append(1)', 'len(games)'),
  'chance.py': handler('random.random()', 'random.random()'),
  'language.py': handler('builtins.sorted = list', 'sorted([2, 1])[0]'),
  'variable.py': handler('os.environ.update(GAMES="1")', 'os.environ.get("GAMES", 0)'),
  'thread.py': handler('threading.Thread(target=lambda: time.sleep(60)).start()', 'threading.active_count()'),
  'program.py': handler('subprocess.Popen(["sleep", "60"])'),
  'copy.py': handler('os.fork() or time.sleep(60)'),
  'exits.py': handler('os._exit(3)'),
});

const candidates: RemoteCandidate[] = [];
afterEach(() => candidates.splice(0).forEach((one) => one.close()));

function candidateIn(name: string): RemoteCandidate {
  const options = remoteOptionsOf(join(FOLDER, name), { sandbox: 'off' });
  const candidate = new RemoteCandidate({ ...options, standsBy: true });
  candidates.push(candidate);
  return candidate;
}

/** What a handler says that is started, before it begins a game and is ended. */
function lived(candidate: RemoteCandidate): string {
  const running = candidate.start(new FrameView(), { seed: 1 });
  const name = running.handler.getName();
  try {
    running.handler.newGame();
  } catch {
    // Those that end have no answer.
  }
  running.end();
  return name;
}

describeUnless(missingPrograms('python3'), 'a handler in Python that was started again', () => {
  test.each([
    ['a list of its module', 'module.py'],
    ['the chance that follows from the seed', 'chance.py'],
    ['a function of the language', 'language.py'],
    ['a variable of its process', 'variable.py'],
    ['no thread', 'thread.py'],
    ['another program that goes on', 'program.py'],
    ['a copy of the earlier one that goes on', 'copy.py'],
  ])('finds as in a new process %s', (_, name) => {
    const candidate = candidateIn(name);
    const [first, ...others] = [lived(candidate), lived(candidate), lived(candidate)];
    expect(first).toMatch(/^\d+ \S+$/);
    expect(others).toEqual([first, first]);
  });

  test('is in a new process if the earlier one has ended its own', () => {
    const candidate = candidateIn('exits.py');
    const [first, second] = [lived(candidate), lived(candidate)];
    expect(first).toMatch(/^\d+ 0$/);
    expect(second).toMatch(/^\d+ 0$/);
    expect(second).not.toBe(first);
  });
});
