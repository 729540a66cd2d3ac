/** Reports wrong values in a rubric's file. */
import { expect, test } from '@jest/globals';
import { faultsIn, withOwn } from '../faults-in.js';

test('the fields of a rubric have the right kinds', () => {
  const members = [
    '"$schema": 1',
    '"id": " a"',
    '"id": "a b"',
    '"id": "a "',
    '"id": 5',
    '"title": " "',
    '"criteria": 1',
    '"door": "events"',
    '"house": "ycp-text"',
    '"house": 4, "door": "pils"',
    '"criteria": [], "$schema": "x"',
  ];
  const doors = ['', '"door": "selection", "house": "ulg"', '"door": "selection"', '"criteria": 2'];
  expect(
    faultsIn([
      ...['', '{', '[1]', 'true'],
      ...members.map((member) => `{ "like": "ulg", ${member} }`),
      ...doors.map((member) => `{ ${member} }`),
      '{ "door": "selection", "criteria": [{ "id": "own", "points": 1, "checks": ["pile.add"] }] }',
    ]),
  ).toMatchSnapshot();
});

test('a fault shortens a long value', () => {
  const tens = '123456789-'.repeat(5);
  expect(
    faultsIn(
      [`${tens}12345678`, `${tens}123456789`, `${tens}1234567890`].map((id) =>
        withOwn(`"checks": ["${id}"]`),
      ),
    ),
  ).toMatchSnapshot();
});
