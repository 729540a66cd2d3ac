/** The texts of the list of moves, in English. */
export const MOVES_ENGLISH = {
  title: 'Moves',
  /** Where a game begins. */
  deal: 'the deal',
  /** Moves that were made in place of another, and taken back. */
  others: (moves: number): string => `${moves} other ${moves === 1 ? 'move' : 'moves'} here`,
  /** Said of the game after a move. */
  winnable: '\u2713 can be won',
  lost: '\u2717 lost',
  /** Said when the player has gone to a move. @param move in words */
  atMove: (number: number, move: string): string => `Move ${number}: ${move}`,
  atDeal: 'Back at the deal.',
};

export type MovesStrings = typeof MOVES_ENGLISH;
