/** House rules as data for a worker. Functions cannot be posted, so those of the houses are posted by their names. */
import { fixedRules } from '../../games/klondike/model/check-rules.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { BUILDS, WINS } from '../../games/klondike/model/rules.js';

/** Rules whose functions are named. */
export interface PostedRules extends Omit<Rules, 'build' | 'isWon'> {
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
