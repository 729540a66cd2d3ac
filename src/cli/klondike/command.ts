/** `klondike play`: full screen on a terminal, line by line in a pipe. */
import { LANGUAGE } from '../../games/klondike/script/language.js';
import type { LookOptions } from '../play/locale.js';
import { canFillScreen, lookFrom } from '../play/locale.js';
import { recordTo } from '../recording.js';
import type { Shell } from '../shell.js';
import { terminalOf } from '../shell.js';
import { playFullScreen } from './full-screen.js';
import { readDeal, readRules } from './game-options.js';
import type { GameOptions } from './game.js';
import { playLines } from './lines.js';

/** Each as in the usage; what is undefined was not given. */
export interface PlayOptions extends LookOptions {
  readonly rules?: string | undefined;
  readonly deal?: string | undefined;
  readonly record?: string | undefined;
  readonly name?: string | undefined;
}

/** Exit status 0 unless, in line mode, a check failed (1) or a word could not be read (2). */
export function playCommand(options: PlayOptions, shell: Shell): Promise<number> {
  const rules = readRules(options.rules);
  const game: GameOptions = {
    rules,
    deal: readDeal(options.deal, rules),
    name: options.name,
    recording: options.record === undefined ? undefined : recordTo(options.record, LANGUAGE),
  };
  if (!canFillScreen(shell.process)) return playLines(game, shell);
  return playFullScreen({ ...game, ...lookFrom(shell.process, options), ...terminalOf(shell.process) });
}
