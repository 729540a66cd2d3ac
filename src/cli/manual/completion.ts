/** The words that shells complete, from the definitions of the commands. */
import type { HelpTexts } from '../../kit/kit.js';
import type { Option } from '../arguments.js';
import type { CommandManual } from './help.js';
import type { HelpStrings } from './strings/english.js';

/** The words after an option or a command: one of these words, a file, or anything. */
export type CompletionWords =
  | { readonly words: readonly string[]; readonly means?: ReadonlyMap<string, string> }
  | 'file'
  | 'anything';

export interface OptionCompletion {
  /** With its dashes. */
  readonly name: string;
  readonly text: string;
  /** The name of its value; absent if it takes no value. */
  readonly takes?: string;
  readonly value: CompletionWords;
}

export interface CommandCompletion {
  readonly name: string;
  readonly does: string;
  readonly options: readonly OptionCompletion[];
  /** Its arguments; absent if it takes only options. */
  readonly rest?: CompletionWords;
}

/** The options of the first command may follow `klondike` itself. */
export type CompletionTable = readonly [CommandCompletion, ...CommandCompletion[]];

export const completed = (
  { name, options, takesFiles = false, words, texts }: CommandManual,
  say: HelpStrings,
): CommandCompletion => ({
  name,
  does: texts.does,
  options: [
    ...Object.entries(options).map(([option, about]) => completedOption(option, about, texts)),
    { name: '--help', text: briefly(say.helpOption), value: 'anything' },
  ],
  // A command that takes one argument of any kind takes a deal, not a file.
  ...(words !== undefined && { rest: { words } }),
  ...(words === undefined && takesFiles === true && { rest: 'file' }),
});

/** The names of values that are paths. */
const PATH = /FILE|FOLDER|PLACE|SUBMISSION/;

const completedOption = (name: string, { takes, values }: Option, texts: HelpTexts): OptionCompletion => ({
  name: `--${name}`,
  text: briefly(texts.options[name] ?? ''),
  ...(takes !== undefined && { takes }),
  value:
    values === undefined
      ? pathOrNot(takes)
      : { words: values, means: new Map(Object.entries(texts.values?.[name] ?? {})) },
});

const pathOrNot = (takes = ''): CompletionWords => (PATH.test(takes) ? 'file' : 'anything');

/** The maximum length of a description, in characters. */
const BRIEF = 60;

/** The text up to its first pause, in one line. */
function briefly(text: string): string {
  const line = text.replace(/\s+/g, ' ').replace(/ ([:;])/g, '$1');
  const brief = /^[^:;(]*(?=[:;(])/.exec(line)?.[0].trim() ?? '';
  const chosen = brief.length > 3 ? brief : line;
  return chosen.length <= BRIEF
    ? chosen
    : `${chosen.slice(0, BRIEF).replace(/[^\p{L}\p{N}]+[\p{L}\p{N}]*$/u, '')}...`;
}

/** The completion of these commands and of `help`. */
export function completedOf(commands: readonly CommandManual[], say: HelpStrings): CompletionTable {
  const names = commands.map(({ name }) => name);
  const help = { name: 'help', does: say.helpCommand, options: [], rest: { words: names } };
  const [first, ...others] = commands.map((one) => completed(one, say));
  return first === undefined ? [help] : [first, ...others, help];
}
