/** What holds for all commands: told by `klondike help` and the manual page. */
import type { LanguageName } from '../../core/strings/language.js';
import type { Setting } from '../../core/settings.js';
import { SETTINGS } from '../../core/settings.js';

const told = (setting: Setting): string =>
  `${setting.name} (${setting.values.join(', ')}; ${setting.default} if it is not set)`;

/** Short texts for the overview. */
interface Overview {
  readonly output: string;
  /** The lines that don't describe commands: how to call each, and what it does. */
  readonly itself: readonly (readonly [call: string, does: string])[];
  /** The texts before `statuses`, and between them. */
  readonly status: string;
  readonly between: string;
  /** What the exit statuses mean. */
  readonly statuses: readonly (readonly [status: string, meaning: string])[];
}

export const OVERVIEW: Readonly<Record<LanguageName, Overview>> = {
  en: {
    output:
      'Frames, analyses, --json and the console go to standard output, everything else to standard error.',
    itself: [
      ['klondike help [COMMAND]', 'this text, or the help of a command'],
      ['klondike --version', 'the number of this version'],
    ],
    status: 'Exit status:',
    between: '; ',
    statuses: [
      ['0', 'all went well'],
      ['1', 'a script did not go as expected'],
      ['2', 'something could not be read or written: an argument, a file, a word'],
    ],
  },
  fr: {
    output:
      'Les vues, les analyses, --json et la console vont sur la sortie standard, tout le reste sur la sortie d’erreur.',
    itself: [
      ['klondike help [COMMANDE]', 'ce texte, ou l’aide d’une commande'],
      ['klondike --version', 'le numéro de cette version'],
    ],
    status: 'Code de sortie\u202f:',
    between: '\u202f; ',
    statuses: [
      ['0', 'tout s’est bien passé'],
      ['1', 'un script ne s’est pas déroulé comme prévu'],
      ['2', 'quelque chose n’a pas pu être lu ou écrit\u202f: un argument, un fichier, un mot'],
    ],
  },
};

/** Texts of the manual page only. */
export const MANUAL = {
  usual: 'Without a command klondike plays: full screen on a terminal, line by line in a pipe.',
  files: [
    [
      '~/.local/share/klondike-kit/games',
      `the games in play: a .klon script for each game and house. On macOS they lie in ~/Library/Application Support,
        on Windows in %LOCALAPPDATA%. One that cannot be read is put beside, with damaged in its name, and one that another
        game takes the place of with left`,
    ],
    ['~/.local/share/klondike-kit/notes.json', 'the times of these games, and the balance of Vegas'],
    [
      '~/.local/share/klondike-kit/statistics.json',
      `the games won and lost, as klondike stats --export writes them; statistics-open.json has those that are neither, and
        statistics-reset.json what klondike stats --reset took away`,
    ],
    [
      '~/.config/klondike-kit/config',
      `what you have set, a line "name = value" each: ${SETTINGS.map(told).join(', ')}. On macOS it lies in
        ~/Library/Application Support, on Windows in %APPDATA%`,
    ],
  ],
  environment: [
    [
      'LC_ALL, LC_MESSAGES, LANG',
      'the language of the game, English or French; whether the terminal has suit signs',
    ],
    ['NO_COLOR', 'no colors, if it is set'],
    ['FORCE_COLOR', 'colors, if it is set; none if it is 0 or false'],
    ['XDG_DATA_HOME', 'the folder for games and statistics, in place of the one of FILES'],
    ['XDG_CONFIG_HOME', 'the folder for settings, in place of the one of FILES'],
    ['TERM', 'what the terminal can do; with dumb the game is played line by line'],
  ],
} as const satisfies {
  readonly usual: string;
  readonly files: readonly (readonly [string, string])[];
  readonly environment: readonly (readonly [string, string])[];
};
