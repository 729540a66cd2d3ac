/** The help for `klondike` and its commands. */
import { capitalized } from '../../core/text/format.js';
import type { HelpTexts } from '../../kit/kit.js';
import type { CommandSyntax, Option } from '../arguments.js';
import type { HelpStrings } from './strings/english.js';

/** A command with its texts in one language. */
export interface CommandManual extends CommandSyntax {
  readonly texts: HelpTexts;
}

/** The widths of the first column in the lists of commands, options, examples and exit statuses. */
const COMMAND_WIDTH = 25;
const OPTION_WIDTH = 24;
const EXAMPLE_WIDTH = 43;
const STATUS_WIDTH = 8;

/** The width of help in a pipe. */
export const WIDTH = 80;
/** The minimum width of the second column. A narrower terminal gets one column. */
const LEAST_TEXT = 30;

/** The text of `klondike help`. */
export function overview(commands: readonly CommandManual[], say: HelpStrings, width = WIDTH): string {
  const { heads, overview: texts } = say;
  const rows = [
    ...commands.map(({ call, texts: { does } }): Row => [shortCall(say.valueNames(call)), does]),
    [`help [${say.valueNames('COMMAND')}]`, texts.help] as const,
  ];
  return paragraphs([
    wrapped(texts.about, width),
    [`${heads.usage} klondike [${say.valueNames('COMMAND')}] [options]`],
    list(heads.commands, rows, { first: COMMAND_WIDTH, width }),
    list(
      heads.options,
      [
        ['--version', texts.version],
        ['-h, --help', say.helpOption],
      ],
      {
        first: COMMAND_WIDTH,
        width,
      },
    ),
    wrapped(texts.more, width),
  ]);
}

/** `serve`, `play [DEAL]`: a call without the parts that the overview already has. */
const shortCall = (call: string): string =>
  call
    .replace(/^klondike /, '')
    .replace(/^\[(\w+)\]/, '$1')
    .replace(' [options]', '');

/** The text of `klondike COMMAND --help`. */
export function helpOn({ call, options, texts }: CommandManual, say: HelpStrings, width = WIDTH): string {
  const { heads } = say;
  const rows = Object.entries(options).map(([name, { takes }]): Row => [
    withValue(`--${name}`, takes, say),
    texts.options[name] ?? '',
  ]);
  return paragraphs([
    wrapped(`${capitalized(texts.does)}.`, width),
    wrapped(`${heads.usage} ${say.valueNames(call)}`, width),
    list(heads.options, [...rows, ['-h, --help', say.helpOption]], { first: OPTION_WIDTH, width }),
    list(heads.examples, Object.entries(texts.examples ?? {}), { first: EXAMPLE_WIDTH, width }),
    ...texts.notes.map((text) => wrapped(text, width)),
    list(heads.statuses, Object.entries(texts.statuses ?? {}), { first: STATUS_WIDTH, width }),
  ]);
}

const paragraphs = (parts: readonly (readonly string[])[]): string =>
  parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');

const withValue = (name: string, takes: Option['takes'], say: HelpStrings): string =>
  takes === undefined ? name : `${name} ${say.valueNames(takes)}`;

type Row = readonly [name: string, text: string];

/** Lists the rows in two columns; in a narrow terminal, each text is below its name. Empty without rows. */
function list(
  head: string,
  rows: readonly Row[],
  { first, width }: { readonly first: number; readonly width: number },
): readonly string[] {
  const isNarrow = width - first < LEAST_TEXT;
  const indent = ' '.repeat(isNarrow ? 6 : first);
  const lines = rows.flatMap(([name, text]) => {
    const words = `  ${name}`;
    const [start = '', ...others] = wrapped(text, width - indent.length);
    const isBeside = !isNarrow && words.length < first - 1;
    const top = isBeside ? [words.padEnd(first) + start] : [words, indent + start];
    return [...top, ...others.map((line) => indent + line)];
  });
  return lines.length === 0 ? [] : [head, ...lines];
}

/** Breaks the text into lines of at most `width` characters. */
export const wrapped = (text: string, width: number): string[] =>
  text.replace(/[ \n]+/g, ' ').match(new RegExp(`[^ ](?:.{0,${width - 2}}[^ ])?(?= |$)`, 'g')) ?? [];
