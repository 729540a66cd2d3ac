import { describe, expect, test } from '@jest/globals';
import type { Environment } from '../../../src/cli/play/locale.js';
import { canFillScreen, colorFrom, unicodeFrom } from '../../../src/cli/play/locale.js';

describe('suits are drawn as signs where the locale is UTF-8', () => {
  test.each<[env: Environment, unicode: boolean]>([
    [{}, false],
    [{ LANG: 'C' }, false],
    [{ LANG: 'C.UTF-8' }, true],
    [{ LANG: 'en_US.utf8' }, true],
    [{ LANG: 'de_DE.ISO-8859-1' }, false],
    [{ LANG: 'en_US.UTF-8', LC_CTYPE: 'C' }, false],
    [{ LANG: 'C', LC_CTYPE: 'C.UTF-8' }, true],
    [{ LANG: 'en_US.UTF-8', LC_CTYPE: 'en_US.UTF-8', LC_ALL: 'POSIX' }, false],
    [{ LANG: 'en_US.UTF-8', LC_ALL: '' }, true],
  ])('%j: %s', (env, unicode) => expect(unicodeFrom(env)).toBe(unicode));
});

const colorful = { hasColors: (count = 16) => count <= 256 };
const monochrome = { hasColors: (count = 16) => count <= 2 };

describe('red cards are red where the terminal has colours', () => {
  test.each<[env: Environment, stream: typeof colorful | object, color: string, because: string]>([
    [{}, colorful, 'two', 'it has'],
    [{}, monochrome, 'none', 'it has none'],
    [{}, {}, 'none', 'it is no terminal'],
    [{ NO_COLOR: '1' }, colorful, 'none', 'nobody wants them'],
    [{ NO_COLOR: '' }, colorful, 'two', 'an empty variable says nothing'],
    [{ TERM: 'dumb' }, colorful, 'none', 'it is dumb'],
    [{ FORCE_COLOR: '1' }, {}, 'two', 'they are asked for'],
    [{ FORCE_COLOR: '1', NO_COLOR: '1', TERM: 'dumb' }, {}, 'two', 'they are asked for'],
    [{ FORCE_COLOR: '0' }, colorful, 'none', 'none are asked for'],
    [{ FORCE_COLOR: 'false' }, colorful, 'none', 'none are asked for'],
  ])('%j, %j: %s (%s)', (...[env, stream, color]) => expect(colorFrom(env, stream)).toBe(color));
});

test.each<[env: Environment, input: boolean, outputAndFills: [boolean, boolean]]>([
  [{ TERM: 'xterm' }, true, [true, true]],
  [{ TERM: 'xterm' }, false, [true, false]],
  [{ TERM: 'xterm' }, true, [false, false]],
  [{ TERM: 'dumb' }, true, [true, false]],
])('%j with a terminal for input %j: %j', (env, input, [output, fills]) =>
  expect(canFillScreen(env, { isTTY: input }, { isTTY: output })).toBe(fills),
);
