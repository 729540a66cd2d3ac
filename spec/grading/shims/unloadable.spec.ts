/** Why a module could not be loaded, as its author reads it. */
import { expect, test } from '@jest/globals';
import { unloadable } from '../../../src/grading/shims/javascript/unloadable.js';

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
    'the line that cannot be parsed',
    failing(
      'SyntaxError',
      'Unexpected end',
      '/class/ada.js:4\n\n\nSyntaxError: Unexpected end\n    at x (node:vm:1:2)',
    ),
    'SyntaxError: Unexpected end (ada.js:4)',
  ],
  [
    'of TypeScript the file alone, for its lines are others',
    failing('TypeError', 'no', 'TypeError: no\n    at new Ada (file:///class/ada.ts:3:7)'),
    'TypeError: no (ada.ts)',
  ],
  [
    'the place before what else is told',
    failing(
      'Error',
      "no './x'\nRequire stack:\n- /class/ada.js",
      'Error\n    at Object.<anonymous> (/class/ada.js:1:5)',
    ),
    "Error: no './x' (ada.js:1)\nRequire stack:\n- ada.js",
  ],
  [
    'no place of other programs',
    failing('Error', 'no', 'Error: no\n    at /usr/lib/x.js:1:1'),
    'Error: no (ada.js)',
  ],
  ['what is no error', 'a text', 'It threw a text. (ada.js)'],
  ['what has no text', Object.create(null), 'It threw what has no text. (ada.js)'],
])('it tells %s', (_, error, said) => {
  expect(unloadable(error, '/class/ada.js')).toMatchObject({ message: said });
});
