/** Letters that aren't Latin stand for the commands on their keys. The keyboards come from xkeyboard-config 2.35.1. */
import { describe, expect, test } from '@jest/globals';
import { KLONDIKE_COMMANDS } from '../../../src/games/klondike/words/commands.js';
import { keyMap } from '../../../src/terminal/input/commands.js';

const commandOf = keyMap<string>(KLONDIKE_COMMANDS);

/** `symbols/us`: all keys with a letter, row by row. */
const ENGLISH = 'qwertyuiopasdfghjklzxcvbnm';

/** The same keys of other keyboards; a space for a key without a letter. */
const KEYBOARDS = {
  ru: 'йцукенгшщзфывапролдячсмить',
  ua: 'йцукенгшщзфівапролдячсмить',
  gr: ' ςερτυθιοπασδφγηξκλζχψωβνμ',
  il: '  קראטוןםפשדגכעיחלךזסבהנמצ',
};

describe.each(Object.entries(KEYBOARDS))('the keyboard %s', (_, keys) => {
  test.each(
    Array.from(keys, (letter, at) => [letter, ENGLISH.charAt(at)]).filter(([letter]) => letter !== ' '),
  )('%s is %s', (letter = '', english = '') => {
    expect([commandOf(letter), commandOf(letter.toUpperCase())]).toEqual([
      commandOf(english),
      // Greek writes two small letters with one capital.
      commandOf(letter === 'ς' ? 's' : english),
    ]);
  });
});

test.each([
  ['б', 'settings'],
  ['Б', 'previousDeal'],
  ['Ю', 'nextDeal'],
  ['ת', 'settings'],
])('%s stands for a sign: %s', (letter, command) => {
  expect(commandOf(letter)).toBe(command);
});

test.each(['é', 'ň', 'ß', '漢', '٣'])('%s is on none of these keyboards', (key) => {
  expect(commandOf(key)).toBeUndefined();
});
