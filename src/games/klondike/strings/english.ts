/** The names of Klondike's houses (rule sets), in English. */
const redealsText = (often: number): string => {
  if (often === Infinity) return 'unlimited redeals';
  if (often === 0) return 'no redeals';
  return often === 1 ? '1 redeal' : `${often} redeals`;
};

export const KLONDIKE_HOUSES_ENGLISH = {
  houses: {
    ulg: 'Klondike',
    'ycp-selection': 'Selections (York 2021)',
    'ycp-text': 'Numbered piles (York 2009)',
    'ycp-text-reference': 'Numbered piles (York 2009, reference program)',
    ksu: 'Clicks (Kansas State)',
  },
  /** The name of the usual house, for places where the game's name is not next to it. */
  usual: 'Liège rules',
  /** The title of a house with different values for `draw` or `redeals`; undefined keeps the house's value. */
  changed: (title: string, draw: number | undefined, redeals: number | undefined): string =>
    [
      title,
      ...(draw === undefined ? [] : [`draw ${draw}`]),
      ...(redeals === undefined ? [] : [redealsText(redeals)]),
    ].join(', '),
  /** The parts of a game's name. */
  title: {
    draw: (cards: number): string => `Draw ${cards}`,
    redeals: (redeals: number): string => {
      if (redeals === 0) return 'No redeals';
      return Number.isFinite(redeals)
        ? `${redeals} ${redeals === 1 ? 'redeal' : 'redeals'}`
        : 'Unlimited redeals';
    },
    winnable: 'Winnable',
    levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  },
};

export type KlondikeHouseStrings = typeof KLONDIKE_HOUSES_ENGLISH;
