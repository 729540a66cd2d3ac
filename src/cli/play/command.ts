/** The command that plays a game: full screen on a terminal, line by line in a pipe. */
import { dayAt } from '../../core/calendar.js';
import { settingsOf } from '../../core/settings.js';
import type { Opened } from '../../kit/games.js';
import type { GameKit, Kit } from '../../kit/kit.js';
import type { SeatIn } from '../../kit/seat.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import { TextError } from '../../core/text/text-error.js';
import { MOVES_STRINGS } from '../../kit/moves/strings/catalogue.js';
import type { Options, Values } from '../arguments.js';
import { textOf } from '../arguments.js';
import type { Command } from '../command.js';
import { command } from '../command.js';
import { readOption } from '../option.js';
import type { Shell } from '../shell.js';
import { LINE_STRINGS } from '../strings/catalogue.js';
import { terminalOf } from '../shell.js';
import { UsageError } from '../usage.js';
import { playFullScreen } from './full-screen.js';
import { FRAMES_OPTION, framesIn } from './frames.js';
import type { ToPlay } from './game.js';
import { playStandardInput } from './line-mode.js';
import { languageFrom } from './language.js';
import { lineTable } from './lines.js';
import { lasting } from './lasting.js';
import { canFillScreen, lookFrom } from './locale.js';
import { recordTo } from './recording.js';

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
      return play(await withWish(toPlay(kit, values), values), values, shell);
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

/** The house that the options name, with its changes; undefined if they say nothing of it. @throws UsageError */
function houseIn<Game extends GameTypes>(
  { houseOfTag, houses, command }: GameKit<Game>,
  values: Values<Options>,
): string | undefined {
  let house = readOption('--rules', textOf(values['rules']), (text) =>
    houseOfTag?.({ kind: 'tag', key: 'Rules', text }),
  );
  for (const [name, { change }] of Object.entries(command.changes ?? {})) {
    house =
      readOption(`--${name}`, textOf(values[name]), (text) => change(house ?? houses[0], text)) ?? house;
  }
  return house;
}

/** The settings that the options give. */
function settingsIn<Game extends GameTypes>(
  { command }: GameKit<Game>,
  values: Values<Options>,
): Map<string, string> {
  const given = Object.entries(command.changes ?? {}).map(([name, { isSetting }]): [string, string][] => {
    const text = textOf(values[name]);
    return isSetting === true && text !== undefined ? [[name, text]] : [];
  });
  return new Map(given.flat());
}

/** @throws UsageError if a value cannot be read */
function toPlay<Game extends GameTypes, At extends SeatIn<Game>>(
  kit: Kit<Game, At>,
  values: Values<Options>,
): ToPlay<Game, At> {
  const house = houseIn(kit, values);
  const record = textOf(values['record']);
  return {
    kit,
    house,
    deal: dealOf(kit, values, house ?? kit.houses[0]),
    name: textOf(values['name']),
    settings: settingsOf(settingsIn(kit, values)),
    recording: record === undefined ? undefined : recordTo(record, kit.language),
  };
}

const WISHES = {
  winnable: { text: 'the first deal is one that can be won' },
  difficulty: {
    takes: 'HOW',
    text: 'how hard that one is: easy, medium or hard',
    values: ['easy', 'medium', 'hard'],
  },
  daily: { text: 'the first deal is that of today, the same for everybody; it can be won' },
} as const;

/** The options that wish for a deal, if the game can find one. */
const wishOptions = <Game extends GameTypes>({ findDeal }: GameKit<Game>): Options =>
  findDeal === undefined ? {} : WISHES;

/** The game with the deal that was wished for. @throws UsageError if it cannot be read, or there is none */
async function withWish<Game extends GameTypes, At extends SeatIn<Game>>(
  game: ToPlay<Game, At>,
  values: Values<Options>,
): Promise<ToPlay<Game, At>> {
  const wished = Object.keys(WISHES).find((name) => values[name] !== undefined);
  if (wished === undefined) return game;
  if (values['winnable'] === undefined && values['daily'] === undefined)
    throw new UsageError(`--${wished} goes with --winnable or --daily`);
  if (game.deal !== undefined) throw new UsageError(`--${wished} does not go with --deal`);
  const { kit, house = kit.houses[0] } = game;
  const day = values['daily'] === undefined ? undefined : dayAt(new Date());
  try {
    const deal = await kit.findDeal?.(house, { difficulty: textOf(values['difficulty']), day });
    if (deal !== undefined) return { ...game, deal };
  } catch (error) {
    if (error instanceof TextError)
      throw new UsageError(`--difficulty takes ${error.expected}, not '${error.word}'`);
    throw error;
  }
  throw new UsageError(`--${wished}: no such deal was found`);
}

/** The deal of the first game, if it was given. @throws UsageError if it was given twice or cannot be read */
function dealOf<Game extends GameTypes>(
  { command: { deals }, readDeal }: GameKit<Game>,
  values: Values<Options>,
  house: string,
): Game['deal'] | undefined {
  const [given, other] = Object.keys(deals).filter((name) => values[name] !== undefined);
  if (given === undefined) return undefined;
  if (other !== undefined)
    throw new UsageError(`--${given} and --${other} both say which game is first: give one of them`);
  return readOption(`--${given}`, textOf(values[given]), (text) =>
    (deals[given]?.read ?? readDeal)(text, house),
  );
}

/** Exit status 0 unless, in line mode, a check failed (1) or a word could not be read (2). */
async function play<Game extends GameTypes, At extends SeatIn<Game>>(
  game: ToPlay<Game, At>,
  values: Values<Options>,
  shell: Shell,
): Promise<number> {
  const { process } = shell;
  const language = languageFrom(process.env);
  const look = lookFrom(process, {
    ascii: values['ascii'] !== undefined,
    fourColor: values['four-color'] !== undefined,
  });
  const table = await game.kit.terminal(language);
  if (canFillScreen(process))
    return playFullScreen(lasting({ ...game, language }, process), table, {
      ...look,
      ...terminalOf(process),
    });
  const speech = {
    strings: LINE_STRINGS[language],
    moves: MOVES_STRINGS[language],
    table,
    unicode: look.unicode,
    frames: framesIn(textOf(values['frames'])),
  };
  return playStandardInput((onRefusal) => lineTable(game, speech, onRefusal), shell);
}
