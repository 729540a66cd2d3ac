import { WriteStream } from 'node:tty';
import { describe, expect, test } from '@jest/globals';
import type { Environment } from '../../../src/cli/play/locale.js';
import {
  canFillScreen,
  canPrintSigns,
  colorFrom,
  languageFrom,
  localeFrom,
  lookFrom,
  unicodeFrom,
} from '../../../src/cli/play/locale.js';
import type { TerminalLook } from '../../../src/terminal/window/suits.js';

describe('suits are signs in a UTF-8 locale', () => {
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
  ])('%j: %s', (env, unicode) => expect(unicodeFrom({ env, platform: 'linux' })).toBe(unicode));
});

describe('in a known terminal, suits are printed as signs on Windows, which sets no locale', () => {
  test.each<[env: Environment, unicode: boolean]>([
    [{}, false],
    [{ WT_SESSION: '6e1d' }, true],
    [{ TERM_PROGRAM: 'vscode' }, true],
    [{ TERM_PROGRAM: 'mintty' }, false],
    [{ TERM: 'xterm-256color' }, true],
    [{ TERM: 'cygwin' }, false],
    [{ ConEmuTask: '{cmd::Cmder}' }, true],
    [{ TERMINAL_EMULATOR: 'JetBrains-JediTerm' }, true],
    [{ TERMINUS_SUBLIME: '1' }, true],
    [{ WT_SESSION: '6e1d', LC_ALL: 'C' }, false],
    [{ LANG: 'en_US.UTF-8' }, true],
  ])('%j: %s', (env, unicode) => expect(unicodeFrom({ env, platform: 'win32' })).toBe(unicode));
});

test.each<[env: Environment, isTTY: boolean, signs: boolean]>([
  [{}, false, true],
  [{}, true, false],
  [{ LC_ALL: 'C' }, false, false],
  [{ LANG: 'C.UTF-8', LC_ALL: 'C' }, true, false],
  [{ LANG: 'C.UTF-8' }, true, true],
  [{ LANG: 'C.UTF-8' }, false, true],
])('signs are printed in the environment %j, on a terminal (%s): %s', (env, isTTY, signs) =>
  expect(canPrintSigns({ env, platform: 'linux', stdout: { isTTY } })).toBe(signs),
);

const colorful = { hasColors: (count = 16) => count <= 256 };
const monochrome = { hasColors: (count = 16) => count <= 2 };

describe('red cards are red in a terminal with colours', () => {
  test.each<[env: Environment, stream: typeof colorful | object, color: string, because: string]>([
    [{}, colorful, 'two', 'it has'],
    [{}, monochrome, 'none', 'the terminal has no colors'],
    [{}, {}, 'none', 'the output is not a terminal'],
    [{ NO_COLOR: '1' }, colorful, 'none', 'the player wants no colors'],
    [{ NO_COLOR: '' }, colorful, 'two', 'an empty variable does not count'],
    [{ TERM: 'dumb' }, colorful, 'none', 'it is dumb'],
    [{ FORCE_COLOR: '1' }, {}, 'two', 'the player wants colors'],
    [{ FORCE_COLOR: '1', NO_COLOR: '1', TERM: 'dumb' }, {}, 'two', 'the player wants colors'],
    [{ FORCE_COLOR: '0' }, colorful, 'none', 'the player wants no colors'],
    [{ FORCE_COLOR: 'false' }, colorful, 'none', 'the player wants no colors'],
  ])('%j, %j: %s (%s)', (...[env, stream, color]) => expect(colorFrom(env, stream)).toBe(color));

  /** A terminal whose colors Node finds in the environment. */
  const terminal = Object.create(WriteStream.prototype) as WriteStream;

  test.each<[env: Environment, color: string]>([
    [{ TERM: 'xterm' }, 'two'],
    [{ TERM: 'linux' }, 'two'],
    [{ TERM: 'vt100' }, 'none'],
    [{ TERM: 'vt102' }, 'none'],
    [{ TERM: 'vt220', COLORTERM: 'truecolor' }, 'none'],
    [{ TERM: 'xterm-mono' }, 'none'],
    [{ TERM: 'vt100-color' }, 'two'],
    [{ TERM: 'vt100', FORCE_COLOR: '1' }, 'two'],
    [{ TERM: 'xterm', NO_COLOR: '1' }, 'none'],
    [{ TERM: 'xterm', NO_COLOR: '', FORCE_COLOR: '' }, 'two'],
    [{ TERM: 'xterm', FORCE_COLOR: '0' }, 'none'],
  ])('the environment %j has the colors %s', (env, color) => expect(colorFrom(env, terminal)).toBe(color));
});

describe('a game has the look that the player asks for, if the terminal can show it', () => {
  const UTF8 = { LANG: 'C.UTF-8' };

  test.each<[env: Environment, stream: object, asked: Parameters<typeof lookFrom>[1], look: TerminalLook]>([
    [UTF8, colorful, {}, { color: 'two', unicode: true }],
    [UTF8, colorful, { fourColor: true }, { color: 'four', unicode: true }],
    [UTF8, monochrome, { fourColor: true }, { color: 'none', unicode: true }],
    [UTF8, colorful, { ascii: true }, { color: 'two', unicode: false }],
    [{ LANG: 'C' }, colorful, { ascii: false }, { color: 'two', unicode: false }],
  ])('%j, %j, %j: %j', (...[env, stream, asked, look]) =>
    expect(lookFrom({ env, platform: 'linux', stdout: stream }, asked)).toEqual(look),
  );
});

describe('the locale for dates', () => {
  test.each<[env: Environment, locale: string]>([
    [{ LANG: 'en_GB.UTF-8' }, 'en-GB'],
    [{ LANG: 'en_GB.UTF-8', LC_TIME: 'fr_BE@euro' }, 'fr-BE'],
    [{ LANG: 'en_GB.UTF-8', LC_TIME: 'fr_BE', LC_ALL: 'C' }, 'C'],
    [{ LANG: '', LC_ALL: '', LC_TIME: '' }, new Intl.DateTimeFormat().resolvedOptions().locale],
  ])('%j: %s', (env, locale) => expect(localeFrom(env)).toBe(locale));
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
])(
  'a game fills the screen in %j with a terminal for input (%j): %j',
  (...[env, input, [output, fills], platform = 'linux']) =>
    expect(canFillScreen({ env, platform, stdin: { isTTY: input }, stdout: { isTTY: output } })).toBe(fills),
);

describe('the variable for messages chooses the language', () => {
  test.each<[env: Environment, language: string, because: string]>([
    [{}, 'en', 'no variable is set'],
    [{ LANG: 'fr_BE.UTF-8' }, 'fr', 'the course is in Belgium'],
    [{ LANG: 'fr' }, 'fr', 'only a language'],
    [{ LANG: 'fr_FR@euro' }, 'fr', 'a locale with a currency'],
    [{ LANG: 'FR.ISO-8859-1' }, 'fr', 'capitals and a different character set'],
    [{ LANG: 'frp_IT' }, 'en', 'Arpitan is not French'],
    [{ LANG: 'en_US.UTF-8' }, 'en', 'English'],
    [{ LANG: 'nl_BE.UTF-8' }, 'en', 'an unknown language'],
    [{ LANG: 'C' }, 'en', 'no language'],
    [{ LANG: 'en_US.UTF-8', LC_MESSAGES: 'fr_FR.UTF-8' }, 'fr', 'LC_MESSAGES overrides LANG'],
    [{ LANG: 'fr_FR.UTF-8', LC_MESSAGES: 'C' }, 'en', 'LC_MESSAGES overrides LANG even if it is C'],
    [
      { LANG: 'en_US', LC_MESSAGES: 'en_US', LC_ALL: 'fr_CA.UTF-8' },
      'fr',
      'LC_ALL overrides the variable for messages',
    ],
    [{ LANG: 'fr_FR', LC_ALL: '' }, 'fr', 'an empty variable does not count'],
    [{ LANG: 'en_US', LC_CTYPE: 'fr_FR.UTF-8' }, 'en', 'the variable for character types does not count'],
  ])('%j: %s, %s', (env, language) => expect(languageFrom(env)).toBe(language));
});
