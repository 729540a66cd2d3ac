/** A criterion of a rubric's file. */
import { didYouMean } from '../../../core/text/nearest.js';
import { CHECKS_OF_DOOR } from '../../checks/checks-of-door.js';
import type { Criterion, DoorName } from '../rubric.js';
import type { ReadScript } from './read-scripts.js';
import { readScripts } from './read-scripts.js';
import type { Spot } from './spot.js';

export const CRITERION_MEMBERS = [
  ...(['id', 'title', 'points', 'gates', 'tier', 'checks', 'scripts'] as const),
  ...(['aggregate', 'hint', 'quote'] as const),
];

const TIERS = ['play', 'robustness'] as const;

const AGGREGATES = ['proportional', 'all-or-nothing', 'ladder'] as const;

/** Of all doors, each once. */
export const CHECK_IDS: readonly string[] = [
  ...new Set(
    Object.values(CHECKS_OF_DOOR)
      .flat()
      .map(({ id }) => id),
  ),
];

interface CriterionOf {
  readonly door: DoorName;
  readonly house: string;
  readonly readScript: ReadScript;
  /** The criteria that are changed; none if the rubric is like no other. */
  readonly like: readonly Criterion[];
  /** Must it have points of its own? */
  readonly isNew: boolean;
}

/** A criterion, and where it and its parts are told; what is wrong with it was noted. */
export interface ReadCriterion {
  readonly criterion: Criterion;
  readonly spot: Spot;
  readonly parts: ReadonlyMap<string, Spot>;
}

/** Undefined if not even its id can be read. */
export function readCriterion(spot: Spot, of: CriterionOf): ReadCriterion | undefined {
  const parts = spot.members(CRITERION_MEMBERS);
  if (parts === undefined) return undefined;
  const id = parts.get('id')?.text('a word without spaces', /^\S+$/u);
  if (!parts.has('id')) spot.wrong('a criterion with an id');
  const before = of.like.find((one) => one.id === id);
  const criterion = {
    ...partsOf(parts, { ...of, before: before ?? { ...PLAIN, id: id ?? '', title: id ?? '' } }),
    points: pointsOf({ spot, parts, of }, id, before),
  };
  if (isEmpty(parts, criterion)) {
    const expected = 'a criterion with a check or a script';
    if (of.isNew) spot.wrong(expected);
    else if (before !== undefined || parts.has('points')) spot.meaningless(expected);
  }
  return id === undefined ? undefined : { criterion, spot, parts };
}

const PLAIN: Omit<Criterion, 'id' | 'title' | 'points'> = {
  gates: [],
  tier: 'play',
  checks: [],
  scripts: [],
  aggregate: 'proportional',
  hint: '',
  quote: '',
};

type Parts = ReadonlyMap<string, Spot>;

interface Told {
  readonly spot: Spot;
  readonly parts: Parts;
  readonly of: CriterionOf;
}

function pointsOf({ spot, parts, of }: Told, id: string | undefined, before: Criterion | undefined): number {
  const own = parts.get('points')?.number('a number from 0 to 1000000', (n) => n >= 0 && n <= 1e6);
  if (own !== undefined || parts.has('points')) return own ?? 0;
  if (of.isNew) spot.wrong('a criterion with points');
  else if (before === undefined && id !== undefined) {
    const ids = of.like.map((one) => one.id);
    spot.meaningless(`points, or the id of a criterion to change: ${ids.join(', ')}${didYouMean(id, ids)}`);
  }
  return before?.points ?? 0;
}

/** All but the points: as the file tells, else as before. */
function partsOf(
  parts: Parts,
  { before, ...of }: CriterionOf & { readonly before: Omit<Criterion, 'points'> },
): Omit<Criterion, 'points'> {
  const { id } = before;
  return {
    id,
    title: parts.get('title')?.text('a title', /\S/u) ?? before.title,
    gates: parts.has('gates') ? textsOf(parts.get('gates'), 'the ids of criteria before it') : before.gates,
    tier: parts.get('tier')?.name('a tier', TIERS) ?? before.tier,
    checks: parts.has('checks') ? checksOf(parts.get('checks')) : before.checks,
    scripts: parts.has('scripts')
      ? readScripts(parts.get('scripts'), { ...of, criterion: id })
      : before.scripts,
    aggregate: parts.get('aggregate')?.name('a way to sum up', AGGREGATES) ?? before.aggregate,
    hint: parts.get('hint')?.text('a text') ?? before.hint,
    quote: parts.get('quote')?.text('a text') ?? before.quote,
  };
}

const textsOf = (spot: Spot | undefined, what: string): string[] =>
  spot?.items(`a list of ${what}`)?.flatMap((item) => item.text('the id of a criterion') ?? []) ?? [];

const checksOf = (spot: Spot | undefined): string[] =>
  spot?.items('a list of checks')?.flatMap((item) => item.name('the id of a check', CHECK_IDS) ?? []) ?? [];

/** A member that cannot be read is not empty: its own fault is reported. */
function isEmpty(parts: Parts, { checks, scripts }: Criterion): boolean {
  const isEmptyMember = (name: string, before: readonly unknown[]): boolean => {
    const node = parts.get(name)?.node;
    if (node === undefined) return before.length === 0;
    return node.kind === 'list' && node.items.length === 0;
  };
  return isEmptyMember('checks', checks) && isEmptyMember('scripts', scripts);
}
