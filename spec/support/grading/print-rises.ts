/**
 * Grades pairs of faults. Prints as JSON the pairs that get a higher mark than one of the two faults alone. The second
 * argument has the known marks of single faults.
 */
import { isRuledOut } from '../../../src/grading/checks/hindrances.js';
import type { FaultyHandler } from './faulty/faulty-handler.js';
import { FAULTY_HANDLERS } from './faulty/faulty-table.js';
import type { Mark } from './pairs-of-faults.js';
import { areBothSeen, markOf, risesOf, withBoth } from './pairs-of-faults.js';

/**
 * Faults that do not end a game early. Other faults rule out checks in some deals, so a pair may get a higher mark by
 * luck.
 */
const HANDLERS = FAULTY_HANDLERS.filter(
  ({ check }, index) =>
    ['win.tableau', 'turn-up.carry'].every(
      (other) => !isRuledOut(other, { failed: [check], isTried: () => false }),
    ) && FAULTY_HANDLERS.findIndex((other) => other.check === check) === index,
);

const ALL_PAIRS = HANDLERS.flatMap((below, index) =>
  HANDLERS.slice(index + 1)
    .filter((above) => areBothSeen(below.handler, above.handler))
    .map((above) => [below, above] as const),
);

/** The number of pairs to grade. Default: all. */
const MOST = Number(process.argv[2] ?? ALL_PAIRS.length);

const share = (pairs: number): number => Math.floor((pairs * MOST) / ALL_PAIRS.length);

const PAIRS = ALL_PAIRS.filter((_, index) => share(index + 1) > share(index));

const known = Object.entries(JSON.parse(process.argv[3] ?? '{}') as Readonly<Record<string, number>>);
const marks = new Map<string, Mark>(known.map(([name, score]) => [name, { name, score }]));

function markAlone(handler: FaultyHandler): Mark {
  const mark = marks.get(handler.name) ?? markOf(handler);
  marks.set(handler.name, mark);
  return mark;
}

const rises: string[] = [];
for (const [below, above] of PAIRS) {
  const name = `${below.name} + ${above.name}`;
  const pair = withBoth(below.handler, above.handler, (handler) => markOf({ name, handler }));
  const alone = [markAlone(below), markAlone(above)];
  if (risesOf(pair, alone).length > 0)
    rises.push(`${name}: ${pair.score}, alone ${alone.map(({ score }) => score).join(' and ')}`);
}
process.stdout.write(JSON.stringify({ graded: PAIRS.length, rises }));
