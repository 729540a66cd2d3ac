/** Prints the grader's result for a faulty handler as a row of a table. */
import { parseScript } from '../../../src/games/klondike/script/text.js';
import type { GradeReport } from '../../../src/grading/report/grade-report.js';
import type { FaultyHandler } from './faulty/faulty-handler.js';

/** Exact: the handler lost points in its own criterion and in no other. */
export type Verdict = 'exact' | 'missed' | 'others too' | 'another';

export interface FaultyRow {
  readonly name: string;
  readonly criterion: string;
  /** The criteria that the handler failed. */
  readonly lost: readonly string[];
  /** The checks that the handler failed. */
  readonly checks: readonly string[];
  /**
   * The number of events in the shortest counterexample for that criterion. Undefined if the criterion has no
   * counterexample.
   */
  readonly events: number | undefined;
  readonly verdict: Verdict;
}

export function rowOf({ name, criterion }: FaultyHandler, { criteria }: GradeReport): FaultyRow {
  const failed = criteria.filter(({ status }) => status === 'failed');
  const lost = failed.map(({ id }) => id);
  const scripts = failed
    .filter(({ id }) => id === criterion)
    .flatMap(({ failures }) => failures.flatMap(({ script }) => (script === '' ? [] : [eventsOf(script)])));
  return {
    ...{ name, criterion, lost, verdict: verdictOf(criterion, lost) },
    checks: failed.flatMap(({ failures }) => failures.map(({ check }) => check)),
    events: scripts.length === 0 ? undefined : Math.min(...scripts),
  };
}

function verdictOf(criterion: string, lost: readonly string[]): Verdict {
  if (lost.length === 0) return 'missed';
  if (!lost.includes(criterion)) return 'another';
  return lost.length === 1 ? 'exact' : 'others too';
}

/** The number of events in a script after the first new game. */
function eventsOf(script: string): number {
  const events = parseScript(script).reduce((sum, item) => sum + (item.kind === 'event' ? item.times : 0), 0);
  return Math.max(0, events - 1);
}

const WIDTHS = [12, 24, 34, 8] as const;

/** A row of the table. */
export const printRow = ({ verdict, criterion, name, events, lost, checks }: FaultyRow): string =>
  [...padded([verdict, criterion, name, String(events ?? '-')]), `${lost.join(' ')} (${checks.join(' ')})`]
    .join(' ')
    .trimEnd();

export const HEAD = [...padded(['verdict', 'criterion', 'handler', 'events']), 'lost (checks)'].join(' ');

function padded(words: readonly string[]): string[] {
  return words.map((word, index) => word.padEnd(WIDTHS[index] ?? 0));
}

/** Checks that only a won game can try. */
const AFTER_A_WIN: ReadonlySet<string> = new Set(['undo.win', 'new-game.won']);

/** The median length of the counterexamples that need no won game, and a length that nine of ten do not exceed. */
export function lengthsOf(rows: readonly FaultyRow[]): { readonly median: number; readonly most: number } {
  const lengths = rows
    .filter(({ criterion, checks }) => criterion !== 'win' && !checks.some((check) => AFTER_A_WIN.has(check)))
    .flatMap(({ events }) => events ?? [])
    .sort((one, other) => one - other);
  const at = (share: number): number => lengths[Math.floor(share * lengths.length)] ?? NaN;
  return { median: at(0.5), most: at(0.9) };
}

/** The number of rows with each verdict, and the lengths of the counterexamples. */
export function summaryOf(rows: readonly FaultyRow[]): string {
  const counts = (['exact', 'missed', 'others too', 'another'] as const).map(
    (verdict) => `${verdict} ${rows.filter((row) => row.verdict === verdict).length}`,
  );
  const { median, most } = lengthsOf(rows);
  return `${rows.length} handlers: ${counts.join(', ')}; events: median ${median}, 90 % at most ${most}`;
}
