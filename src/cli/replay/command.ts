/** `klondike replay FILE...`: runs scripts, each at a table of its game, and prints what the view shows. */
import { TextError } from '../../core/text/text-error.js';
import { GameRunner } from '../../replay/running/runner.js';
import { runWith } from '../../replay/running/run.js';
import type { GameTypes } from '../../replay/running/stage.js';
import { gameOf } from '../../replay/script/game-tag.js';
import type { Outputs } from '../output.js';
import type { Shell } from '../shell.js';
import { UsageError } from '../usage.js';
import type { ReplayGame } from './games.js';
import { KLONDIKE, MONTE_CARLO } from './games.js';
import { jsonReport, textReport } from './report.js';
import { readScriptFile } from './script-file.js';

export interface ReplayOptions {
  readonly files: readonly string[];
  /** `all` by default. */
  readonly frames?: string | undefined;
  readonly json?: boolean | undefined;
}

interface Printing {
  readonly frames: 'all' | 'last' | 'none';
  readonly json: boolean;
  readonly outputs: Outputs;
}

/** Runs a script that was read. Was all as expected? */
type Replay = (printing: Printing) => boolean;

/** Exit status 0; 1 if a script was not as expected; 2 if one cannot be read or is empty, and then none is run. */
export async function replayCommand(
  { files, frames = 'all', json = false }: ReplayOptions,
  shell: Shell,
): Promise<number> {
  if (files.length === 0) throw new UsageError('replay needs a FILE, or - for standard input');
  if (frames !== 'all' && frames !== 'last' && frames !== 'none') {
    throw new UsageError(`--frames takes all, last or none, not '${frames}'`);
  }
  const replays: (Replay | string)[] = [];
  for (const file of files) replays.push(await readScriptFile(file, shell.process.stdin, readReplay));
  const unread = replays.filter((replay) => typeof replay === 'string');
  for (const why of unread) shell.errors.print(why);
  if (unread.length > 0) return 2;
  const results = replays
    .filter((replay) => typeof replay !== 'string')
    .map((replay) => replay({ frames, json, outputs: shell }));
  return results.every(Boolean) ? 0 : 1;
}

/** Or why there is nothing to run. @throws TextError */
function readReplay(name: string, text: string): Replay | string {
  switch (gameOf(text)) {
    case 'klondike':
      return replayKlondike(name, text);
    case 'montecarlo':
      return replayIn(MONTE_CARLO, name, text);
  }
}

/** What is no script of Klondike may be one of Monte Carlo without its tag. @throws TextError */
function replayKlondike(name: string, text: string): Replay | string {
  try {
    return replayIn(KLONDIKE, name, text);
  } catch (error) {
    if (!(error instanceof TextError) || !isMonteCarlo(text)) throw error;
    const { line, column, word, expected } = error;
    throw new TextError({ line, column }, word, `${expected}; ${MONTE_CARLO_BEGINS}`);
  }
}

/** It would be as expected whatever the game did. */
const EMPTY = 'the script is empty: there is no event in it';

const MONTE_CARLO_BEGINS = 'scripts of Monte Carlo begin with [Game "montecarlo"]';

function isMonteCarlo(text: string): boolean {
  try {
    MONTE_CARLO.parse(text);
    return true;
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    return false;
  }
}

function replayIn<Game extends GameTypes>(
  game: ReplayGame<Game>,
  name: string,
  text: string,
): Replay | string {
  const source = { name, text, script: game.parse(text) };
  if (!source.script.some(({ kind }) => kind === 'event')) return `${name}: ${EMPTY}`;
  return ({ frames, json, outputs }) => {
    const report = (json ? jsonReport : textReport)({ game, source }, outputs);
    const controller = game.newController(source.script);
    const bring = (view: Game['view']): typeof controller => {
      controller.attach(view);
      return controller;
    };
    const runner = new GameRunner(game.stage, bring, (frame, event, number) => {
      if (frames === 'all') report.frame({ number, event, frame, deal: controller.deal });
    });
    const result = runWith(runner, source.script);
    const { events, frame, failure } = result;
    if (frames === 'last') report.frame({ number: events, frame, deal: controller.deal });
    report.end(result, controller.deal);
    return failure === undefined;
  };
}
