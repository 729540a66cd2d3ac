/** A command of `klondike`: its name, what it takes, its help, and how it is run. */
import type { EachLanguage, LanguageName } from '../core/strings/language.js';
import type { Option, Options, Taken, Values } from './arguments.js';
import { readArguments, valueNames } from './arguments.js';
import { languageFrom } from './play/language.js';
import { spelledFor } from './play/locale.js';
import type { Shell } from './shell.js';

/** What a command's help, its completion and its part of the manual are made of. */
export interface CommandWords {
  readonly name: string;
  /** How the command is called; `does` says what it does. */
  readonly call: string;
  readonly does: EachLanguage;
  readonly options: Options;
  /** Does it take words that are not options? `1` means exactly one. */
  readonly takesFiles?: Taken<Options>['takesFiles'];
  /** The words that it takes, if they are few. Without them they are files. */
  readonly words?: readonly string[];
  /** Paragraphs below the options in its help. */
  readonly notes: readonly EachLanguage[];
}

export interface Command {
  readonly name: string;
  readonly about: CommandWords;
  /** Runs the command with the words after its name, and resolves to the exit status. @throws UsageError */
  readonly run: (words: readonly string[], shell: Shell) => Promise<number>;
}

interface Definition<Given extends Options> extends CommandWords {
  readonly options: Given;
  readonly start: (values: Values<Given>, files: readonly string[], shell: Shell) => Promise<number>;
}

/** The option that every command takes. */
export const HELP_OPTION: Option = { text: { en: 'show this help', fr: 'afficher cette aide' } };

const CALL_WIDTH = 30;
const OPTION_WIDTH = 18;

/** The width of a terminal, in characters. */
export const WIDTH = 80;

export function command<const Given extends Options>(definition: Definition<Given>): Command {
  const { name, options, takesFiles = false, start } = definition;
  return {
    name,
    about: definition,
    run: async (words, shell) => {
      const language = languageFrom(shell.process.env);
      const given = readArguments(words, { options, takesFiles, language });
      if (!given.help) return start(given.values, given.files, shell);
      shell.output.print(spelledFor(shell.process, helpOn(definition, language)));
      return 0;
    },
  };
}

/** The command's line in the overview. It leaves out the options. */
export const overviewLine = ({ call, does }: CommandWords, language: LanguageName): string =>
  callLine(valueNames(call, language).replace(' [options]', ''), does[language]);

/** A line of the overview. */
export const callLine = (call: string, does: string): string => `${call.padEnd(CALL_WIDTH)} ${does}`;

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

/** The help of an option. A name that is too long for its column has a line of its own. */
function optionHelp(name: string, { takes, text }: Option, language: LanguageName): string {
  const words = `  ${name}${takes === undefined ? '' : ` ${valueNames(takes, language)}`}`;
  const indent = ' '.repeat(OPTION_WIDTH);
  const beside = words.length < OPTION_WIDTH - 1 ? words.padEnd(OPTION_WIDTH) : `${words}\n${indent}`;
  return beside + wrapped(text[language], WIDTH - OPTION_WIDTH).join(`\n${indent}`);
}

/** The words in lines of at most so many characters. */
export const wrapped = (text: string, width: number): string[] =>
  text.replace(/[ \n]+/g, ' ').match(new RegExp(`[^ ](?:.{0,${width - 2}}[^ ])?(?= |$)`, 'g')) ?? [];
