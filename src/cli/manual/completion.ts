/** The completion of each shell. */
import type { LanguageName } from '../../core/strings/language.js';
import type { Command } from '../command-words.js';
import type { CommandTexts } from '../strings/command-english.js';
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
export function completionFor(
  shell: ShellName,
  commands: readonly Command[],
  { language, texts }: { readonly language: LanguageName; readonly texts: CommandTexts },
): string {
  const names = commands.map(({ name }) => name);
  const does = texts.helpCommand;
  const help = { name: 'help', does, options: [], rest: { words: names } };
  const [first, ...others] = commands.map(({ about }) => completed(about, language));
  return SCRIPTS[shell](first === undefined ? [help] : [first, ...others, help]);
}
