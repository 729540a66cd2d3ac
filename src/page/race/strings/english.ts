/** The English texts about links that carry moves. */
const movesText = (moves: number): string => `${moves} ${moves === 1 ? 'move' : 'moves'}`;
const upText = (cards: number): string => `${cards} ${cards === 1 ? 'card' : 'cards'} up`;

export const RACE_ENGLISH = {
  /** An entry of the menu. */
  copy: 'Copy link with my moves',
  linkOfMoves: 'Link with my moves',
  copied: 'Link with your moves copied.',
  tooLong: 'This game has too many moves for a link. Copy its script instead.',
  /** The name of the line that compares two games. */
  line: 'The other game',
  /** The other game had more moves than this one has now. */
  standing: (moves: number, all: number, { theirs, yours }: Ups): string =>
    `Their game after ${moves} of ${movesText(all)}: ${upText(theirs)}. Yours: ${upText(yours)}.`,
  /** The other game had no more moves. */
  ended: (all: number, { theirs, yours }: Ups): string =>
    `Their game ended after ${movesText(all)}: ${upText(theirs)}. Yours: ${upText(yours)}.`,
  /** Both have won. */
  outcome: (theirs: number, yours: number): string =>
    `${movesText(theirs)} ${theirs === 1 ? 'was' : 'were'} to be beaten: you needed ${yours}.`,
  /** The other game was not won. */
  onlyYou: (yours: number): string => `Their game was not won. You have won it with ${movesText(yours)}.`,
  /** Why a link cannot be read; without the full stop. */
  noMoves: (title: string): string => `${title} has no links with moves`,
  noDeal: 'There are moves in it, but no deal',
  notMoves: 'It has more in it than moves',
  /** @param number of the move, from 1 */
  badMove: (number: number, word: string): string => `Move ${number}, ${word}, cannot be made`,
};

/** Cards on the foundations, in two games after as many moves. */
export interface Ups {
  readonly theirs: number;
  readonly yours: number;
}

export type RaceStrings = typeof RACE_ENGLISH;
