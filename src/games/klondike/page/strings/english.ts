/** The texts of Klondike on the page, besides those of its view, in English. */
const redealsText = (often: number): string => {
  if (often === Infinity) return 'redeals at will';
  if (often === 0) return 'no redeal';
  return often === 1 ? '1 redeal' : `${often} redeals`;
};

export const KLONDIKE_PAGE_ENGLISH = {
  /** Names in the menu. */
  houses: {
    ulg: 'Klondike',
    'ycp-selection': 'Selections (York 2021)',
    'ycp-text': 'Numbered piles (York 2009)',
    'ycp-text-reference': 'Numbered piles (York 2009, reference program)',
    ksu: 'Clicks (Kansas State)',
  },
  /** A house with changes. `redeals` is undefined if that is not changed. */
  changed: (title: string, draw: number | undefined, redeals: number | undefined): string =>
    [
      title,
      ...(draw === undefined ? [] : [`draw ${draw}`]),
      ...(redeals === undefined ? [] : [redealsText(redeals)]),
    ].join(', '),
  /** Kansas State's announcement of a win. */
  youWin: 'You win!',
  /** The name of a deal by a seed. */
  seed: (seed: string): string => `seed ${seed}`,
  /** The dialog in which a seed is chosen. */
  chooseSeed: 'Seed',
  /** The button that opens the dialog. */
  seedButton: (seed: string): string => `Seed: ${seed}`,
  /** @param label the label of the button */
  seedNext: (label: string, next: number): string => `${label}, next: ${next}`,
  seedField: (random: number, most: string): string =>
    `A number from ${random} to ${most}; ${random} deals at random: `,
  inPlay: (deal: string): string => `The game in play is ${deal}.`,
  ok: 'OK',
  /** The dialog with the calendar. */
  daily: 'Deal of the day',
  /** The dialog that tells how the game is played. */
  howTo: 'How to play',
  /** The dialog in which rules and deal are chosen. */
  newGame: 'Choose a game',
};

export type KlondikePageStrings = typeof KLONDIKE_PAGE_ENGLISH;
