/** The manual page, in English: roff in the macros of man(7), from the definitions of the commands. */
import { capitalized } from '../../core/text/format.js';
import type { Option, CommandWords } from '../arguments.js';
import type { Command } from '../command.js';
import { MANUAL, OVERVIEW } from './overview.js';

export const manualOf = (commands: readonly Command[], version: string): string =>
  [
    `.TH KLONDIKE 1 "" "klondike-kit ${version}" "User Commands"`,
    '.SH NAME',
    'klondike \\- Klondike solitaire in the terminal and the browser, its scripts and its solver',
    '.SH SYNOPSIS',
    '.nf',
    ...commands.map(({ about }) => callOf(about.call)),
    '.fi',
    '.SH DESCRIPTION',
    plain(MANUAL.usual),
    ...inParagraphs([OVERVIEW.en.output]),
    '.SH COMMANDS',
    ...commands.flatMap(({ about }) => partOf(about)),
    '.SH EXIT STATUS',
    ...OVERVIEW.en.statuses.flatMap(([status, what]) => ['.TP', `.B ${status}`, plain(what)]),
    '.SH FILES',
    ...MANUAL.files.flatMap(([name, what]) => ['.TP', `.I ${plain(name)}`, plain(what)]),
    '.SH ENVIRONMENT',
    ...MANUAL.environment.flatMap(([names, what]) => ['.TP', `.B ${plain(names)}`, plain(what)]),
  ].join('\n');

function partOf({ call, does, options, notes }: CommandWords): readonly string[] {
  return [
    `.SS ${quoted(call.replace(/^klondike /, ''))}`,
    plain(`${capitalized(does.en)}.`),
    ...Object.entries(options).flatMap(([name, option]) => optionLines(name, option)),
    ...inParagraphs(notes.map(({ en }) => en)),
  ];
}

const optionLines = (name: string, { takes, text }: Option): readonly string[] => {
  const value = takes === undefined ? '' : ` \\fI${plain(takes)}\\fR`;
  return ['.TP', `\\fB\\-\\-${plain(name)}\\fR${value}`, plain(text.en)];
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
