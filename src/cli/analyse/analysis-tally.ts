/** Counts the games that were searched, by verdict. */
import type { Analysis, GameVerdict } from './analysis.js';
import { verdictOf } from './analysis.js';
import type { Settings } from './settings.js';
import { clock, countText, rateText, withBar } from '../jobs/progress.js';
import { grouped } from '../jobs/grouped.js';

export class AnalysisTally {
  private readonly counts: Record<GameVerdict, number> = { won: 0, lost: 0, open: 0 };
  private readonly start: number;

  /** `now` gives the time in milliseconds since any fixed moment. */
  constructor(
    private readonly settings: Settings,
    private readonly now = (): number => performance.now(),
  ) {
    this.start = now();
  }

  add(analysis: Analysis): void {
    this.counts[verdictOf(analysis)]++;
  }

  get done(): number {
    const { won, lost, open } = this.counts;
    return won + lost + open;
  }

  /** `[####----] 412/1,000 games, 367 won, 770 games/s, 0:01 left`, in fewer than `columns` characters. */
  progress(columns: number): string {
    const { games } = this.settings;
    const { done, rate } = this;
    const parts = [`${grouped(done)}/${grouped(games)} games`, `${grouped(this.counts.won)} won`];
    if (done > 0) parts.push(rateText(rate, 'games'), `${clock((games - done) / rate)} left`);
    return withBar(parts.join(', '), { share: done / games, longest: longest(games), columns });
  }

  /** The summary at the end, even if the search was stopped early. */
  summary(): string {
    const { won, lost, open } = this.counts;
    const { games, jobs } = this.settings;
    const { done, seconds, rate } = this;
    const searched =
      done < games ? `stopped after ${grouped(done)} of ${grouped(games)} games` : countText(games, 'game');
    const found = `${grouped(won)} won, ${grouped(lost)} lost, ${grouped(open)} open`;
    const speed = `${seconds.toFixed(1)} s, ${rateText(rate, 'games')}, ${countText(jobs, 'job')}`;
    return `${searched}: ${found}; ${speed}`;
  }

  private get seconds(): number {
    return (this.now() - this.start) / 1000;
  }

  private get rate(): number {
    return this.done / Math.max(this.seconds, 0.001);
  }
}

/** The most characters that the text beside the bar may have, so that the bar keeps its width. */
const longest = (games: number): number =>
  3 * grouped(games).length + '/ games,  won, 9,999 games/s, 9:59:59 left'.length;
