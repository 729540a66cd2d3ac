/** The messages between the solver and its worker. */
import { fixedRules } from '../../games/klondike/model/check-rules.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Move } from '../../games/klondike/model/play.js';
import type { CardMove } from '../../games/klondike/words/piles.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { BUILDS, WINS } from '../../games/klondike/model/rules.js';
import type { Answer, SolveOptions } from '../budget.js';
import type { Hint, NoHint } from '../hints/hint.js';
import type { HintOptions } from '../hints/judge.js';
import type { Knowledge } from '../hints/knowledge.js';

/** The questions to the worker by name, each with its parameters and its answer. */
export interface SolverQuestions {
  readonly solve: {
    /** A signal and functions stay in the calling thread. */
    readonly given: PostedPosition & { readonly budget: Omit<SolveOptions, 'signal' | 'progress'> };
    readonly answer: Answer;
  };
  readonly hint: {
    readonly given: {
      readonly rules: PostedRules;
      readonly known: Omit<Knowledge, 'rules'>;
      readonly options: HintOptions;
    };
    readonly answer: Hint | NoHint;
  };
  readonly safe: { readonly given: PostedPosition; readonly answer: CardMove[] };
  readonly finish: {
    readonly given: PostedPosition & { readonly known: Layout };
    readonly answer: Move[] | undefined;
  };
}

interface PostedPosition {
  readonly rules: PostedRules;
  readonly layout: Layout;
}

/** A question to the worker, which answers one at a time. */
export type SolverQuestion = {
  readonly [Name in keyof SolverQuestions]: {
    readonly name: Name;
    readonly given: SolverQuestions[Name]['given'];
  };
}[keyof SolverQuestions];

/** A reply from the worker: any number of visit counts during `solve`, then the answer or an error. */
export type SolverReply =
  | { readonly visits: number }
  | { readonly answer: SolverQuestions[keyof SolverQuestions]['answer'] }
  | { readonly fault: { readonly name: string; readonly message: string } };

/** Rules as data. Functions can't be posted, so the functions of the houses are posted by name. */
interface PostedRules extends Omit<Rules, 'build' | 'isWon'> {
  readonly build: keyof typeof BUILDS;
  readonly isWon: keyof typeof WINS;
}

/** @throws RangeError for the same rules as `checkRules`, or if a function does not belong to a house */
export function postedRules(rules: Rules): PostedRules {
  const own = fixedRules(rules);
  return { ...own, build: nameIn(BUILDS, own, 'build'), isWon: nameIn(WINS, own, 'isWon') };
}

/** Can these rules be posted? A worker only knows the functions of the houses. */
export const canPost = ({ build, isWon }: Rules): boolean =>
  Object.values(BUILDS).includes(build) && Object.values<unknown>(WINS).includes(isWon);

export const rulesPosted = (posted: PostedRules): Rules => ({
  ...posted,
  build: BUILDS[posted.build],
  isWon: WINS[posted.isWon],
});

function nameIn<Name extends string, Field extends 'build' | 'isWon'>(
  named: Readonly<Record<Name, Rules[Field]>>,
  rules: Rules,
  field: Field,
): Name {
  const names = Object.keys(named) as Name[];
  const found = names.find((name) => named[name] === rules[field]);
  if (found !== undefined) return found;
  throw new RangeError(
    `rules: a worker supports only the ${field} of a house: ${names.join(', ')}. solve supports any`,
  );
}
