/** Counts the deals that were solved, by verdict, and the time they took. */
import { grouped } from '../jobs/grouped.js';
import { clock, countText, rateText, withBar } from '../jobs/progress.js';
import { Spread, wilson } from './statistics.js';
import type { Result } from './task.js';

export interface Extent {
  /** How many deals there are; undefined if that is not known beforehand. */
  readonly deals: number | undefined;
  readonly jobs: number;
}

type Counted = Pick<Result, 'verdict' | 'ms'>;

export class Tally {
  private readonly counts: Record<Result['verdict'], number> = { winnable: 0, lost: 0, unknown: 0 };
  private readonly times = new Spread();
  private readonly start: number;
  private held = 0;

  /** `now` gives the time in milliseconds since any fixed moment. */
  constructor(
    private readonly extent: Extent,
    private readonly now = (): number => performance.now(),
  ) {
    this.start = now();
  }

  /** A deal that was solved before this run. */
  hold(result: Counted): void {
    this.add(result);
    this.held++;
  }

  add({ verdict, ms }: Counted): void {
    this.counts[verdict]++;
    this.times.add(ms);
  }

  get done(): number {
    const { winnable, lost, unknown } = this.counts;
    return winnable + lost + unknown;
  }

  /** `[####----] 412/1,000 deals, 367 winnable, 770 deals/s, 0:01 left`, in fewer than `columns` characters. */
  progress(columns: number): string {
    const { deals } = this.extent;
    const { done, rate } = this;
    const parts = [`${grouped(done)}${ofAll(deals)} deals`, `${grouped(this.counts.winnable)} winnable`];
    if (rate > 0) parts.push(rateText(rate, 'deals'));
    if (rate > 0 && deals !== undefined) parts.push(`${clock((deals - done) / rate)} left`);
    const text = parts.join(', ');
    if (deals === undefined) return text.slice(0, Math.max(0, columns - 1));
    return withBar(text, { share: done / Math.max(deals, 1), longest: longest(deals), columns });
  }

  /** @param isStopped whether a signal ended the run */
  summary(isStopped: boolean): string {
    const { done, held } = this;
    const { deals, jobs } = this.extent;
    const all = deals === undefined ? '' : ` of ${grouped(deals)}`;
    const solved = isStopped ? `stopped after ${grouped(done)}${all} deals` : countText(done, 'deal');
    const before = held === 0 ? '' : ` (${grouped(held)} of them before)`;
    const speed = `${this.seconds.toFixed(1)} s, ${rateText(this.rate, 'deals')}, ${countText(jobs, 'job')}`;
    return `${solved}${before} in ${speed}: ${this.findings()}`;
  }

  /** What was found, in three lines. */
  findings(): string {
    const { winnable, lost, unknown } = this.counts;
    const found = `${grouped(winnable)} winnable, ${grouped(lost)} lost, ${grouped(unknown)} unknown`;
    return this.done === 0 ? found : [found, this.share(), this.spread()].join('\n');
  }

  /** Of the deals that are not known, none or all may be winnable. */
  private share(): string {
    const { winnable, unknown } = this.counts;
    const [low] = wilson(winnable, this.done);
    const [, high] = wilson(winnable + unknown, this.done);
    const least = percent(winnable / this.done);
    const most = percent((winnable + unknown) / this.done);
    const seen = unknown === 0 ? least : `${least} to ${most}`;
    return `winnable: ${seen} %; 95 % interval ${percent(low)} to ${percent(high)} %`;
  }

  private spread(): string {
    const { times } = this;
    const told = [times.mean, times.quantile(0.5), times.quantile(0.95)].map((ms) =>
      Number(ms.toPrecision(3)),
    );
    return `ms a deal: mean ${told[0]}, median ${told[1]}, p95 ${told[2]}`;
  }

  private get seconds(): number {
    return (this.now() - this.start) / 1000;
  }

  /** Deals a second, those of this run only. */
  private get rate(): number {
    return (this.done - this.held) / Math.max(this.seconds, 0.001);
  }
}

const ofAll = (deals: number | undefined): string => (deals === undefined ? '' : `/${grouped(deals)}`);

const percent = (share: number): string => (100 * share).toFixed(3);

/** The most characters that the text beside the bar may have, so that the bar keeps its width. */
const longest = (deals: number): number =>
  3 * grouped(deals).length + '/ deals,  winnable, 9,999 deals/s, 9:59:59 left'.length;
