/** The English texts that all browser tables share. */
export const BROWSER_ENGLISH = {
  commands: { menu: { label: 'Menu', help: 'the menu' } },
  /** The name of the toolbar, for screen readers. */
  toolbar: 'Game',
  /** The name of the announcement of a win, for screen readers. */
  won: 'Won',
  /** @param clock how long a game took: `3:20` */
  time: (clock: string): string => `time ${clock}`,
  close: 'Close',
  /** The headings of the menu. */
  groups: { play: 'Play', games: 'Games', look: 'Look', share: 'Share', advanced: 'Advanced' },
  /** @param credit the name of the player or program that plays; may be empty */
  about: (title: string, credit: string): string =>
    credit === '' ? `${title}.` : `${title}, played by ${credit}.`,
  deal: (title: string): string => `Deal: ${title}.`,
  /** The parts of the look, and the choices for each. */
  looks: {
    theme: {
      label: 'Theme',
      values: { system: 'System', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
    },
    /** The number of suit colors. */
    colors: { label: 'Suit colors', values: { two: 'Two', four: 'Four' } },
    deck: { label: 'Deck', values: { modern: 'Modern', classic: 'Classic' } },
    felt: {
      label: 'Table color',
      values: { green: 'Green', blue: 'Blue', slate: 'Slate', teal: 'Teal', wine: 'Wine red', plum: 'Plum' },
    },
    back: {
      label: 'Card backs',
      values: {
        lattice: 'Blue lattice',
        dots: 'Red dots',
        stripes: 'Green stripes',
        rays: 'Violet rays',
        waves: 'Teal waves',
        tiles: 'Golden diamonds',
      },
    },
    side: {
      label: 'Stock and waste',
      values: {
        left: 'On the left',
        right: 'On the right',
        'bottom-left': 'Bottom left on a phone',
        'bottom-right': 'Bottom right on a phone',
      },
    },
  },
  sound: 'Sound',
  sounds: { on: 'On', off: 'Off' },
  dealThis: 'Deal this',
  copyName: 'Copy name',
  copyLink: 'Copy link',
  copied: 'Copied.',
  /** @param label the text on the button that could not copy */
  copyByHand: (label: string): string => `${label}: copy this text yourself`,
  /** Appears when a player tries to play at a table that is only for watching. */
  onlyShown: 'You can only watch this game.',
  nothingToRedo: "There's no move to redo.",
  /** Appears when the handler throws an error. */
  failed: "That didn't work.",
};

export type BrowserStrings = typeof BROWSER_ENGLISH;
