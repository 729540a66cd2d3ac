/** Names files in messages by the paths that the grader was given. */
import { cwd } from 'node:process';
import { dirname } from 'node:path';
import { expect, test } from '@jest/globals';
import { namesAsGiven, namesFromFolder } from '../../../src/grading/candidate/names-as-given.js';

const HERE = cwd();
const ABOVE = dirname(HERE);

test.each<[submission: string, text: string, told: string]>([
  ['ada.py', `No file ${HERE}/cards.json (ada.py:3)`, 'No file cards.json (ada.py:3)'],
  ['ada.py', `'${HERE}/ada.py' is no Python`, "'ada.py' is no Python"],
  ['class/ada.py', `${HERE}/class/ada.py and ${HERE}/class/x.py`, 'class/ada.py and class/x.py'],
  ['.', `${HERE} has several modules, ${HERE}/a.js and ${HERE}/b.js`, '. has several modules, a.js and b.js'],
  ['./', `${HERE} has ${HERE}/a.js`, '. has a.js'],
  ['ada', `${HERE}/ada has ${HERE}/ada/a.js:3`, 'ada has ada/a.js:3'],
  ['ada/', `${HERE}/ada has ${HERE}/ada/a.js:3`, 'ada has ada/a.js:3'],
  ['./ada', `${HERE}/ada has ${HERE}/ada/a.js:3`, 'ada has ada/a.js:3'],
  ['..', `${ABOVE} has ${ABOVE}/a.js`, '.. has ../a.js'],
  ['../ada', `${ABOVE}/ada has ${ABOVE}/ada/a.js:3`, '../ada has ../ada/a.js:3'],
  ['..', `${ABOVE}-old/a.js`, `${ABOVE}-old/a.js`],
  ['ada.py', `/copy${HERE}/ada.py`, `/copy${HERE}/ada.py`],
  [`${HERE}/ada.py`, `${HERE}/ada.py is no Python`, `${HERE}/ada.py is no Python`],
])('shortens paths in a text about the submission %s: %s', (submission, text, told) => {
  expect(namesAsGiven(submission)(text)).toBe(told);
});

test.each<[folder: string, text: string, told: string]>([
  ['s', 's/ada/a.js imports cards/Deck.java', 'ada/a.js imports cards/Deck.java'],
  ['s/', `${HERE}/s/ada/a.js and s/ada/b.js`, 'ada/a.js and ada/b.js'],
  ['../s', `${ABOVE}/s/ada.js and ../s/bob.js`, 'ada.js and bob.js'],
  ['.', `${HERE}/ada.js and ../bob.js`, 'ada.js and ../bob.js'],
  [`${HERE}/s`, `${HERE}/s/ada.js and /copy${HERE}/s/ada.js`, `ada.js and /copy${HERE}/s/ada.js`],
  ['/', '/ada.js', '/ada.js'],
])('names files relative to the folder %s: %s', (folder, text, told) => {
  expect(namesFromFolder(folder)(text)).toBe(told);
});
