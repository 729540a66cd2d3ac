/** The shells whose completion is written. */

import type { EachLanguage } from '../../core/strings/language.js';

/** What each shell reads at its start, to complete the words of the command. */
export const START = {
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

export type ShellName = keyof typeof START;

export const SHELLS = Object.keys(START) as ShellName[];
