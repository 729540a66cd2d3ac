/** What lasts from one run of the command to the next: the game in play, its notes, statistics, and what is set. */
import { settingsOf } from '../../core/settings.js';
import type { SeatIn } from '../../kit/seat.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import { configOf, keepSetting } from '../keep/config.js';
import type { Home } from '../keep/folders.js';
import { dataFolder } from '../keep/folders.js';
import { Notes } from '../keep/notes.js';
import { keepingIn } from '../keep/keeping.js';
import { LINE_STRINGS } from '../strings/catalogue.js';
import type { ToPlay } from './game.js';
import { languageFrom } from './language.js';

/** The game with what lasts on this machine. What the player chose for it by options goes before what is set. */
export function lasting<Game extends GameTypes, At extends SeatIn<Game>>(
  game: ToPlay<Game, At>,
  home: Home,
): ToPlay<Game, At> {
  const language = languageFrom(home.env);
  const texts = LINE_STRINGS[language];
  const { keeping: strings, notes: notesStrings, settings: settingsStrings } = texts;
  const folder = dataFolder(home);
  const { settings = settingsOf(new Map()) } = game;
  const faults: string[] = [];
  const config = new Map<string, string>(
    Object.entries(configOf(home, settingsStrings, (fault) => faults.push(fault))),
  );
  const notes =
    folder === undefined
      ? undefined
      : new Notes({ folder, strings: notesStrings, say: (fault) => faults.push(fault) });
  const goesOn = game.deal === undefined && game.recording === undefined;
  return {
    ...game,
    faults,
    keeping: keepingIn(home, { goesOn, strings }),
    notes,
    statistics: folder === undefined ? undefined : { folder, strings: texts.stats, told: texts.statistics },
    settings: {
      read: (name) => settings.read(name) ?? notes?.read(name) ?? config.get(name),
      write: (name, text) => {
        if (!config.has(name)) return (notes ?? settings).write(name, text);
        config.set(name, text);
        keepSetting(home, { name, value: text }, (file, error) =>
          faults.push(settingsStrings.failed(file, error)),
        );
      },
    },
  };
}
