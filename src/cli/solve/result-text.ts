/** A result as text: a line for people, or an object of JSON, which can be read again. */
import { countText } from '../jobs/progress.js';
import type { Limit } from '../../solver/budget.js';
import type { Result } from './task.js';

/** What lines tell besides the result. */
export interface Setting {
  /** The rules as text; absent for the usual ones. */
  readonly rules?: string;
  /** How many deals the whole list has, if the lines are those of a share of it and that is known. */
  readonly of?: number;
}

/** A line of JSON. Its place and the length of the list are there if it is of a share. */
export type ResultLine = Omit<Result, 'nth'> & Setting & { readonly nth?: number };

/** `java:7: winnable; 812 visits: stock*2 w>t5 ...` */
export function printResult({ deal, verdict, why, visits, moves, minimal, bound }: Result): string {
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

/** An object of JSON on one line. */
export const printJson = (
  { deal, nth, ...found }: Result,
  { rules, ...share }: Setting,
  isShare: boolean,
): string =>
  JSON.stringify({
    deal,
    ...(rules !== undefined && { rules }),
    ...found,
    ...(isShare && { nth, ...share }),
  });

/** Undefined if the text is no such line. */
export function readJson(text: string): ResultLine | undefined {
  let line: Partial<Record<keyof ResultLine, unknown>>;
  try {
    line = Object(JSON.parse(text)) as typeof line;
  } catch {
    return undefined;
  }
  const { deal, verdict, visits, ms } = line;
  const isLine =
    typeof deal === 'string' &&
    (verdict === 'winnable' || verdict === 'lost' || verdict === 'unknown') &&
    typeof visits === 'number' &&
    typeof ms === 'number';
  return isLine ? (line as ResultLine) : undefined;
}
