/** The command that plays a game: full screen in a terminal, line by line in a pipe. */
import type { LanguageName } from '../../core/strings/language.js';
import type { GameKit, HelpTexts, Kit } from '../../kit/kit.js';
import type { SeatIn } from '../../kit/seat.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import type { CommandOptions, CommandSyntax, OptionValues } from '../arguments.js';
import type { CliCommand } from '../command.js';
import { command } from '../command.js';
import type { Shell } from '../shell.js';
import { UsageError } from '../errors.js';
import type { HelpStrings } from '../manual/strings/english.js';
import { PLAY_OPTIONS, WISH_OPTIONS } from '../options.js';

/** Something else that a game's command does if an option asks for it. */
export interface OtherTask {
  /** The options that ask for it. */
  readonly by: readonly [string, ...string[]];
  /** The play options that go with it; none by default. */
  readonly allows?: readonly string[];
  /** Its options, including the one that asks for it. */
  readonly options: CommandOptions;
  readonly texts: (say: HelpStrings) => Omit<HelpTexts, 'does'>;
  readonly run: (values: OptionValues<CommandOptions>, shell: Shell) => Promise<number>;
}

/** @param named the name and usage of the command */
export function gameCommand<Game extends GameTypes, At extends SeatIn<Game>>(
  kit: Kit<Game, At>,
  named: Pick<CommandSyntax, 'name' | 'call'>,
  other?: OtherTask,
): CliCommand {
  const playing: CommandOptions = {
    ...rulesOption(kit),
    ...kit.command.changes,
    ...kit.command.deals,
    ...(kit.findDeal !== undefined && WISH_OPTIONS),
    ...PLAY_OPTIONS,
  };
  return command<CommandOptions>({
    ...named,
    options: { ...playing, ...other?.options },
    takesFiles: 1,
    texts: (say, language) => textsOf(kit, { say, language, other: other?.texts(say) }),
    start: async (given, [deal], shell) => {
      if (deal !== undefined && given['deal'] !== undefined)
        throw new UsageError((say) => say.bothNameGame(deal, '--deal'));
      const values = deal === undefined ? given : { ...given, deal };
      if (other !== undefined && isAskedFor(other, { values, playing })) return other.run(values, shell);
      const { startGame } = await import('./start-game.js');
      return startGame(kit, values, shell);
    },
  });
}

/**
 * Does an option ask for the command's other task?
 * @throws UsageError if options belong to different tasks
 */
function isAskedFor(
  { by, allows = [], options }: OtherTask,
  { values, playing }: { readonly values: OptionValues<CommandOptions>; readonly playing: CommandOptions },
): boolean {
  const asking = by.find((name) => values[name] !== undefined);
  const others = Object.keys(asking === undefined ? options : playing).filter(
    (name) => !allows.includes(name),
  );
  const stray = others.find((name) => values[name] !== undefined);
  if (stray !== undefined) {
    throw new UsageError((say) =>
      asking === undefined
        ? say.needsOther(
            `--${stray}`,
            by.map((name) => `--${name}`),
          )
        : say.conflicts(`--${stray}`, `--${asking}`),
    );
  }
  return asking !== undefined;
}

/** The option `--rules`, if the game has several houses. */
const rulesOption = <Game extends GameTypes>({ houses }: GameKit<Game>): CommandOptions =>
  houses.length > 1 ? { rules: { takes: 'HOUSE', values: houses } } : {};

/** Joins the help of the game, of playing and of the other task. */
async function textsOf<Game extends GameTypes>(
  { command, houses }: GameKit<Game>,
  {
    say,
    language,
    other,
  }: {
    readonly say: HelpStrings;
    readonly language: LanguageName;
    readonly other: Omit<HelpTexts, 'does'> | undefined;
  },
): Promise<HelpTexts> {
  const [first, ...others] = houses;
  const { does, options, values, notes, examples } = await command.texts[language]();
  const { play } = say;
  return {
    does,
    options: {
      rules: play.rules(first, others),
      ...options,
      ...play.options,
      ...other?.options,
    },
    values: {
      rules: Object.fromEntries(houses.map((house) => [house, command.houseTitle(house, language)])),
      ...values,
      ...play.values,
      ...other?.values,
    },
    examples: { ...examples, ...other?.examples },
    notes: [...notes, play.resumes, ...(other?.notes ?? []), play.lines],
    statuses: { ...play.statuses, ...other?.statuses },
  };
}
