/** The help of `klondike` and of its commands. Only commands that show help load it. */
import type { LanguageName } from '../core/strings/language.js';
import type { CommandWords, Option } from './arguments.js';
import { OVERVIEW } from './manual/overview.js';
import { valueNames } from './value-names.js';

/** The option that every command takes. */
export const HELP_OPTION: Option = { text: { en: 'show this help', fr: 'afficher cette aide' } };

const CALL_WIDTH = 30;
const OPTION_WIDTH = 18;

/** The width of a terminal, in characters. */
export const WIDTH = 80;

/** The text of `klondike help`. */
export function overview(commands: readonly CommandWords[], language: LanguageName): string {
  const { output, statuses, itself, status, between } = OVERVIEW[language];
  const exitStatus = `${status} ${statuses.map(([number, what]) => `${number} ${what}`).join(between)}.`;
  return [
    ...commands.map((about) => overviewLine(about, language)),
    ...itself.map(([call, does]) => callLine(call, does)),
    ...[output, exitStatus].flatMap((text) => ['', ...wrapped(text, WIDTH)]),
  ].join('\n');
}

/** The command's line in the overview. It leaves out the options. */
export const overviewLine = ({ call, does }: CommandWords, language: LanguageName): string =>
  callLine(valueNames(call, language).replace(' [options]', ''), does[language]);

/** A line of the overview. */
const callLine = (call: string, does: string): string => `${call.padEnd(CALL_WIDTH)} ${does}`;

/** The text of `klondike COMMAND --help`. */
export function helpOn({ call, does, options, notes }: CommandWords, language: LanguageName): string {
  const rows = Object.entries(options).map(([option, about]) => optionHelp(`--${option}`, about, language));
  const named = valueNames(call, language);
  const isShort = named.length + 2 + does[language].length <= WIDTH;
  return [
    `${named}${isShort ? '  ' : '\n  '}${does[language]}`,
    '',
    ...rows,
    optionHelp('-h, --help', HELP_OPTION, language),
    ...notes.flatMap((text) => ['', ...wrapped(text[language], WIDTH)]),
  ].join('\n');
}

/** The help of an option. A name that is too long for its column gets a separate line. */
function optionHelp(name: string, { takes, text }: Option, language: LanguageName): string {
  const words = `  ${name}${takes === undefined ? '' : ` ${valueNames(takes, language)}`}`;
  const indent = ' '.repeat(OPTION_WIDTH);
  const beside = words.length < OPTION_WIDTH - 1 ? words.padEnd(OPTION_WIDTH) : `${words}\n${indent}`;
  return beside + wrapped(text[language], WIDTH - OPTION_WIDTH).join(`\n${indent}`);
}

/** Breaks the text into lines of at most `width` characters. */
export const wrapped = (text: string, width: number): string[] =>
  text.replace(/[ \n]+/g, ' ').match(new RegExp(`[^ ](?:.{0,${width - 2}}[^ ])?(?= |$)`, 'g')) ?? [];
