/** A deal of the whole deck that wins itself: whatever lies open goes up, and then what each draw shows. */

/** In the order in which they go up. */
const ORDER = Array.from('A23456789TJQK', (rank) => Array.from('shdc', (suit) => rank + suit)).flat();

const SUITS = 'shdc';

/** From the top of each column down: first the seven top cards, then the six below them, and so on. */
const COLUMNS = Array.from({ length: 7 }, (_, row) =>
  Array.from({ length: 7 - row }, (_, at) => row + at),
).flat();

/** Bottom to top, from the first column on. */
const columns = Array.from({ length: 7 }, (_, column) =>
  ORDER.slice(0, COLUMNS.length)
    .filter((_, at) => COLUMNS[at] === column)
    .reverse(),
);

/** Top to bottom. Three are drawn at once, and the last of them goes up first. */
const stock = ORDER.slice(COLUMNS.length).map((_, at, rest) => rest[at - (at % 3) + 2 - (at % 3)] ?? '');

/** Its name: the cards bottom to top, for a house that draws three and deals by column. */
export const EASY_DEAL = [...stock.reverse(), ...columns.flat().reverse()].join(' ');

const up = (card = '', from: string): string => `${from}>f${SUITS.indexOf(card.charAt(1)) + 1}`;

/** The moves that win it: words of a script, one for each. */
export const EASY_MOVES: readonly string[] = ORDER.flatMap((card, at) => {
  const drawn = at - COLUMNS.length;
  if (drawn < 0) return up(card, `t${(COLUMNS[at] ?? 0) + 1}`);
  return drawn % 3 === 0 ? ['stock', up(card, 'w')] : up(card, 'w');
});

/** The script of its game after all but so many of the moves. */
export const easyGameBut = (count: number, rules = 'ulg'): string =>
  `[Game "klondike"]\n[Rules "${rules}"]\n[Deal "${EASY_DEAL}"]\nnew ${EASY_MOVES.slice(0, -count).join(' ')}\n`;
