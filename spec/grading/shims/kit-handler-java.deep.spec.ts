/** Our handler behind views in Java, through `klondike.shim.KitHandler`. */
import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { javaCommand } from '../../../src/grading/candidate/java.js';
import { EASY_DEAL, EASY_MOVES } from '../../support/easy-deal.js';
import { ALL_PILES, conversation, withoutCards } from '../../support/grading/conversation.js';
import { describeUnless, missingPrograms } from '../../support/missing.js';
import { ownFolder } from '../../support/own-folder.js';
import { MAIN } from '../../support/process.js';
import { isProgram, placesOnPath } from '../../support/programs.js';

const ROOT = join(import.meta.dirname, '../../..');
const SHIM = join(ROOT, 'src/grading/shims/java');
const FIXTURES = join(ROOT, 'spec/fixtures');
const KIT = join(SHIM, 'kit');

/** The command of our handler. */
const handler = (...options: readonly string[]): string[] => [process.execPath, MAIN, 'handler', ...options];

/** Compiles the Java files in these folders, as the README does. Returns the folder of the classes. */
function compiled(...folders: readonly string[]): string {
  const classes = ownFolder();
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  compile(
    classes,
    files.filter((name) => name.endsWith('.java')),
  );
  return classes;
}

/** @throws Error with the compiler's messages */
function compile(classes: string, sources: readonly string[], path = ownFolder()): void {
  const options = [
    '-Xlint:all',
    '-Werror',
    '-encoding',
    'UTF-8',
    '--release',
    '11',
    '-d',
    classes,
    '-cp',
    path,
  ];
  const { status, stderr } = spawnSync('javac', [...options, ...sources], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** Runs a Java program, and returns the lines that it prints. */
function printedBy(classes: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string[] {
  const ran = spawnSync('java', ['-Duser.language=en', '-cp', classes, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: 300_000,
  });
  if (ran.status !== 0) throw new Error(ran.stderr);
  return ran.stdout.trimEnd().split('\n');
}

const missing = missingPrograms('java', 'javac');

describeUnless(missing, 'a view in Java', () => {
  let classes = '';
  beforeAll(() => {
    classes = compiled(join(SHIM, 'library'), KIT, join(FIXTURES, 'java-view'));
  });

  const probed = (words: string, command = handler('--deal', 'java:11')): string[] =>
    printedBy(classes, ['be.ac.ulg.montefiore.oop.graphics.KitHandlerProbe', words, ...command]);

  test('gets its calls on the thread that reports the event, before the method returns', () => {
    expect(probed('name new t4>t6 t1>t7 undo redo targets')).toEqual([
      'name: klondike-kit',
      ...['moves: 0', 'new: 15 calls', 'moves: 1', 't4>t6: 4 calls'],
      'refused: wrong-color, On the tableau, red goes on black and black on red.',
      't1>t7: 0 calls',
      ...['moves: 0', 'undo: 4 calls', 'moves: 1', 'redo: 4 calls', 'targets: []'],
    ]);
  });

  test('gets answers to questions, and errors', () => {
    expect(probed('new hint verdict save deal')).toEqual([
      ...['moves: 0', 'new: 15 calls'],
      'hint: Move the four of hearts from tableau 4 to tableau 6.',
      'verdict: {verdict=winnable, winnableUntil=0}',
      'save: new',
      expect.stringMatching(
        /^deal: java.lang.IllegalArgumentException: line \d+, column \d+: "java:x"; expected/,
      ),
    ]);
  });

  test('may throw a checked exception: the event counts, and the next one shows the whole table', () => {
    expect(probed('new fail stock stock')).toEqual([
      ...['moves: 0', 'new: 15 calls', 'fail: 0 calls'],
      'stock: be.ac.ulg.montefiore.oop.graphics.NegativeNumberException: the view failed on purpose',
      ...['moves: 1', 'moves: 2', 'stock: 19 calls'],
    ]);
  });

  test('continues the game in another process if the process ends', () => {
    expect(probed('new stock t4>t6 kill undo undo restart undo')).toEqual([
      ...[
        'moves: 0',
        'new: 15 calls',
        'moves: 1',
        'stock: 4 calls',
        'moves: 2',
        't4>t6: 4 calls',
        'kill: 0 calls',
      ],
      ...['ended: ended with exit status 137.', 'undo: 0 calls'],
      ...['ended: ended.', 'undo: 0 calls'],
      ...['moves: 2', 'restart: 15 calls', 'moves: 1', 'undo: 4 calls'],
    ]);
  });

  test('hears why a program does not begin', () => {
    expect(() => probed('new', [process.execPath, '-e', 'process.exit(3)'])).toThrow(
      'ended with exit status 3.',
    );
    expect(() => probed('new', ['no-such-program'])).toThrow('no-such-program');
    expect(() => probed('new', handler('--deal', 'java:x'))).toThrow('ended with exit status 2.');
  });

  test("compiles with the course's library alone", () => {
    const [graphics, own] = [ownFolder(), ownFolder()];
    cpSync(join(classes, 'be'), join(graphics, 'be'), { recursive: true });
    const shim = readdirSync(join(KIT, 'klondike/shim')).map((name) => join(KIT, 'klondike/shim', name));
    compile(own, [join(SHIM, 'library/klondike/shim/Json.java'), ...shim], graphics);
    expect(existsSync(join(own, 'klondike/shim/KitHandler.class'))).toBe(true);
  });

  test("may be the course's own view, which nobody adapted", () => {
    const folder = ownFolder();
    cpSync(KIT, join(folder, 'src'), { recursive: true });
    mkdirSync(join(folder, 'src/game'));
    const command = handler('--deal', EASY_DEAL).map((word) => JSON.stringify(word));
    writeFileSync(
      join(folder, 'src/game/Klondike.java'),
      `package game;
      public class Klondike {
        public static void main(String[] args) throws Exception {
          klondike.shim.KitHandler handler = new klondike.shim.KitHandler(${command.join(', ')});
          handler.attach(new be.ac.ulg.montefiore.oop.graphics.KlondikeSwingView(handler));
        }
      }`,
    );
    const { answers, calls } = conversation(javaCommand(folder)(), ['newGame', 'clickStock', 'undo']);
    expect(answers.slice(1)).toEqual([null, null, null]);
    expect(withoutCards(calls)[1]).toEqual(ALL_PILES);
  });
});

/** The JDK's part that opens windows on Linux. Servers often have a JDK without it. */
function hasWindows(): boolean {
  const java = placesOnPath(['java'], process.env['PATH'] ?? '').find(isProgram);
  return java !== undefined && existsSync(join(dirname(realpathSync(java)), '../lib/libawt_xawt.so'));
}

const missingForWindow = [
  ...missing,
  ...missingPrograms('Xvfb'),
  ...(missing.length === 0 && !hasWindows() ? ['a JDK with AWT'] : []),
];

describeUnless(missingForWindow, 'the window in examples/java', () => {
  let screen: ChildProcess;
  let env: NodeJS.ProcessEnv = {};

  beforeAll(async () => {
    screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1024x768x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [display] = (await once(screen.stdout ?? screen, 'data')) as [Buffer];
    env = { DISPLAY: `:${display.toString().trim()}` };
  });
  afterAll(() => void screen.kill());

  test('is played to a win with the mouse', () => {
    const classes = compiled(
      join(SHIM, 'library'),
      KIT,
      join(ROOT, 'examples/java'),
      join(FIXTURES, 'java-window'),
    );
    const last = EASY_MOVES.at(-1) ?? '';
    const words = ['stock', 'undo', ...EASY_MOVES, 'stock', 'undo', last, 'new'];
    const said = printedBy(classes, ['PlayWindow', words.join(' '), ...handler('--deal', EASY_DEAL)], env);
    expect(said.slice(0, 4)).toEqual(['stock: 1 move', 'undo: 0 moves', 't1>f1: 1 move', 't2>f2: 2 moves']);
    expect(said.slice(-5)).toEqual([
      `${last}: You win in 60 moves!`,
      // A view reports no move while the game is won.
      'stock: You win in 60 moves!',
      'undo: 59 moves',
      `${last}: You win in 60 moves!`,
      'new: 0 moves',
    ]);
  });
});
