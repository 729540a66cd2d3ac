/** The commands that tell shells and manuals of all commands. */
import type { Command } from '../command.js';
import { command } from '../command.js';
import { didYouMean } from '../../core/text/nearest.js';
import { UsageError } from '../usage.js';
import type { ShellName } from './shells.js';
import { SHELLS, START } from './shells.js';

/** @param all gives all commands, these included */
export const manualCommands = (all: () => readonly Command[]): readonly [Command, Command] => [
  command({
    name: 'completion',
    call: 'klondike completion SHELL',
    does: 'complete its words in bash, zsh or fish',
    options: {},
    takesFiles: true,
    words: SHELLS,
    notes: ['Prints what the shell is to read at its start:', ...SHELLS.map((shell) => START[shell])],
    start: async (_values, words, { output }) => {
      const shell = readShell(words);
      const { completionFor } = await import('./completion.js');
      output.print(completionFor(shell, all()));
      return 0;
    },
  }),
  command({
    name: 'man',
    call: 'klondike man',
    does: 'print the manual page, for man -l -',
    options: {},
    notes: [
      'klondike man | man -l - shows it. Where the package is installed with --global, man klondike does.',
    ],
    start: async (_values, _words, { output }) => {
      const [{ manualOf }, { version }] = await Promise.all([import('./man.js'), import('../version.js')]);
      output.print(manualOf(all(), version()));
      return 0;
    },
  }),
];

/** @throws UsageError */
function readShell([word, ...others]: readonly string[]): ShellName {
  const takes = `completion takes ${SHELLS.join(', ')}`;
  if (word === undefined) throw new UsageError(takes);
  if (others[0] !== undefined) throw new UsageError(`${takes}, and one of them: '${others[0]}' is too much`);
  const shell = SHELLS.find((name) => name === word);
  if (shell === undefined) throw new UsageError(`${takes}, not '${word}'${didYouMean(word, SHELLS)}`);
  return shell;
}
