/** Rubrics of an instructor's own, in JSON: reads and prints them. */
import { readFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { checkGiven } from '../../core/given.js';
import { parseJson } from '../../core/text/json-tree.js';
import { TextError } from '../../core/text/text-error.js';
import { HOUSES } from '../../games/klondike/model/rules.js';
import { RUBRICS } from './presets.js';
import { checkCriteria, readCriterion } from './reading/criteria.js';
import type { ReadCriterion } from './reading/criteria.js';
import type { ReadScript } from './reading/read-scripts.js';
import { RubricError, RubricFaults, Spot } from './reading/spot.js';
import type { Criterion, DoorName, PointsScript, Rubric } from './rubric.js';

/** The houses that are played at each door; the first one is meant if none is named. */
const HOUSES_OF_DOOR: Readonly<Record<DoorName, readonly string[]>> = {
  events: HOUSES.map(({ name }) => name),
  'numbered-piles': ['ycp-text'],
  selection: ['ycp-selection'],
  clicks: ['ksu'],
};

const DOORS = Object.keys(HOUSES_OF_DOOR) as DoorName[];

const MEMBERS = ['$schema', 'id', 'title', 'like', 'door', 'house', 'criteria'] as const;

/**
 * The rubric of a text. With `like` it begins as one of the package's, and tells what is changed there.
 * @param where the name of the file, for messages; without its folder and ending it is the rubric's id, if it names none
 * @param readScript reads scripts that are named by their paths
 * @throws RubricError with all faults that were found; TypeError for arguments of other types
 */
export function parseRubric(text: string, where: string, readScript: ReadScript = noScripts): Rubric {
  checkGiven('text', text, 'a string');
  checkGiven('where', where, 'a string');
  checkGiven('readScript', readScript, 'a function');
  const found = new RubricFaults(text);
  const spot = rootOf(text, where, found);
  const rubric = readRubric(spot, where, readScript);
  if (found.faults.length === 0 && rubric?.criteria.every(({ points }) => points === 0) === true)
    spot.meaningless('a rubric that is worth more than 0 points');
  if (rubric !== undefined && found.faults.length === 0) return rubric;
  const inOrder = (one: { line: number; column: number }, other: typeof one): number =>
    one.line - other.line || one.column - other.column;
  throw new RubricError(where, found.faults.toSorted(inOrder));
}

function noScripts(): never {
  throw new Error('no files can be read here');
}

function rootOf(text: string, where: string, found: RubricFaults): Spot {
  try {
    return new Spot(parseJson(text), '', found);
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    const { line, column, word, expected } = error;
    const value = word === '' ? 'nothing' : JSON.stringify(word);
    throw new RubricError(where, [{ line, column, path: '', value, expected, isOfForm: true }]);
  }
}

/** Undefined if it is no rubric at all. */
function readRubric(spot: Spot, where: string, readScript: ReadScript): Rubric | undefined {
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
  const told = (isKnown ? criteriaIn(spot, members.get('criteria'), isNew) : []).flatMap(
    (item) => readCriterion(item, { door, house, readScript, like: like?.criteria ?? [], isNew }) ?? [],
  );
  const criteria = merged(like?.criteria ?? [], told);
  checkCriteria(criteria, told, door);
  return { id, title, door, house, criteria };
}

/** If the name is misspelt, the rubric that is meant: then the rest of the file is read as it was written for. */
function readLike(spot: Spot | undefined): Rubric | undefined {
  const ids = RUBRICS.map(({ id }) => id);
  const name = spot?.name('the name of a rubric', ids) ?? spot?.meant(ids);
  return RUBRICS.find(({ id }) => id === name);
}

function readDoor(spot: Spot | undefined, like: Rubric | undefined): DoorName {
  const door = spot?.name('the name of a door', DOORS);
  if (like === undefined) return door ?? 'events';
  if (door !== undefined && door !== like.door)
    spot?.meaningless(`${like.door}, the door of the rubric ${like.id}`);
  return like.door;
}

function readHouse(
  spot: Spot | undefined,
  { door, like }: { readonly door: DoorName; readonly like: Rubric | undefined },
): string {
  const name = spot?.name('the name of a house', HOUSES_OF_DOOR.events);
  const played = HOUSES_OF_DOOR[door];
  if (name !== undefined && !played.includes(name))
    spot?.meaningless(`${played.join(', ')}, which is played at the door ${door}`);
  return name ?? like?.house ?? played[0] ?? '';
}

function criteriaIn(root: Spot, spot: Spot | undefined, isNew: boolean): readonly Spot[] {
  if (spot === undefined && isNew) root.wrong('a rubric with criteria, or like another one');
  const items = spot?.items('a list of criteria') ?? [];
  if (isNew && spot?.node.kind === 'list' && items.length === 0) spot.wrong('a list with a criterion');
  return items;
}

/** Those that are changed keep their place; new ones follow. */
function merged(like: readonly Criterion[], told: readonly ReadCriterion[]): readonly Criterion[] {
  const changed = new Map(told.map(({ criterion }) => [criterion.id, criterion]));
  const kept = like.map((criterion) => changed.get(criterion.id) ?? criterion);
  const ids = new Set(like.map(({ id }) => id));
  return [...kept, ...told.map(({ criterion }) => criterion).filter(({ id }) => !ids.has(id))];
}

const idOf = (where: string): string =>
  where
    .replace(/^.*[\\/]/s, '')
    .replace(/\.json$/i, '')
    .trim()
    .replace(/\s+/g, '-') || 'rubric';

/** @throws RubricError with all faults in it, or the error of the file system if it cannot be read; TypeError unless it is a string */
export function readRubricFile(path: string): Rubric {
  checkGiven('path', path, 'a string');
  return parseRubric(readFileSync(path, 'utf8'), path, (script) =>
    scriptAt(isAbsolute(script) ? script : join(dirname(path), script)),
  );
}

/** @throws Error that names the file and says why it cannot be read */
function scriptAt(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Error(`${file}: ${unreadBy(code, 'a script') ?? message}`, { cause: error });
  }
}

/**
 * The words for a system error code such as `ENOENT`. Undefined if the code has none.
 * @param what what the file should be
 */
export const unreadBy = (code: string, what: string): string | undefined => UNREAD[code]?.(what);

const UNREAD: Readonly<Record<string, (what: string) => string>> = {
  ENOENT: () => 'there is no such file',
  ENOTDIR: () => 'there is no such file',
  EISDIR: (what) => `this is a folder, not ${what}`,
  EACCES: () => 'this file may not be read',
};

/** Prints a rubric as JSON that reads back as the same one. Leaves out defaults. @throws TypeError unless it is a rubric */
export function printRubric(rubric: Rubric): string {
  checkGiven('rubric', rubric, 'an object');
  const { id, title, door, house, criteria } = rubric;
  checkGiven('rubric.criteria', criteria, 'an array');
  return `${JSON.stringify({ id, title, door, house, criteria: criteria.map(told) }, null, 2)}\n`;
}

const told = (criterion: Criterion): object => {
  const { id, title, points, gates, tier, checks, scripts, aggregate, hint, quote } = criterion;
  return {
    ...{ id, title, points },
    ...(gates.length > 0 && { gates }),
    ...(tier !== 'play' && { tier }),
    ...(checks.length > 0 && { checks }),
    ...(scripts.length > 0 && { scripts: scripts.map(toldScript) }),
    ...(aggregate !== 'proportional' && { aggregate }),
    ...(hint !== '' && { hint }),
    ...(quote !== '' && { quote }),
  };
};

/** A script of several lines is told line by line. */
const toldScript = ({ title, weight, script }: PointsScript): object => ({
  title,
  ...(weight !== 1 && { weight }),
  script: script.includes('\n') ? script.split('\n') : script,
});
