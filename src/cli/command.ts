/** A command of `klondike`: its syntax, its help, and the function that runs it. */
import type { LanguageName } from '../core/strings/language.js';
import type { HelpTexts } from '../kit/kit.js';
import type { CommandOptions, CommandSyntax, OptionValues } from './arguments.js';
import { readArguments } from './arguments.js';
import type { CommandManual } from './manual/help.js';
import { helpOn } from './manual/help.js';
import type { HelpStrings } from './manual/strings/english.js';
import { languageFrom, spelledFor } from './play/locale.js';
import type { Shell } from './shell.js';
import { helpWidth, outputWidth } from './shell.js';
import { helpStrings } from './strings/command-texts.js';

export interface CliCommand {
  readonly name: string;
  readonly help: (language: LanguageName) => Promise<CommandManual>;
  /** Runs the command with the arguments after its name. Resolves to the exit status. @throws UsageError */
  readonly run: (words: readonly string[], shell: Shell) => Promise<number>;
}

export const helpOfAll = (
  commands: readonly CliCommand[],
  language: LanguageName,
): Promise<CommandManual[]> => Promise.all(commands.map(({ help }) => help(language)));

interface Definition<Given extends CommandOptions> extends CommandSyntax<Given> {
  /** The texts of the command, from all texts in a language. */
  readonly texts: (
    say: HelpStrings,
    language: LanguageName,
  ) => HelpTexts<keyof Given & string> | Promise<HelpTexts<keyof Given & string>>;
  readonly start: (values: OptionValues<Given>, files: readonly string[], shell: Shell) => Promise<number>;
}

export function command<const Given extends CommandOptions>(definition: Definition<Given>): CliCommand {
  const { texts, start, ...syntax } = definition;
  const helpIn = async (language: LanguageName): Promise<CommandManual> => ({
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
      const text = helpOn(
        await helpIn(language),
        await helpStrings(language),
        helpWidth(outputWidth(process)),
      );
      output.print(spelledFor(process, text));
      return 0;
    },
  };
}
