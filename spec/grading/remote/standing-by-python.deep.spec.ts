/** Runs several handlers in Python, each in a copy of the process that stands by. */
import { expect, test } from '@jest/globals';
import { FrameView } from 'klondike-kit';
import { playOneGame, standbyCandidate } from '../../support/grading/standby-candidate.js';
import { folderOf } from '../../support/grading/submissions.js';
import { describeUnless, missingPrograms } from '../../support/missing.js';

/**
 * A handler whose name contains the id of the process that its own process copies, and what it finds there. `newGame`
 * makes the attempt.
 */
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

describeUnless(missingPrograms('python3'), 'a handler in Python that was started again', () => {
  test.each([
    ['a list of its module', 'module.py'],
    ['the random numbers from the seed', 'chance.py'],
    ['a function of the language', 'language.py'],
    ['a variable of its process', 'variable.py'],
    ['no thread', 'thread.py'],
    ['another program that keeps running', 'program.py'],
    ['a copy of the earlier handler that keeps running', 'copy.py'],
  ])('finds the same as in a new process when it looks for %s', (_, name) => {
    const candidate = standbyCandidate(FOLDER, name);
    const [first, ...others] = [playOneGame(candidate), playOneGame(candidate), playOneGame(candidate)];
    expect(first).toMatch(/^\d+ \S+$/);
    expect(others).toEqual([first, first]);
  });

  test('runs in a new process if the earlier handler has ended its own', () => {
    const candidate = standbyCandidate(FOLDER, 'exits.py');
    const [first = '', second] = [1, 2].map((seed) => {
      const running = candidate.start(new FrameView(), { seed });
      const name = running.handler.getName();
      expect(() => running.handler.newGame()).toThrow('Its process ended.');
      running.end();
      return name;
    });
    expect(first).toMatch(/^\d+ 0$/);
    expect(second).toMatch(/^\d+ 0$/);
    expect(second).not.toBe(first);
  });
});
