import { describe, expect, test } from '@jest/globals';
import { isOdd } from './names.js';
import { oddityOf } from './prose.js';
import { sentencesOf } from './sentences.js';

describe('the finder of odd sentences', () => {
  test.each<[sentence: string, oddity: string]>([
    ['What is typed takes the place of the name.', 'a clause is the subject'],
    ['Of the waste a view shows the three top cards.', 'it begins with "of"'],
    ['Told to the player after each move.', 'a participle stands for the subject'],
    ['The callback is called anew for each event.', 'nobody says this today'],
    ['Returns what is wrong with the name.', 'a clause stands for a thing'],
    ['The first game if there is none.', '"there is none"'],
    ['The win tracker is told to the view.', 'passive: say who acts'],
    ['It shows the deal, too, in the toolbar.', '"too" in the middle'],
    ['A refresh asked for by who shows the table.', '"who" without a person'],
  ])('finds "%s"', (sentence, oddity) => {
    expect(oddityOf(sentence)).toBe(oddity);
  });

  test.each([
    'A view shows the top three cards of the waste.',
    'What should the first player do?',
    "You can't see it yet.",
    'Callbacks added before the value arrives run when it arrives.',
  ])('lets "%s" pass', (sentence) => {
    expect(oddityOf(sentence)).toBeUndefined();
  });
});

describe('the sentences of a file', () => {
  const textsOf = (file: string, source: string): string[] =>
    sentencesOf(file, source).map(({ line, text }) => `${line}: ${text}`);

  test('are in comments, strings, templates and test titles of a program', () => {
    const source = [
      "import { card } from './the name of a file';",
      '/** The first sentence is here. @throws Error if no card is there */',
      "const note = 'a string of four words'; // and a comment of five",
      'const url = /[/][*] is not a comment/; const more = `a template with ${note} inside`;',
      "test('refuses a move from an empty waste', () => { /* too short */ });",
    ].join('\n');
    expect(textsOf('a.ts', source).sort()).toEqual([
      '2: The first sentence is here.',
      '2: if no card is there',
      '3: a string of four words',
      '3: and a comment of five',
      '4: a template with X inside',
      '5: refuses a move from an empty waste',
    ]);
  });

  test('are in paragraphs of Markdown, without code', () => {
    const source =
      '# A title of four words\n\nThe first sentence. The second sentence is longer.\n\n```\na line of some code\n```\n';
    expect(textsOf('a.md', source)).toEqual([
      '1: A title of four words',
      '3: The second sentence is longer.',
    ]);
  });

  test.each([
    ['a.py', '# A comment of some words\nx = 1\n"""A docstring of some words."""\n', 2],
    ['A.java', '/** A comment of some words. */ class A {} // and another one here\n', 2],
  ])('are in comments of %s', (file, source, count) => {
    expect(textsOf(file, source)).toHaveLength(count);
  });
});

describe('the finder of odd type names', () => {
  test.each(['Told', 'Sitting', 'PendingTold', 'Later', 'GameHeld', 'Carried'])('finds %s', (name) => {
    expect(isOdd(name)).toBe(true);
  });

  test.each(['EventOutcome', 'DragSource', 'SessionRecording', 'GameSnapshot'])('lets %s pass', (name) => {
    expect(isOdd(name)).toBe(false);
  });
});
