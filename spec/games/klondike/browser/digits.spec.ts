/** The digit keys for piles on keyboards that type other characters without Shift, such as French ones. */
import { expect, test } from '@jest/globals';
import { commandOf } from '../../../../src/games/klondike/browser/input/keys.js';

/** The command for a key, and the key that the command gets. */
const given = (key: string, code: string, held: Partial<KeyboardEvent> = {}): string | undefined => {
  const up = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false };
  const found = commandOf({ key, code, ...up, ...held } as KeyboardEvent);
  return found && `${found.name} ${found.key}`;
};

test.each([
  ['&', 'Digit1', 'tableau 1'],
  ['é', 'Digit2', 'tableau 2'],
  ['"', 'Digit3', 'tableau 3'],
  ["'", 'Digit4', 'tableau 4'],
  ['(', 'Digit5', 'tableau 5'],
  ['è', 'Digit7', 'tableau 7'],
])('%s on the key %s: %s', (key, code, command) => {
  expect(given(key, code)).toBe(command);
});

test.each<[key: string, code: string, command: string | undefined, because: string]>([
  ['-', 'Digit6', 'fewer -', 'the character is a command'],
  ['+', 'Digit1', 'more +', 'the character is a command on Czech keyboards'],
  ['3', 'Digit3', 'tableau 3', 'the key types its digit'],
  ['1', 'Numpad1', 'tableau 1', 'the digits of the numeric keypad work'],
  ['_', 'Digit8', undefined, 'the table has only seven piles'],
  ['k', 'KeyK', undefined, 'other keys have no digit'],
  ['&', '', undefined, 'the key is unknown'],
])('%s on %j: %s, for %s', (key, code, command) => {
  expect(given(key, code)).toBe(command);
});

test('with Shift the key types its other character, which is not a digit', () => {
  expect(given('!', 'Digit1', { shiftKey: true })).toBeUndefined();
});

test.each(['ctrlKey', 'metaKey', 'altKey'] as const)(
  'the table leaves the key to the browser if the player holds %s',
  (held) => {
    expect([given('&', 'Digit1', { [held]: true }), given('1', 'Digit1', { [held]: true })]).toEqual([
      undefined,
      undefined,
    ]);
  },
);
