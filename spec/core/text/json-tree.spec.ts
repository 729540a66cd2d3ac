/** The parser reads JSON as the platform does, and reports errors with their places. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { JsonNode } from '../../../src/core/text/json-tree.js';
import { parseJson } from '../../../src/core/text/json-tree.js';
import { errorOf } from '../../support/error-of.js';

function plain(node: JsonNode): unknown {
  if (node.kind === 'leaf') return node.value;
  if (node.kind === 'list') return node.items.map(plain);
  return Object.fromEntries(node.members.map(({ key, value }) => [key, plain(value)]));
}

const outcome = (read: () => unknown): unknown => {
  try {
    return { value: read() };
  } catch {
    return 'refused';
  }
};

test('reads every value as the platform does', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(undefined, 1, '\t'), (value, space) => {
      const text = JSON.stringify(value, null, space);
      expect(plain(parseJson(text))).toEqual(JSON.parse(text));
    }),
  );
});

test.each([
  '"\\u00e9\\uD83C\\uDCA1"',
  '"\\u12e"',
  '"\\u12xy"',
  '1e5',
  '1E-5',
  '-0.5e+2',
  '1e',
  '\uFEFF[]',
  '[]\uFEFF',
  '-',
  'truth',
  '{"a":{"b":[{"c":{}}]}}',
  '{a":1}',
  '{"a',
])('reads or refuses %j as the platform does', (text) => {
  const own = text.replace(/^\uFEFF/, '');
  expect(outcome(() => plain(parseJson(text)))).toEqual(outcome(() => JSON.parse(own) as unknown));
});

test('refuses objects that are nested too deeply', () => {
  const nested = (depth: number): string => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);
  expect([outcome(() => parseJson(nested(100))), outcome(() => parseJson(nested(101)))]).toEqual([
    { value: expect.anything() },
    'refused',
  ]);
});

const SIGNS = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"',
  '\\',
  'u12',
  'e',
  'E',
  '+',
  '-',
  '.',
  '0',
  '7',
  ' ',
  '\n',
  '\t',
];

test('refuses all texts that the platform refuses', () => {
  const signs = fc.constantFrom(...SIGNS, 'true', 'null', '"a"', '\u0001', '\u007f', 'é');
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 8 }), (parts) => {
      const text = parts.join('');
      expect(outcome(() => plain(parseJson(text)))).toEqual(outcome(() => JSON.parse(text) as unknown));
    }),
    { numRuns: 2000 },
  );
});

test('each value has its place in the text', () => {
  const text = '{\n  "a": [1, "two"]\n}';
  expect(parseJson(text)).toMatchObject({
    kind: 'object',
    offset: 0,
    members: [
      {
        keyOffset: 4,
        value: {
          offset: 9,
          items: [
            { offset: 10, value: 1 },
            { offset: 13, value: 'two' },
          ],
        },
      },
    ],
  });
});

describe('refuses a text that is not JSON, with the place and the expected form', () => {
  test.each([
    ['', 'line 1, column 1: nothing is there; expected a value'],
    ['{"a" 1}', 'line 1, column 6: "1"; expected a colon'],
    ['{"a" "b c"}', 'line 1, column 6: "\\"b c\\""; expected a colon'],
    ['{\n  "a": 1,\n}', 'line 3, column 1: "}"; expected a name in double quotes'],
    ['[1 2]', 'line 1, column 4: "2"; expected a comma or ]'],
    ['[1', 'line 1, column 3: nothing is there; expected a comma or ]'],
    ["{'a': 1}", 'line 1, column 2: "\'"; expected JSON'],
    ['{} # why', 'line 1, column 4: "#"; expected JSON'],
    ['"\\u12e"', 'line 1, column 1: "\\"\\\\u12e\\""; expected a string in double quotes'],
    ['[hearts]', 'line 1, column 2: "hearts"; expected JSON'],
    ['{} {}', 'line 1, column 4: "{"; expected nothing after the value'],
    ['['.repeat(200), 'line 1, column 102: "["; expected values nested at most 100 levels deep'],
  ])('%j', (text, message) => {
    expect(errorOf(() => parseJson(text))).toBe(`TextError: ${message}`);
  });
});
