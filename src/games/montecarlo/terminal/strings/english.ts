/** What a terminal says of Monte Carlo Solitaire, in English. */
export const MONTECARLO_TERMINAL_ENGLISH = {
  commands: { goBack: { help: 'go back' } },
};

export type MonteCarloTerminalSection = typeof MONTECARLO_TERMINAL_ENGLISH;
