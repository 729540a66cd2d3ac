/**
 * `npm run bench:solver`: the first 200 published deals, draw three and draw one, decided one after the other; times
 * are those of the processor.
 */
import { cpus } from 'node:os';
import type { Rules } from 'klondike-kit';
import { ULG } from 'klondike-kit';
import type { Answer } from 'klondike-kit/solver';
import { solve } from 'klondike-kit/solver';
import { dealOfPublished, publishedDeals } from '../spec/support/solver/published.js';

const DEALS = 200;
/** A deal that is not decided by then counts as undecided. */
const MILLISECONDS = 10_000;
const GIGABYTE = 2 ** 30;

interface Timed {
  readonly answer: Answer;
  readonly milliseconds: number;
}

const layouts = publishedDeals()
  .slice(0, DEALS)
  .map(({ cards }) => dealOfPublished(cards).start(ULG));

function timed(rules: Rules, layout: (typeof layouts)[number]): Timed {
  const before = process.cpuUsage();
  const answer = solve(rules, layout, { milliseconds: MILLISECONDS, bytes: GIGABYTE });
  const { user, system } = process.cpuUsage(before);
  return { answer, milliseconds: (user + system) / 1000 };
}

function row(draw: number): string {
  const rules = { ...ULG, draw };
  const runs = layouts.map((layout) => timed(rules, layout));
  const times = runs.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const total = times.reduce((sum, time) => sum + time, 0);
  const visits = runs.reduce((sum, { answer }) => sum + answer.visits, 0);
  const decided = runs.filter(({ answer }) => answer.verdict !== 'unknown').length;
  const at = (share: number): string => (times[Math.floor(share * times.length)] ?? 0).toFixed(3);
  const cells = [
    draw,
    `${decided} of ${DEALS}`,
    (total / DEALS).toFixed(1),
    at(0.5),
    at(0.95),
    at(1 - 1 / DEALS),
    (visits / total / 1000).toFixed(1),
  ];
  return `| ${cells.join(' | ')} |`;
}

// The first run warms up.
for (const draw of [3, 1]) row(draw);
const rows = [3, 1].map(row);
const memory = process.resourceUsage().maxRSS / 1024;
console.log(
  [
    `Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown'}; milliseconds of the processor a deal.`,
    '',
    '| draw | decided | mean | median | 95 % | most | million visits/s |',
    '| ---: | ------: | ---: | -----: | ---: | ---: | ---------------: |',
    ...rows,
    '',
    `The process took ${memory.toFixed(0)} MB at most.`,
  ].join('\n'),
);
