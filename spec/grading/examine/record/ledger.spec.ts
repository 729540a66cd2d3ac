/** The statement leaves some questions open. Any answer is right, but a handler must always give the same one. */
import { expect, test } from '@jest/globals';
import { Ledger, READINGS } from '../../../../src/grading/examine/record/ledger.js';

test('at the start, all readings are possible and none is reported', () => {
  const ledger = new Ledger();
  expect(ledger.readingsOf('empty click')).toEqual(['not counted', 'counted']);
  expect(ledger.report).toEqual({});
});

test('the report has the full question with its reading', () => {
  const ledger = new Ledger();
  ledger.note('empty click', ['counted']);
  ledger.note('won again', ['announced once']);
  expect(ledger.report).toEqual({
    'Does a click on the stock count as a move when the stock and the waste are empty?': ['counted'],
    'If the player undoes the winning move and wins again, is win() called again?': ['announced once'],
  });
});

test('a reading excludes only the other readings of the same question', () => {
  const ledger = new Ledger();
  expect(ledger.note('empty click', ['counted'])).toBe(true);
  expect(ledger.readingsOf('empty click')).toEqual(['counted']);
  expect(ledger.readingsOf('won again')).toHaveLength(2);
});

test('a contradiction returns false and changes nothing', () => {
  const ledger = new Ledger();
  ledger.note('won again', ['announced once']);
  expect(ledger.note('won again', ['announced again'])).toBe(false);
  expect(ledger.readingsOf('won again')).toEqual(['announced once']);
});

test('finds every reading by the text of its tag', () => {
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
