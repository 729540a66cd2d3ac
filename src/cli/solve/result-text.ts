/** A result as text: a line for people, or an object of JSON, which `result-reader` reads again. */
import { countText } from '../jobs/progress.js';
import type { Limit } from '../../solver/budget.js';
import type { Notation } from './notation.js';
import type { DealResult } from './deal-task.js';

/** What lines tell of their run, besides the result. */
export interface RunSetting {
  /** The rules as text; absent for the usual ones. */
  readonly rules?: string;
  /** How the moves are written; absent for events of a script. */
  readonly notation?: Exclude<Notation, 'klon'>;
  /** Were lines that win made shorter? */
  readonly short?: true;
}

/** What the lines of a share tell of the whole list, if it is known. */
export interface ShareSetting {
  /** How many deals it has. */
  readonly of?: number;
  readonly list?: string;
}

/** A line of JSON. Its place and what is known of the list are there if it is of a share. */
export type ResultLine = Omit<DealResult, 'nth'> & RunSetting & ShareSetting & { readonly nth?: number };

/** `java:7: winnable; 812 visits: stock*2 w>t5 ...` */
export function printResult({ deal, verdict, why, visits, moves, minimal, bound }: DealResult): string {
  const verdictText = why === undefined ? verdict : `${verdict}, ${REASONS[why]}`;
  const length =
    minimal === true
      ? ', no shorter way'
      : bound === undefined
        ? ''
        : `, ${countText(bound, 'move')} at least`;
  return `${deal}: ${verdictText}${length}; ${countText(visits, 'visit')}${moves === undefined ? '' : `: ${moves}`}`;
}

const REASONS: Readonly<Record<Limit, string>> = {
  visits: 'out of visits',
  milliseconds: 'out of time',
  bytes: 'out of memory',
  aborted: 'stopped',
};

/** An object of JSON on one line. @param share undefined unless the line is of a share */
export const printJson = (
  { deal, nth, ...found }: DealResult,
  setting: RunSetting,
  share: ShareSetting | undefined,
): string => JSON.stringify({ deal, ...setting, ...found, ...(share !== undefined && { nth, ...share }) });
