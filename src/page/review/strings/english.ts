/** The English texts of the review: the moves of a game beside its table. */
export const REVIEW_ENGLISH = {
  title: 'Review',
  /** Marks the move at which the game is now. */
  now: 'now',
  previous: 'Previous move',
  next: 'Next move',
  playFromHere: 'Play from here',
  keepPlaying: 'Keep playing',

  /** Asks for the verdict while the win tracker is off. */
  find: 'Can I still win?',
  searching: 'Checking…',
  failed: "The check didn't work. Try again.",
  won: 'You won this game.',
  winnable: 'You can still win.',
  never: "This deal can't be won. It wasn't you.",
  unknown: "It's unclear whether you can still win.",
  /** The last move that could be won, and the next one lost the game. */
  until: (move: number): string =>
    move === 0 ? 'You could win until your first move.' : `You could win until move ${move}.`,
  /** No search has decided the moves between. */
  between: (move: number, lost: number): string =>
    `You could win until move ${move} or a little later, but not after move ${lost}.`,
  lostFrom: (move: number): string => `After move ${move}, you couldn't win.`,
  atLeast: (move: number): string => `You could win at least until move ${move}.`,
  showMove: (move: number): string => (move === 0 ? 'Show the deal' : `Show move ${move}`),
};

export type ReviewStrings = typeof REVIEW_ENGLISH;
