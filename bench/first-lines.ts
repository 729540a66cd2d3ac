/**
 * `npm run bench:first-lines -- [DEALS] [MILLISECONDS]`: measures how short the first lines of a search are. Solves
 * published deals with a known shortest length within a time limit; by default 200 deals and 50 ms. Prints the share of
 * deals won in time, and the share of lines that are at most 1.3 times as long as the shortest.
 */
import { cpus } from 'node:os';
import { ULG } from 'klondike-kit';
import { lineLength, solve } from 'klondike-kit/solver';
import { dealOfPublished, publishedDeals } from '../spec/support/solver/published.js';

const deals = Number(process.argv[2] ?? 200);
const milliseconds = Number(process.argv[3] ?? 50);

/** A line counts as short if it is at most this many times as long as the shortest. */
const SHORT = 1.3;

/** Warm-up searches, which let the engine compile the code. */
const WARM = 20;

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

/** The ratio of each line's length to the shortest; undefined if no line was found in time. */
function ratios(draw: 1 | 3): (number | undefined)[] {
  const rules = { ...ULG, draw };
  const known = publishedDeals().flatMap(({ cards, draw1, draw3 }) => {
    const { moves } = draw === 1 ? draw1 : draw3;
    return moves === undefined ? [] : [{ layout: dealOfPublished(cards).start(rules), moves }];
  });
  const found = known.slice(0, WARM + deals).map(({ layout, moves }) => {
    const answer = solve(rules, layout, { milliseconds, short: true });
    return answer.verdict === 'winnable' ? lineLength(rules, layout, answer.moves) / moves : undefined;
  });
  return found.slice(WARM);
}

console.log(`Node ${process.version}, ${cpus()[0]?.model}; ${milliseconds} ms a deal\n`);
console.log('| draw | deals | won in time | within 1.3 of the shortest | median ratio |');
console.log('| ---: | ---: | ---: | ---: | ---: |');
for (const draw of [3, 1] as const) {
  const all = ratios(draw);
  const won = all.filter((ratio) => ratio !== undefined).toSorted((one, other) => one - other);
  const short = won.filter((ratio) => ratio <= SHORT).length;
  const median = won[Math.floor(won.length / 2)]?.toFixed(2) ?? '';
  console.log(
    `| ${draw} | ${all.length} | ${percent(won.length, all.length)} | ${percent(short, all.length)} | ${median} |`,
  );
}
