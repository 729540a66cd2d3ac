/**
 * Compares a win with the best line of its deal: the line with the fewest moves that wins. As in published lengths, redeals don't
 * count.
 */

export interface BestLine {
  readonly moves: number;
  /** Is it proved that no line is shorter? If not, it is the best line known. */
  readonly isProved: boolean;
}

/** The best line known after a win in this many moves. */
export const bestAfter = (line: BestLine, moves: number): BestLine =>
  moves < line.moves ? { moves, isProved: false } : line;

export type Stars = 1 | 2 | 3;

/** How many percent more moves than the best line each number of stars allows. Any other win has one star. */
export const STAR_LIMITS: Readonly<Record<2 | 3, number>> = { 3: 5, 2: 25 };

export function starsFor(moves: number, { moves: best }: Pick<BestLine, 'moves'>): Stars {
  const isWithin = (percent: number): boolean => 100 * moves <= (100 + percent) * best;
  if (isWithin(STAR_LIMITS[3])) return 3;
  return isWithin(STAR_LIMITS[2]) ? 2 : 1;
}

/** `★★☆` */
export const starSigns = (stars: Stars): string => '★'.repeat(stars) + '☆'.repeat(3 - stars);
