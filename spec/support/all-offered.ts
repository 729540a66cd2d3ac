/** All that a terminal of Klondike can offer besides play. */
export const ALL_OFFERED = {
  choosesDeals: true,
  redoes: true,
  listsMoves: true,
  sets: true,
  assisted: ['hint', 'finish', 'undoOne', 'toWinnable', 'solution'],
} as const;
