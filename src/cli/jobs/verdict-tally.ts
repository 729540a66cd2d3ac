/** Counts deals or games by verdict, and their times. */
import type { CommandTexts, VerdictName } from '../strings/english.js';
import { clock, rateNumber, withBar } from './progress.js';

/** 95 % of a normal distribution is within this many standard deviations of the mean. */
const SCORE = 1.959964;

/** The 95 % interval of a share, after `hits` out of `count` (Wilson, JASA 22:209, 1927). */
export function wilson(hits: number, count: number): readonly [low: number, high: number] {
  if (count === 0) return [0, 1];
  const square = SCORE ** 2 / count;
  const share = hits / count;
  const middle = share + square / 2;
  const half = SCORE * Math.sqrt((share * (1 - share)) / count + square / (4 * count));
  return [Math.max(0, (middle - half) / (1 + square)), Math.min(1, (middle + half) / (1 + square))];
}

/** The ratio between neighboring classes of values, so that a quantile is right within 1 %. */
const STEP = 1.02;

/** All smaller values are in one class. */
const LEAST = 0.001;

/** The mean and the quantiles of values that are not negative. */
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

  /** The value that this share of the values does not exceed, within 1 %. */
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

export interface TallyKinds<Verdict extends VerdictName> {
  readonly noun: 'deal' | 'game';
  /** In the order of the summary, which prints the share of the first verdict. */
  readonly verdicts: readonly [Verdict, ...Verdict[]];
  /** The verdict for results whose true verdict may be the first one. */
  readonly open?: Verdict;
}

export const SOLVED: TallyKinds<'winnable' | 'lost' | 'unknown'> = {
  noun: 'deal',
  verdicts: ['winnable', 'lost', 'unknown'],
  open: 'unknown',
};

interface TalliedResult<Verdict> {
  readonly verdict: Verdict;
  readonly ms: number;
}

/** Counts the results from this run and from earlier runs. Only this run counts for the speed. */
export class VerdictTally<Verdict extends VerdictName> {
  private readonly counts = new Map<Verdict, number>();
  private readonly times = new Quantiles();
  private readonly start: number;
  private earlier = 0;

  /** @param now the time in milliseconds since any fixed moment */
  constructor(
    private readonly counting: TallyKinds<Verdict>,
    private readonly texts: CommandTexts,
    private readonly extent: {
      /** The number of deals or games; undefined if it is unknown. */
      readonly all: number | undefined;
      readonly jobs: number;
    },
    private readonly now = (): number => performance.now(),
  ) {
    this.start = now();
  }

  /** Counts a result from an earlier run. */
  addEarlier(found: TalliedResult<Verdict>): void {
    this.add(found);
    this.earlier++;
  }

  add({ verdict, ms }: TalliedResult<Verdict>): void {
    this.counts.set(verdict, this.count(verdict) + 1);
    this.times.add(ms);
  }

  get done(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** `[####----] 412/1,000 deals, 367 winnable, 770 deals/s, 0:01 left`, in fewer than `columns` characters. */
  progress(columns: number): string {
    const { all } = this.extent;
    const { noun } = this.counting;
    const { done, rate } = this;
    const { grouped, tally } = this.texts;
    const parts = [
      tally.progress(grouped(done), all === undefined ? undefined : grouped(all), noun),
      this.found(this.counting.verdicts[0]),
    ];
    if (rate > 0) parts.push(tally.rate(rateNumber(rate, grouped), noun));
    if (rate > 0 && all !== undefined) parts.push(tally.left(clock((all - done) / rate)));
    const text = parts.join(', ');
    if (all === undefined) return text.slice(0, Math.max(0, columns - 1));
    return withBar(text, { share: done / Math.max(all, 1), longest: this.longest(all), columns });
  }

  /** @param isStopped true if a signal ended the run */
  summary(isStopped: boolean): string {
    const { done, earlier } = this;
    const { grouped, tally } = this.texts;
    const searched = this.searched(isStopped);
    if (done === 0) return isStopped ? searched : tally.none(this.counting.noun);
    const before = earlier === 0 ? '' : tally.before(grouped(earlier));
    const took = done === earlier ? '' : tally.took(this.speed());
    return tally.summary(`${searched}${before}${took}`, this.findings());
  }

  /** The counts and the speed, in one line. @param isStopped true if a signal ended the run */
  brief(isStopped: boolean): string {
    const { tally } = this.texts;
    return tally.summary(this.searched(isStopped), tally.clauses([this.counted(), this.speed()]));
  }

  /** The counts, the share and the times, in three lines. */
  findings(): string {
    return [this.counted(), this.share(), this.spread()].join('\n');
  }

  private counted(): string {
    return this.counting.verdicts.map((verdict) => this.found(verdict)).join(', ');
  }

  private searched(isStopped: boolean): string {
    const { counted, grouped, tally } = this.texts;
    const { noun } = this.counting;
    const { all } = this.extent;
    return isStopped
      ? tally.stopped(grouped(this.done), all === undefined ? undefined : grouped(all), noun)
      : counted(this.done, noun);
  }

  private speed(): string {
    const { counted, grouped, tally } = this.texts;
    const rate = tally.rate(rateNumber(this.rate, grouped), this.counting.noun);
    return tally.speed(this.seconds.toFixed(1), rate, counted(this.extent.jobs, 'job'));
  }

  private share(): string {
    const {
      done,
      counting: {
        verdicts: [first],
        open,
      },
    } = this;
    const least = this.count(first);
    const most = least + (open === undefined ? 0 : this.count(open));
    const [low] = wilson(least, done);
    const [, high] = wilson(most, done);
    const decimals = decimalsFor(done);
    const percent = (share: number): string => (100 * share).toFixed(decimals);
    const seen = [...new Set([least, most])].map((count) => percent(count / done));
    return this.texts.tally.share(first, seen, [percent(low), percent(high)]);
  }

  private spread(): string {
    const { times } = this;
    const rounded = (ms: number): string => String(Number(ms.toPrecision(3)));
    return this.texts.tally.times(this.counting.noun, [
      rounded(times.mean),
      rounded(times.quantile(0.5)),
      rounded(times.quantile(0.95)),
    ]);
  }

  private found(verdict: Verdict): string {
    return this.texts.tally.found(this.count(verdict), verdict);
  }

  private count(verdict: Verdict): number {
    return this.counts.get(verdict) ?? 0;
  }

  private get seconds(): number {
    return (this.now() - this.start) / 1000;
  }

  /** The results of this run per second. */
  private get rate(): number {
    return (this.done - this.earlier) / Math.max(this.seconds, 0.001);
  }

  /** The length of the longest text, so that the bar keeps its width. */
  private longest(all: number): number {
    const {
      counting: {
        noun,
        verdicts: [first],
      },
      texts: { grouped, tally },
    } = this;
    const parts = [
      tally.progress(grouped(all), grouped(all), noun),
      tally.found(all, first),
      tally.rate('9,999', noun),
      tally.left('9:59:59'),
    ];
    return parts.join(', ').length;
  }
}

/** The number of decimals in a percentage of `count`: none below 100, three from 10,000 up. */
const decimalsFor = (count: number): number => Math.min(3, Math.max(0, String(count).length - 2));
