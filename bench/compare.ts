/**
 * `npm run bench:compare -- FOLDER`: compares searches and controllers in this build with an older build in FOLDER,
 * taking turns in one run. It measures processor time, so that other work on the machine matters less.
 */
import { pathToFileURL } from 'node:url';
import * as now from 'klondike-kit';
import { noView } from './events.js';
import type { Game } from './games.js';
import { recordedGames } from './games.js';
import { positionsIn } from './model.js';

type Library = typeof now;

const MOVES = 120;
const RUNS = 25;
const games = recordedGames(200, MOVES + 1);

const positions = positionsIn(games);

function played({ KlondikeController, callHandler }: Library, { deal, calls }: Game): now.KlondikeController {
  const controller = new KlondikeController({ deal });
  controller.attach(noView());
  for (const call of calls) callHandler(controller, call);
  return controller;
}

interface Task {
  readonly unit: string;
  readonly times: number;
  readonly run: (library: Library) => void;
}

const TASKS: Readonly<Record<string, Task>> = {
  legalMoves: {
    unit: 'positions/s',
    times: positions.length,
    run: ({ legalMoves, ULG }) => {
      for (const { layout } of positions) legalMoves(ULG, layout);
    },
  },
  play: {
    unit: 'moves/s',
    times: positions.length,
    run: ({ play, ULG }) => {
      for (const { layout, move } of positions) play(ULG, layout, move);
    },
  },
  'controller, view that does nothing': {
    unit: 'events/s',
    times: games.length * MOVES,
    run: (library) => {
      for (const game of games) played(library, game);
    },
  },
  'games of 120 moves, each undone': {
    unit: 'games/s',
    times: games.length,
    run: (library) => {
      for (const game of games) {
        const controller = played(library, game);
        for (let move = 0; move < MOVES; move++) controller.undo();
      }
    },
  },
  'save and restore, games of 120 moves': {
    unit: 'games/s',
    times: games.length,
    run: (library) => {
      for (const game of games) new library.KlondikeController().restore(played(library, game).save() ?? '');
    },
  },
};

/** Seconds of processor time. */
function spent(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** The best rate of each library; undefined for a library that can't do the task. */
function rates(libraries: readonly Library[], { times, run }: Task): (number | undefined)[] {
  const best = libraries.map((): number | undefined => undefined);
  for (let round = 0; round < RUNS; round++) {
    libraries.forEach((library, index) => {
      try {
        best[index] = Math.max(best[index] ?? 0, times / spent(() => run(library)));
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
      }
    });
  }
  return best;
}

const [folder] = process.argv.slice(2);
if (folder === undefined)
  throw new Error('npm run bench:compare -- FOLDER: where FOLDER has the older build');
const before = (await import(pathToFileURL(`${folder}/dist/index.js`).href)) as Library;

const text = (rate: number | undefined): string =>
  rate === undefined ? 'none' : Math.round(rate).toLocaleString('en-US');
console.log('| what | before | now | unit |\n| --- | ---: | ---: | --- |');
for (const [what, task] of Object.entries(TASKS)) {
  const [was, is] = rates([before, now], task);
  const times = was !== undefined && is !== undefined ? ` (${(is / was).toFixed(1)} x)` : '';
  console.log(`| ${what} | ${text(was)} | ${text(is)}${times} | ${task.unit} |`);
}
