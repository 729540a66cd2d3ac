/** Reads the options of commands that give out work. */
import { availableParallelism } from 'node:os';
import { UsageError } from '../usage.js';

const MOST_JOBS = 256;

/** How many tasks are worked on at a time: as many as asked for, or one for each core. @throws UsageError */
export const readJobs = (jobs: string | undefined): number =>
  readWhole('--jobs', jobs, { least: 1, most: MOST_JOBS }) ?? Math.min(availableParallelism(), MOST_JOBS);

/** A whole number, if it was given. @throws UsageError that names the option */
export function readWhole(
  option: string,
  text: string | undefined,
  { least, most }: { readonly least: number; readonly most: number },
): number | undefined {
  if (text === undefined) return undefined;
  const number = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError((say) => say.takesWhole(option, least, most, text));
}
