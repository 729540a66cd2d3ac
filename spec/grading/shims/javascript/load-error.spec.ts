/** Explains to the author why a module could not be loaded. */
import { expect, test } from '@jest/globals';
import { NoHandler } from '../../../../src/grading/shims/javascript/find-handler.js';
import { ImpossibleRequest, UsedProcess } from '../../../../src/grading/shims/javascript/requests.js';
import { loadError } from '../../../../src/grading/shims/javascript/load-error.js';

const MODULES = { folder: '/class', files: [], sources: {} };

const failing = (name: string, message: string, stack: string): Error =>
  Object.assign(new Error(message), { name, stack });

test.each([
  [
    'the line of the file that threw',
    failing(
      'Error',
      'sorry',
      'Error: sorry\n    at deal (file:///class/cards.mjs:3:7)\n    at /class/ada.js:9:1',
    ),
    'Error: sorry (cards.mjs:3)',
  ],
  [
    'the line of a syntax error',
    failing(
      'SyntaxError',
      'Unexpected end',
      '/class/ada.js:4\n\n\nSyntaxError: Unexpected end\n    at x (node:vm:1:2)',
    ),
    'SyntaxError: Unexpected end (ada.js:4)',
  ],
  [
    'only a line that is part of a stack frame',
    failing('Error', 'no', 'Error: no\n    at /class/ada.js:12:34'),
    'Error: no (ada.js:12)',
  ],
  [
    'no line that the message contains',
    failing('Error', 'see /class/x.js:3', 'Error: see /class/x.js:3\n    at deal (/class/ada.js:9:10)'),
    'Error: see x.js:3 (ada.js:9)',
  ],
  [
    'no line number that is followed by words',
    failing('Error', 'no', 'Error: no\n/class/x.js:3 is broken\n    at /class/ada.js:9:1'),
    'Error: no (ada.js:9)',
  ],
  [
    'the line of a file whose name only looks like TypeScript',
    failing('Error', 'no', 'Error: no\n    at /class/cards.ts.js:3:7'),
    'Error: no (cards.ts.js:3)',
  ],
  [
    'names only the file, whichever ending TypeScript has',
    failing('Error', 'no', 'Error: no\n    at /class/cards.mts:3:7'),
    'Error: no (cards.mts)',
  ],
  [
    'only the file for TypeScript, because its line numbers differ',
    failing('TypeError', 'no', 'TypeError: no\n    at new Ada (file:///class/ada.ts:3:7)'),
    'TypeError: no (ada.ts)',
  ],
  [
    'the place before the rest of the message',
    failing(
      'Error',
      "no './x'\nRequire stack:\n- /class/ada.js",
      'Error\n    at Object.<anonymous> (/class/ada.js:1:5)',
    ),
    "Error: no './x' (ada.js:1)\nRequire stack:\n- ada.js",
  ],
  [
    'the folder to grade if a missing file is outside',
    failing('Error', "Cannot find module '/lib/x.js' imported from /class/ada.js", ''),
    "Error: Cannot find module '/lib/x.js' imported from ada.js\nIt is outside the graded folder. Grade the folder that contains all files of the program.",
  ],
  [
    'the folder to grade if a required file is outside',
    failing('Error', "Cannot find module '../x'\nRequire stack:\n- /class/ada.js", ''),
    "Error: Cannot find module '../x'\nRequire stack:\n- ada.js\nIt is outside the graded folder. Grade the folder that contains all files of the program.",
  ],
  [
    'no other folder if a file in this one is missing',
    failing('Error', "Cannot find module './x'\nRequire stack:\n- /class/ada.js", ''),
    "Error: Cannot find module './x'\nRequire stack:\n- ada.js",
  ],
  [
    'no place in another program',
    failing('Error', 'no', 'Error: no\n    at /usr/lib/x.js:1:1'),
    'Error: no (ada.js)',
  ],
  ['a thrown text', 'a text', 'It threw a text. (ada.js)'],
  ['a value without a text', Object.create(null), 'It threw a value without a text. (ada.js)'],
])('names %s', (_, error, said) => {
  expect(loadError(error, '/class/ada.js', MODULES)).toMatchObject({ message: said });
});

test('names only the file if the stack cannot be read', () => {
  const error = Object.defineProperty(new Error('no'), 'stack', {
    get: () => {
      throw new Error('no stack');
    },
  });
  expect(loadError(error, '/class/ada.js', MODULES)).toMatchObject({
    message: 'Error: no (ada.js)',
  });
});

test.each([
  new ImpossibleRequest('It has two.'),
  new NoHandler('It has none.'),
  new UsedProcess('It is spent.'),
])('does not change our own errors: %s', (error) => {
  expect(loadError(error, '/class/ada.js', MODULES)).toBe(error);
});
