/** The command that plays a game: full screen on a terminal, line by line in a pipe. */
import type { Opened } from '../../kit/games.js';
import type { GameKit, Kit } from '../../kit/kit.js';
import type { SeatIn } from '../../kit/seat.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import type { Options, Values } from '../arguments.js';
import type { Command } from '../command.js';
import { command } from '../command.js';
import type { Shell } from '../shell.js';
import { UsageError } from '../usage.js';
import { FRAMES_OPTION } from './frames.js';
import { wishOptions } from './wishes.js';

/** What a game's command can do besides playing, when an option asks for it. */
export interface OtherTask {
  /** The options that ask for it. */
  readonly by: readonly [string, ...string[]];
  /** The options for playing that go with it; none by default. */
  readonly allows?: readonly string[];
  /** Its options, including the one that asks for it. */
  readonly options: Options;
  readonly notes: readonly string[];
  readonly run: (values: Values<Options>, shell: Shell) => Promise<number>;
}

const PLAYING = {
  record: { takes: 'FILE', text: 'write the session to a new .klon script' },
  name: { takes: 'NAME', text: 'whom the About box credits' },
  ascii: { text: 'letters in place of suit signs and lines' },
  'four-color': { text: 'a color for each suit' },
  ...FRAMES_OPTION,
} as const;

const KEPT = `A game that fills the screen goes on the next time where you left it, unless --record is given or its first
  deal is named. klondike man tells where it is kept, and what can be set.`;

const FRAMES_OUT = `Line by line each event is told in a sentence, and a refusal says why; the frame follows if it has changed, and the
  word show prints it. Frames go to standard output, all else to standard error.`;

const STATUS = `Exit status: 0 all went well; 1 a check of the script failed; 2 something could not be read or
  written: an argument, a file, a word.`;

/** @param call how the command is called, for its help */
export const gameCommand = (
  open: Opened,
  { name, call }: Pick<Command, 'name'> & { readonly call: string },
  other?: OtherTask,
): Command => open((kit) => commandOf(kit, { name, call }, other));

function commandOf<Game extends GameTypes, At extends SeatIn<Game>>(
  kit: Kit<Game, At>,
  words: Pick<Command, 'name'> & { readonly call: string },
  other?: OtherTask,
): Command {
  const playing: Options = {
    ...rulesOption(kit),
    ...changeOptions(kit),
    ...kit.command.deals,
    ...wishOptions(kit),
    ...PLAYING,
  };
  return command<Options>({
    ...words,
    does: kit.command.does,
    options: { ...playing, ...other?.options },
    notes: [...kit.command.notes, KEPT, ...(other?.notes ?? []), FRAMES_OUT, STATUS],
    start: async (values, _files, shell) => {
      if (other !== undefined && isAskedFor(other, { values, playing })) return other.run(values, shell);
      const { startGame } = await import('./start-game.js');
      return startGame(kit, values, shell);
    },
  });
}

/**
 * Does an option ask for the other task?
 * @throws UsageError if an option for one task is given with the other
 */
function isAskedFor(
  { by, allows = [], options }: OtherTask,
  { values, playing }: { readonly values: Values<Options>; readonly playing: Options },
): boolean {
  const asking = by.find((name) => values[name] !== undefined);
  const others = Object.keys(asking === undefined ? options : playing).filter(
    (name) => !allows.includes(name),
  );
  const stray = others.find((name) => values[name] !== undefined);
  if (stray !== undefined) {
    const how = asking === undefined ? `goes with --${by.join(' or --')}` : `does not go with --${asking}`;
    throw new UsageError(`--${stray} ${how}`);
  }
  return asking !== undefined;
}

/** The option `--rules`, if the game has several houses. */
function rulesOption<Game extends GameTypes>({ houses }: GameKit<Game>): Options {
  const [first, ...others] = houses;
  if (others.length === 0) return {};
  const names = [`${first} (also without it)`, ...others].join(', ');
  return { rules: { takes: 'NAME', text: `the house rules: ${names}`, values: houses } };
}

/** The options that change the rules, without what they do. */
const changeOptions = <Game extends GameTypes>({ command }: GameKit<Game>): Options =>
  Object.fromEntries(
    Object.entries(command.changes ?? {}).map(([name, { takes, text, values }]) => [
      name,
      { takes, text, ...(values && { values }) },
    ]),
  );
