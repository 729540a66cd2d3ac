/** The seeds of games: `random` asks for a random game, the others for the same game each time. */
export const SEEDS = { random: -1, min: 0, max: 1_000_000 } as const;
