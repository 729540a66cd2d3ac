/** The piles of a Klondike table, by their names in texts. Model and views share only these. */

/** Leftmost first. */
export const FOUNDATIONS = ['f1', 'f2', 'f3', 'f4'] as const;

/** Leftmost first. */
export const TABLEAU = ['t1', 't2', 't3', 't4', 't5', 't6', 't7'] as const;

export const PILES = ['stock', 'waste', ...FOUNDATIONS, ...TABLEAU] as const;

export type FoundationId = (typeof FOUNDATIONS)[number];
export type TableauId = (typeof TABLEAU)[number];
export type PileId = (typeof PILES)[number];

export const isFoundation = (id: PileId): id is FoundationId => id.startsWith('f');

export const isTableau = (id: PileId): id is TableauId => id.startsWith('t');
