/** The commands `completion` and `man`, which describe all commands. */
import { readName } from '../arguments.js';
import type { CliCommand } from '../command.js';
import { command, helpOfAll } from '../command.js';
import { UsageError } from '../errors.js';
import { languageFrom } from '../play/locale.js';
import { helpStrings } from '../strings/command-texts.js';

const PRINTERS = {
  bash: async () => (await import('./bash.js')).bashCompletion,
  zsh: async () => (await import('./zsh.js')).zshCompletion,
  fish: async () => (await import('./fish.js')).fishCompletion,
} as const;

type ShellName = keyof typeof PRINTERS;

const SHELLS = Object.keys(PRINTERS) as ShellName[];

/** @param all returns all commands, including these two */
export const manualCommands = (all: () => readonly CliCommand[]): readonly [CliCommand, CliCommand] => [
  completion(all),
  man(all),
];

const completion = (all: () => readonly CliCommand[]): CliCommand =>
  command({
    name: 'completion',
    call: 'klondike completion SHELL',
    options: {},
    takesFiles: true,
    words: SHELLS,
    texts: (say) => say.completion,
    start: async (_values, words, { output, process }) => {
      const shell = readShell(words);
      const language = languageFrom(process.env);
      const [print, { completedOf }] = await Promise.all([PRINTERS[shell](), import('./completion.js')]);
      output.print(print(completedOf(await helpOfAll(all(), language), await helpStrings(language))));
      return 0;
    },
  });

const man = (all: () => readonly CliCommand[]): CliCommand =>
  command({
    name: 'man',
    call: 'klondike man',
    options: {},
    texts: (say) => say.man,
    start: async (_values, _words, { output }) => {
      const [{ manualOf }, { version }] = await Promise.all([import('./man.js'), import('../version.js')]);
      output.print(
        manualOf(await helpOfAll(all(), 'en'), { say: await helpStrings('en'), version: version() }),
      );
      return 0;
    },
  });

/** @throws UsageError */
function readShell([word, stray]: readonly string[]): ShellName {
  if (word === undefined) throw new UsageError((say) => say.completion.needs(SHELLS));
  if (stray !== undefined) throw new UsageError((say) => say.unexpected(stray));
  return readName('completion', word, SHELLS);
}
