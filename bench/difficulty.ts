/**
 * `npm run bench:difficulty`: measures how hard the winnable deals are that the page and the terminal find. First it
 * measures the bounds between easy, medium and hard. These are the thirds of the first 1,000 winnable deals among
 * `java:1`, `java:2` and so on. If the bounds in `winnable.ts` are different, that counts as a fault. Then it searches
 * for deals of each difficulty, from 30 random numbers, under these and other rules. A search that finds no deal counts
 * as a fault.
 */
import { cpus } from 'node:os';
import { Chance } from '../spec/support/chance.js';
import { PROOF_BUDGET, boundsOf, winnableDeal } from '../src/assistants/winnable.js';
import type { Difficulty } from '../src/core/difficulty.js';
import { DIFFICULTIES } from '../src/core/difficulty.js';
import { readHouse } from '../src/games/klondike/model/house.js';
import type { Rules } from '../src/index.js';
import { javaDeal } from '../src/index.js';
import { solve } from '../src/solver.js';

/** The rules that the page offers, plus six redeals as an example of a number that a player types. */
const MEASURED = [1, 3].flatMap((draw) =>
  ['0', '1', '2', '3', '6', 'unlimited'].map((redeals) => `draw-${draw}-redeals-${redeals}`),
);

/** Rules without measured bounds. */
const OTHERS = [
  ...['draw-1-redeals-4', 'draw-1-redeals-19', 'draw-1-redeals-20', 'draw-3-redeals-4', 'draw-3-redeals-19'],
  ...['draw-2-redeals-0', 'draw-2', 'draw-4-redeals-0', 'draw-6', 'draw-8'],
  ...['ycp-selection', 'ycp-text', 'ksu', 'ksu, redeals 0', 'ksu, redeals 1'],
];

const WINNABLE = 1000;

const SEARCHES = 30;

const faults: string[] = [];

/** Processor time in milliseconds. */
function timeNow(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Measures the thirds of the winnable deals, which are the bounds, as a row of the table. */
function measureBounds(name: string): string {
  const rules = readHouse(name);
  const visits: number[] = [];
  const startTime = timeNow();
  let deals = 0;
  while (visits.length < WINNABLE) {
    const answer = solve(rules, javaDeal(BigInt(++deals)).start(rules), PROOF_BUDGET);
    if (answer.verdict === 'winnable') visits.push(answer.visits);
  }
  const milliseconds = (timeNow() - startTime) / deals;
  visits.sort((one, other) => one - other);
  const bounds = [1 / 3, 2 / 3].map((share) => visits[Math.ceil(WINNABLE * share) - 1] ?? NaN);
  const used = boundsOf(rules);
  if (String(bounds) !== String(used)) faults.push(`${name}: ${used.join(' and ')} in winnable.ts`);
  return [
    ...[name, deals.toLocaleString('en-US'), `${((100 * WINNABLE) / deals).toFixed(1)} %`],
    ...[...bounds.map((bound) => bound.toLocaleString('en-US')), milliseconds.toFixed(2)],
  ].join(' | ');
}

/** The mean and largest number of deals tried to find one with this difficulty, and the mean time. */
async function searchDeals(rules: Rules, difficulty: Difficulty): Promise<string> {
  const chance = new Chance(DIFFICULTIES.indexOf(difficulty));
  const tries: number[] = [];
  const startTime = timeNow();
  for (let search = 0; search < SEARCHES; search++) {
    let tried = 0;
    const solver: Parameters<typeof winnableDeal>[0] = {
      solve: (...asked) => {
        tried++;
        return Promise.resolve(solve(...asked));
      },
    };
    const numbers = (): number => chance.nextInt(2 ** 32);
    const deal = await winnableDeal(solver, rules, { difficulty, numbers });
    if (deal === undefined) faults.push(`${rules.name}: none that is ${difficulty} in ${tried} tries`);
    tries.push(tried);
  }
  const mean = tries.reduce((sum, one) => sum + one, 0) / SEARCHES;
  return `${mean.toFixed(1)} | ${Math.max(...tries)} | ${((timeNow() - startTime) / SEARCHES).toFixed(0)}`;
}

console.log(`Node ${process.version}, ${cpus()[0]?.model}; processor time in milliseconds\n`);
console.log(`| rules | deals for ${WINNABLE} | winnable | easy to | medium to | ms a deal |`);
console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
for (const name of MEASURED) console.log(`| ${measureBounds(name)} |`);
const heads = DIFFICULTIES.map((difficulty) => `${difficulty}: tries | most | ms`);
console.log(
  `\n| rules | ${heads.join(' | ')} |\n| --- |${' ---: | ---: | ---: |'.repeat(DIFFICULTIES.length)}`,
);
for (const name of [...MEASURED, ...OTHERS]) {
  const cells: string[] = [];
  for (const difficulty of DIFFICULTIES) cells.push(await searchDeals(readHouse(name), difficulty));
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
