/** Starts a game with the options of its command. */
import { settingsOf } from '../../core/settings.js';
import { TextError } from '../../core/text/text-error.js';
import type { GameKit, Kit } from '../../kit/kit.js';
import type { SeatIn } from '../../kit/seat.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import type { CommandOptions, OptionValues } from '../arguments.js';
import { readOption, textOf } from '../arguments.js';
import { UsageError } from '../errors.js';
import { WISH_OPTIONS } from '../options.js';
import type { Shell } from '../shell.js';
import { errorWidth, helpWidth, terminalOf } from '../shell.js';
import { playFullScreen } from './full-screen.js';
import type { GameToPlay } from './game-to-play.js';
import { withPlayerFiles, recordTo } from './game-to-play.js';
import { playStandardInput } from './line-mode.js';
import { framesIn } from './line-table.js';
import { gameLineTable } from './game-line-table.js';
import { canFillScreen, languageFrom, lookFrom } from './locale.js';
import { LINE_STRINGS } from './strings/line-strings.js';

/**
 * Plays a game as the options say: full screen in a terminal, otherwise line by line.
 * @returns exit status 0; in line mode also 1 if a check failed, or 2 if a word could not be read
 * @throws UsageError if a value has a mistake
 */
export async function startGame<Game extends GameTypes, At extends SeatIn<Game>>(
  kit: Kit<Game, At>,
  values: OptionValues<CommandOptions>,
  shell: Shell,
): Promise<number> {
  return playGame(await withWish(toPlay(kit, values), values), values, shell);
}

/**
 * The house that the options name, with its changes; undefined if the options name neither a house nor a change.
 * @throws UsageError
 */
function houseIn<Game extends GameTypes>(
  { houseOfTag, houses, command }: GameKit<Game>,
  values: OptionValues<CommandOptions>,
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
  values: OptionValues<CommandOptions>,
): Map<string, string> {
  const given = new Map<string, string>();
  for (const [name, { isSetting }] of Object.entries(command.changes ?? {})) {
    const text = textOf(values[name]);
    if (isSetting === true && text !== undefined) given.set(name, text);
  }
  return given;
}

/** @throws UsageError if a value has a mistake */
function toPlay<Game extends GameTypes, At extends SeatIn<Game>>(
  kit: Kit<Game, At>,
  values: OptionValues<CommandOptions>,
): GameToPlay<Game, At> {
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

/**
 * The deal of the first game; undefined without one.
 * @throws UsageError if the options name two deals, or the deal has a mistake
 */
function dealOf<Game extends GameTypes>(
  { command: { deals }, readDeal }: GameKit<Game>,
  values: OptionValues<CommandOptions>,
  house: string,
): Game['deal'] | undefined {
  const [given, other] = Object.keys(deals).filter((name) => values[name] !== undefined);
  if (given === undefined) return undefined;
  if (other !== undefined) throw new UsageError((say) => say.bothNameGame(`--${given}`, `--${other}`));
  return readOption(`--${given}`, textOf(values[given]), (text) =>
    (deals[given]?.read ?? readDeal)(text, house),
  );
}

/** Plays full screen in a terminal, otherwise line by line. `values` has the options for the look. */
export async function playGame<Game extends GameTypes, At extends SeatIn<Game>>(
  game: GameToPlay<Game, At>,
  values: OptionValues<CommandOptions>,
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
    return playFullScreen(withPlayerFiles({ ...game, language }, process), table, {
      ...look,
      ...terminalOf(process),
    });
  const speech = {
    strings: LINE_STRINGS[language],
    table,
    unicode: look.unicode,
    frames: framesIn(textOf(values['frames'])),
    width: helpWidth(errorWidth(process)),
  };
  return playStandardInput((onRefusal) => gameLineTable(game, speech, onRefusal), shell);
}

/** The game with the kind of deal that the options ask for. @throws UsageError if no deal of that kind is found */
async function withWish<Game extends GameTypes, At extends SeatIn<Game>>(
  game: GameToPlay<Game, At>,
  values: OptionValues<CommandOptions>,
): Promise<GameToPlay<Game, At>> {
  const option = Object.keys(WISH_OPTIONS).find((name) => values[name] !== undefined);
  if (option === undefined) return game;
  if (values['winnable'] === undefined)
    throw new UsageError((say) => say.needsOther(`--${option}`, ['--winnable']));
  if (game.deal !== undefined) throw new UsageError((say) => say.conflicts(`--${option}`, '--deal'));
  const { kit, house = kit.houses[0] } = game;
  try {
    const difficulty = textOf(values['difficulty']);
    const deal = await kit.findDeal?.(house, { difficulty });
    if (deal !== undefined) return { ...game, deal, winnable: { difficulty } };
  } catch (error) {
    if (error instanceof TextError)
      throw new UsageError((say) => say.takes('--difficulty', error.expected, error.word));
    throw error;
  }
  throw new UsageError((say) => say.noWishedDeal(`--${option}`));
}
