/** A result as text: a line for people, or an object of JSON, which `result-reader` reads again. */
import type { CommandTexts } from '../strings/command-english.js';
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
export function printResult(
  { deal, verdict, why, visits, moves, minimal, bound }: DealResult,
  { counted, verdicts, results }: CommandTexts,
): string {
  const found = [
    verdicts[verdict],
    ...(why === undefined ? [] : [results.reasons[why]]),
    ...(minimal === true ? [results.shortest] : []),
    ...(minimal !== true && bound !== undefined ? [results.atLeast(counted(bound, 'move'))] : []),
  ];
  return `${deal}: ${found.join(', ')}; ${counted(visits, 'visit')}${moves === undefined ? '' : `: ${moves}`}`;
}

/** An object of JSON on one line. @param share undefined unless the line is of a share */
export const printJson = (
  { deal, nth, ...found }: DealResult,
  setting: RunSetting,
  share: ShareSetting | undefined,
): string => JSON.stringify({ deal, ...setting, ...found, ...(share !== undefined && { nth, ...share }) });
