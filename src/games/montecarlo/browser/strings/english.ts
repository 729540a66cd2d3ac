/** What a page says of Monte Carlo Solitaire, in English. */
export const MONTECARLO_BROWSER_ENGLISH = {
  commands: {
    firstCell: { help: 'to the corners' },
    lastCell: { help: 'to the corners' },
    keys: { label: 'Keys', help: 'these keys' },
  },
};

export type MonteCarloBrowserSection = typeof MONTECARLO_BROWSER_ENGLISH;
