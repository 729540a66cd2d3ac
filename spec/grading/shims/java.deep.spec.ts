/** Runs programs in Java that were written for the course's library with our own version of it. */
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { javaCommand } from '../../../src/grading/candidate/java.js';
import type { Launch, LaunchFor } from '../../../src/grading/remote/launch.js';
import type { InitializeOptions, Conversation } from '../../support/grading/conversation.js';
import { LIMITS } from '../../../src/grading/remote/launch.js';
import { argumentFault } from '../../../src/grading/remote/remote-candidate.js';
import { noSandbox } from '../../../src/grading/sandbox/sandbox.js';
import { ALL_PILES, conversation, withoutCards } from '../../support/grading/conversation.js';
import { folderOf } from '../../support/grading/submissions.js';
import { describeUnless, missingPrograms } from '../../support/missing.js';

const FIXTURES = join(import.meta.dirname, '../../fixtures/grading/java');
const SAMPLE = join(import.meta.dirname, '../../../src/grading/shims/java/sample');

describeUnless(missingPrograms('java', 'javac'), 'a program in Java', () => {
  let behaving: Launch;
  beforeAll(() => {
    behaving = launchOf(join(FIXTURES, 'behaves'));
  });

  const commands = new Map<string, LaunchFor>();

  /** Compiles each folder once. */
  function launchOf(folder: string): Launch {
    const command = commands.get(folder) ?? javaCommand(folder);
    commands.set(folder, command);
    return command();
  }

  const said = (folder: string, events: readonly string[]): Conversation =>
    conversation(launchOf(folder), events);

  /** The answers of the program with this behavior. */
  function saidIf(how: string, events: readonly string[], beginning?: InitializeOptions): Conversation {
    const [java = '', ...args] = behaving.command;
    return conversation({ ...behaving, command: [java, `-Dbehaves=${how}`, ...args] }, events, beginning);
  }

  test('gets events and calls its view', () => {
    const { answers, calls, status } = said(SAMPLE, ['getName', 'newGame', 'undo']);
    expect(answers).toEqual([
      {
        ...{ protocol: 1, name: 'A Student', capabilities: { deck: false } },
        main: { class: 'be.ac.ulg.montefiore.oop.Klondike', isAsAskedFor: true },
      },
      'A Student',
      null,
      null,
    ]);
    expect(withoutCards(calls)).toEqual([[], [], ALL_PILES, []]);
    expect(status).toBe(0);
  });

  test('has the same random numbers for the same seed, with any generator', () => {
    for (const folder of ['one-class', 'commands']) {
      const launch = launchOf(join(FIXTURES, folder));
      const deal = (seed: number): unknown => conversation(launch, ['newGame'], { seed }).calls;
      expect(deal(7)).toEqual(deal(7));
      expect(deal(7)).not.toEqual(deal(8));
    }
  });

  test('may be one class whose handler creates its own view', () => {
    const { answers, calls, printed } = said(join(FIXTURES, 'one-class'), ['newGame', 'clickStock', 'undo']);
    expect(answers).toEqual([expect.anything(), null, null, null]);
    expect(calls[2]).toContain('updateMoves(1)');
    expect(calls[3]).toEqual(calls[1]);
    expect(printed).toBe('Welcome Marie Dupont\n');
  });

  test('may be in packages, with inner classes and another main', () => {
    const { answers, calls } = said(join(FIXTURES, 'commands'), ['getName', 'newGame', 'clickStock', 'undo']);
    expect(answers.slice(1)).toEqual(['Jean "Jo" Peeters', null, null, null]);
    expect(calls[3]).toContain('updateMoves(1)');
    expect(calls[4]).toEqual(calls[2]);
  });

  test('may be written in Latin 1 or with a byte order mark, and run forever', () => {
    const { answers, printed } = said(join(FIXTURES, 'latin1'), ['getName', 'newGame']);
    expect(answers.slice(1)).toEqual(['Éloïse Lefèvre', null]);
    expect(printed).toBe('Bonne réussite !\ncoup n° 0\n');
  });

  test('gets the view’s exceptions for wrong arguments', () => {
    const events = ['moveWasteToFoundation 0', 'moveTableauToFoundation 0 0', 'moveFoundationToTableau 0 2'];
    const { answers } = said(join(FIXTURES, 'latin1'), [...events, 'moveTableauToTableau 0 1 6', 'undo']);
    const where = / \(Evenements.java:\d+ in essayer\)$/;
    expect(answers.slice(1).map((answer) => String(answer).replace(where, ''))).toEqual(
      [
        'UnknownFoundationException : 4 is not a foundation; foundations run from 0 (FOUNDATION_1) to 3 (FOUNDATION_4).',
        'TooManyCardsException : 4 cards were given for the waste; it shows 3 at most.',
        'NullArrayException : null was given as the cards of t3; give an array, empty or not.',
        'UnknownCardException : 53 is not a card (card 2 of 2 in t7, bottom to top); cards run from 0 to 51, and 52 is HIDDEN.',
        'NegativeNumberException : -1 is not a number of moves; use a whole number from 0.',
      ].map((line) => `IllegalStateException: ${line}`),
    );
  });

  test('gets the number of the line that threw in the message of an exception', () => {
    const { answers } = saidIf('', ['moveTableauToFoundation 3 0', 'undo', 'moveFoundationToTableau 0 0']);
    expect(answers.slice(1)).toEqual([
      'AssertionError: column 3 (Main.java:78 in moveTableauToFoundation)',
      'IOException: disk full (Main.java:91 in undo)',
      'NoSuchElementException: No line found (Main.java:87 in moveFoundationToTableau)',
    ]);
  });

  test('gets -1 for anything except an int', () => {
    const { answers } = saidIf('', ['moveTableauToFoundation 2.5 0', 'moveTableauToFoundation 4294967296 0']);
    for (const answer of answers.slice(1)) expect(answer).toMatch(/^AssertionError: column -1 /);
  });

  test('continues after a stack overflow', () => {
    const { answers } = saidIf('', ['moveWasteToTableau 0', 'newGame', 'getName']);
    expect(answers[1]).toMatch(/^StackOverflowError: /);
    expect(answers.slice(2)).toEqual([null, null]);
  });

  test('sends lines while an event with many calls is still running', () => {
    const { calls, status } = saidIf('', ['moveTableauToTableau 0 1 2']);
    expect([Math.sign(calls[1]?.length ?? 0), status]).toEqual([1, 5]);
  });

  test('can end its own process', () => {
    const { answers, status } = saidIf('', ['newGame', 'moveWasteToFoundation 0', 'newGame']);
    expect([answers.length, status]).toEqual([2, 1]);
  });

  test('finds its arrays overwritten if it reuses them', () => {
    const calls = (spoilsArrays: boolean): unknown =>
      saidIf('', ['clickStock', 'clickStock'], { spoilsArrays }).calls.slice(1);
    expect(calls(false)).toEqual([['wasteCards([1])'], ['wasteCards([1])']]);
    expect(calls(true)).toEqual([['wasteCards([1])'], ['wasteCards([52])']]);
  });

  test.each<[how: string, told: string]>([
    ['returns', 'The program ended before it had created a KlondikeSwingView.'],
    ['exits', 'The program ended before it had created a KlondikeSwingView.'],
    [
      'throws',
      'Its main method threw ArrayIndexOutOfBoundsException: Index 1 out of bounds for length 0 (Main.java:14 in main).',
    ],
    [
      'no handler',
      'Its main method threw NullHandlerException: A view needs an events handler, not null. (Main.java:17 in main).',
    ],
    ['asks first', 'Its main method threw IllegalStateException: no name given (Main.java:27 in main).'],
  ])('does not start if its main method %s', (how, told) => {
    expect(saidIf(how, []).answers).toEqual([`NotStarted: ${told}`]);
  });

  test('gets no event before its main method is done', () => {
    expect(saidIf('is busy after', ['newGame']).calls).toEqual([[], ['win()', 'refreshWindow()']]);
  });

  test('may wait for a key while its window is open', () => {
    expect(saidIf('waits for a key', ['newGame']).calls).toEqual([[], ['win()', 'refreshWindow()']]);
  });

  test('may show something before the first event', () => {
    expect(saidIf('shows something first', []).calls).toEqual([['win()', 'refreshWindow()']]);
  });

  test('has one player, even if it creates several windows', () => {
    const { answers, calls } = saidIf('makes two windows', ['newGame']);
    expect([answers.length, calls[1]]).toEqual([2, ['win()', 'refreshWindow()']]);
  });

  test('prints to standard error if the protocol uses standard output', () => {
    const launch = { ...launchOf(join(FIXTURES, 'one-class')), channel: 'stdout' as const };
    const { answers, printed } = conversation(launch, ['newGame']);
    expect([answers[1], printed]).toEqual([null, 'Welcome Marie Dupont\n']);
  });

  test('starts only with the numbers that it was compiled with', () => {
    expect(saidIf('', [], { constants: { HIDDEN: 60 } }).answers).toEqual([
      'NotStarted: The program was compiled with different constants: HIDDEN is 52 in the program, not 60.',
    ]);
  });

  test.each<[how: string, fault: string | undefined]>([
    ['starts anyway', 'it starts its game'],
    ['exits', 'it ends without a message'],
    ['throws', undefined],
  ])('is judged if it gets an argument and %s: %s', (how, fault) => {
    const [java = '', ...args] = behaving.command;
    const launch = { ...behaving, command: [java, `-Dbehaves=${how}`, ...args] };
    expect(argumentFault({ launch, sandbox: noSandbox(''), limits: LIMITS })).toBe(fault);
  });

  test('may end with a message if it gets an argument', () => {
    expect(argumentFault({ launch: launchOf(SAMPLE), sandbox: noSandbox(''), limits: LIMITS })).toBe(
      undefined,
    );
  });

  const HANDLER = `import be.ac.ulg.montefiore.oop.graphics.*;
    class Game implements KlondikeEventsHandler {
      private KlondikeView view;
      MAKING
      public String getName() { return view == null ? "blind" : "seeing"; }
      public void newGame() { view.refreshWindow(); }
      public void clickStock() {} public void undo() {}
      public void moveWasteToTableau(int to) {} public void moveWasteToFoundation(int to) {}
      public void moveTableauToFoundation(int from, int to) {} public void moveFoundationToTableau(int from, int to) {}
      public void moveTableauToTableau(int from, int count, int to) {}
    }`;

  test.each([
    ['its constructor', 'Game(KlondikeView view) { this.view = view; }'],
    ['a method', 'public void watch(KlondikeView view) { this.view = view; }'],
    ['its field', ''],
  ])('gets its view through %s if it has no main method', (_, making) => {
    const folder = folderOf({ 'src/Game.java': HANDLER.replace('MAKING', making) });
    const { answers, calls } = said(folder, ['getName', 'newGame']);
    expect(answers).toEqual([
      expect.objectContaining({ main: { class: '', isAsAskedFor: false } }),
      'seeing',
      null,
    ]);
    expect(calls.at(-1)).toEqual(['refreshWindow()']);
  });

  test('does not start if it has no main method and no handler', () => {
    const folder = folderOf({ 'src/Table.java': 'class Table {}' });
    expect(said(folder, []).answers).toEqual([
      'NotStarted: No class has a method `public static void main(String[])`, and none implements KlondikeEventsHandler.',
    ]);
  });
});
