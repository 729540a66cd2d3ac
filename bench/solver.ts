/**
 * `npm run bench:solver`: runs both of the solver's searches on the first 200 published deals, each search and draw in
 * a separate process. Measures processor time, so other programs have little effect. A deal that is not decided within
 * 10 s and 1 GB is left undecided.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Layout } from 'klondike-kit';
import { ULG, dealLayout, parseCard } from 'klondike-kit';
import type { Answer } from 'klondike-kit/solver';
import { solve } from 'klondike-kit/solver';

const CORES = ['typescript', 'webassembly'] as const;

type Core = (typeof CORES)[number];

/** A search shorter than this, in milliseconds, is timed `AGAIN` times. */
const SHORT = 2;
const AGAIN = 40;

const BUDGET = { milliseconds: 10_000, bytes: 1e9 } as const;

interface Run {
  readonly answer: Answer;
  readonly milliseconds: number;
}

const layouts = readFileSync(new URL('../spec/fixtures/solver/ksolve-5000.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\d/.test(line))
  .slice(0, 200)
  .map((line) => layoutOf(line.split(' ')[1] ?? ''));

function layoutOf(cards: string): Layout {
  const deck = (cards.match(/../g) ?? []).map((word) => {
    const card = parseCard(word);
    if (card === undefined) throw new Error(`${word} is not a card`);
    return card;
  });
  return dealLayout({ ...ULG, dealt: 'by row' }, deck.reverse());
}

/** Short searches are timed many times, because the processor's clock is too coarse for one. */
function timed(draw: number, layout: Layout, core: Core): Run {
  const solved = (): Answer => solve({ ...ULG, draw }, layout, { ...BUDGET, core });
  const { answer, milliseconds } = timesOf(solved, 1);
  return milliseconds < SHORT ? timesOf(solved, AGAIN) : { answer, milliseconds };
}

/** The mean of several runs. */
function timesOf(solved: () => Answer, times: number): Run {
  const before = process.cpuUsage();
  let answer = solved();
  for (let time = 1; time < times; time++) answer = solved();
  const { user, system } = process.cpuUsage(before);
  return { answer, milliseconds: (user + system) / 1000 / times };
}

/** @param bytes the peak memory of the process before it solves */
function lineOf(draw: number, core: Core, { runs, bytes }: { runs: readonly Run[]; bytes: number }): string {
  const times = runs.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const sum = times.reduce((one, other) => one + other, 0);
  const visits = runs.reduce((total, { answer }) => total + answer.visits, 0);
  const decided = runs.filter(({ answer }) => answer.verdict !== 'unknown').length;
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? NaN;
  const cells = [
    ...[draw, core, `${decided} of ${runs.length}`, visits.toLocaleString('en-US')],
    ...[(visits / sum / 1000).toFixed(1), (sum / runs.length).toFixed(2)],
    ...[(at(0.5) * 1000).toFixed(0), at(0.95).toFixed(2), ((mostBytes() - bytes) / 1e6).toFixed(0)],
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The peak memory of this process. */
const mostBytes = (): number => process.resourceUsage().maxRSS * 1024;

/** Solves all deals after a warm-up, and prints a row of the table. */
function measure(draw: number, core: Core): void {
  const bytes = mostBytes();
  // Warm-up: enough easy deals for the engine to compile the hot functions.
  for (const layout of layouts.slice(0, 60))
    for (let time = 0; time < 5; time++) solve({ ...ULG, draw }, layout, { visits: 4000, core });
  const runs = layouts.map((layout) => timed(draw, layout, core));
  console.log(lineOf(draw, core, { runs, bytes }));
}

const [drawGiven, coreGiven] = process.argv.slice(2);
const core = CORES.find((one) => one === coreGiven);
if (core !== undefined) measure(Number(drawGiven), core);
else {
  console.log(
    `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}; 10 s and 1 GB for each deal.\n`,
  );
  console.log(
    '| draw | search | decided | visits | million visits/s | mean ms | median µs | p95 ms | peak MB |',
  );
  console.log('| ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const draw of [3, 1]) {
    for (const one of CORES) {
      const options = [...process.execArgv, process.argv[1] ?? '', String(draw), one];
      execFileSync(process.execPath, options, { stdio: 'inherit' });
    }
  }
}
