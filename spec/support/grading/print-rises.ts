/**
 * Grades pairs of faulty handlers, and prints the pairs that have a higher mark than one of the two alone, as JSON.
 * `print-rises.ts COUNT SEED` takes so many of the pairs; without words all are taken.
 */
import { JavaRandom } from '../../../src/core/random/java-random.js';
import { hindrancesOf } from '../../../src/grading/checks/hindrances.js';
import type { FaultyHandler } from './faulty/faulty-handler.js';
import { FAULTY_HANDLERS } from './faulty/faulty-table.js';
import type { Mark } from './pairs-of-faults.js';
import { areBothSeen, markOf, risesOf, withBoth } from './pairs-of-faults.js';

/**
 * Faults that end no game early. After the others it depends on the deals whether a check is ruled out, so a pair may be
 * luckier than one of them alone.
 */
const HANDLERS = FAULTY_HANDLERS.filter(
  ({ check }, index) =>
    hindrancesOf('win.tableau', { failed: [check], isTried: () => false }).length === 0 &&
    FAULTY_HANDLERS.findIndex((other) => other.check === check) === index,
);

/** One by one, so that thousands of pairs need no memory. */
function* pairsOf(count: number, seed: number): Generator<readonly [FaultyHandler, FaultyHandler]> {
  const chance = new JavaRandom(BigInt(seed));
  for (let pairs = 0; pairs < count;) {
    const [below, above] = [HANDLERS, HANDLERS].map((all) => all[chance.nextInt(all.length)]);
    if (below === undefined || above === undefined || !areBothSeen(below.handler, above.handler)) continue;
    pairs++;
    yield [below, above];
  }
}

function* allPairs(): Generator<readonly [FaultyHandler, FaultyHandler]> {
  for (const [index, below] of HANDLERS.entries())
    for (const above of HANDLERS.slice(index + 1))
      if (areBothSeen(below.handler, above.handler)) yield [below, above];
}

const marks = new Map<string, Mark>();

function markAlone(handler: FaultyHandler): Mark {
  const mark = marks.get(handler.name) ?? markOf(handler);
  marks.set(handler.name, mark);
  return mark;
}

const [, , count = 'all', seed = '1'] = process.argv;
const rises: string[] = [];
let graded = 0;
for (const [below, above] of count === 'all' ? allPairs() : pairsOf(Number(count), Number(seed))) {
  const name = `${below.name} + ${above.name}`;
  const pair = withBoth(below.handler, above.handler, (handler) => markOf({ name, handler }));
  const alone = [markAlone(below), markAlone(above)];
  if (risesOf(pair, alone).length > 0)
    rises.push(`${name}: ${pair.score}, alone ${alone.map(({ score }) => score).join(' and ')}`);
  graded++;
}
process.stdout.write(JSON.stringify({ graded, rises }));
