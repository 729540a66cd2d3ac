/** Counts the games that were searched, by verdict. */
import type { Analysis, GameVerdict } from './analysis.js';
import { verdictOf } from './analysis.js';
import type { Settings } from './settings.js';
import { clock, rateNumber, withBar } from '../jobs/progress.js';
import type { CommandTexts } from '../strings/command-english.js';

export class AnalysisTally {
  private readonly counts: Record<GameVerdict, number> = { won: 0, lost: 0, open: 0 };
  private readonly start: number;

  /** `now` gives the time in milliseconds since any fixed moment. */
  constructor(
    private readonly settings: Settings,
    private readonly texts: CommandTexts,
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
    const { grouped, tally } = this.texts;
    const parts = [
      tally.progress(grouped(done), grouped(games), 'game'),
      tally.found(this.counts.won, 'won'),
    ];
    if (done > 0) parts.push(this.speed, tally.left(clock((games - done) / rate)));
    return withBar(parts.join(', '), { share: done / games, longest: this.longest, columns });
  }

  /** The summary at the end, even if the search was stopped early. */
  summary(): string {
    const { games, jobs } = this.settings;
    const { done, seconds, speed } = this;
    const { counted, grouped, tally } = this.texts;
    const searched =
      done < games ? tally.stopped(grouped(done), grouped(games), 'game') : counted(games, 'game');
    const found = (['won', 'lost', 'open'] as const).map((verdict) =>
      tally.found(this.counts[verdict], verdict),
    );
    const took = tally.speed(seconds.toFixed(1), speed, counted(jobs, 'job'));
    return tally.summary(searched, tally.clauses([found.join(', '), took]));
  }

  private get speed(): string {
    const { grouped, tally } = this.texts;
    return tally.rate(rateNumber(this.rate, grouped), 'game');
  }

  /** The most characters that the text beside the bar may have, so that the bar keeps its width. */
  private get longest(): number {
    const { games } = this.settings;
    const { grouped, tally } = this.texts;
    const parts = [
      tally.progress(grouped(games), grouped(games), 'game'),
      tally.found(games, 'won'),
      tally.rate('9,999', 'game'),
      tally.left('9:59:59'),
    ];
    return parts.join(', ').length;
  }

  private get seconds(): number {
    return (this.now() - this.start) / 1000;
  }

  private get rate(): number {
    return this.done / Math.max(this.seconds, 0.001);
  }
}
