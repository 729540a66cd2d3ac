/** `klondike play`: full screen on a terminal, line by line in a pipe. */
import { createInterface } from 'node:readline';
import { readDeal } from './deal-option.js';
import { LineGame } from './lines.js';
import type { Outputs } from './output.js';
import { playFullScreen } from './play/full-screen.js';
import { canFillScreen, colorFrom, unicodeFrom } from './play/locale.js';
import { recordTo } from './record.js';

/** Each as in the usage; what is undefined was not given. */
export interface PlayOptions {
  readonly deal?: string | undefined;
  readonly record?: string | undefined;
  readonly name?: string | undefined;
  readonly ascii?: boolean | undefined;
  readonly fourColor?: boolean | undefined;
}

/** Exit status 0 unless, in line mode, a check failed (1) or a word could not be read (2). */
export function playCommand(options: PlayOptions, outputs: Outputs): Promise<number> {
  const deal = readDeal(options.deal);
  const tape = options.record === undefined ? undefined : recordTo(options.record);
  const { name } = options;
  const { stdin, stdout, env } = process;
  if (!canFillScreen(env, stdin, stdout)) {
    const game = new LineGame({ deal, name, tape }, outputs);
    return game.play(createInterface({ input: stdin })).finally(() => stdin.destroy());
  }
  const color = colorFrom(env, stdout);
  return playFullScreen({
    input: stdin,
    output: stdout,
    color: color === 'two' && options.fourColor === true ? 'four' : color,
    unicode: unicodeFrom(env) && options.ascii !== true,
    ...(deal && { deal }),
    ...(name !== undefined && { name }),
    ...(tape && { tape }),
  });
}
