/** Makes a command of `klondike` from its words and what it does. */
import type { Options, Values } from './arguments.js';
import { readArguments } from './arguments.js';
import type { Command, CommandWords } from './command-words.js';
import { languageFrom } from './play/language.js';
import { spelledFor } from './play/locale.js';
import type { Shell } from './shell.js';

interface Definition<Given extends Options> extends CommandWords {
  readonly options: Given;
  readonly start: (values: Values<Given>, files: readonly string[], shell: Shell) => Promise<number>;
}

export function command<const Given extends Options>(definition: Definition<Given>): Command {
  const { name, options, takesFiles = false, start } = definition;
  return {
    name,
    about: definition,
    run: async (words, shell) => {
      const given = readArguments(words, { name, options, takesFiles });
      if (!given.help) return start(given.values, given.files, shell);
      const { helpOn } = await import('./help.js');
      const { process, output } = shell;
      output.print(spelledFor(process, helpOn(definition, languageFrom(process.env))));
      return 0;
    },
  };
}
