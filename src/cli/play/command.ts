/** The command that plays a game: full screen on a terminal, line by line in a pipe. */
import type { EachLanguage } from '../../core/strings/language.js';
import type { CommandHelp, GameKit, Kit } from '../../kit/kit.js';
import type { Opened } from '../../kit/games.js';
import type { SeatIn } from '../../kit/seat.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import type { Options, Values } from '../arguments.js';
import type { Command } from '../command-words.js';
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
  readonly notes: readonly EachLanguage[];
  readonly run: (values: Values<Options>, shell: Shell) => Promise<number>;
}

const PLAYING = {
  record: {
    takes: 'FILE',
    example: 'game.klon',
    text: {
      en: 'write the session to a new .klon script',
      fr: 'écrire les parties dans un nouveau script .klon',
    },
  },
  name: {
    takes: 'NAME',
    example: 'Ada',
    text: { en: 'the name in the About box', fr: 'le nom dans «\u202fÀ propos\u202f»' },
  },
  ascii: {
    text: {
      en: 'show letters instead of suit signs and lines',
      fr: 'montrer des lettres au lieu des signes et des lignes',
    },
  },
  'four-color': { text: { en: 'show each suit in its own color', fr: 'montrer une teinte par couleur' } },
  ...FRAMES_OPTION,
} as const;

const KEPT: EachLanguage = {
  en: `A full-screen game resumes where you left it, unless you give --record or name its first deal. klondike man says
    where it is kept, and what you can set.`,
  fr: `Une partie en plein écran reprend là où vous l’avez laissée, sauf avec --record ou si vous nommez sa première donne.
    klondike man dit où elle est gardée, et ce que vous pouvez régler.`,
};

const FRAMES_OUT: EachLanguage = {
  en: `Line by line, a sentence describes each event, and a refusal says why. The frame follows if it has changed, and the
    word show prints it. Frames go to standard output, everything else to standard error.`,
  fr: `Ligne par ligne, une phrase décrit chaque événement, et un refus dit pourquoi. La vue suit si elle a changé, et
    le mot show l’affiche. Les vues vont sur la sortie standard, tout le reste sur la sortie d’erreur.`,
};

const STATUS: EachLanguage = {
  en: `Exit status: 0 all went well; 1 a check of the script failed; 2 something could not be read or written: an argument,
    a file, a word.`,
  fr: `Code de sortie\u202f: 0 tout s’est bien passé\u202f; 1 une vérification du script a échoué\u202f; 2 quelque chose n’a pas pu
    être lu ou écrit\u202f: un argument, un fichier, un mot.`,
};

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
    takesFiles: 1,
    notes: [...kit.command.notes, KEPT, ...(other?.notes ?? []), FRAMES_OUT, STATUS],
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
    throw new UsageError((say) =>
      asking === undefined
        ? say.goesWith(
            `--${stray}`,
            by.map((name) => `--${name}`),
          )
        : say.doesNotGoWith(`--${stray}`, `--${asking}`),
    );
  }
  return asking !== undefined;
}

/** The option `--rules`, if the game has several houses. */
function rulesOption<Game extends GameTypes>({ houses, command }: GameKit<Game>): Options {
  const [first, ...others] = houses;
  if (others.length === 0) return {};
  const names = others.join(', ');
  const text = {
    en: `the house rules: ${first} (the default), ${names}`,
    fr: `les règles de la maison\u202f: ${first} (par défaut), ${names}`,
  };
  return {
    rules: { takes: 'HOUSE', text, values: houses, means: titlesOf(houses, command) },
  };
}

/** The title of each house in each language. */
const titlesOf = (
  houses: readonly string[],
  { houseTitle }: Pick<CommandHelp<GameTypes>, 'houseTitle'>,
): Readonly<Record<string, EachLanguage>> =>
  Object.fromEntries(
    houses.map((house) => [house, { en: houseTitle(house, 'en'), fr: houseTitle(house, 'fr') }]),
  );

/** The options that change the rules, without what they do. */
const changeOptions = <Game extends GameTypes>({ command }: GameKit<Game>): Options =>
  Object.fromEntries(
    Object.entries(command.changes ?? {}).map(([name, { takes, text, values, means }]) => [
      name,
      { takes, text, ...(values && { values }), ...(means && { means }) },
    ]),
  );
