/** Makes a command of `klondike` from its words and what it does. */
import type { CommandWords, Options, Values } from './arguments.js';
import { readArguments } from './arguments.js';
import { languageFrom, spelledFor } from './play/locale.js';
import type { Shell } from './shell.js';

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
