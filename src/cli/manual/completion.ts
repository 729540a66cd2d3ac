/** The completion of each shell. */
import type { Command } from '../command.js';
import { bashCompletion } from './bash.js';
import type { Completed } from './completed.js';
import { completed } from './completed.js';
import { fishCompletion } from './fish.js';
import type { ShellName } from './shells.js';
import { zshCompletion } from './zsh.js';

const SCRIPTS: Readonly<Record<ShellName, (commands: Completed) => string>> = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
};

/** The text that the shell reads at its start. */
export function completionFor(shell: ShellName, commands: readonly Command[]): string {
  const names = commands.map(({ name }) => name);
  const help = { name: 'help', does: 'what a command takes', options: [], rest: { words: names } };
  const [first, ...others] = commands.map(({ about }) => completed(about));
  return SCRIPTS[shell](first === undefined ? [help] : [first, ...others, help]);
}
