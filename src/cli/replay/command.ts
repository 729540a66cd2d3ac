/** `klondike replay FILE...`: runs scripts, each at a table of its game, and prints what the view shows. */
import { COMMAND_ENGLISH } from '../strings/english.js';
import { TextError } from '../../core/text/text-error.js';
import type { Games, Opened } from '../../kit/games.js';
import { gameNamed } from '../../kit/games.js';
import type { GameKit } from '../../kit/kit.js';
import type { GameTypes, ScriptIn } from '../../scripts/running/stage.js';
import { gameOf } from '../../scripts/language/parse.js';
import { readName } from '../arguments.js';
import { languageFrom } from '../play/locale.js';
import type { ReplayValues } from '../options.js';
import { REPLAY_OPTIONS } from '../options.js';
import type { Shell } from '../shell.js';
import { commandTexts } from '../strings/catalogue.js';
import { UsageError } from '../errors.js';
import type { Cast, Printing, Replay } from './script-run.js';
import { replayOf, reportUnread } from './script-run.js';
import type { UnreadScript } from './script-file.js';
import { readScriptFile } from './script-file.js';

/** Reads the text of a script, unless there is nothing in it to run. @throws TextError */
export type Read = (name: string, text: string) => Replay | UnreadScript;

/**
 * Runs one script after the other. Exit status 0; 1 if a script was not as expected; 2 if one cannot be read or is
 * empty, which does not keep the others from being run.
 */
export async function replayCommand(
  {
    files,
    read,
    frames = 'all',
    json = false,
  }: ReplayValues & { readonly files: readonly string[]; readonly read: Read },
  shell: Shell,
): Promise<number> {
  if (files.length === 0) throw new UsageError((say) => say.needs.replay);
  const printing: Printing = {
    frames: readName('--frames', frames, REPLAY_OPTIONS.frames.values),
    json,
    outputs: shell,
    texts: await commandTexts(languageFrom(shell.process.env)),
  };
  const { standardInput: inputName } = json ? COMMAND_ENGLISH : printing.texts;
  let status = 0;
  for (const file of files) {
    const replay = await readScriptFile(file, { input: shell.process.stdin, inputName }, read);
    status = Math.max(status, statusOf(replay, printing));
  }
  return status;
}

function statusOf(replay: Replay | UnreadScript, printing: Printing): number {
  if (typeof replay === 'function') return replay(printing) ? 0 : 1;
  reportUnread(replay, printing);
  return 2;
}

/** Reads scripts for the controllers of the games. A script without a Game tag is of the first game. */
export const readFor =
  (games: Games): Read =>
  (name, text) =>
    readReplay(games, name, text);

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

const replayIn = <Game extends GameTypes>(
  kit: GameKit<Game>,
  name: string,
  text: string,
): Replay | UnreadScript =>
  replayOf({ name, text, script: kit.parse(text) }, (script) => ({ kit, ...controllerFor(kit, script) }));

/** The game's own controller plays. */
function controllerFor<Game extends GameTypes>(
  kit: GameKit<Game>,
  script: ScriptIn<Game>,
): Pick<Cast<Game>, 'bring' | 'deal'> {
  const { handler: controller } = kit.playerFor(script);
  return {
    bring: (view) => {
      controller.attach(view);
      return controller;
    },
    deal: () => controller.deal,
  };
}
