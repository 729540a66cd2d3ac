/** What a sample says of a share. */

/** The standard score that 95 % of a normal distribution lie within, on both sides. */
const SCORE = 1.959964;

/** The 95 % interval of a share of which `hits` out of `count` were seen: Wilson, JASA 22:209 (1927). */
export function interval(hits: number, count: number): readonly [low: number, high: number] {
  const square = SCORE ** 2 / count;
  const share = hits / count;
  const middle = share + square / 2;
  const half = SCORE * Math.sqrt((share * (1 - share)) / count + square / (4 * count));
  return [Math.max(0, (middle - half) / (1 + square)), Math.min(1, (middle + half) / (1 + square))];
}
