import { describe, expect, test } from '@jest/globals';
import * as exceptions from '../../../../src/games/klondike/contract/exceptions.js';

const { KlondikeException } = exceptions;

const SEVEN = [
  exceptions.NegativeNumberException,
  exceptions.NullArrayException,
  exceptions.NullHandlerException,
  exceptions.TooManyCardsException,
  exceptions.UnknownCardException,
  exceptions.UnknownFoundationException,
  exceptions.UnknownTableauException,
];

test('the exceptions are the seven in the statement and their base class', () => {
  expect(Object.keys(exceptions).sort()).toEqual([
    'KlondikeException',
    'NegativeNumberException',
    'NullArrayException',
    'NullHandlerException',
    'TooManyCardsException',
    'UnknownCardException',
    'UnknownFoundationException',
    'UnknownTableauException',
  ]);
});

describe.each(SEVEN.map((type) => [type.name, type] as const))('%s', (name, Exception) => {
  const thrown = new Exception('why');

  test('is a KlondikeException and an Error', () => {
    expect([thrown instanceof KlondikeException, thrown instanceof Error]).toEqual([true, true]);
  });

  test('prints its name and its message', () => {
    expect([thrown.name, thrown.message, String(thrown)]).toEqual([name, 'why', `${name}: why`]);
  });

  test('is not an instance of the other exceptions', () => {
    expect(SEVEN.filter((other) => thrown instanceof other)).toEqual([Exception]);
  });
});
