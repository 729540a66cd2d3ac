/** Generates random rubrics that an instructor might write, and rubrics with one fault. */
import fc from 'fast-check';
import { CHECKS_OF_DOOR } from '../../../src/grading/checks/checks-of-door.js';
import { RUBRICS } from '../../../src/grading/rubric/presets.js';
import type { DoorName } from '../../../src/grading/rubric/rubric.js';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key in string]: Json };

const HOUSE: Readonly<Record<DoorName, string>> = {
  events: 'ksu',
  'numbered-piles': 'ycp-text',
  selection: 'ycp-selection',
  clicks: 'ksu',
};

const points = fc.constantFrom(1, 2.5, 40);

/** The optional members of a criterion. */
const besides = fc.record(
  {
    title: fc.constantFrom('Undo', 'Défaire'),
    tier: fc.constantFrom('play', 'robustness'),
    aggregate: fc.constantFrom('proportional', 'all-or-nothing', 'ladder'),
    hint: fc.string(),
    quote: fc.string(),
  },
  { requiredKeys: [] },
);

/** The index makes the title unique. */
const scriptsOf = (index: number): fc.Arbitrary<Json> =>
  fc.constantFrom<Json>(
    [`lesson-${index}.klon`],
    [{ title: `one ${index}`, file: 'a/lesson.klon', weight: 0.5 }],
    [{ script: 'new stock' }, { script: ['[Seed "3"]', 'new', '{ moves: 0 }'], title: `two ${index}` }],
  );

const criteriaOf = (door: DoorName): fc.Arbitrary<Json[]> =>
  fc
    .uniqueArray(fc.constantFrom(...CHECKS_OF_DOOR[door].map(({ id }) => id)), { minLength: 2, maxLength: 6 })
    .chain((checks) =>
      fc.tuple(
        ...checks.map((check, index) =>
          fc.tuple(points, besides, scriptsOf(index), fc.nat(2)).map(([worth, rest, scripts, kind]) => ({
            ...rest,
            id: `c${index}`,
            points: worth,
            ...(kind > 0 || door !== 'events' ? { checks: [check] } : { scripts }),
            ...(kind === 2 && index > 0 && { gates: ['c0'] }),
          })),
        ),
      ),
    );

const ofOnesOwn = fc.constantFrom(...(Object.keys(HOUSE) as DoorName[])).chain((door) =>
  fc.tuple(criteriaOf(door), fc.boolean()).map(([criteria, names]) => ({
    ...(names && { $schema: './rubric.schema.json', id: 'exam', title: 'An exam', house: HOUSE[door] }),
    ...((names || door !== 'events') && { door }),
    criteria,
  })),
);

const likeAnother = fc.constantFrom(...RUBRICS).chain(({ id: like, criteria }) =>
  fc
    .tuple(
      fc.uniqueArray(fc.constantFrom(...criteria.map(({ id }) => id)), { maxLength: 4 }),
      fc.option(points, { nil: undefined }),
      besides,
    )
    .map(([ids, worth, rest]) => ({
      like,
      criteria: ids.map((id) => ({ ...rest, id, ...(worth !== undefined && { points: worth }) })),
    })),
);

export const arbitraryRubricFile: fc.Arbitrary<Json> = fc.oneof(ofOnesOwn, likeAnother);

/** Values that may replace the value at a place. */
const SURPRISES: readonly Json[] = [
  ...[null, true, 0, -1, 1.5, 2e6, '', ' ', 'two words', 'deal', 'deal.columns', 'a.klon', 'ulg', 'ksu'],
  ...[[], {}, ['deal.columns'], ['x'], [[]], [{}], [{ id: 'deal' }], { file: 'a.klon' }, { script: 7 }],
  ...[
    { script: 'new', file: 'a.klon' },
    [{ script: ['new', 1] }],
    [{ file: 'a.txt' }],
    { id: 'x', points: 1 },
  ],
];

const NAMES = [
  'id',
  'title',
  'points',
  'like',
  'door',
  'house',
  'criteria',
  'gates',
  'scripts',
  'checks',
  'x',
];

type Change = (json: Json, pick: (count: number) => number) => Json;

const isObject = (json: Json): json is Readonly<Record<string, Json>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Picks a random place and changes the value there. */
function changedSomewhere(json: Json, pick: (count: number) => number, change: Change): Json {
  const keys = Array.isArray(json) ? [...json.keys()].map(String) : isObject(json) ? Object.keys(json) : [];
  const key = keys[pick(keys.length + 1)];
  if (key === undefined) return change(json, pick);
  if (Array.isArray(json))
    return (json as Json[]).map((item, at) =>
      String(at) === key ? changedSomewhere(item, pick, change) : item,
    );
  const all = json as Readonly<Record<string, Json>>;
  return { ...all, [key]: changedSomewhere(all[key] ?? null, pick, change) };
}

const CHANGES: readonly Change[] = [
  (_json, pick) => SURPRISES[pick(SURPRISES.length)] ?? null,
  (json, pick) => {
    if (!isObject(json)) return SURPRISES[pick(SURPRISES.length)] ?? null;
    const left = Object.keys(json)[pick(Object.keys(json).length)];
    return Object.fromEntries(Object.entries(json).filter(([key]) => key !== left));
  },
  (json, pick) =>
    isObject(json)
      ? { ...json, [NAMES[pick(NAMES.length)] ?? '']: SURPRISES[pick(SURPRISES.length)] ?? null }
      : [json],
];

export const spoilt: fc.Arbitrary<Json> = fc
  .tuple(arbitraryRubricFile, fc.array(fc.nat(), { minLength: 12, maxLength: 12 }), fc.nat(2))
  .map(([file, chances, kind]) => {
    let at = 0;
    const pick = (count: number): number => (count === 0 ? 0 : (chances[at++] ?? 0) % count);
    return changedSomewhere(file, pick, CHANGES[kind] ?? ((json) => json));
  });
