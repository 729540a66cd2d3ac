/** What Klondike's tables on the page say beside their view, in English. */
export const KLONDIKE_PAGE_ENGLISH = {
  /** In the menu. */
  houses: {
    ulg: 'Klondike',
    'ycp-selection': 'Selections (York 2021)',
    'ycp-text': 'Numbered piles (York 2009)',
    ksu: 'Clicks (Kansas State)',
  },
  /** Kansas State's announcement of a win. */
  youWin: 'You win!',
  /** What a deal by a seed is known by. */
  seed: (seed: string): string => `seed ${seed}`,
  /** The dialog in which a seed is chosen. */
  chooseSeed: 'Seed',
  /** The button that opens it. */
  seedButton: (seed: string): string => `Seed: ${seed}`,
  /** @param label of the button */
  seedNext: (label: string, next: number): string => `${label}, next: ${next}`,
  seedField: (random: number, most: string): string =>
    `A number from ${random} to ${most}; ${random} deals at random: `,
  inPlay: (deal: string): string => `The game in play is ${deal}.`,
  ok: 'OK',
};

export type KlondikePageStrings = typeof KLONDIKE_PAGE_ENGLISH;
