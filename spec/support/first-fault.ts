/** Searches random games for a fault. */

/** The fault of the first faulty game among this many, with seeds from `firstSeed`; undefined without one. */
export function firstFault(
  games: number,
  firstSeed: number,
  faultOf: (seed: number) => string | undefined,
): string | undefined {
  for (let seed = firstSeed; seed < firstSeed + games; seed++) {
    const fault = faultOf(seed);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
