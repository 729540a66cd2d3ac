/** What the statement leaves open: either way, but always the same. */
import { expect, test } from '@jest/globals';
import { Ledger, READINGS } from '../../../../src/grading/examine/record/ledger.js';

test('all readings are left before anything was seen, and none is reported', () => {
  const ledger = new Ledger();
  expect(ledger.readingsOf('empty click')).toEqual(['not counted', 'counted']);
  expect(ledger.report).toEqual({});
});

test('what was seen is reported under the question in full', () => {
  const ledger = new Ledger();
  ledger.note('empty click', ['counted']);
  ledger.note('won again', ['announced once']);
  expect(ledger.report).toEqual({
    'Does a click on the stock count as a move when the stock and the waste are empty?': ['counted'],
    'If the player undoes the winning move and wins again, is win() called again?': ['announced once'],
  });
});

test('a reading that was seen excludes the others of its question, and of no other', () => {
  const ledger = new Ledger();
  expect(ledger.note('empty click', ['counted'])).toBe(true);
  expect(ledger.readingsOf('empty click')).toEqual(['counted']);
  expect(ledger.readingsOf('won again')).toHaveLength(2);
});

test('what fits no reading that is left is said, and changes nothing', () => {
  const ledger = new Ledger();
  ledger.note('won again', ['announced once']);
  expect(ledger.note('won again', ['announced again'])).toBe(false);
  expect(ledger.readingsOf('won again')).toEqual(['announced once']);
});

test('every reading is found by the text of a tag', () => {
  expect([...READINGS.keys()]).toEqual([
    'empty click: not counted',
    'empty click: counted',
    'won again: announced again',
    'won again: announced once',
  ]);
  expect(READINGS.get('won again: announced once')).toEqual({
    question: 'won again',
    reading: 'announced once',
  });
});
