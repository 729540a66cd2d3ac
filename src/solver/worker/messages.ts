/** What is posted to the solver's worker and back. */
import { fixedRules } from '../../games/klondike/model/check-rules.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Carry, Move } from '../../games/klondike/model/play.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { BUILDS, WINS } from '../../games/klondike/model/rules.js';
import type { Answer, SolveOptions } from '../budget.js';
import type { Hint, NoHint } from '../hints/hint.js';
import type { HintOptions } from '../hints/judge.js';
import type { Knowledge } from '../hints/knowledge.js';

/** What the worker is asked, by name: what each question is given, and what it answers. */
export interface SolverQuestions {
  readonly solve: {
    /** A signal and functions stay with who asks. */
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
  readonly safe: { readonly given: PostedPosition; readonly answer: Carry[] };
  readonly finish: {
    readonly given: PostedPosition & { readonly known: Layout };
    readonly answer: Move[] | undefined;
  };
}

/** A position and its rules. */
interface PostedPosition {
  readonly rules: PostedRules;
  readonly layout: Layout;
}

/** What is posted to the worker, which answers one question after the other. */
export type SolverQuestion = {
  readonly [Name in keyof SolverQuestions]: {
    readonly name: Name;
    readonly given: SolverQuestions[Name]['given'];
  };
}[keyof SolverQuestions];

/** What comes back: visits so far, again and again while a position is solved, then the answer or a fault. */
export type SolverReply =
  | { readonly visits: number }
  | { readonly answer: SolverQuestions[keyof SolverQuestions]['answer'] }
  | { readonly fault: { readonly name: string; readonly message: string } };

/** Rules as data. Functions cannot be posted, so those of the houses are posted by their names. */
interface PostedRules extends Omit<Rules, 'build' | 'isWon'> {
  readonly build: keyof typeof BUILDS;
  readonly isWon: keyof typeof WINS;
}

/** @throws RangeError as `checkRules`, and if a function is not that of a house */
export function postedRules(rules: Rules): PostedRules {
  const own = fixedRules(rules);
  return { ...own, build: nameIn(BUILDS, own, 'build'), isWon: nameIn(WINS, own, 'isWon') };
}

/** Can a worker be given these rules? It knows only the functions of the houses. */
export const canPost = ({ build, isWon }: Rules): boolean =>
  Object.values(BUILDS).includes(build) && Object.values<unknown>(WINS).includes(isWon);

/** The rules that were posted. */
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
    `rules: a worker knows ${field} only if it is that of a house: ${names.join(', ')}. solve takes any`,
  );
}
