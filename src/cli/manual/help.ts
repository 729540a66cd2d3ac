/** The help of `klondike` and of its commands. Only commands that show help load it. */
import type { HelpTexts } from '../../kit/kit.js';
import type { CommandSyntax, Option } from '../arguments.js';
import type { HelpStrings } from './strings/english.js';

/** A command with its texts in one language. */
export interface CommandManual extends CommandSyntax {
  readonly texts: HelpTexts;
}

const CALL_WIDTH = 30;
const OPTION_WIDTH = 18;

/** The width of a terminal, in characters. */
export const WIDTH = 80;

/** The text of `klondike help`. */
export function overview(commands: readonly CommandManual[], say: HelpStrings): string {
  const { output, statuses, itself, status, between } = say.overview;
  const meanings = Object.entries(statuses).map(([number, what]) => `${number} ${what}`);
  const exitStatus = `${status} ${meanings.join(between)}.`;
  return [
    ...commands.map((one) => overviewLine(one, say)),
    ...Object.entries(itself).map(([call, does]) => callLine(say.valueNames(call), does)),
    ...[output, exitStatus].flatMap((text) => ['', ...wrapped(text, WIDTH)]),
  ].join('\n');
}

/** The command's line in the overview. It leaves out the options. */
export const overviewLine = ({ call, texts }: CommandManual, say: HelpStrings): string =>
  callLine(say.valueNames(call).replace(' [options]', ''), texts.does);

/** A line of the overview. */
const callLine = (call: string, does: string): string => `${call.padEnd(CALL_WIDTH)} ${does}`;

/** The text of `klondike COMMAND --help`. */
export function helpOn({ call, options, texts }: CommandManual, say: HelpStrings): string {
  const { does, notes } = texts;
  const rows = Object.entries(options).map(([name, { takes }]) =>
    optionHelp(withValue(`--${name}`, takes, say), texts.options[name] ?? ''),
  );
  const named = say.valueNames(call);
  const isShort = named.length + 2 + does.length <= WIDTH;
  return [
    `${named}${isShort ? '  ' : '\n  '}${does}`,
    '',
    ...rows,
    optionHelp('-h, --help', say.helpOption),
    ...notes.flatMap((text) => ['', ...wrapped(text, WIDTH)]),
  ].join('\n');
}

const withValue = (name: string, takes: Option['takes'], say: HelpStrings): string =>
  takes === undefined ? name : `${name} ${say.valueNames(takes)}`;

/** The help of an option. A name that is too long for its column gets a separate line. */
function optionHelp(name: string, text: string): string {
  const words = `  ${name}`;
  const indent = ' '.repeat(OPTION_WIDTH);
  const beside = words.length < OPTION_WIDTH - 1 ? words.padEnd(OPTION_WIDTH) : `${words}\n${indent}`;
  return beside + wrapped(text, WIDTH - OPTION_WIDTH).join(`\n${indent}`);
}

/** Breaks the text into lines of at most `width` characters. */
export const wrapped = (text: string, width: number): string[] =>
  text.replace(/[ \n]+/g, ' ').match(new RegExp(`[^ ](?:.{0,${width - 2}}[^ ])?(?= |$)`, 'g')) ?? [];
