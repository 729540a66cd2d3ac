/** What lines tell of the run that wrote them. Lines of one run, or of shards of one list, tell the same. */
import { ULG } from '../../games/klondike/model/rules.js';
import type { ResultLine } from './result-text.js';

/** What a line tells of its run, or what a run writes into its lines. */
type RunTold = Pick<
  ResultLine,
  'verdict' | 'rules' | 'notation' | 'short' | 'minimal' | 'nth' | 'of' | 'list'
>;

/** Undefined if a line does not tell it. */
type RunFact = readonly [subject: string, of: (line: RunTold) => string | undefined];

const option = (name: string, isGiven: boolean): string => `${isGiven ? 'with' : 'without'} --${name}`;

const RULES: RunFact = ['its rules are', ({ rules = ULG.name }) => `"${rules}"`];

const FACTS: readonly RunFact[] = [
  RULES,
  ['its notation is', ({ notation = 'klon' }) => notation],
  ['it was solved', ({ short }) => option('short', short === true)],
  [
    'it was solved',
    // Only lines that win tell it; the others are the same.
    ({ verdict, minimal }) => (verdict === 'winnable' ? option('minimal', minimal !== undefined) : undefined),
  ],
  ['the length of its list is', ({ of }) => of?.toString()],
  ['the digest of its list is', ({ list }) => list],
];

/** Of the lines of one file. */
const PLACE_FACTS: readonly RunFact[] = [
  ['it was solved', ({ nth }) => option('shard', nth !== undefined)],
  ['its place in the list is', ({ nth }) => nth?.toString()],
];

/** Why a line is not of this run; undefined if it can be. */
export function otherRun(line: RunTold, due: RunTold): string | undefined {
  for (const [subject, of] of [...FACTS, ...PLACE_FACTS]) {
    const [held, here] = [of(line), of(due)];
    if (held !== undefined && here !== undefined && held !== here) return `${subject} ${held}, here ${here}`;
  }
  return undefined;
}

/** What was told first, and by which line. */
interface FirstTold {
  readonly told: string;
  readonly by: string;
}

/** Compares lines of many files with the first that tells each fact. */
export class RunFacts {
  private readonly first = new Map<RunFact, FirstTold>();

  /** @param rules what the lines must tell, if the command says it */
  constructor(rules: string | undefined) {
    if (rules !== undefined) this.first.set(RULES, { told: `"${rules}"`, by: 'the options' });
  }

  /** Why this line is of another run than those before; undefined if it can be of the same. @param by where it stands */
  contradiction(line: RunTold, by: string): string | undefined {
    for (const fact of FACTS) {
      const [subject, of] = fact;
      const told = of(line);
      const before = this.first.get(fact);
      if (told === undefined) continue;
      if (before === undefined) this.first.set(fact, { told, by });
      else if (before.told !== told) return `${subject} ${told}, but ${before.told} in ${before.by}`;
    }
    return undefined;
  }
}
