/** Counts what was found of deals or games, by verdict, and the time it took. */
import { grouped } from '../jobs/grouped.js';
import { clock, countText, rateText, withBar } from '../jobs/progress.js';
import { Quantiles, wilson } from './statistics.js';

/** What is counted, in words. */
export interface Counting<Verdict extends string> {
  readonly noun: string;
  /** In the order of the summary. The share of the first is told. */
  readonly verdicts: readonly [Verdict, ...Verdict[]];
  /** Of these, none or all may be of the first verdict. */
  readonly open?: Verdict;
}

/** Deals that were solved. */
export const SOLVED: Counting<'winnable' | 'lost' | 'unknown'> = {
  noun: 'deal',
  verdicts: ['winnable', 'lost', 'unknown'],
  open: 'unknown',
};

/** How much is to be done, and by how many. */
export interface Workload {
  /** How many there are; undefined if that is not known beforehand. */
  readonly all: number | undefined;
  readonly jobs: number;
}

/** What was found of one of them, and the time in milliseconds. */
interface Counted<Verdict> {
  readonly verdict: Verdict;
  readonly ms: number;
}

/** Counts those of this run, and apart from them those that were held before. */
export class VerdictTally<Verdict extends string> {
  private readonly counts = new Map<Verdict, number>();
  private readonly times = new Quantiles();
  private readonly start: number;
  private held = 0;

  /** `now` gives the time in milliseconds since any fixed moment. */
  constructor(
    private readonly counting: Counting<Verdict>,
    private readonly extent: Workload,
    private readonly now = (): number => performance.now(),
  ) {
    this.start = now();
  }

  /** What was found before this run. */
  hold(found: Counted<Verdict>): void {
    this.add(found);
    this.held++;
  }

  add({ verdict, ms }: Counted<Verdict>): void {
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
    const parts = [`${grouped(done)}${ofAll(all)} ${noun}s`, this.found(this.counting.verdicts[0])];
    if (rate > 0) parts.push(rateText(rate, `${noun}s`));
    if (rate > 0 && all !== undefined) parts.push(`${clock((all - done) / rate)} left`);
    const text = parts.join(', ');
    if (all === undefined) return text.slice(0, Math.max(0, columns - 1));
    return withBar(text, { share: done / Math.max(all, 1), longest: this.longest(all), columns });
  }

  /** @param isStopped whether a signal ended the run */
  summary(isStopped: boolean): string {
    const { done, held, counting } = this;
    const { all, jobs } = this.extent;
    const of = all === undefined ? '' : ` of ${grouped(all)}`;
    const solved = isStopped
      ? `stopped after ${grouped(done)}${of} ${counting.noun}s`
      : done === 0
        ? `no ${counting.noun}s`
        : countText(done, counting.noun);
    if (done === 0) return solved;
    const before = held === 0 ? '' : ` (${grouped(held)} of them before)`;
    const speed = `${this.seconds.toFixed(1)} s, ${rateText(this.rate, `${counting.noun}s`)}, ${countText(jobs, 'job')}`;
    return `${solved}${before}${done === held ? '' : ` in ${speed}`}: ${this.findings()}`;
  }

  /** What was found, in three lines. */
  findings(): string {
    const found = this.counting.verdicts.map((verdict) => this.found(verdict)).join(', ');
    return [found, this.share(), this.spread()].join('\n');
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
    const seen = [...new Set([least, most])].map((count) => percent(count / done)).join(' to ');
    return `${first}: ${seen} %; 95 % interval ${percent(low)} to ${percent(high)} %`;
  }

  private spread(): string {
    const { times } = this;
    const told = [times.mean, times.quantile(0.5), times.quantile(0.95)].map((ms) =>
      Number(ms.toPrecision(3)),
    );
    return `ms a ${this.counting.noun}: mean ${told[0]}, median ${told[1]}, p95 ${told[2]}`;
  }

  private found(verdict: Verdict): string {
    return `${grouped(this.count(verdict))} ${verdict}`;
  }

  private count(verdict: Verdict): number {
    return this.counts.get(verdict) ?? 0;
  }

  private get seconds(): number {
    return (this.now() - this.start) / 1000;
  }

  /** So many a second, those of this run only. */
  private get rate(): number {
    return (this.done - this.held) / Math.max(this.seconds, 0.001);
  }

  /** The most characters that the text beside the bar may have, so that the bar keeps its width. */
  private longest(all: number): number {
    const { noun, verdicts } = this.counting;
    return 3 * grouped(all).length + `/ ${noun}s,  ${verdicts[0]}, 9,999 ${noun}s/s, 9:59:59 left`.length;
  }
}

const ofAll = (all: number | undefined): string => (all === undefined ? '' : `/${grouped(all)}`);

const percent = (share: number): string => (100 * share).toFixed(3);
