/** Measures the speed and memory that DESIGN promises, and prints a table: `npm run bench`. */
import { cpus, totalmem } from 'node:os';
import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { measureBrowser } from './browser.js';
import { doorBenches } from './doors.js';
import { eventRate, historyBytes, noView, recordingView, saveRate, undoCost } from './events.js';
import { recordedGames } from './games.js';
import type { Figure } from './measure.js';
import { figureOf, measure } from './measure.js';
import { gamesAnalysed } from './montecarlo-analysis.js';
import { legalMovesRate, playRate, positionsIn } from './model.js';
import { monteCarloBenches } from './montecarlo.js';
import { scriptRate, startUp } from './scripts.js';

interface Line {
  readonly what: string;
  readonly unit: string;
  readonly aim: string;
  readonly figure: Figure;
}

const games = recordedGames(400);
const [game] = games;
if (game === undefined) throw new Error('no game was recorded');

// Uses only some games, because too many layouts in memory would slow down the measurements after this one.
const positions = positionsIn(games.slice(0, 60));

const lines: readonly Line[] = [
  {
    what: 'legal moves listed',
    unit: 'positions/s',
    aim: '1,570,000',
    figure: measure(() => legalMovesRate(positions)),
  },
  { what: 'moves played', unit: 'moves/s', aim: '', figure: measure(() => playRate(positions)) },
  {
    what: 'controller, view that does nothing',
    unit: 'events/s',
    aim: '1,000,000',
    figure: measure(() => eventRate(games, noView)),
  },
  {
    what: 'controller and RecordingView',
    unit: 'events/s',
    aim: '300,000',
    figure: measure(() => eventRate(games, recordingView)),
  },
  { what: 'save and restore', unit: 'games/s', aim: '', figure: measure(() => saveRate(games)) },
  { what: 'undo and the move again, 10th move', unit: 'ns', aim: '', figure: measure(() => undoCost(10)) },
  {
    what: 'undo and the move again, 10,000th move',
    unit: 'ns',
    aim: 'as the 10th',
    figure: measure(() => undoCost(10_000)),
  },
  { what: 'history', unit: 'bytes a move', aim: 'under 600', figure: measure(() => historyBytes(games)) },
  { what: 'scripts read and replayed', unit: 'events/s', aim: '', figure: measure(() => scriptRate(games)) },
  {
    what: 'klondike replay, 150 events, whole process',
    unit: 'ms',
    aim: 'under 150',
    figure: measure(startUp(game)),
  },
  ...doorBenches().map(({ what, run }) => ({ what, unit: 'moves/s', aim: '', figure: measure(run) })),
  ...monteCarloBenches().map(({ what, unit, run }) => ({ what, unit, aim: '', figure: measure(run) })),
  {
    what: 'Monte Carlo: games analysed, one thread',
    unit: 'games/s',
    aim: '',
    figure: measure(gamesAnalysed),
  },
];

const viewSize = gzipSync(readFileSync(new URL('../dist/browser.min.js', import.meta.url)), {
  level: 9,
}).length;

const { coldStart, drag, deal, solving, pointerUp } = await measureBrowser();

const browserLines: readonly Line[] = [
  {
    what: 'BrowserView and its cards, minified and gzipped',
    unit: 'bytes',
    aim: 'under 24,000',
    figure: figureOf([viewSize]),
  },
  {
    what: 'page: from the navigation until it can be played',
    unit: 'ms',
    aim: 'under 300',
    figure: coldStart,
  },
  { what: 'drag, processor 4 times slower', unit: 'frames/s', aim: '60', figure: drag.frames },
  { what: 'drag, 4 times slower: longest task', unit: 'ms', aim: 'under 16', figure: drag.longest },
  { what: 'deal, 4 times slower', unit: 'frames/s', aim: '60', figure: deal.frames },
  { what: 'deal, 4 times slower: longest task', unit: 'ms', aim: 'under 16', figure: deal.longest },
  { what: 'drag while a worker solves', unit: 'frames/s', aim: '60', figure: solving.frames },
  { what: 'drag while a worker solves: longest task', unit: 'ms', aim: 'under 16', figure: solving.longest },
  { what: 'pointer up to the frame drawn, 4 times slower', unit: 'ms', aim: '', figure: pointerUp },
];

const number = (value: number): string => Math.round(value).toLocaleString('en-US');

const [cpu] = cpus();
console.log(
  `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} x ${cpu?.model ?? 'unknown processor'},`,
);
console.log(`${number(totalmem() / 2 ** 30)} GiB; 400 games of 150 events, 9 runs each.\n`);
console.log('| what | median | min - max | unit | aim |');
console.log('| --- | ---: | ---: | --- | ---: |');
for (const { what, unit, aim, figure } of [...lines, ...browserLines]) {
  const { median, min, max } = figure;
  console.log(`| ${what} | ${number(median)} | ${number(min)} - ${number(max)} | ${unit} | ${aim} |`);
}
