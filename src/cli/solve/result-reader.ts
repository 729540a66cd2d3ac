/** Reads the lines of JSON that `klondike solve` has written. */
import { TextError, faultInLine } from '../../core/text/text-error.js';
import { valueText } from '../../core/given.js';
import type { ResultLine } from './result-text.js';

/** A line, or what is wrong with it. */
export type ReadLine = { readonly line: ResultLine } | { readonly fault: string };

type Fields = Readonly<Partial<Record<keyof ResultLine, unknown>>>;

type FieldCheck = readonly [isRight: (value: unknown) => boolean, expected: string];

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

const isOne = (value: unknown, words: readonly unknown[]): boolean => words.includes(value);

const oneOf = (...words: readonly string[]): FieldCheck => [(value) => isOne(value, words), words.join(', ')];

const wholeFrom = (least: number): FieldCheck => [
  (value) => Number.isSafeInteger(value) && (value as number) >= least,
  `a whole number from ${least}`,
];

const FIELDS: Readonly<Record<keyof ResultLine, FieldCheck>> = {
  deal: [isText, 'the name of a deal'],
  rules: [isText, 'the name of house rules'],
  notation: oneOf('draws', 'cards'),
  short: [(value) => value === true, 'true'],
  verdict: oneOf('winnable', 'lost', 'unknown'),
  why: oneOf('visits', 'milliseconds', 'bytes', 'aborted'),
  moves: [(value) => typeof value === 'string', 'moves as text'],
  minimal: [(value) => typeof value === 'boolean', 'true or false'],
  bound: wholeFrom(0),
  visits: wholeFrom(0),
  ms: [(value) => typeof value === 'number' && value >= 0, 'a number from 0'],
  nth: wholeFrom(1),
  of: wholeFrom(1),
  list: [isText, 'the digest of a list of deals'],
};

const NEEDED: readonly (keyof ResultLine)[] = ['deal', 'verdict', 'visits', 'ms'];

const START = { line: 1, column: 1 };

const EXPECTED = 'a line of klondike solve, such as {"deal":"java:3","verdict":"lost","visits":0,"ms":0.1}';

/** Also wrong is what contradicts itself: moves that win a lost deal. */
export function readResult(text: string): ReadLine {
  const fields = objectIn(text);
  if (fields === undefined) return noResult(text);
  const fault = faultIn(fields) ?? contradictionIn(fields);
  return fault === undefined ? { line: fields as unknown as ResultLine } : { fault };
}

/** The fault of a line that is no result at all. */
export const noResult = (text: string): ReadLine => ({
  fault: faultInLine(new TextError(START, text, EXPECTED)),
});

function objectIn(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function faultIn(fields: Fields): string | undefined {
  for (const name of Object.keys(FIELDS) as (keyof ResultLine)[]) {
    const [isRight, expected] = FIELDS[name];
    const value = fields[name];
    if (value === undefined && !NEEDED.includes(name)) continue;
    if (!isRight(value)) return `its ${name} is ${valueText(value)}; expected ${expected}`;
  }
  return undefined;
}

/** What goes with one verdict only. */
const VERDICTS: readonly (readonly [name: 'moves' | 'why', verdict: ResultLine['verdict']])[] = [
  ['moves', 'winnable'],
  ['why', 'unknown'],
];

function contradictionIn(fields: Fields): string | undefined {
  for (const [name, verdict] of VERDICTS) {
    const isThere = fields[name] !== undefined;
    if (isThere === (fields.verdict === verdict)) continue;
    return `its verdict is ${valueText(fields.verdict)} ${isThere ? 'with' : 'without'} ${name}; expected ${name} with "${verdict}" only`;
  }
  const { nth = 1, of = Infinity } = fields as ResultLine;
  return nth <= of ? undefined : `its nth is ${nth}; expected at most its of, ${of}`;
}
