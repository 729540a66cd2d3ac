/** What shells complete, from the definitions of the commands. */
import type { Option } from '../arguments.js';
import type { HelpTexts } from '../../kit/command-help.js';
import type { CommandHelp } from './help.js';
import type { HelpStrings } from './strings/english.js';

/** What follows an option or a command: one of some words, a file, or what nobody can guess. */
export type Following =
  | { readonly words: readonly string[]; readonly means?: ReadonlyMap<string, string> }
  | 'file'
  | 'anything';

export interface CompletedOption {
  /** With its dashes. */
  readonly name: string;
  readonly text: string;
  /** The name of its value; absent if it takes none. */
  readonly takes?: string;
  readonly value: Following;
}

export interface CompletedCommand {
  readonly name: string;
  readonly does: string;
  readonly options: readonly CompletedOption[];
  /** What the words after it are; absent if it takes options only. */
  readonly rest?: Following;
}

/** The first command is the one whose options may follow `klondike` itself. */
export type Completed = readonly [CompletedCommand, ...CompletedCommand[]];

/** The words that shells complete after a command. */
export const completed = (
  { name, options, takesFiles = false, words, texts }: CommandHelp,
  say: HelpStrings,
): CompletedCommand => ({
  name,
  does: texts.does,
  options: [
    ...Object.entries(options).map(([option, about]) => completedOption(option, about, texts)),
    { name: '--help', text: briefly(say.helpOption), value: 'anything' },
  ],
  // If a command takes exactly one word, the word is a deal, not a file.
  ...(takesFiles === true && { rest: words === undefined ? 'file' : { words } }),
});

/** Names of values under which paths are given. */
const PATH = /FILE|FOLDER|PLACE|SUBMISSION/;

const completedOption = (name: string, { takes, values }: Option, texts: HelpTexts): CompletedOption => ({
  name: `--${name}`,
  text: briefly(texts.options[name] ?? ''),
  ...(takes !== undefined && { takes }),
  value:
    values === undefined
      ? pathOrNot(takes)
      : { words: values, means: new Map(Object.entries(texts.values?.[name] ?? {})) },
});

const pathOrNot = (takes = ''): Following => (PATH.test(takes) ? 'file' : 'anything');

/** In characters: what has room beside an option. */
const BRIEF = 60;

/** The text to its first pause, in one line. */
function briefly(text: string): string {
  const line = text.replace(/\s+/g, ' ').replace(/ ([:;])/g, '$1');
  const brief = /^[^:;(]*(?=[:;(])/.exec(line)?.[0].trim() ?? '';
  const told = brief.length > 3 ? brief : line;
  return told.length <= BRIEF ? told : `${told.slice(0, BRIEF).replace(/\W+\w*$/, '')}...`;
}

/** What shells complete of these commands, and of `help`, which shows the help of each. */
export function completedOf(commands: readonly CommandHelp[], say: HelpStrings): Completed {
  const names = commands.map(({ name }) => name);
  const help = { name: 'help', does: say.helpCommand, options: [], rest: { words: names } };
  const [first, ...others] = commands.map((one) => completed(one, say));
  return first === undefined ? [help] : [first, ...others, help];
}
