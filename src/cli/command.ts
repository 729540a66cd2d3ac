/** A command of `klondike`: its name, what it takes, its help, and how it is run. */
import type { Option, Options, Values } from './arguments.js';
import { readArguments } from './arguments.js';
import type { Shell } from './shell.js';

/** What a command's help, its completion and its part of the manual are made of. */
export interface CommandWords {
  readonly name: string;
  /** How the command is called; `does` says what it does. */
  readonly call: string;
  readonly does: string;
  readonly options: Options;
  /** Does it take words that are no options? */
  readonly takesFiles?: boolean;
  /** The words that it takes, if they are few. Without them they are files. */
  readonly words?: readonly string[];
  /** Paragraphs below the options in its help. */
  readonly notes: readonly string[];
}

export interface Command {
  readonly name: string;
  readonly about: CommandWords;
  /** The command's line in the overview: what it takes besides options, and what it does. */
  readonly line: string;
  readonly help: string;
  /** Runs the command with the words after its name, and resolves to the exit status. @throws UsageError */
  readonly run: (words: readonly string[], shell: Shell) => Promise<number>;
}

interface Definition<Given extends Options> extends CommandWords {
  readonly options: Given;
  readonly start: (values: Values<Given>, files: readonly string[], shell: Shell) => Promise<number>;
}

const CALL_WIDTH = 30;
const OPTION_WIDTH = 18;

/** The width of a terminal, in characters. */
export const WIDTH = 80;

export function command<const Given extends Options>(definition: Definition<Given>): Command {
  const { name, call, does, options, takesFiles = false, notes, start } = definition;
  const line = `${call.replace(' [options]', '').padEnd(CALL_WIDTH)} ${does}`;
  const rows = Object.entries(options).map(([option, about]) => optionHelp(`--${option}`, about));
  const paragraphs = notes.flatMap((text) => ['', ...wrapped(text, WIDTH)]);
  const help = [
    `${call}  ${does}`,
    '',
    ...rows,
    optionHelp('-h, --help', { text: 'this text' }),
    ...paragraphs,
  ].join('\n');
  return {
    name,
    about: definition,
    line,
    help,
    run: async (words, shell) => {
      const given = readArguments(words, { options, takesFiles });
      if (!given.help) return start(given.values, given.files, shell);
      shell.output.print(help);
      return 0;
    },
  };
}

/** The help of an option. A name that is too long for its column has a line of its own. */
function optionHelp(name: string, { takes, text }: Option): string {
  const words = `  ${name}${takes === undefined ? '' : ` ${takes}`}`;
  const indent = ' '.repeat(OPTION_WIDTH);
  const beside = words.length < OPTION_WIDTH - 1 ? words.padEnd(OPTION_WIDTH) : `${words}\n${indent}`;
  return beside + wrapped(text, WIDTH - OPTION_WIDTH).join(`\n${indent}`);
}

/** The words in lines of at most so many characters. */
export const wrapped = (text: string, width: number): string[] =>
  text.replace(/\s+/g, ' ').match(new RegExp(`\\S(?:.{0,${width - 2}}\\S)?(?=\\s|$)`, 'g')) ?? [];
