/** The manual page, in English: roff in the macros of man(7), from the definitions of the commands. */
import type { Setting } from '../../core/settings.js';
import { SETTINGS } from '../../core/settings.js';
import { capitalized } from '../../core/text/format.js';
import type { Option } from '../arguments.js';
import type { CommandManual } from './help.js';
import type { HelpStrings } from './strings/english.js';

const told = (setting: Setting): string =>
  `${setting.name} (${setting.values.join(', ')}; ${setting.default} if it is not set)`;

/** Texts that only this page has. */
export const MANUAL = {
  usual: 'Without a command klondike plays: full screen on a terminal, line by line in a pipe.',
  files: [
    [
      '~/.local/share/klondike-kit/games',
      `the games in play: a .klon script for each game and house. On macOS they lie in ~/Library/Application Support,
        on Windows in %LOCALAPPDATA%. One that cannot be read is put beside, with damaged in its name, and one that another
        game takes the place of with left`,
    ],
    ['~/.local/share/klondike-kit/notes.json', 'the times of these games, and the balance of Vegas'],
    [
      '~/.local/share/klondike-kit/statistics.json',
      `the games won and lost, as klondike stats --export writes them; statistics-open.json has those that are neither, and
        statistics-reset.json what klondike stats --reset took away`,
    ],
    [
      '~/.config/klondike-kit/config',
      `what you have set, a line "name = value" each: ${SETTINGS.map(told).join(', ')}. On macOS it lies in
        ~/Library/Application Support, on Windows in %APPDATA%`,
    ],
  ],
  environment: [
    [
      'LC_ALL, LC_MESSAGES, LANG',
      'the language of the game, English or French; whether the terminal has suit signs',
    ],
    ['NO_COLOR', 'no colors, if it is set'],
    ['FORCE_COLOR', 'colors, if it is set; none if it is 0 or false'],
    ['XDG_DATA_HOME', 'the folder for games and statistics, in place of the one of FILES'],
    ['XDG_CONFIG_HOME', 'the folder for settings, in place of the one of FILES'],
    ['TERM', 'what the terminal can do; with dumb the game is played line by line'],
  ],
} as const satisfies {
  readonly usual: string;
  readonly files: readonly (readonly [string, string])[];
  readonly environment: readonly (readonly [string, string])[];
};

export const manualOf = (
  commands: readonly CommandManual[],
  { say: { overview }, version }: { readonly say: HelpStrings; readonly version: string },
): string =>
  [
    `.TH KLONDIKE 1 "" "klondike-kit ${version}" "User Commands"`,
    '.SH NAME',
    'klondike \\- Klondike solitaire in the terminal and the browser, its scripts and its solver',
    '.SH SYNOPSIS',
    '.nf',
    ...commands.map(({ call }) => callOf(call)),
    '.fi',
    '.SH DESCRIPTION',
    plain(MANUAL.usual),
    ...inParagraphs([overview.output]),
    '.SH COMMANDS',
    ...commands.flatMap(partOf),
    '.SH EXIT STATUS',
    ...Object.entries(overview.statuses).flatMap(([status, what]) => ['.TP', `.B ${status}`, plain(what)]),
    '.SH FILES',
    ...MANUAL.files.flatMap(([name, what]) => ['.TP', `.I ${plain(name)}`, plain(what)]),
    '.SH ENVIRONMENT',
    ...MANUAL.environment.flatMap(([names, what]) => ['.TP', `.B ${plain(names)}`, plain(what)]),
  ].join('\n');

function partOf({ call, options, texts }: CommandManual): readonly string[] {
  return [
    `.SS ${quoted(call.replace(/^klondike /, ''))}`,
    plain(`${capitalized(texts.does)}.`),
    ...Object.entries(options).flatMap(([name, { takes }]) =>
      optionLines(name, takes, texts.options[name] ?? ''),
    ),
    ...inParagraphs(texts.notes),
  ];
}

const optionLines = (name: string, takes: Option['takes'], text: string): readonly string[] => {
  const value = takes === undefined ? '' : ` \\fI${plain(takes)}\\fR`;
  return ['.TP', `\\fB\\-\\-${plain(name)}\\fR${value}`, plain(text)];
};

const inParagraphs = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => ['.PP', plain(text)]);

const callOf = (call: string): string => `\\fBklondike\\fR ${plain(call.replace(/^klondike /, ''))}`;

const quoted = (text: string): string => `"${plain(text).replaceAll('"', '\\(dq')}"`;

/** The text in one line, as roff prints it: no request, no escape, dashes that can be copied. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll("'", '\\(aq')
    .replaceAll('`', '\\(ga')
    .replaceAll('^', '\\(ha')
    .replaceAll('~', '\\(ti')
    .replace(/^\./, '\\&.');
