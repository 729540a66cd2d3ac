/** Counts the games that were searched, by verdict. */
import type { Analysis, Verdict } from './analysis.js';
import { verdictOf } from './analysis.js';
import type { Settings } from './settings.js';
import { grouped } from './grouped.js';

export class Tally {
  private readonly counts: Record<Verdict, number> = { won: 0, lost: 0, open: 0 };
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
    if (done > 0) parts.push(rateText(rate), `${clock((games - done) / rate)} left`);
    const text = parts.join(', ');
    const width = Math.min(MOST_WIDTH, columns - longest(games) - 4);
    const full = width < LEAST_WIDTH ? text : `${bar(done / games, width)} ${text}`;
    return full.slice(0, Math.max(0, columns - 1));
  }

  /** The summary at the end, even if the search was stopped early. */
  summary(): string {
    const { won, lost, open } = this.counts;
    const { games, jobs } = this.settings;
    const { done, seconds, rate } = this;
    const searched =
      done < games ? `stopped after ${grouped(done)} of ${grouped(games)} games` : gamesText(games);
    const found = `${grouped(won)} won, ${grouped(lost)} lost, ${grouped(open)} open`;
    const speed = `${seconds.toFixed(1)} s, ${rateText(rate)}, ${jobs === 1 ? '1 job' : `${jobs} jobs`}`;
    return `${searched}: ${found}; ${speed}`;
  }

  private get seconds(): number {
    return (this.now() - this.start) / 1000;
  }

  private get rate(): number {
    return this.done / Math.max(this.seconds, 0.001);
  }
}

const MOST_WIDTH = 30;
const LEAST_WIDTH = 5;

const gamesText = (games: number): string => (games === 1 ? '1 game' : `${grouped(games)} games`);

/** The most characters that the text beside the bar may have, so that the bar keeps its width. */
const longest = (games: number): number =>
  3 * grouped(games).length + '/ games,  won, 9,999 games/s, 9:59:59 left'.length;

/** Below 10 games a second, the rate has a decimal. */
const rateText = (rate: number): string =>
  `${rate < 10 ? rate.toFixed(1) : grouped(Math.round(rate))} games/s`;

function bar(share: number, width: number): string {
  const full = Math.floor(share * width);
  return `[${'#'.repeat(full)}${'-'.repeat(width - full)}]`;
}

/** `0:07`, `12:30`, `3:00:00`. */
function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = String(whole % 60).padStart(2, '0');
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${String(minutes).padStart(2, '0')}:${rest}`;
}
