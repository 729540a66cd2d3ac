/** A command of `klondike`: how it is called, its help, and how it is run. */
import type { LanguageName } from '../core/strings/language.js';
import type { HelpTexts } from '../kit/command-help.js';
import type { CommandSyntax, Options, Values } from './arguments.js';
import { readArguments } from './arguments.js';
import type { CommandHelp } from './manual/help.js';
import type { HelpStrings } from './manual/strings/english.js';
import { languageFrom, spelledFor } from './play/locale.js';
import type { Shell } from './shell.js';
import { helpStrings } from './strings/catalogue.js';

export interface Command {
  readonly name: string;
  readonly help: (language: LanguageName) => Promise<CommandHelp>;
  /** Runs the command with the words after its name, and resolves to the exit status. @throws UsageError */
  readonly run: (words: readonly string[], shell: Shell) => Promise<number>;
}

export const helpOfAll = (commands: readonly Command[], language: LanguageName): Promise<CommandHelp[]> =>
  Promise.all(commands.map(({ help }) => help(language)));

interface Definition<Given extends Options> extends CommandSyntax<Given> {
  /** Takes its texts out of those of a language. */
  readonly texts: (
    say: HelpStrings,
    language: LanguageName,
  ) => HelpTexts<keyof Given & string> | Promise<HelpTexts<keyof Given & string>>;
  readonly start: (values: Values<Given>, files: readonly string[], shell: Shell) => Promise<number>;
}

export function command<const Given extends Options>(definition: Definition<Given>): Command {
  const { texts, start, ...syntax } = definition;
  const helpIn = async (language: LanguageName): Promise<CommandHelp> => ({
    ...syntax,
    texts: await texts(await helpStrings(language), language),
  });
  return {
    name: syntax.name,
    help: helpIn,
    run: async (words, shell) => {
      const given = readArguments(words, syntax);
      if (!given.help) return start(given.values, given.files, shell);
      const { process, output } = shell;
      const language = languageFrom(process.env);
      const { helpOn } = await import('./manual/help.js');
      output.print(spelledFor(process, helpOn(await helpIn(language), await helpStrings(language))));
      return 0;
    },
  };
}
