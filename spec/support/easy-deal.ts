/** A deal that wins itself. All open cards go to the foundations, and then so does each card that is drawn. */

/** The cards in the order in which they go to the foundations. */
const ORDER = Array.from('A23456789TJQK', (rank) => Array.from('shdc', (suit) => rank + suit)).flat();

const SUITS = 'shdc';

/** The cards of the columns from top to bottom, first the seven top cards, then the six below them, and so on. */
const COLUMNS = Array.from({ length: 7 }, (_, row) =>
  Array.from({ length: 7 - row }, (_, at) => row + at),
).flat();

/** The columns from first to last, each from bottom to top. */
const columns = Array.from({ length: 7 }, (_, column) =>
  ORDER.slice(0, COLUMNS.length)
    .filter((_, at) => COLUMNS[at] === column)
    .reverse(),
);

/** Top to bottom. Each draw takes three cards, and the last of them goes to a foundation first. */
const stock = ORDER.slice(COLUMNS.length).map((_, at, rest) => rest[at - (at % 3) + 2 - (at % 3)] ?? '');

/** The name of the deal. It lists the cards bottom to top, for a house that draws three cards and deals by column. */
export const EASY_DEAL = [...stock.reverse(), ...columns.flat().reverse()].join(' ');

const up = (card = '', from: string): string => `${from}>f${SUITS.indexOf(card.charAt(1)) + 1}`;

/** The moves that win the game, as words of a script. */
export const EASY_MOVES: readonly string[] = ORDER.flatMap((card, at) => {
  const drawn = at - COLUMNS.length;
  if (drawn < 0) return up(card, `t${(COLUMNS[at] ?? 0) + 1}`);
  return drawn % 3 === 0 ? ['stock', up(card, 'w')] : up(card, 'w');
});

/** The script of the game without the last moves. @param count how many moves to leave out */
export const easyGameBut = (count: number, rules = 'ulg'): string =>
  `[Game "klondike"]\n[Rules "${rules}"]\n[Deal "${EASY_DEAL}"]\nnew ${EASY_MOVES.slice(0, -count).join(' ')}\n`;
