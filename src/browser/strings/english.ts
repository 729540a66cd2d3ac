/** What all tables of a page say, in English. */
export const BROWSER_ENGLISH = {
  commands: { menu: { label: 'Menu', help: 'the menu' } },
  /** What the buttons over a table are called together. */
  toolbar: 'Game',
  /** What the announcement of a win is called. */
  won: 'Won',
  close: 'Close',
  games: 'Games',
  /** @param credit whom the game is played by; may be empty */
  about: (title: string, credit: string): string =>
    credit === '' ? `${title}.` : `${title}, played by ${credit}.`,
  deal: (title: string): string => `Deal: ${title}.`,
  theme: 'Theme',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  colors: 'Suit colors',
  /** How many. */
  suitColors: { two: 'Two', four: 'Four' },
  dealThis: 'Deal this',
  copyName: 'Copy name',
  copyLink: 'Copy link',
  copied: 'Copied.',
  /** @param label of the button that could not copy */
  copyByHand: (label: string): string => `${label}: copy this by hand`,
  /** A table that nobody plays at. */
  onlyShown: 'This table is only shown.',
  nothingToRedo: 'There is no move to redo.',
  /** An error was thrown. */
  failed: 'This could not be done.',
};

export type BrowserStrings = typeof BROWSER_ENGLISH;
