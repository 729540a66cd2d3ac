/** `klondike replay FILE...`: runs scripts, each at a table of its game, and prints what the view shows. */
import { TextError } from '../../core/text/text-error.js';
import type { Games, AnyGame } from '../../kit/games.js';
import { gameNamed } from '../../kit/games.js';
import type { GameKit } from '../../kit/kit.js';
import { gameOf } from '../../scripts/language/parse.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import type { OptionValues } from '../arguments.js';
import { readName } from '../arguments.js';
import { UsageError } from '../errors.js';
import { REPLAY_OPTIONS } from '../options.js';
import type { Shell } from '../shell.js';
import { textsFor } from '../shell.js';
import { COMMAND_ENGLISH } from '../strings/english.js';
import type { UnreadScript } from './script-file.js';
import { readScriptFile } from './script-file.js';
import type { ReplayOutput, ScriptReplay } from './script-run.js';
import { replayOf, reportUnread } from './script-run.js';

/** Reads a script, which must have an event. @throws TextError */
export type ScriptReader = (name: string, text: string) => ScriptReplay | UnreadScript;

/**
 * Runs the scripts one after the other. Resolves to exit status 0; 1 if a script did not go as expected; 2 if one
 * can't be read or has no event. The others still run.
 */
export async function replayCommand(
  {
    files,
    read,
    frames = 'all',
    json = false,
  }: OptionValues<typeof REPLAY_OPTIONS> & { readonly files: readonly string[]; readonly read: ScriptReader },
  shell: Shell,
): Promise<number> {
  if (files.length === 0) throw new UsageError((say) => say.needs.replay);
  const printing: ReplayOutput = {
    frames: readName('--frames', frames, REPLAY_OPTIONS.frames.values),
    json,
    outputs: shell,
    texts: await textsFor(shell),
  };
  const { standardInput: inputName } = json ? COMMAND_ENGLISH : printing.texts;
  let status = 0;
  for (const file of files) {
    const replay = await readScriptFile(file, { input: shell.process.stdin, inputName }, read);
    status = Math.max(status, statusOf(replay, printing));
  }
  return status;
}

function statusOf(replay: ScriptReplay | UnreadScript, printing: ReplayOutput): number {
  if (typeof replay === 'function') return replay(printing) ? 0 : 1;
  reportUnread(replay, printing);
  return 2;
}

/** Reads scripts for the controllers of the games. A script without a Game tag belongs to the first game. */
export const gameScriptReader =
  (games: Games): ScriptReader =>
  (name, text) => {
    const [first] = games;
    const open = gameNamed(games, gameOf(text)) ?? first;
    try {
      return open((kit) => replayIn(kit, name, text));
    } catch (error) {
      const other = open === first ? games.find((one) => one !== open && canParse(one, text)) : undefined;
      if (!(error instanceof TextError) || other === undefined) throw error;
      const { line, column, word, expected } = error;
      const tag = other(({ title, name: tagged }) => `scripts of ${title} begin with [Game "${tagged}"]`);
      throw new TextError({ line, column }, word, `${expected}; ${tag}`);
    }
  };

/** Would the text be a script of this game if it had the game's tag? */
function canParse(open: AnyGame, text: string): boolean {
  try {
    return open((kit) => kit.parse(text).length > 0);
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    return false;
  }
}

/** Lets the game's own controller play the script. */
const replayIn = <Game extends GameTypes>(
  kit: GameKit<Game>,
  name: string,
  text: string,
): ScriptReplay | UnreadScript =>
  replayOf({ name, text, script: kit.parse(text) }, (script) => {
    const { handler: controller } = kit.playerFor(script);
    return {
      kit,
      bring: (view) => {
        controller.attach(view);
        return controller;
      },
      deal: () => controller.deal,
    };
  });
