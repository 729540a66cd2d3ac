/**
 * Proves shortest lines of published deals and holds them against the published lengths:
 * `npm run bench:minimal -- [DEALS] [MEGABYTES] [FIRST]`. Prints a table; it is a fault if a length differs.
 */
import { cpus } from 'node:os';
import { ULG } from 'klondike-kit';
import type { Rules } from 'klondike-kit';
import { lineLength, solve } from 'klondike-kit/solver';
import type { PublishedDeal } from '../spec/support/solver/published.js';
import { dealOfPublished, publishedDeals } from '../spec/support/solver/published.js';

const [deals = 200, megabytes = 2000, first = 1] = process.argv.slice(2).map(Number);

interface Result {
  readonly seed: number;
  /** In milliseconds of processor time. */
  readonly time: number;
  readonly isDecided: boolean;
  readonly fault: string | undefined;
}

function resultOf(rules: Rules, deal: PublishedDeal): Result {
  const layout = dealOfPublished(deal.cards).start(rules);
  const { verdict, moves } = rules.draw === 1 ? deal.draw1 : deal.draw3;
  const before = process.cpuUsage();
  const answer = solve(rules, layout, { minimal: true, bytes: megabytes * 1e6 });
  const { user, system } = process.cpuUsage(before);
  const result = { seed: deal.seed, time: (user + system) / 1000 };
  if (answer.verdict === 'unknown') return { ...result, isDecided: false, fault: undefined };
  if (answer.verdict === 'lost')
    return { ...result, isDecided: true, fault: verdict === 'W' ? 'lost' : undefined };
  const length = lineLength(rules, layout, answer.moves);
  if (answer.minimal !== true) {
    const fault = moves !== undefined && (answer.bound ?? 0) > moves ? `bound ${answer.bound}` : undefined;
    return { ...result, isDecided: false, fault };
  }
  const isSame = verdict === '?' || length === moves;
  return { ...result, isDecided: true, fault: isSame ? undefined : `${length}, published ${moves}` };
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? NaN;

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);

console.log(`Node ${process.version}, ${cpus()[0]?.model}; ${megabytes} MB; processor time in seconds\n`);
console.log('| draw | deals | decided | mean | median | 95 % | most | other lengths |');
console.log('| ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |');
for (const draw of [3, 1]) {
  const results: Result[] = [];
  for (const deal of publishedDeals().slice(first - 1, first - 1 + deals)) {
    const result = resultOf({ ...ULG, draw }, deal);
    results.push(result);
    if (process.stderr.isTTY) process.stderr.write(`\rdraw ${draw}: ${results.length} of ${deals}  `);
    if (process.env['VERBOSE'] !== undefined) console.error(draw, JSON.stringify(result));
  }
  const times = results.map(({ time }) => time);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const decided = results.filter(({ isDecided }) => isDecided).length / results.length;
  const faults = results.flatMap(({ seed, fault }) => (fault === undefined ? [] : `${seed}: ${fault}`));
  console.log(
    `| ${draw} | ${results.length} | ${(100 * decided).toFixed(1)} % | ${seconds(mean)} | ${seconds(at(times, 0.5))} | ` +
      `${seconds(at(times, 0.95))} | ${seconds(Math.max(...times))} | ${faults.join(', ') || 'none'} |`,
  );
  if (faults.length > 0) process.exitCode = 1;
}
