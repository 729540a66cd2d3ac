/** The manual page, in English: roff with the macros of man(7), from the definitions of the commands. */
import type { Setting } from '../../core/settings.js';
import { SETTINGS } from '../../core/settings.js';
import { capitalized } from '../../core/text/format.js';
import type { Option } from '../arguments.js';
import type { CommandManual } from './help.js';
import type { HelpStrings } from './strings/english.js';

const settingText = (setting: Setting): string =>
  `${setting.name} (${setting.values.join(', ')}; default ${setting.default})`;

/** The texts that are only on this page. */
export const MANUAL = {
  usual: 'Without a command, klondike plays: full screen in a terminal, line by line in a pipe.',
  files: [
    [
      '~/.local/share/klondike-kit/games',
      `your games in progress: a .klon script for each game and house. On macOS they are in
        ~/Library/Application Support, on Windows in %LOCALAPPDATA%. A file that could not be read is renamed, with
        damaged in its name; so is a game that another one replaced, with left in its name`,
    ],
    ['~/.local/share/klondike-kit/notes.json', 'the times of these games, and your balance in Vegas scoring'],
    [
      '~/.local/share/klondike-kit/statistics.json',
      `the games that you won and lost, in the format of klondike stats --export; statistics-open.json has those in
        progress, and statistics-reset.json what klondike stats --reset removed`,
    ],
    [
      '~/.local/share/klondike-kit/daily.txt',
      `your daily deals, a line for each: its day, its level, its name, and the day of your first win`,
    ],
    [
      '~/.config/klondike-kit/config',
      `your settings, one line "name = value" for each: ${SETTINGS.map(settingText).join(', ')}. On macOS it is in
        ~/Library/Application Support, on Windows in %APPDATA%`,
    ],
  ],
  environment: [
    [
      'LC_ALL, LC_MESSAGES, LANG',
      'choose the language, English or French, and tell whether the terminal can show suit signs',
    ],
    ['NO_COLOR', 'turns colors off, if set'],
    ['FORCE_COLOR', 'turns colors on, if set; off if it is 0 or false'],
    ['XDG_DATA_HOME', 'the folder for games and statistics, instead of the one under FILES'],
    ['XDG_CONFIG_HOME', 'the folder for settings, instead of the one under FILES'],
    ['TERM', 'tells what the terminal can do; if it is dumb, you play line by line'],
  ],
} as const satisfies {
  readonly usual: string;
  readonly files: readonly (readonly [string, string])[];
  readonly environment: readonly (readonly [string, string])[];
};

export const manualOf = (
  commands: readonly CommandManual[],
  { say: { manual }, version }: { readonly say: HelpStrings; readonly version: string },
): string =>
  [
    `.TH KLONDIKE 1 "" "klondike-kit ${version}" "User Commands"`,
    '.SH NAME',
    'klondike \\- Klondike solitaire in the terminal and the browser, its scripts, its solver and its grader',
    '.SH SYNOPSIS',
    '.nf',
    ...commands.map(({ call }) => callOf(call)),
    '.fi',
    '.SH DESCRIPTION',
    plain(MANUAL.usual),
    ...inParagraphs([manual.output]),
    '.SH COMMANDS',
    ...commands.flatMap(partOf),
    '.SH EXIT STATUS',
    ...Object.entries(manual.statuses).flatMap(asTerm),
    '.SH FILES',
    ...MANUAL.files.flatMap(([name, what]) => ['.TP', `.I ${plain(name)}`, plain(what)]),
    '.SH ENVIRONMENT',
    ...MANUAL.environment.flatMap(asTerm),
  ].join('\n');

function partOf({ call, options, texts }: CommandManual): readonly string[] {
  return [
    `.SS ${quoted(call.replace(/^klondike /, ''))}`,
    plain(`${capitalized(texts.does)}.`),
    ...Object.entries(options).flatMap(([name, { takes }]) =>
      optionLines(name, takes, texts.options[name] ?? ''),
    ),
    ...titled('Examples:', texts.examples),
    ...inParagraphs(texts.notes),
    ...titled('Exit status:', texts.statuses),
  ];
}

const titled = (title: string, terms: Readonly<Record<string, string>> = {}): readonly string[] => {
  const rows = Object.entries(terms);
  return rows.length === 0 ? [] : ['.PP', title, ...rows.flatMap(asTerm)];
};

const asTerm = ([term, what]: readonly [string, string]): readonly string[] => [
  '.TP',
  `.B ${plain(term)}`,
  plain(what),
];

const optionLines = (name: string, takes: Option['takes'], text: string): readonly string[] => {
  const value = takes === undefined ? '' : ` \\fI${plain(takes)}\\fR`;
  return ['.TP', `\\fB\\-\\-${plain(name)}\\fR${value}`, plain(text)];
};

const inParagraphs = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => ['.PP', plain(text)]);

const callOf = (call: string): string => `\\fBklondike\\fR ${plain(call.replace(/^klondike /, ''))}`;

const quoted = (text: string): string => `"${plain(text).replaceAll('"', '\\(dq')}"`;

/** Escapes a text for roff and joins its lines. Readers can copy its dashes. */
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
