/**
 * Both searches of the solver on the first 200 published deals, by turns: `npm run bench:solver`. Processor time, so
 * that other programs disturb little. Each deal is decided within the visits given, or left.
 */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Layout } from 'klondike-kit';
import { ULG, deal, parseCard } from 'klondike-kit';
import type { Answer } from 'klondike-kit/solver';
import { solve } from 'klondike-kit/solver';

const CORES = ['typescript', 'webassembly'] as const;

const VISITS = 3_000_000;

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
    if (card === undefined) throw new Error(`${word} is no card`);
    return card;
  });
  return deal({ ...ULG, dealt: 'by row' }, deck.reverse());
}

function timed(draw: number, layout: Layout, core: (typeof CORES)[number]): Run {
  const before = process.cpuUsage();
  const began = performance.now();
  const answer = solve({ ...ULG, draw }, layout, { visits: VISITS, core, short: false });
  const { user, system } = process.cpuUsage(before);
  // The clock of the processor is too coarse for short searches, which nobody interrupts.
  const used = (user + system) / 1000;
  return { answer, milliseconds: used < 5 ? performance.now() - began : used };
}

function lineOf(draw: number, core: string, runs: readonly Run[]): string {
  const times = runs.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const sum = times.reduce((one, other) => one + other, 0);
  const visits = runs.reduce((total, { answer }) => total + answer.visits, 0);
  const decided = runs.filter(({ answer }) => answer.verdict !== 'unknown').length;
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? NaN;
  const cells = [
    ...[draw, core, `${decided} of ${runs.length}`, visits.toLocaleString('en-US')],
    ...[(visits / sum / 1000).toFixed(1), (sum / runs.length).toFixed(2)],
    ...[(at(0.5) * 1000).toFixed(0), at(0.95).toFixed(2)],
  ];
  return `| ${cells.join(' | ')} |`;
}

console.log(
  `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}; at most ${VISITS} visits.\n`,
);
console.log('| draw | search | decided | visits | million visits/s | mean ms | median µs | p95 ms |');
console.log('| ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const draw of [3, 1]) {
  const runs = { typescript: [] as Run[], webassembly: [] as Run[] };
  for (const isCounted of [false, true]) {
    for (const layout of isCounted ? layouts : layouts.slice(0, 40)) {
      for (const core of CORES) {
        const run = timed(draw, layout, core);
        if (isCounted) runs[core].push(run);
      }
    }
  }
  for (const core of CORES) console.log(lineOf(draw, core, runs[core]));
}
