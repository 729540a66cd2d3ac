/** Classes in their own process give the same answers as classes in this process. */
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { CandidateFault } from '../../../../src/grading/candidate/candidate.js';
import { javascriptLaunch } from '../../../../src/grading/candidate/javascript-submission.js';
import { SubmissionError, keyOf } from '../../../../src/grading/doors/port/object-port.js';
import { remotePort } from '../../../../src/grading/doors/port/remote-port.js';
import { noSandbox } from '../../../../src/grading/sandbox/sandbox.js';
import { folderOf } from '../../../support/grading/submissions.js';

const MODULE = `
export class OutOfCards extends Error {}
export class Pile {
  static LIMIT = 52;
  cards = [];
  lid = {};
  add(card) { console.log('added'); this.cards.push(card); }
  draw() { if (this.cards.length === 0) throw new OutOfCards('no card is left'); return this.cards.pop(); }
  leave() { process.exit(0); }
}`;

const file = join(folderOf({ 'pile.mjs': MODULE }), 'pile.mjs');
const port = remotePort(
  {
    ...{ submission: file, words: file, launch: javascriptLaunch(file) },
    sandbox: noSandbox('Each spec runs its own program.'),
  },
  1,
);
afterAll(() => port.end());

test('values and objects cross in both directions, even in arrays', () => {
  const pile = port.construct('Pile', []);
  port.tell(pile, 'add', [[port.get(pile, 'lid'), 7]]);
  expect(port.call(pile, 'draw', [])).toEqual([port.get(pile, 'lid'), 7]);
  port.tell(port.part(pile, 'cards'), 'push', [3]);
  expect(keyOf(port.get(pile, 'cards'))).toBe(keyOf([3]));
  expect(port.constant('Pile', 'LIMIT')).toBe(52);
});

test('an exception keeps the name of its class', () => {
  const pile = port.construct('Pile', []);
  expect(() => port.call(pile, 'draw', [])).toThrow(new SubmissionError('OutOfCards', 'no card is left'));
  expect(() => port.construct('Deck', [])).toThrow('Deck is not exported');
});

test('a process that has ended starts again', () => {
  const pile = port.construct('Pile', []);
  expect(() => port.call(pile, 'leave', [])).toThrow(CandidateFault);
  port.renew();
  expect(port.get(port.construct('Pile', []), 'cards')).toEqual([]);
});
