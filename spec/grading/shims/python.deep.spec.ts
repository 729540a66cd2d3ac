/** Runs handlers in Python with their shim. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { pythonCommand, pythonOf } from '../../../src/grading/candidate/python.js';
import { errorOf } from '../../support/error-of.js';
import type { InitializeOptions, Conversation } from '../../support/grading/conversation.js';
import { ALL_PILES, conversation, withoutCards } from '../../support/grading/conversation.js';
import { describeUnless, missingPrograms } from '../../support/missing.js';
import { ownFolder } from '../../support/own-folder.js';

const FIXTURES = join(import.meta.dirname, '../../fixtures/grading/python');
const SAMPLE = join(import.meta.dirname, '../../../src/grading/shims/python/sample_handler.py');
const MISSING = process.platform === 'win32' ? [] : missingPrograms('python3');

const scratch = ownFolder();

const said = (file: string, events: readonly string[], beginning?: InitializeOptions): Conversation =>
  conversation(pythonCommand(join(FIXTURES, file)), events, beginning);

/** The answer to `initialize` for a file with these lines. */
function started(...lines: readonly string[]): Conversation {
  const file = join(scratch, 'hand.py');
  writeFileSync(file, lines.join('\n'));
  return conversation(pythonCommand(file), []);
}

test('does not start a missing file', () => {
  expect(errorOf(() => pythonCommand('no/such.py'))).toBe(
    'CandidateFault: The file no/such.py does not exist.',
  );
});

test('explains what to install if Python is missing', () => {
  expect(errorOf(() => pythonOf({ PATH: '' }))).toBe(
    'CandidateFault: A handler in Python needs Python 3.8 or later, but this machine has none on its path.',
  );
});

describeUnless(MISSING, 'a handler in Python', () => {
  test('gets events and calls its view', () => {
    const { answers, calls, status } = conversation(pythonCommand(SAMPLE), ['getName', 'newGame', 'undo']);
    expect(answers.slice(1)).toEqual(['A Student', null, null]);
    expect(answers[0]).toEqual({
      protocol: 1,
      name: 'A Student',
      capabilities: { deck: false, again: true },
    });
    expect(withoutCards(calls)).toEqual([[], [], ALL_PILES, []]);
    expect(status).toBe(0);
  });

  test('has the same random numbers for the same seed', () => {
    const deal = (seed: number): unknown => conversation(pythonCommand(SAMPLE), ['newGame'], { seed }).calls;
    expect(deal(7)).toEqual(deal(7));
    expect(deal(7)).not.toEqual(deal(8));
  });

  test('may use names in the style of Python, and may print', () => {
    const { answers, calls, printed } = said('prints.py', ['newGame', 'clickStock']);
    expect(answers.slice(1)).toEqual([null, null]);
    expect(calls[2]).toContain('updateMoves(1)');
    expect(printed).toContain('loading the game');
    expect(printed).toContain('dealing');
  });

  test('prints to standard error if the protocol uses standard output', () => {
    const command = { ...pythonCommand(join(FIXTURES, 'prints.py')), channel: 'stdout' as const };
    const { answers, printed } = conversation(command, ['newGame']);
    expect(answers[1]).toBeNull();
    expect(printed).toContain('loading the game');
  });

  test('gets the view’s exceptions for wrong arguments', () => {
    const events = ['moveWasteToFoundation 0', 'moveTableauToFoundation 0 0', 'moveFoundationToTableau 0 0'];
    const { answers } = said('prints.py', [...events, 'moveTableauToTableau 0 1 2', 'undo']);
    const messages = answers.slice(1).map((answer) => String(answer).replace(/ \(prints.py:.*/, ''));
    expect(messages).toEqual([
      'TooManyCardsException: 3 cards were given for f1; it shows 2 at most.',
      'NegativeNumberException: -1 is not a number of moves; use a whole number from 0.',
      'UnknownTableauException: 7 is not a tableau pile; tableau piles run from 0 (TABLEAU_1) to 6 (TABLEAU_7).',
      'UnknownCardException: 53 is not a card (card 1 of 1 in the waste, bottom to top); cards run from 0 to 51, and 52 is HIDDEN.',
      'NullArrayException: None was given as the cards of the waste; give a list, empty or not.',
    ]);
  });

  test('gets the number of the line that threw in the message of an exception', () => {
    const { answers } = said('prints.py', ['moveWasteToTableau 0', 'getName']);
    expect(answers.slice(1)).toEqual([
      "AttributeError: 'Board' object has no attribute 'piles' (prints.py:42 in move_waste_to_tableau: self.piles[tableau].append(self.waste.pop()))",
      'EOFError: EOF when reading a line (prints.py:60 in get_name: return input("Your name? "))',
    ]);
  });

  test('gets -1 for anything except a whole number', () => {
    const { answers } = said('prints.py', ['newGame', 'clickStock', 'moveWasteToTableau 2.5']);
    expect(answers[3]).toMatch(/^KeyError: -1 /);
  });

  test('has constants with the given numbers', () => {
    const constants = { SPADES_A: 60, HIDDEN: 0, TABLEAU_1: 1, TABLEAU_2: 0 };
    const { calls } = said('prints.py', ['newGame'], { constants });
    expect(calls[1]?.[2]).toMatch(/^tableauCards\(1,\[\d+\]\)$/);
    expect(calls[1]?.[3]).toMatch(/^tableauCards\(0,\[0,\d+\]\)$/);
  });

  test('finds its lists overwritten if it reuses them', () => {
    const calls = (spoilsArrays: boolean): unknown =>
      said('keeps_lists.py', ['newGame', 'clickStock'], { spoilsArrays }).calls.slice(1);
    expect(calls(false)).toEqual([['wasteCards([0,14])'], ['wasteCards([0,14])']]);
    expect(calls(true)).toEqual([['wasteCards([0,14])'], ['wasteCards([52,52])']]);
  });

  test('can end its own process', () => {
    const { answers, calls, printed, status } = said('ends.py', ['newGame', 'undo', 'clickStock', 'newGame']);
    expect(calls[1]).toEqual(['win()', 'refreshWindow()']);
    expect(answers.slice(1)).toEqual([null, 'NotImplementedError: Game has no method undo.']);
    expect(printed).toContain('out of cards');
    expect(status).toBe(1);
  });

  test.each<[what: string, lines: readonly string[], told: string]>([
    [
      'cannot be read',
      ['class Game', '  pass'],
      // Only newer versions of Python say what they expected.
      "hand.py can't be read as Python: ... (hand.py:1: class Game)",
    ],
    [
      'fails while it is loaded',
      ['import no_such_module'],
      "hand.py cannot be loaded. ModuleNotFoundError: No module named 'no_such_module' (hand.py:1 in <module>: import no_such_module)",
    ],
    ['ends the process while it is loaded', ['exit(3)'], 'hand.py calls sys.exit(3) while it is loaded.'],
    [
      'has no handler',
      ['from klondike import *', 'class Card: pass'],
      'no class in hand.py has the methods of a KlondikeEventsHandler.',
    ],
    [
      'has two',
      [
        'from klondike import *',
        'class A(KlondikeEventsHandler): pass',
        'class B(KlondikeEventsHandler): pass',
      ],
      'A, B are all handlers; choose one with `handler = ...`.',
    ],
    [
      'needs more than a view',
      ['from klondike import *', 'class A(KlondikeEventsHandler):', '  def __init__(self, view, deck): pass'],
      'A(view, deck) needs 2 arguments; it may only need the view.',
    ],
  ])('does not start if its file %s', (_what, lines, told) => {
    const [answer] = started(...lines).answers;
    expect(String(answer).replace(/(?<=Python: ).*(?= \()/, '...')).toBe(`NotStarted: ${told}`);
  });

  test.each<[what: string, lines: readonly string[]]>([
    ['through its constructor', ['  def __init__(self, view): view.win()']],
    ['through a named parameter', ['  def __init__(self, seed=1, *, the_view=None): the_view.win()']],
    ['through attach', ['  def attach(self, view): view.win()']],
    ['through a method `view`', ['  def view(self, view): view.win()']],
    [
      'as a property',
      ['  @property', '  def view(self): return 1', '  @view.setter', '  def view(self, v): v.win()'],
    ],
    ['from a factory', ['  pass', 'def handler(view):', '  view.win()', '  return A()']],
  ])('may take its view %s', (_what, lines) => {
    expect(started('from klondike import *', 'class A(KlondikeEventsHandler):', ...lines).calls).toEqual([
      ['win()'],
    ]);
  });
});
