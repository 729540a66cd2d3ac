/** A result as text: a line for people, or a JSON object that `readResult` can read. */
import { valueText } from '../../core/given.js';
import { TextError, faultInLine } from '../../core/text/text-error.js';
import { ULG } from '../../games/klondike/model/rules.js';
import type { CommandTexts } from '../strings/english.js';
import { wilson } from '../jobs/verdict-tally.js';
import type { DealResult, Notation } from './deal-task.js';

/** The facts about the run, which every line has. */
export interface RunSetting {
  /** The rules as text; absent for the default rules. */
  readonly rules?: string;
  /** The notation of the moves; absent for events of a script. */
  readonly notation?: Exclude<Notation, 'klon'>;
  /** Were solutions shortened? */
  readonly short?: true;
}

/** The facts about the whole list, which every line from a shard has. */
interface ShardSetting {
  /** The number of deals. */
  readonly of?: number;
  readonly list?: string;
}

/** A line of JSON. A line from a shard also has its place and the facts about the list. */
export type ResultLine = Omit<DealResult, 'nth'> & RunSetting & ShardSetting & { readonly nth?: number };

/** `java:7: winnable; 812 visits: stock*2 w>t5 ...` */
export function printResult(
  { deal, verdict, why, visits, moves, minimal, bound, next, ...odds }: DealResult,
  texts: CommandTexts,
): string {
  const { counted, verdicts, results } = texts;
  const found = [
    verdicts[verdict],
    ...(why === undefined ? [] : [results.reasons[why]]),
    ...(minimal === true ? [results.shortest] : []),
    ...(minimal !== true && bound !== undefined ? [results.atLeast(counted(bound, 'move'))] : []),
  ];
  const parts = [
    found.join(', '),
    ...(odds.possible === undefined ? [] : [tellOdds(odds, texts)]),
    `${counted(visits, 'visit')}${moves === undefined ? '' : `: ${moves}`}`,
    ...(next === undefined ? [] : [results.next(next)]),
  ];
  return `${deal}: ${parts.join('; ')}`;
}

/** `21 of 30 possible deals winnable (70%; 95% interval 52 to 83%)` */
function tellOdds(
  { possible = 0, winnable = 0, lost = 0, all = false }: Partial<DealResult>,
  { results }: CommandTexts,
): string {
  const percent = (share: number): string => (100 * share).toFixed(0);
  const most = possible - lost;
  const shares = new Set([winnable, most].map((count) => percent(count / possible)));
  const [low] = wilson(winnable, possible);
  const [, high] = wilson(most, possible);
  return results.possible([winnable, possible], [...shares], all ? undefined : [percent(low), percent(high)]);
}

/** @param share undefined unless the line is from a shard */
export const printJson = (
  { deal, nth, ...found }: DealResult,
  setting: RunSetting,
  share: ShardSetting | undefined,
): string => JSON.stringify({ deal, ...setting, ...found, ...(share !== undefined && { nth, ...share }) });

export type ReadLine = { readonly line: ResultLine } | { readonly fault: string };

type ResultFields = Readonly<Partial<Record<keyof ResultLine, unknown>>>;

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
  why: oneOf('visits', 'milliseconds', 'bytes', 'aborted', 'unseen'),
  moves: [(value) => typeof value === 'string', 'moves as text'],
  minimal: [(value) => typeof value === 'boolean', 'true or false'],
  bound: wholeFrom(0),
  possible: wholeFrom(1),
  winnable: wholeFrom(0),
  lost: wholeFrom(0),
  all: [(value) => typeof value === 'boolean', 'true or false'],
  next: [(value) => typeof value === 'string', 'moves as text'],
  visits: wholeFrom(0),
  ms: [(value) => typeof value === 'number' && value >= 0, 'a number from 0'],
  nth: wholeFrom(1),
  of: wholeFrom(1),
  list: [isText, 'the digest of a list of deals'],
};

const NEEDED: readonly (keyof ResultLine)[] = ['deal', 'verdict', 'visits', 'ms'];

const START = { line: 1, column: 1 };

const EXPECTED = 'a line of klondike solve, such as {"deal":"java:3","verdict":"lost","visits":0,"ms":0.1}';

/** A line that contradicts itself is also a fault, for example if it has moves that win a lost deal. */
export function readResult(text: string): ReadLine {
  const fields = objectIn(text);
  if (fields === undefined) return noResult(text);
  const fault = faultIn(fields) ?? contradictionIn(fields);
  return fault === undefined ? { line: fields as unknown as ResultLine } : { fault };
}

/** The fault in a line that is not a result at all. */
export const noResult = (text: string): ReadLine => ({
  fault: faultInLine(new TextError(START, text, EXPECTED)),
});

function objectIn(text: string): ResultFields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function faultIn(fields: ResultFields): string | undefined {
  for (const name of Object.keys(FIELDS) as (keyof ResultLine)[]) {
    const [isRight, expected] = FIELDS[name];
    const value = fields[name];
    if (value === undefined && !NEEDED.includes(name)) continue;
    if (!isRight(value)) return `its ${name} is ${valueText(value)}; expected ${expected}`;
  }
  return undefined;
}

/** The fields that need a certain verdict. */
const VERDICTS: readonly (readonly [name: 'moves' | 'why', verdict: ResultLine['verdict']])[] = [
  ['moves', 'winnable'],
  ['why', 'unknown'],
];

function contradictionIn(fields: ResultFields): string | undefined {
  for (const [name, verdict] of VERDICTS) {
    const isThere = fields[name] !== undefined;
    if (isThere === (fields.verdict === verdict)) continue;
    return `its verdict is ${valueText(fields.verdict)} ${isThere ? 'with' : 'without'} ${name}; expected ${name} with "${verdict}" only`;
  }
  const { nth = 1, of = Infinity } = fields as ResultLine;
  return nth <= of ? undefined : `its nth is ${nth}; expected at most its of, ${of}`;
}

/** The facts about a run, from a line or from the run itself. */
type RunClaims = Pick<
  ResultLine,
  'verdict' | 'rules' | 'notation' | 'short' | 'minimal' | 'nth' | 'of' | 'list'
>;

/** Undefined if the line does not have this fact. */
type RunFact = readonly [subject: string, of: (line: RunClaims) => string | undefined];

const option = (name: string, isGiven: boolean): string => `${isGiven ? 'with' : 'without'} --${name}`;

const RULES: RunFact = ['its rules are', ({ rules = ULG.name }) => `"${rules}"`];

const FACTS: readonly RunFact[] = [
  RULES,
  ['its notation is', ({ notation = 'klon' }) => notation],
  ['it was solved', ({ short }) => option('short', short === true)],
  [
    'it was solved',
    // Only lines with a solution have this field; the option doesn't change any other line.
    ({ verdict, minimal }) => (verdict === 'winnable' ? option('minimal', minimal !== undefined) : undefined),
  ],
  ['the length of its list is', ({ of }) => of?.toString()],
  ['the digest of its list is', ({ list }) => list],
];

/** The facts about the lines in one file. */
const PLACE_FACTS: readonly RunFact[] = [
  ['it was solved', ({ nth }) => option('shard', nth !== undefined)],
  ['its place in the list is', ({ nth }) => nth?.toString()],
];

/** Why a line is not from this run; undefined if it can be. */
export function otherRun(line: RunClaims, due: RunClaims): string | undefined {
  for (const [subject, of] of [...FACTS, ...PLACE_FACTS]) {
    const [held, here] = [of(line), of(due)];
    if (held !== undefined && here !== undefined && held !== here) return `${subject} ${held}, here ${here}`;
  }
  return undefined;
}

/** Compares the lines in many files with the first line that has each fact. */
export class RunFacts {
  private readonly first = new Map<
    RunFact,
    {
      readonly text: string;
      readonly by: string;
    }
  >();

  /** @param rules the rules of the command; undefined if it names none */
  constructor(rules: string | undefined) {
    if (rules !== undefined) this.first.set(RULES, { text: `"${rules}"`, by: 'the options' });
  }

  /**
   * Why this line must be from a different run than the lines before it; undefined if it can be from the same run.
   * @param by the file and line
   */
  contradiction(line: RunClaims, by: string): string | undefined {
    for (const fact of FACTS) {
      const [subject, of] = fact;
      const text = of(line);
      const before = this.first.get(fact);
      if (text === undefined) continue;
      if (before === undefined) this.first.set(fact, { text, by });
      else if (before.text !== text) return `${subject} ${text}, but ${before.text} in ${before.by}`;
    }
    return undefined;
  }
}
