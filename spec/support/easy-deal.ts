/** A deal of all 52 cards that wins itself: the open cards go up, and then each card that is drawn. */

/** The cards in the order in which they go up. */
const ORDER = Array.from('A23456789TJQK', (rank) => Array.from('shdc', (suit) => rank + suit)).flat();

const SUITS = 'shdc';

/** From the top of each column down: first the seven top cards, then the six below them, and so on. */
const COLUMNS = Array.from({ length: 7 }, (_, row) =>
  Array.from({ length: 7 - row }, (_, at) => row + at),
).flat();

/** The columns, first to last, each bottom to top. */
const columns = Array.from({ length: 7 }, (_, column) =>
  ORDER.slice(0, COLUMNS.length)
    .filter((_, at) => COLUMNS[at] === column)
    .reverse(),
);

/** Top to bottom. Each draw takes three cards, and the last of them goes up first. */
const stock = ORDER.slice(COLUMNS.length).map((_, at, rest) => rest[at - (at % 3) + 2 - (at % 3)] ?? '');

/** Its name: the cards bottom to top, for a house that draws three and deals by column. */
export const EASY_DEAL = [...stock.reverse(), ...columns.flat().reverse()].join(' ');

const up = (card = '', from: string): string => `${from}>f${SUITS.indexOf(card.charAt(1)) + 1}`;

/** The moves that win it, as words of a script. */
export const EASY_MOVES: readonly string[] = ORDER.flatMap((card, at) => {
  const drawn = at - COLUMNS.length;
  if (drawn < 0) return up(card, `t${(COLUMNS[at] ?? 0) + 1}`);
  return drawn % 3 === 0 ? ['stock', up(card, 'w')] : up(card, 'w');
});

/** The script of its game without the last moves. @param count how many moves to leave out */
export const easyGameBut = (count: number, rules = 'ulg'): string =>
  `[Game "klondike"]\n[Rules "${rules}"]\n[Deal "${EASY_DEAL}"]\nnew ${EASY_MOVES.slice(0, -count).join(' ')}\n`;
