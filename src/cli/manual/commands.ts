/** The commands that tell shells and manuals of all commands. */
import type { Command } from '../command.js';
import { command } from '../command.js';
import { languageFrom } from '../play/locale.js';
import { readName } from '../arguments.js';
import type { Completed } from './completion.js';
import { UsageError } from '../errors.js';
import type { EachLanguage } from '../../core/strings/language.js';

/** What each shell reads at its start, to complete the words of the command. */
const START = {
  bash: {
    en: 'in ~/.bashrc: source <(klondike completion bash)',
    fr: 'dans ~/.bashrc\u202f: source <(klondike completion bash)',
  },
  zsh: {
    en: 'in ~/.zshrc, after compinit: source <(klondike completion zsh)',
    fr: 'dans ~/.zshrc, après compinit\u202f: source <(klondike completion zsh)',
  },
  fish: {
    en: 'in ~/.config/fish/config.fish: klondike completion fish | source',
    fr: 'dans ~/.config/fish/config.fish\u202f: klondike completion fish | source',
  },
} as const satisfies Readonly<Record<string, EachLanguage>>;

type ShellName = keyof typeof START;

const SHELLS = Object.keys(START) as ShellName[];

/** The programs that print the completion of each shell. */
const PRINTERS: Readonly<Record<ShellName, () => Promise<(commands: Completed) => string>>> = {
  bash: async () => (await import('./bash.js')).bashCompletion,
  zsh: async () => (await import('./zsh.js')).zshCompletion,
  fish: async () => (await import('./fish.js')).fishCompletion,
};

/** @param all gives all commands, these included */
export const manualCommands = (all: () => readonly Command[]): readonly [Command, Command] => [
  completion(all),
  man(all),
];

const completion = (all: () => readonly Command[]): Command =>
  command({
    name: 'completion',
    call: 'klondike completion SHELL',
    does: {
      en: 'complete commands in bash, zsh or fish',
      fr: 'compléter les commandes dans bash, zsh ou fish',
    },
    options: {},
    takesFiles: true,
    words: SHELLS,
    notes: [
      {
        en: 'Prints a script that your shell reads when it starts:',
        fr: 'Affiche un script que votre shell lit quand il démarre\u202f:',
      },
      ...SHELLS.map((shell) => START[shell]),
    ],
    start: async (_values, words, { output, process }) => {
      const shell = readShell(words);
      const language = languageFrom(process.env);
      const [print, { completedOf }, { commandTexts }] = await Promise.all([
        PRINTERS[shell](),
        import('./completion.js'),
        import('../strings/command-texts.js'),
      ]);
      output.print(print(completedOf(all(), { language, texts: await commandTexts(language) })));
      return 0;
    },
  });

const man = (all: () => readonly Command[]): Command =>
  command({
    name: 'man',
    call: 'klondike man',
    does: {
      en: 'print the manual page, for man -l -',
      fr: 'afficher le manuel (en anglais), pour man -l -',
    },
    options: {},
    notes: [
      {
        en: 'klondike man | man -l - shows it. If the package is installed with --global, so does man klondike.',
        fr: 'klondike man | man -l - l’affiche. Si le paquet est installé avec --global, man klondike l’affiche aussi.',
      },
    ],
    start: async (_values, _words, { output }) => {
      const [{ manualOf }, { version }] = await Promise.all([import('./man.js'), import('../version.js')]);
      output.print(manualOf(all(), version()));
      return 0;
    },
  });

/** @throws UsageError */
function readShell([word, ...others]: readonly string[]): ShellName {
  if (word === undefined) throw new UsageError((say) => say.completion.takes(SHELLS));
  const [other] = others;
  if (other !== undefined) throw new UsageError((say) => say.completion.tooMuch(SHELLS, other));
  return readName('completion', word, SHELLS);
}
