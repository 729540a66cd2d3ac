/** The shells whose completion is written. */

/** What each shell reads at its start, to complete the words of the command. */
export const START = {
  bash: 'in ~/.bashrc: source <(klondike completion bash)',
  zsh: 'in ~/.zshrc, after compinit: source <(klondike completion zsh)',
  fish: 'in ~/.config/fish/config.fish: klondike completion fish | source',
} as const;

export type ShellName = keyof typeof START;

export const SHELLS = Object.keys(START) as ShellName[];
