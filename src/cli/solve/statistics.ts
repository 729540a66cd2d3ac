/** What a sample says: the interval of a share, and the spread of many times in little memory. */

/** The standard score that 95 % of a normal distribution lie within, on both sides. */
const SCORE = 1.959964;

/** The 95 % interval of a share of which `hits` out of `count` were seen: Wilson, JASA 22:209 (1927). */
export function wilson(hits: number, count: number): readonly [low: number, high: number] {
  if (count === 0) return [0, 1];
  const square = SCORE ** 2 / count;
  const share = hits / count;
  const middle = share + square / 2;
  const half = SCORE * Math.sqrt((share * (1 - share)) / count + square / (4 * count));
  return [Math.max(0, (middle - half) / (1 + square)), Math.min(1, (middle + half) / (1 + square))];
}

/** Each class of values is so many times as large as the one before: a quantile is right within 1 %. */
const STEP = 1.02;

/** Smaller values are all in one class. */
const LEAST = 0.001;

/** The mean and the quantiles of values from 0. */
export class Quantiles {
  private readonly classes: number[] = [];
  private count = 0;
  private sum = 0;
  private least = Infinity;
  private most = 0;

  add(value: number): void {
    const at = value < LEAST ? 0 : 1 + Math.floor(Math.log(value / LEAST) / Math.log(STEP));
    this.classes[at] = (this.classes[at] ?? 0) + 1;
    this.count++;
    this.sum += value;
    this.least = Math.min(this.least, value);
    this.most = Math.max(this.most, value);
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.sum / this.count;
  }

  /** The value that this share of the values do not exceed, within 1 %. */
  quantile(share: number): number {
    let left = Math.ceil(share * this.count);
    for (const [at, count = 0] of this.classes.entries()) {
      left -= count;
      if (left > 0) continue;
      const middle = at === 0 ? 0 : LEAST * STEP ** (at - 0.5);
      return Math.min(this.most, Math.max(this.least, middle));
    }
    return 0;
  }
}
