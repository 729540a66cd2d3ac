/** The English texts that all browser tables share. */
export const BROWSER_ENGLISH = {
  commands: {
    menu: { label: 'Settings', help: 'the settings' },
    newGame: { label: 'New game', short: 'New', help: 'new game' },
  },
  /** The name of the toolbar, for screen readers. */
  toolbar: 'Game',
  /** The name of the announcement of a win, for screen readers. */
  won: 'Won',
  /** The panel after a win. */
  win: {
    title: 'You won!',
    /** The main button. */
    nextDeal: 'Next deal',
    /** Unfolds the panel. */
    result: 'Result',
    /** The labels below the figures. */
    moves: (moves: number): string => (moves === 1 ? 'move' : 'moves'),
    time: 'time',
    score: 'score',
    points: (points: number): string => (points === 1 ? 'point' : 'points'),
    /** @param dollars such as `$12` */
    balance: (dollars: string): string => `balance ${dollars}`,
  },
  /** A number of moves to beat, next to the number of moves: `45 moves · beat 98`. */
  beat: (moves: number): string => `beat ${moves}`,
  close: 'Close',
  /** The headings of the settings. */
  groups: {
    play: 'Playing',
    look: 'Table and cards',
    game: 'Game',
    games: 'Switch game',
    share: 'Share',
    help: 'Help',
    advanced: 'Advanced',
  },
  /** The button for the daily deal, for screen readers, while it has a dot. @param label the text on it */
  dailyDue: (label: string): string => `${label}: today's deal isn't won yet`,
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
        left: 'Left',
        right: 'Right',
        'bottom-left': 'Bottom left',
        'bottom-right': 'Bottom right',
      },
      notes: { 'bottom-left': 'on phones', 'bottom-right': 'on phones' },
    },
  },
  sound: 'Sound',
  /** The part of the dialog for a new game in which players type a deal. */
  dealNumber: 'Deal number',
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
