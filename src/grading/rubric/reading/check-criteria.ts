/** What the criteria of a rubric must be to each other. */
import { didYouMean } from '../../../core/text/nearest.js';
import { CHECKS_OF_DOOR } from '../../checks/checks-of-door.js';
import type { Criterion, DoorName } from '../rubric.js';
import type { ReadCriterion } from './read-criterion.js';
import type { Spot } from './spot.js';

/** Notes what is wrong with them, each fault at the later of two places. */
export function checkCriteria(
  criteria: readonly Criterion[],
  told: readonly ReadCriterion[],
  door: DoorName,
): void {
  checkIds(told);
  for (const { criterion, spot, parts } of told) {
    checkGates(criteria, criterion, parts.get('gates'));
    checkChecks(criteria, criterion, { door, spot: parts.get('checks') ?? spot, told });
    checkTitles(criteria, criterion, parts.get('scripts') ?? spot);
    if (door !== 'events' && criterion.scripts.length > 0)
      (parts.get('scripts') ?? spot).meaningless(`no scripts: they play at the door events, not at ${door}`);
  }
}

function checkIds(told: readonly ReadCriterion[]): void {
  const known = new Set<string>();
  for (const { criterion, spot, parts } of told) {
    if (known.has(criterion.id))
      (parts.get('id') ?? spot).meaningless('an id that no criterion before it has');
    known.add(criterion.id);
  }
}

function checkGates(criteria: readonly Criterion[], { id, gates }: Criterion, spot: Spot | undefined): void {
  const ids = criteria.map((one) => one.id);
  const earlier = ids.slice(0, ids.indexOf(id));
  const places = stringsIn(spot);
  gates.forEach((gate, index) => {
    if (earlier.includes(gate)) return;
    const isThere = ids.includes(gate);
    const list = earlier.length === 0 ? '; there is none' : `: ${earlier.join(', ')}`;
    const guess = isThere ? '; this one comes later' : didYouMean(gate, earlier);
    places[index]?.spot.meaningless(
      `a criterion before it${gate === id ? ', not itself' : ''}${list}${gate === id ? '' : guess}`,
    );
  });
}

interface Where {
  readonly door: DoorName;
  readonly spot: Spot;
  readonly told: readonly ReadCriterion[];
}

function checkChecks(
  criteria: readonly Criterion[],
  criterion: Criterion,
  { door, spot, told }: Where,
): void {
  const { id, checks } = criterion;
  const known = new Set(CHECKS_OF_DOOR[door].map((check) => check.id));
  /** Of two criteria that the file tells, the later one is wrong. */
  const isWrong = (owner: Criterion): boolean =>
    criteria.indexOf(criterion) > criteria.indexOf(owner) || told.every((one) => one.criterion !== owner);
  const places = stringsIn(spot).filter(({ text }) => checks.includes(text));
  checks.forEach((check, index) => {
    const place = places[index]?.spot ?? spot;
    if (!known.has(check)) place.meaningless(`a check of the door ${door}`);
    else if (checks.indexOf(check) < index) place.meaningless('each check once');
    else {
      const owner = criteria.find((one) => one.id !== id && one.checks.includes(check));
      if (owner !== undefined && isWrong(owner))
        place.meaningless(`a check that no other criterion has; ${owner.id} has ${check}`);
    }
  });
}

/** A script is named by its title. */
function checkTitles(criteria: readonly Criterion[], { scripts }: Criterion, spot: Spot): void {
  const all = criteria.flatMap((one) => one.scripts);
  const items = spot.node.kind === 'list' ? (spot.items('') ?? []) : [];
  scripts.forEach((script, index) => {
    const first = all.find(({ title }) => title === script.title);
    if (first === script) return;
    const place = items.length === scripts.length ? items[index] : spot;
    const title = JSON.stringify(script.title);
    place?.meaningless(`a script with a title of its own; ${title} is there already`);
  });
}

/** The strings in a list, and where they stand. */
function stringsIn(spot: Spot | undefined): { readonly text: string; readonly spot: Spot }[] {
  if (spot?.node.kind !== 'list') return [];
  const items = spot.items('') ?? [];
  return items.flatMap((item) =>
    item.node.kind === 'leaf' && typeof item.node.value === 'string'
      ? [{ text: item.node.value, spot: item }]
      : [],
  );
}
