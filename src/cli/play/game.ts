/** A game as the command sets it up. */
import type { Settings } from '../../core/settings.js';
import { settingsOf } from '../../core/settings.js';
import type { LanguageName } from '../../core/strings/language.js';
import type { StatisticsStrings } from '../../core/statistics/strings/english.js';
import type { Kit } from '../../kit/kit.js';
import type { SeatIn } from '../../kit/seat.js';
import { GameSession } from '../../kit/session.js';
import type { TerminalTable } from '../../kit/terminal-table.js';
import type { GameTypes, ItemIn } from '../../scripts/running/stage.js';
import type { Keeping } from '../keep/keeping.js';
import { keepingIn } from '../keep/keeping.js';
import { Notes } from '../keep/notes.js';
import type { StatisticsPlace } from '../keep/statistics.js';
import type { Recording } from './recording.js';
import { configOf, keepSetting } from '../keep/config.js';
import type { Home } from '../keep/folders.js';
import { dataFolder } from '../keep/folders.js';
import { LINE_STRINGS } from './strings/catalogue.js';
import { languageFrom } from './locale.js';

/** Where finished games are written down, and the texts about them. */
export interface ToldStatistics extends Omit<StatisticsPlace, 'say'> {
  readonly told: StatisticsStrings;
}

export interface ToPlay<Game extends GameTypes, At extends SeatIn<Game>> {
  readonly kit: Kit<Game, At>;
  /**
   * The name of the house that was asked for. By default it is the first house, unless a script names
   * another.
   */
  readonly house?: string | undefined;
  /** The deal of the first game. By default the game draws one, as every later game does. */
  readonly deal?: Game['deal'] | undefined;
  /** English by default. */
  readonly language?: LanguageName | undefined;
  /** The name that the About box credits. */
  readonly name?: string | undefined;
  readonly recording?: Recording<ItemIn<Game>> | undefined;
  /** How games are kept from one run to the next; they are not by default. */
  readonly keeping?: Keeping | undefined;
  /** Sentences about the player's files, to be said as soon as the player can see them; whoever says one takes it out. */
  readonly faults?: string[] | undefined;
  /** What games note for themselves from one run to the next; nothing by default. */
  readonly notes?: Notes | undefined;
  /** Nothing is written down by default. */
  readonly statistics?: ToldStatistics | undefined;
  /** What the player has set about play; nothing by default. */
  readonly settings?: Settings | undefined;
}

interface InWords<Game extends GameTypes, At extends SeatIn<Game>> extends ToPlay<Game, At> {
  /** The texts about refusals and rules. */
  readonly told: Pick<TerminalTable<Game, At>, 'refusals' | 'help'>;
  /** Called after an event has made the game's script longer. */
  readonly onChange?: (script: string) => void;
}

/** `onRefusal` is called with a sentence that says why an event was refused. */
export function newSession<Game extends GameTypes, At extends SeatIn<Game>>(
  { kit, house, deal, name, recording, told, onChange }: InWords<Game, At>,
  onRefusal: (why: string) => void,
): GameSession<Game, At> {
  const session = new GameSession(kit, {
    name,
    help: told.help,
    ...(onChange && { onChange }),
    onRefusal: (why) => onRefusal(told.refusals[why]),
    onItem: (item) => recording?.hear(item),
  });
  if (house !== undefined) session.goTo(house);
  session.nextDeal(deal);
  return session;
}

/** The game with what lasts on this machine. What the player chose for it by options goes before what is set. */
export function lasting<Game extends GameTypes, At extends SeatIn<Game>>(
  game: ToPlay<Game, At>,
  home: Home,
): ToPlay<Game, At> {
  const {
    keeping: strings,
    notes: notesStrings,
    settings: settingsStrings,
    stats,
    statistics,
  } = LINE_STRINGS[languageFrom(home.env)];
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
    statistics: folder === undefined ? undefined : { folder, strings: stats, told: statistics },
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
