import { describe, expect, test } from '@jest/globals';
import type { Environment, LookOptions } from '../../../src/cli/play/locale.js';
import { canFillScreen, colorFrom, lookFrom, unicodeFrom } from '../../../src/cli/play/locale.js';
import type { Look } from '../../../src/views/terminal/window/suits.js';

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

describe('a game is drawn as asked for, as far as the terminal can', () => {
  const UTF8 = { LANG: 'C.UTF-8' };

  test.each<[env: Environment, stream: object, asked: LookOptions, look: Look]>([
    [UTF8, colorful, {}, { color: 'two', unicode: true }],
    [UTF8, colorful, { fourColor: true }, { color: 'four', unicode: true }],
    [UTF8, monochrome, { fourColor: true }, { color: 'none', unicode: true }],
    [UTF8, colorful, { ascii: true }, { color: 'two', unicode: false }],
    [{ LANG: 'C' }, colorful, { ascii: false }, { color: 'two', unicode: false }],
  ])('%j, %j, %j: %j', (...[env, stream, asked, look]) => expect(lookFrom(env, stream, asked)).toEqual(look));
});

test.each<[env: Environment, input: boolean, outputAndFills: [boolean, boolean], platform?: string]>([
  [{ TERM: 'xterm' }, true, [true, true]],
  [{ TERM: 'xterm' }, false, [true, false]],
  [{ TERM: 'xterm' }, true, [false, false]],
  [{ TERM: 'dumb' }, true, [true, false]],
  [{ TERM: '' }, true, [true, false]],
  [{}, true, [true, false]],
  [{}, true, [true, true], 'win32'],
  [{ TERM: 'dumb' }, true, [true, false], 'win32'],
])('%j with a terminal for input %j: %j', (...[env, input, [output, fills], platform = 'linux']) =>
  expect(canFillScreen({ env, platform, stdin: { isTTY: input }, stdout: { isTTY: output } })).toBe(fills),
);
