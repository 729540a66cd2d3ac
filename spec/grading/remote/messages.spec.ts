/** Writes and reads the lines of the protocol. */
import { describe, expect, test } from '@jest/globals';
import {
  CODES,
  answerLine,
  callLine,
  fieldsOf,
  readMessage,
  requestLine,
} from '../../../src/grading/remote/messages.js';

test('the codes come from JSON-RPC and from the protocol', () => {
  expect(CODES).toEqual({
    ...{ notJson: -32700, noRequest: -32600, noMethod: -32601, badParams: -32602 },
    ...{ thrown: -32000, impossible: -32001, spent: -32002 },
  });
});

test('an answer and a call take one line', () => {
  expect([
    answerLine('a', 'result', null),
    answerLine(null, 'error', { code: 1 }),
    callLine('win', []),
  ]).toEqual([
    '{"jsonrpc":"2.0","id":"a","result":null}',
    '{"jsonrpc":"2.0","id":null,"error":{"code":1}}',
    '{"jsonrpc":"2.0","method":"win","params":[]}',
  ]);
});

test('a request takes one line', () => {
  expect(requestLine(3, 'undo', ['a\n', { b: 1 }])).toBe(
    String.raw`{"jsonrpc":"2.0","id":3,"method":"undo","params":["a\n",{"b":1}]}`,
  );
});

const lineOf = (fields: object): string => JSON.stringify({ jsonrpc: '2.0', ...fields });

describe('a message', () => {
  const error = { code: 5, message: 'no' };
  test.each<[what: string, fields: object, message: object]>([
    ['a call', { method: 'win', params: [1] }, { kind: 'call', method: 'win', args: [1] }],
    ['a call without arguments', { method: 'win' }, { kind: 'call', method: 'win', args: [] }],
    ['a result', { id: 1, result: 'Ada' }, { kind: 'result', id: 1, result: 'Ada' }],
    ['a result that is null', { id: null, result: null }, { kind: 'result', id: null, result: null }],
    ['an error', { id: 1, error }, { kind: 'error', id: 1, error: { ...error, name: 'Error' } }],
    [
      'an error with a name',
      { id: 1, error: { ...error, data: { name: 'RangeError' } } },
      { kind: 'error', id: 1, error: { ...error, name: 'RangeError' } },
    ],
    [
      'an error whose name is not a string',
      { id: 1, error: { ...error, data: { name: 5 } } },
      { kind: 'error', id: 1, error: { ...error, name: 'Error' } },
    ],
    [
      'an error whose data is null',
      { id: 1, error: { ...error, data: null } },
      { kind: 'error', id: 1, error: { ...error, name: 'Error' } },
    ],
  ])('may be %s', (_, fields, message) => {
    expect(readMessage(lineOf(fields))).toEqual(message);
  });
});

describe('a line without a message', () => {
  test.each([
    ['a line that is not JSON', '{'],
    ['null', 'null'],
    ['a number', '5'],
    ['an object without a version', '{"method":"win"}'],
    ['an object with a different version', '{"jsonrpc":"1.0","method":"win"}'],
    ['a call with an id', lineOf({ id: 1, method: 'win' })],
    ['a call whose params are not an array', lineOf({ method: 'win', params: {} })],
    ['a method that is not a string', lineOf({ method: 5 })],
    ['a result without an id', lineOf({ result: 5 })],
    ['an answer without a result or an error', lineOf({ id: 1 })],
    ['an answer with a result and an error', lineOf({ id: 1, result: 5, error: { code: 5, message: 'no' } })],
    ['an error without a code', lineOf({ id: 1, error: { message: 'no' } })],
    ['an error without a message', lineOf({ id: 1, error: { code: 5 } })],
    ['an error whose code is a string', lineOf({ id: 1, error: { code: '5', message: 'no' } })],
    ['an error that is null', lineOf({ id: 1, error: null })],
  ])('may be %s', (_, line) => {
    expect(readMessage(line)).toBeUndefined();
  });
});

test('only an object has fields', () => {
  expect([fieldsOf(null), fieldsOf(undefined), fieldsOf(5)['id'], fieldsOf({ a: 1 })]).toEqual([
    {},
    {},
    undefined,
    { a: 1 },
  ]);
});
