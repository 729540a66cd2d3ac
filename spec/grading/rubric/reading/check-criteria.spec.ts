/** Reports criteria that conflict with each other. */
import { expect, test } from '@jest/globals';
import { faultsIn, withOwn } from '../faults-in.js';

const rubric = (...criteria: readonly string[]): string =>
  `{ "criteria": [${criteria.map((members) => `{ "points": 1, ${members} }`).join(', ')}] }`;

test('each criterion has a unique id', () => {
  expect(
    faultsIn([rubric('"id": "own", "checks": ["deal.rest"]', '"id": "own", "checks": ["deal.faces"]')]),
  ).toMatchSnapshot();
});

test('a gate is an earlier criterion', () => {
  expect(
    faultsIn([
      rubric(
        ...['"id": "a", "checks": ["deal.rest"]', '"id": "b", "checks": ["deal.faces"]'],
        '"id": "one", "checks": ["deal.columns"], "gates": ["a", "c", "one", "four"]',
        '"id": "four", "checks": ["draw.rest"], "gates": ["oen"]',
      ),
      withOwn('"checks": ["deal.rest"], "gates": [null, "b", 4, "c"]'),
    ]),
  ).toMatchSnapshot();
});

test('a check belongs to one criterion and appears once', () => {
  expect(
    faultsIn([
      ...['"deal.rest", "deal.rst", "deal.rest"', '{}, "deal.rest", 4, "deal.rest"', '"pile.add"'].map(
        (checks) => withOwn(`"checks": [${checks}]`),
      ),
      rubric('"id": "a", "checks": ["deal.rest"]', '"id": "own", "checks": ["deal.rst", 1, "deal.rest"]'),
      '{ "like": "ulg", "criteria": [{ "id": "own", "points": 1, "checks": ["deal.rest"] }] }',
      '{ "like": "ulg", "criteria": [{ "id": "undo", "checks": ["deal.rest"] }, { "id": "deal", "checks": ["deal.faces"] }] }',
    ]),
  ).toMatchSnapshot();
});

test('a script has a unique title', () => {
  expect(
    faultsIn([
      withOwn('"scripts": ["lesson.klon", "none.klon", "lesson.klon"]'),
      rubric(
        '"id": "a", "scripts": ["lesson.klon"]',
        '"id": "own", "scripts": [{ "title": "lesson", "script": "new" }]',
      ),
    ]),
  ).toMatchSnapshot();
});

test('scripts need the door events', () => {
  expect(
    faultsIn([
      '{ "like": "ksu", "criteria": [{ "id": "own", "points": 1, "scripts": ["lesson.klon"] }] }',
      `{ "door": "clicks", ${rubric('"id": "own", "scripts": [{ "script": "new" }]').slice(1)}`,
    ]),
  ).toMatchSnapshot();
});
