/** `klondike replay FILE...`: runs scripts, each at a table of its game, and prints what the view shows. */
import { TextError } from '../../core/text/text-error.js';
import type { Games, Opened } from '../../kit/games.js';
import { gameNamed } from '../../kit/games.js';
import type { GameKit } from '../../kit/kit.js';
import { GameRunner } from '../../scripts/running/runner.js';
import { runWith } from '../../scripts/running/run.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import { gameOf } from '../../scripts/language/game-tag.js';
import type { Outputs } from '../output.js';
import type { Shell } from '../shell.js';
import { UsageError } from '../usage.js';
import { jsonReport, reportUnread, textReport } from './report.js';
import type { UnreadScript } from './script-file.js';
import { readScriptFile } from './script-file.js';

export interface ReplayOptions {
  readonly files: readonly string[];
  /** The games whose scripts can be run. */
  readonly games: Games;
  /** `all` by default. */
  readonly frames?: string | undefined;
  readonly json?: boolean | undefined;
}

interface Printing {
  readonly frames: 'all' | 'last' | 'none';
  readonly json: boolean;
  readonly outputs: Outputs;
}

/** Runs a script that was read. True if all was as expected. */
type Replay = (printing: Printing) => boolean;

/**
 * Runs one script after the other. Exit status 0; 1 if a script was not as expected; 2 if one cannot be read or is
 * empty, which does not keep the others from being run.
 */
export async function replayCommand(
  { files, games, frames = 'all', json = false }: ReplayOptions,
  shell: Shell,
): Promise<number> {
  if (files.length === 0) throw new UsageError('replay needs a FILE, or - for standard input');
  if (frames !== 'all' && frames !== 'last' && frames !== 'none') {
    throw new UsageError(`--frames takes all, last or none, not '${frames}'`);
  }
  const printing: Printing = { frames, json, outputs: shell };
  const read = (name: string, text: string): Replay | UnreadScript => readReplay(games, name, text);
  let status = 0;
  for (const file of files) {
    const replay = await readScriptFile(file, shell.process.stdin, read);
    status = Math.max(status, statusOf(replay, printing));
  }
  return status;
}

function statusOf(replay: Replay | UnreadScript, printing: Printing): number {
  if (typeof replay === 'function') return replay(printing) ? 0 : 1;
  reportUnread(replay, printing);
  return 2;
}

/**
 * Reads a script, unless there is nothing in it to run. A script without a Game tag is of the first
 * game.
 * @throws TextError
 */
function readReplay(games: Games, name: string, text: string): Replay | UnreadScript {
  const [first] = games;
  const open = gameNamed(games, gameOf(text)) ?? first;
  try {
    return open((kit) => replayIn(kit, name, text));
  } catch (error) {
    const other = open === first ? games.find((one) => one !== open && isOf(one, text)) : undefined;
    if (!(error instanceof TextError) || other === undefined) throw error;
    const { line, column, word, expected } = error;
    const tag = other(({ title, name: tagged }) => `scripts of ${title} begin with [Game "${tagged}"]`);
    throw new TextError({ line, column }, word, `${expected}; ${tag}`);
  }
}

/** Would the text be a script of the game if it had the game's tag? */
function isOf(open: Opened, text: string): boolean {
  try {
    return open((kit) => kit.parse(text).length > 0);
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    return false;
  }
}

/** Such a script would be as expected whatever the game did. */
const EMPTY = 'the script is empty: there is no event in it';

function replayIn<Game extends GameTypes>(
  kit: GameKit<Game>,
  name: string,
  text: string,
): Replay | UnreadScript {
  const source = { name, text, script: kit.parse(text) };
  if (!source.script.some(({ kind }) => kind === 'event')) return { name, why: EMPTY };
  return ({ frames, json, outputs }) => {
    const report = (json ? jsonReport : textReport)({ kit, source }, outputs);
    const { handler: controller } = kit.playerFor(source.script);
    const bring = (view: Game['view']): typeof controller => {
      controller.attach(view);
      return controller;
    };
    const runner = new GameRunner(kit, bring, (frame, event, number) => {
      if (frames === 'all') report.frame({ number, event, frame, deal: controller.deal });
    });
    const result = runWith(runner, source.script);
    const { events, frame, failure } = result;
    if (frames === 'last') report.frame({ number: events, frame, deal: controller.deal });
    report.end(result, controller.deal);
    return failure === undefined;
  };
}
