/** The English texts of a new player's first game. They load with its first screen. */
export const FIRST_GAME_ENGLISH = {
  /** The games to choose between, by the cards per draw. */
  starts: {
    '1': { title: 'Draw 1', text: 'One at a time. Easier.' },
    '3': { title: 'Draw 3', text: 'Three at a time. The classic.' },
  },
  /** The guided steps. The table marks the move of each. */
  steps: {
    up: {
      title: 'Aces go to the top',
      text: 'Each suit goes up from ace to king. Click or tap the glowing card.',
    },
    build: {
      title: 'Red on black, black on red',
      text: 'In the columns, ranks go down and colors alternate. Click the glowing card, or drag it.',
    },
    draw: {
      title: 'Draw from the stock',
      text: 'No good move in the columns? Click the stock for more cards.',
    },
    waste: {
      title: 'Play from the waste',
      text: 'You can always play its top card. Click it, and it finds its place.',
    },
    /** Instead of `waste`, while the top card can't go anywhere. */
    noPlace: {
      title: 'Play from the waste',
      text: 'This card has no place yet. Click the stock again.',
    },
  },
  /** After the last step. */
  done: {
    title: 'Now you know how to play',
    text: 'Bring all four suits up to their kings to win. Stuck? Try Hint. Changed your mind? Undo.',
  },
};

export type FirstGameStrings = typeof FIRST_GAME_ENGLISH;
