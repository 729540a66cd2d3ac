/** The English texts for the list of moves. */
export const MOVES_ENGLISH = {
  title: 'Moves',
  deal: 'the deal',
  /** The undone moves that were played instead of this one. */
  others: (moves: number): string => `${moves} other ${moves === 1 ? 'move' : 'moves'} here`,
  /** The verdict on the game after a move, where it changes. */
  winnable: '\u2713 still winnable',
  lost: '\u2717 lost from here',
  /** @param move in words */
  atMove: (number: number, move: string): string => `Move ${number}: ${move}`,
  atDeal: 'Back at the deal.',
};

export type MovesStrings = typeof MOVES_ENGLISH;
