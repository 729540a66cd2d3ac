/** Reads the criteria of a rubric's file, and checks how they fit together. */
import { didYouMean } from '../../../core/text/nearest.js';
import { CHECKS_OF_DOOR } from '../../checks/checks-of-door.js';
import type { Criterion, DoorName } from '../rubric.js';
import { PLAIN_CRITERION } from '../rubric.js';
import type { ReadScript } from './read-scripts.js';
import { readScripts } from './read-scripts.js';
import type { RubricValue } from './rubric-value.js';

export const CRITERION_MEMBERS = [
  ...(['id', 'title', 'points', 'gates', 'tier', 'checks', 'scripts'] as const),
  ...(['aggregate', 'hint', 'quote'] as const),
];

const TIERS = ['play', 'robustness'] as const;

const AGGREGATES = ['proportional', 'all-or-nothing', 'ladder'] as const;

/** The check ids of all doors, each once. */
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
  /** The criteria that the rubric changes. Empty without `like`. */
  readonly like: readonly Criterion[];
  /** Must each criterion state its points? */
  readonly isNew: boolean;
}

/** A criterion, with its place in the file and the places of its members. Its own faults are already reported. */
export interface ReadCriterion {
  readonly criterion: Criterion;
  readonly spot: RubricValue;
  readonly parts: ReadonlyMap<string, RubricValue>;
}

/** Undefined if its id cannot be read. */
export function readCriterion(spot: RubricValue, of: CriterionOf): ReadCriterion | undefined {
  const parts = spot.members(CRITERION_MEMBERS);
  if (parts === undefined) return undefined;
  const id = parts.get('id')?.text('a word without spaces', /^\S+$/u);
  if (!parts.has('id')) spot.wrongForm('a criterion with an id');
  const before = of.like.find((one) => one.id === id);
  const criterion = {
    ...partsOf(parts, { ...of, before: before ?? { ...PLAIN_CRITERION, id: id ?? '', title: id ?? '' } }),
    points: pointsOf({ spot, parts, of }, id, before),
  };
  if (isEmpty(parts, criterion)) {
    const expected = 'a criterion with a check or a script';
    if (of.isNew) spot.wrongForm(expected);
    else if (before !== undefined || parts.has('points')) spot.wrongMeaning(expected);
  }
  return id === undefined ? undefined : { criterion, spot, parts };
}

function pointsOf(
  {
    spot,
    parts,
    of,
  }: { readonly spot: RubricValue; readonly parts: ReadCriterion['parts']; readonly of: CriterionOf },
  id: string | undefined,
  before: Criterion | undefined,
): number {
  const own = parts.get('points')?.number('a number from 0 to 1000000', (n) => n >= 0 && n <= 1e6);
  if (own !== undefined || parts.has('points')) return own ?? 0;
  if (of.isNew) spot.wrongForm('a criterion with points');
  else if (before === undefined && id !== undefined) {
    const ids = of.like.map((one) => one.id);
    spot.wrongMeaning(`points, or the id of a criterion to change: ${ids.join(', ')}${didYouMean(id, ids)}`);
  }
  return before?.points ?? 0;
}

/** All members except the points. Members that the file leaves out keep their earlier values. */
function partsOf(
  parts: ReadCriterion['parts'],
  { before, ...of }: CriterionOf & { readonly before: Omit<Criterion, 'points'> },
): Omit<Criterion, 'points'> {
  const { id } = before;
  return {
    id,
    title: parts.get('title')?.text('a title', /\S/u) ?? before.title,
    gates: parts.has('gates') ? textsOf(parts.get('gates'), 'ids of earlier criteria') : before.gates,
    tier: parts.get('tier')?.name('a tier', TIERS) ?? before.tier,
    checks: parts.has('checks') ? checksOf(parts.get('checks')) : before.checks,
    scripts: parts.has('scripts')
      ? readScripts(parts.get('scripts'), { ...of, criterion: id })
      : before.scripts,
    aggregate: parts.get('aggregate')?.name('an aggregate', AGGREGATES) ?? before.aggregate,
    hint: parts.get('hint')?.text('a text') ?? before.hint,
    quote: parts.get('quote')?.text('a text') ?? before.quote,
  };
}

const textsOf = (spot: RubricValue | undefined, what: string): string[] =>
  spot?.items(`a list of ${what}`)?.flatMap((item) => item.text('the id of a criterion') ?? []) ?? [];

const checksOf = (spot: RubricValue | undefined): string[] =>
  spot?.items('a list of checks')?.flatMap((item) => item.name('the id of a check', CHECK_IDS) ?? []) ?? [];

/** A member that cannot be read does not count as empty, because its own fault is reported. */
function isEmpty(parts: ReadCriterion['parts'], { checks, scripts }: Criterion): boolean {
  const isEmptyMember = (name: string, before: readonly unknown[]): boolean => {
    const node = parts.get(name)?.node;
    if (node === undefined) return before.length === 0;
    return node.kind === 'list' && node.items.length === 0;
  };
  return isEmptyMember('checks', checks) && isEmptyMember('scripts', scripts);
}

/** Reports the faults between criteria. If two criteria conflict, the later one gets the fault. */
export function checkCriteria(
  criteria: readonly Criterion[],
  listed: readonly ReadCriterion[],
  door: DoorName,
): void {
  checkIds(listed);
  for (const { criterion, spot, parts } of listed) {
    checkGates(criteria, criterion, parts.get('gates'));
    checkChecks(criteria, criterion, { door, spot: parts.get('checks') ?? spot, listed });
    checkTitles(criteria, criterion, parts.get('scripts') ?? spot);
    if (door !== 'events' && criterion.scripts.length > 0)
      (parts.get('scripts') ?? spot).wrongMeaning('no scripts, because only the door events can play them');
  }
}

function checkIds(listed: readonly ReadCriterion[]): void {
  const known = new Set<string>();
  for (const { criterion, spot, parts } of listed) {
    if (known.has(criterion.id))
      (parts.get('id') ?? spot).wrongMeaning('an id that no earlier criterion has');
    known.add(criterion.id);
  }
}

function checkGates(
  criteria: readonly Criterion[],
  { id, gates }: Criterion,
  spot: RubricValue | undefined,
): void {
  const ids = criteria.map((one) => one.id);
  const earlier = ids.slice(0, ids.indexOf(id));
  const places = stringsIn(spot);
  gates.forEach((gate, index) => {
    if (earlier.includes(gate)) return;
    const isThere = ids.includes(gate);
    const list = earlier.length === 0 ? '; this is the first' : `: ${earlier.join(', ')}`;
    const guess = isThere ? '; this one comes later' : didYouMean(gate, earlier);
    places[index]?.spot.wrongMeaning(
      `an earlier criterion${gate === id ? ', not itself' : ''}${list}${gate === id ? '' : guess}`,
    );
  });
}

function checkChecks(
  criteria: readonly Criterion[],
  criterion: Criterion,
  {
    door,
    spot,
    listed,
  }: { readonly door: DoorName; readonly spot: RubricValue; readonly listed: readonly ReadCriterion[] },
): void {
  const { id, checks } = criterion;
  const known = new Set(CHECKS_OF_DOOR[door].map((check) => check.id));
  /** If the file has both criteria, the later one is wrong. */
  const isWrong = (owner: Criterion): boolean =>
    criteria.indexOf(criterion) > criteria.indexOf(owner) || listed.every((one) => one.criterion !== owner);
  const places = stringsIn(spot).filter(({ text }) => checks.includes(text));
  checks.forEach((check, index) => {
    const place = places[index]?.spot ?? spot;
    if (!known.has(check)) place.wrongMeaning(`a check of the door ${door}`);
    else if (checks.indexOf(check) < index) place.wrongMeaning('each check once');
    else {
      const owner = criteria.find((one) => one.id !== id && one.checks.includes(check));
      if (owner !== undefined && isWrong(owner))
        place.wrongMeaning(`a check that no other criterion has; ${owner.id} has ${check}`);
    }
  });
}

/** Titles must be unique, because a script is named by its title. */
function checkTitles(criteria: readonly Criterion[], { scripts }: Criterion, spot: RubricValue): void {
  const all = criteria.flatMap((one) => one.scripts);
  const items = spot.node.kind === 'list' ? (spot.items('') ?? []) : [];
  scripts.forEach((script, index) => {
    const first = all.find(({ title }) => title === script.title);
    if (first === script) return;
    const place = items.length === scripts.length ? items[index] : spot;
    const title = JSON.stringify(script.title);
    place?.wrongMeaning(`a script with a unique title; another one has the title ${title}`);
  });
}

/** The strings in a list, with their places. */
function stringsIn(spot: RubricValue | undefined): { readonly text: string; readonly spot: RubricValue }[] {
  if (spot?.node.kind !== 'list') return [];
  const items = spot.items('') ?? [];
  return items.flatMap((item) =>
    item.node.kind === 'leaf' && typeof item.node.value === 'string'
      ? [{ text: item.node.value, spot: item }]
      : [],
  );
}
