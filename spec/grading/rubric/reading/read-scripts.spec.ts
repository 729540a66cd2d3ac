/** Reports scripts of a rubric that cannot be read. */
import { expect, test } from '@jest/globals';
import { faultsIn, withOwn } from '../faults-in.js';

const withScript = (script: string): string => withOwn(`"scripts": [${script}]`);

test('scripts are a list of paths and objects', () => {
  expect(
    faultsIn([
      withOwn('"scripts": "lesson.klon"'),
      ...['1', '"lesson"', '"x.klon.txt"', '["new"]', '{}', '{ "title": "x" }'].map(withScript),
      ...['{ "file": "lesson.klon", "script": "new" }', '{ "file": "x" }', '{ "file": 1 }'].map(withScript),
      ...['"none.klon"', '{ "file": "faulty.klon" }'].map(withScript),
    ]),
  ).toMatchSnapshot();
});

test('a script takes its name from its file', () => {
  expect(
    faultsIn(
      ['"a/b.klon"', String.raw`"c:\\d\\b.klon"`, '".klon"', '{ "file": "a/b.klon" }'].map(withScript),
    ),
  ).toMatchSnapshot();
});

test('a script is a string or lines, with a title and a weight', () => {
  const scripts = ['1', '{}', '[]', '""', '["new", 1]', '["new", 1, "stok"]'];
  const members = [
    '"title": " "',
    '"other": 1',
    ...['0', '-1', '0.5', '1000000', '1000001', '"2"', 'null'].map((weight) => `"weight": ${weight}`),
  ];
  expect(
    faultsIn([
      ...scripts.map((script) => withScript(`{ "script": ${script} }`)),
      ...members.map((of) => withScript(`{ "script": "new", ${of} }`)),
    ]),
  ).toMatchSnapshot();
});

test('tags name the rubric’s house and an integer seed', () => {
  const tags = [
    ...['1234567890123456', '123456789012345', 'x1', '1x'].map((seed) => `Seed "${seed}"`),
    'Rules "ulg"',
    'Rules "ksu"',
    'Event "x"',
  ];
  expect(
    faultsIn(tags.map((tag) => withScript(JSON.stringify({ script: `[${tag}] new` })))),
  ).toMatchSnapshot();
});
