/**
 * `npm run bench:minimal -- [DEALS] [MEGABYTES] [FIRST] [FILE]`: proves shortest lines of published deals and compares
 * their lengths with the published ones. Prints a table; a different length is a fault. With a FILE, each result is
 * added to it at once, and deals in it are not solved again unless more memory may decide them. So a stopped run can
 * continue, and the table covers all deals of the file.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { ULG } from 'klondike-kit';
import type { Rules } from 'klondike-kit';
import { lineLength, solve } from 'klondike-kit/solver';
import type { PublishedDeal } from '../spec/support/solver/published.js';
import { dealOfPublished, publishedDeals } from '../spec/support/solver/published.js';

const [deals = 200, megabytes = 2000, first = 1] = process.argv.slice(2, 5).map(Number);
const file = process.argv[5];

interface Result {
  readonly draw: number;
  readonly seed: number;
  readonly megabytes: number;
  /** Processor time in milliseconds. */
  readonly time: number;
  readonly isDecided: boolean;
  /** Was a line with the published length proved shortest? */
  readonly isSame: boolean;
  readonly fault?: string;
}

function resultOf(rules: Rules, deal: PublishedDeal): Result {
  const layout = dealOfPublished(deal.cards).start(rules);
  const published = rules.draw === 1 ? deal.draw1 : deal.draw3;
  const before = process.cpuUsage();
  const answer = solve(rules, layout, { minimal: true, bytes: megabytes * 1e6 });
  const { user, system } = process.cpuUsage(before);
  const time = Math.round((user + system) / 1000);
  const result = { draw: rules.draw, seed: deal.seed, megabytes, time, isDecided: true, isSame: false };
  if (answer.verdict === 'unknown') return { ...result, isDecided: false };
  if (answer.verdict === 'lost') return published.verdict === 'W' ? { ...result, fault: 'lost' } : result;
  const length = lineLength(rules, layout, answer.moves);
  const { minimal, bound = length } = answer;
  const { moves = length } = published;
  const text = `${minimal === true ? '' : `${bound} to `}${length}, published ${published.moves}`;
  // The published length belongs to a real line, and no line is shorter than the shortest.
  const isFault = published.verdict === 'U' || length < moves || bound > moves;
  if (isFault) return { ...result, fault: text };
  return { ...result, isDecided: minimal === true, isSame: minimal === true && length === published.moves };
}

/** By draw and seed. The last line for a deal counts. */
function resultsOfFile(): Map<string, Result> {
  const text = file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : '';
  const results = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Result);
  return new Map(results.map((result) => [`${result.draw} ${result.seed}`, result]));
}

const isEnough = (known: Result | undefined): boolean =>
  known !== undefined && (known.isDecided || known.megabytes >= megabytes);

const at = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? NaN;

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);

function rowOf(draw: number, results: readonly Result[]): string {
  const times = results.map(({ time }) => time);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const decided = results.filter(({ isDecided }) => isDecided).length / results.length;
  const same = results.filter(({ isSame }) => isSame).length;
  const faults = results.flatMap(({ seed, fault }) => (fault === undefined ? [] : `${seed}: ${fault}`));
  const columns = [
    draw,
    results.length,
    `${(100 * decided).toFixed(1)} %`,
    seconds(mean),
    seconds(at(times, 0.5)),
    seconds(at(times, 0.95)),
    seconds(Math.max(...times)),
    same,
    faults.join(', ') || 'none',
  ];
  return `| ${columns.join(' | ')} |`;
}

const results = resultsOfFile();
for (const deal of publishedDeals().slice(first - 1, first - 1 + deals)) {
  for (const draw of [3, 1]) {
    const key = `${draw} ${deal.seed}`;
    if (isEnough(results.get(key))) continue;
    const result = resultOf({ ...ULG, draw }, deal);
    results.set(key, result);
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(result)}\n`);
    if (process.stderr.isTTY) process.stderr.write(`\rdeal ${deal.seed}, draw ${draw}  `);
    if (process.env['VERBOSE'] !== undefined) console.error(JSON.stringify(result));
  }
}

console.log(`Node ${process.version}, ${cpus()[0]?.model}; ${megabytes} MB; processor time in seconds\n`);
console.log('| draw | deals | decided | mean | median | 95 % | most | as published | other lengths |');
console.log('| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |');
const all = [...results.values()];
for (const draw of [3, 1])
  console.log(
    rowOf(
      draw,
      all.filter((result) => result.draw === draw),
    ),
  );
if (all.some(({ fault }) => fault !== undefined)) process.exitCode = 1;
