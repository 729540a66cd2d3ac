/** Reports criteria that cannot be read. */
import { expect, test } from '@jest/globals';
import { faultsIn, withCriterion, withOwn } from '../faults-in.js';

const checked = (members: string): string => withCriterion(`${members}, "checks": ["deal.rest"]`);

const like = (criterion: string): string => `{ "like": "ksu", "criteria": [${criterion}] }`;

test('a criterion has an id and points, and members of the right kinds', () => {
  const ids = ['"points": 1', ...['" a"', '"a b"', '"a "', '1'].map((id) => `"id": ${id}, "points": 1`)];
  const points = [
    '',
    ...['-1', '1000001', '1000000', 'null', '1e999', '"1"', '[1]', '[]', '{}'].map(
      (of) => `, "points": ${of}`,
    ),
  ];
  expect(
    faultsIn([
      ...ids.map(checked),
      ...points.map((of) => checked(`"id": "own"${of}`)),
      ...[
        '"title": " "',
        '"tier": "pley"',
        '"tier": 3',
        '"aggregate": "lader"',
        '"hint": 1, "quote": false',
      ].map((of) => checked(`"id": "own", "points": 1, ${of}`)),
      ...['"deal"', '[1, "own"]'].map((gates) => checked(`"id": "own", "points": 1, "gates": ${gates}`)),
    ]),
  ).toMatchSnapshot();
});

test('a criterion has a check or a script', () => {
  expect(
    faultsIn(
      [
        '"hint": ""',
        '"checks": []',
        '"checks": [], "scripts": []',
        '"checks": [], "scripts": ["lesson.klon"]',
        '"checks": {}',
        '"checks": "deal.rest"',
        '"checks": [1, "deal.rest"]',
        '"checks": ["deal.rst"]',
      ].map(withOwn),
    ),
  ).toMatchSnapshot();
});

test('a rubric with like changes criteria or adds new ones', () => {
  expect(
    faultsIn([
      ...['1', '"deal"', '{ "id": "win", "checks": [] }', '{ "id": "win", "points": "x" }'].map(like),
      ...['{ "id": "wim" }', '{ "id": "own", "points": 2 }', '{ "points": 2, "checks": ["win.flip"] }'].map(
        like,
      ),
      ...['{ "id": "own", "checks": ["pile.add"] }', '{ "id": "win", "points": 0 }'].map(like),
    ]),
  ).toMatchSnapshot();
});
