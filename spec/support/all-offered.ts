/** Everything that a Klondike terminal can offer in addition to play. */
export const ALL_OFFERED = {
  choosesDeals: true,
  redoes: true,
  listsMoves: true,
  sets: true,
  assisted: ['hint', 'finish', 'undoOne', 'toWinnable', 'solution'],
} as const;
