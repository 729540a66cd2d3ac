/** The game that the command plays, with its options and files. */
import { openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../../core/settings.js';
import { SETTINGS, settingsOf, withTracker } from '../../core/settings.js';
import type { StatisticsStrings } from '../../core/statistics/strings/english.js';
import type { LanguageName } from '../../core/strings/language.js';
import type { Kit } from '../../kit/kit.js';
import type { SeatIn } from '../../kit/seat.js';
import { GameSession } from '../../kit/session.js';
import type { TerminalTable } from '../../kit/terminal-table.js';
import type { ItemOf } from '../../scripts/language/items.js';
import type { Language, NamedFact } from '../../scripts/language/language.js';
import { printItemIn } from '../../scripts/language/print.js';
import type { GameTypes, ItemIn } from '../../scripts/running/stage.js';
import { orUsageError, whyUnwritten } from '../errors.js';
import { configOf, saveSetting } from '../player-files/config.js';
import type { Home } from '../player-files/folders.js';
import { dataFolder } from '../player-files/folders.js';
import type { SaveOptions } from '../player-files/game-saver.js';
import { Notes } from '../player-files/notes.js';
import type { StatisticsPlace } from '../player-files/statistics.js';
import { finishedIn } from '../player-files/statistics.js';
import { languageFrom } from './locale.js';
import { LINE_STRINGS } from './strings/line-strings.js';

export interface GameToPlay<Game extends GameTypes, At extends SeatIn<Game>> {
  readonly kit: Kit<Game, At>;
  /** The requested house; by default, the house that a script names, or else the first house. */
  readonly house?: string | undefined;
  /** The deal for the first game; a random deal by default. */
  readonly deal?: Game['deal'] | undefined;
  /** Set if the first deal is known to be winnable. */
  readonly winnable?: {
    readonly difficulty?: string | undefined;
    /** The title of a daily deal. */
    readonly title?: string;
  };
  /** Does a saved game of this deal resume? By default, only a game without a chosen deal resumes. */
  readonly resumesDeal?: boolean;
  /** English by default. */
  readonly language?: LanguageName | undefined;
  /** The name that the About box credits. */
  readonly name?: string | undefined;
  readonly recording?: Recording<ItemIn<Game>> | undefined;
  /** How to save games for the next run; undefined to save none. */
  readonly keeping?: SaveOptions | undefined;
  /** Messages about the player's files, for when the table can show them. Showing them empties the list. */
  readonly faults?: string[] | undefined;
  /** Notes for the next run; none by default. */
  readonly notes?: Notes | undefined;
  /** No statistics by default. */
  readonly statistics?:
    | (Omit<StatisticsPlace, 'say'> & {
        readonly texts: StatisticsStrings;
      })
    | undefined;
  /** The player's settings; none by default. */
  readonly settings?: Settings | undefined;
}

/** @param onRefusal called with a sentence that says why an event was refused */
export function newSession<Game extends GameTypes, At extends SeatIn<Game>>(
  {
    kit,
    house,
    deal,
    name,
    winnable,
    settings,
    recording,
    texts: told,
    onChange,
  }: GameToPlay<Game, At> & {
    /** The texts about refusals and rules. */
    readonly texts: Pick<TerminalTable<Game, At>, 'refusals' | 'help'>;
    /** Called after an event, with the longer script of the game. */
    readonly onChange?: (script: string) => void;
  },
  onRefusal: (why: string) => void,
): GameSession<Game, At> {
  const session = new GameSession(kit, {
    name,
    help: told.help,
    ...(onChange && { onChange }),
    onRefusal: (why) => onRefusal(told.refusals[why]),
    onItem: (item) => recording?.record(item),
  });
  if (house !== undefined) session.goTo(house);
  session.nextDeal(deal);
  if (winnable !== undefined && settings !== undefined && deal?.name !== undefined)
    kit.noteWinnable?.(settings, [session.house, deal.name], winnable.difficulty);
  return session;
}

/** Adds the player's files on this machine to the game. Options override settings. */
export function withPlayerFiles<Game extends GameTypes, At extends SeatIn<Game>>(
  game: GameToPlay<Game, At>,
  home: Home,
): GameToPlay<Game, At> {
  const strings = LINE_STRINGS[languageFrom(home.env)];
  const folder = dataFolder(home);
  const { settings = settingsOf(new Map()) } = game;
  const faults: string[] = [];
  const say = (fault: string): void => void faults.push(fault);
  const config = new Map<string, string>(Object.entries(configOf(home, strings.settings, say)));
  const notes = folder === undefined ? undefined : new Notes({ folder, strings: strings.notes, say });
  const { deal, resumesDeal = false } = game;
  const canResume = (deal === undefined || resumesDeal) && game.recording === undefined;
  return {
    ...game,
    faults,
    notes,
    ...(folder !== undefined && {
      keeping: { folder: join(folder, 'games'), canResume, onlyDeal: deal?.name, strings: strings.keeping },
      statistics: { folder, strings: strings.stats, texts: strings.statistics },
    }),
    settings: withTracker(
      {
        read: (name) => settings.read(name) ?? notes?.read(name) ?? config.get(name),
        write: (name, text) => {
          if (!SETTINGS.some((setting) => setting.name === name))
            return (notes ?? settings).write(name, text);
          config.set(name, text);
          saveSetting(home, { name, value: text }, (file, error) =>
            say(strings.settings.failed(file, error)),
          );
        },
      },
      folder === undefined ? () => false : finishedIn(folder),
    ),
  };
}

interface Recording<Item> {
  /** Has an event been written? */
  readonly hasBegun: boolean;
  record(item: Item): void;
}

/**
 * Records into a new file. Each line is written at once, so that a crash loses nothing. Tags wait for the next event,
 * because another house may be chosen before the first event.
 * @throws UsageError if the file exists or can't be created
 */
export function recordTo<Call, Fact extends NamedFact>(
  file: string,
  language: Language<Call, Fact>,
): Recording<ItemOf<Call, Fact>> {
  const descriptor = orUsageError(
    () => openSync(file, 'wx'),
    (error, say) => say.about(`--record ${file}`, whyUnwritten(error, say)),
  );
  let waiting: string[] = [];
  let hasBegun = false;
  return {
    get hasBegun() {
      return hasBegun;
    },
    record: (item) => {
      if (item.kind === 'tag' && item.key === 'Game') waiting = [];
      waiting.push(printItemIn(language, item));
      if (item.kind === 'tag') return;
      hasBegun = true;
      for (const line of waiting.splice(0)) writeSync(descriptor, `${line}\n`);
    },
  };
}
