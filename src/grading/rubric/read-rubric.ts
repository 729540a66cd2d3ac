/** Reads and prints an instructor's own rubrics in JSON. */
import { checkGiven } from '../../core/given.js';
import { parseJson } from '../../core/text/json-tree.js';
import { TextError } from '../../core/text/text-error.js';
import { HOUSES } from '../../games/klondike/model/rules.js';
import { RUBRICS } from './presets.js';
import { checkCriteria, readCriterion } from './reading/criteria.js';
import type { ReadCriterion } from './reading/criteria.js';
import type { ReadScript } from './reading/read-scripts.js';
import { RubricError, RubricFaults, RubricValue } from './reading/rubric-value.js';
import type { Criterion, DoorName, PointsScript, Rubric } from './rubric.js';

/** The houses that can be played at each door. The first one is the default. */
const HOUSES_OF_DOOR: Readonly<Record<DoorName, readonly string[]>> = {
  events: HOUSES.map(({ name }) => name),
  'numbered-piles': ['ycp-text'],
  selection: ['ycp-selection'],
  clicks: ['ksu'],
};

const DOORS = Object.keys(HOUSES_OF_DOOR) as DoorName[];

const MEMBERS = ['$schema', 'id', 'title', 'like', 'door', 'house', 'criteria'] as const;

/**
 * Parses a rubric. With `like`, the text starts from one of the package's rubrics and lists the changes.
 * @param where the name of the file, for messages; without its folder and extension, it is also the default id
 * @param readScript reads a script by its path
 * @throws RubricError with all faults found; TypeError for an argument of the wrong type
 */
export function parseRubric(text: string, where: string, readScript: ReadScript = noScripts): Rubric {
  checkGiven('text', text, 'a string');
  checkGiven('where', where, 'a string');
  checkGiven('readScript', readScript, 'a function');
  const found = new RubricFaults(text);
  const spot = rootOf(text, where, found);
  const rubric = readRubric(spot, where, readScript);
  if (found.faults.length === 0 && rubric?.criteria.every(({ points }) => points === 0) === true)
    spot.wrongMeaning('a rubric that is worth more than 0 points');
  if (rubric !== undefined && found.faults.length === 0) return rubric;
  const inOrder = (one: { line: number; column: number }, other: typeof one): number =>
    one.line - other.line || one.column - other.column;
  throw new RubricError(where, found.faults.toSorted(inOrder));
}

function noScripts(): never {
  throw new Error('parseRubric got no function to read it');
}

function rootOf(text: string, where: string, found: RubricFaults): RubricValue {
  try {
    return new RubricValue(parseJson(text), '', found);
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    const { line, column, word, expected } = error;
    const value = word === '' ? 'nothing' : JSON.stringify(word);
    throw new RubricError(where, [{ line, column, path: '', value, expected, isOfForm: true }]);
  }
}

/** Undefined if the value is not an object. */
function readRubric(spot: RubricValue, where: string, readScript: ReadScript): Rubric | undefined {
  const members = spot.members(MEMBERS);
  if (members === undefined) return undefined;
  members.get('$schema')?.text('the address of a schema');
  const like = readLike(members.get('like'));
  const door = readDoor(members.get('door'), like);
  const house = readHouse(members.get('house'), { door, like });
  const id = members.get('id')?.text('a word without spaces', /^\S+$/u) ?? idOf(where);
  const title = members.get('title')?.text('a title', /\S/u) ?? like?.title ?? id;
  const isNew = !members.has('like');
  const isKnown = isNew || like !== undefined;
  const listed = (isKnown ? criteriaIn(spot, members.get('criteria'), isNew) : []).flatMap(
    (item) => readCriterion(item, { door, house, readScript, like: like?.criteria ?? [], isNew }) ?? [],
  );
  const criteria = mergeCriteria(like?.criteria ?? [], listed);
  checkCriteria(criteria, listed, door);
  return { id, title, door, house, criteria };
}

/** Finds the intended rubric even if its name is misspelled, so that the rest of the file can be checked against it. */
function readLike(spot: RubricValue | undefined): Rubric | undefined {
  const ids = RUBRICS.map(({ id }) => id);
  const name = spot?.name('the name of a rubric', ids) ?? spot?.nearestName(ids);
  return RUBRICS.find(({ id }) => id === name);
}

function readDoor(spot: RubricValue | undefined, like: Rubric | undefined): DoorName {
  const door = spot?.name('the name of a door', DOORS);
  if (like === undefined) return door ?? 'events';
  if (door !== undefined && door !== like.door)
    spot?.wrongMeaning(`${like.door}, the door of the rubric ${like.id}`);
  return like.door;
}

function readHouse(
  spot: RubricValue | undefined,
  { door, like }: { readonly door: DoorName; readonly like: Rubric | undefined },
): string {
  const name = spot?.name('the name of a house', HOUSES_OF_DOOR.events);
  const played = HOUSES_OF_DOOR[door];
  if (name !== undefined && !played.includes(name))
    spot?.wrongMeaning(`${played.join(', ')}, the house of the door ${door}`);
  return name ?? like?.house ?? played[0] ?? '';
}

function criteriaIn(
  root: RubricValue,
  spot: RubricValue | undefined,
  isNew: boolean,
): readonly RubricValue[] {
  if (spot === undefined && isNew) root.wrongForm('a rubric with criteria or like');
  const items = spot?.items('a list of criteria') ?? [];
  if (isNew && spot?.node.kind === 'list' && items.length === 0)
    spot.wrongForm('a list with at least one criterion');
  return items;
}

/** Changed criteria keep their place. New ones follow. */
function mergeCriteria(like: readonly Criterion[], listed: readonly ReadCriterion[]): readonly Criterion[] {
  const changed = new Map(listed.map(({ criterion }) => [criterion.id, criterion]));
  const kept = like.map((criterion) => changed.get(criterion.id) ?? criterion);
  const ids = new Set(like.map(({ id }) => id));
  return [...kept, ...listed.map(({ criterion }) => criterion).filter(({ id }) => !ids.has(id))];
}

const idOf = (where: string): string =>
  where
    .replace(/^.*[\\/]/s, '')
    .replace(/\.json$/i, '')
    .trim()
    .replace(/\s+/g, '-') || 'rubric';

/**
 * Prints a rubric as JSON that reads back as the same rubric. Leaves out defaults. @throws TypeError unless it is a
 * rubric
 */
export function printRubric(rubric: Rubric): string {
  checkGiven('rubric', rubric, 'an object');
  const { id, title, door, house, criteria } = rubric;
  checkGiven('rubric.criteria', criteria, 'an array');
  return `${JSON.stringify({ id, title, door, house, criteria: criteria.map(criterionJson) }, null, 2)}\n`;
}

const criterionJson = (criterion: Criterion): object => {
  const { id, title, points, gates, tier, checks, scripts, aggregate, hint, quote } = criterion;
  return {
    id,
    title,
    points,
    ...(gates.length > 0 && { gates }),
    ...(tier !== 'play' && { tier }),
    ...(checks.length > 0 && { checks }),
    ...(scripts.length > 0 && { scripts: scripts.map(scriptJson) }),
    ...(aggregate !== 'proportional' && { aggregate }),
    ...(hint !== '' && { hint }),
    ...(quote !== '' && { quote }),
  };
};

/** Prints a script of several lines as a list of lines. */
const scriptJson = ({ title, weight, script }: PointsScript): object => ({
  title,
  ...(weight !== 1 && { weight }),
  script: script.includes('\n') ? script.split('\n') : script,
});
