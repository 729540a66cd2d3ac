/** Measures how fast scripts are read and replayed, and how long the command takes from start to finish. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { KlondikeController, parseScript, printScript, runScript } from 'klondike-kit';
import type { Game } from './games.js';
import { scriptOf } from './games.js';
import { rate } from './measure.js';

/** Events per second, from the scripts' text to the last frame. */
export function scriptRate(games: readonly Game[]): number {
  const texts = games.map((game) => printScript(scriptOf(game)));
  const events = games.reduce((sum, { calls }) => sum + calls.length, 0);
  return rate(events, () => {
    for (const text of texts) {
      const { failure } = runScript(parseScript(text), (view) => {
        const controller = new KlondikeController();
        controller.attach(view);
        return controller;
      });
      if (failure !== undefined) throw new Error('a recorded game did not replay');
    }
  });
}

/** Milliseconds for `klondike replay` to print all frames of one game, as a separate process. */
export function startUp(game: Game): () => number {
  const main = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'klondike-'));
  const file = join(folder, 'game.klon');
  writeFileSync(file, printScript(scriptOf(game)));
  process.on('exit', () => rmSync(folder, { recursive: true }));
  return () => {
    const start = performance.now();
    const { status } = spawnSync(process.execPath, [main, 'replay', file], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`klondike replay ended with status ${String(status)}`);
    return performance.now() - start;
  };
}
