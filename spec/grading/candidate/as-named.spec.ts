/** Texts name files by the paths that the grader was given. */
import { cwd } from 'node:process';
import { dirname } from 'node:path';
import { expect, test } from '@jest/globals';
import { asNamed } from '../../../src/grading/candidate/as-named.js';

const HERE = cwd();

test.each<[submission: string, text: string, told: string]>([
  ['ada.py', `No file ${HERE}/cards.json (ada.py:3)`, 'No file cards.json (ada.py:3)'],
  ['ada.py', `'${HERE}/ada.py' is no Python`, "'ada.py' is no Python"],
  ['class/ada.py', `${HERE}/class/ada.py and ${HERE}/class/x.py`, 'class/ada.py and class/x.py'],
  ['.', `${HERE} has several modules, ${HERE}/a.js and ${HERE}/b.js`, '. has several modules, a.js and b.js'],
  ['..', `${dirname(HERE)}/a.js`, 'a.js'],
  ['ada.py', `/copy${HERE}/ada.py`, `/copy${HERE}/ada.py`],
  [`${HERE}/ada.py`, `${HERE}/ada.py is no Python`, `${HERE}/ada.py is no Python`],
])('a text about the submission %s is shortened: %s', (submission, text, told) => {
  expect(asNamed(submission)(text)).toBe(told);
});
