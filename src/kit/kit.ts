/** A game as one value, for scripts, the page and the command line. */
import type { BestLine } from '../core/statistics/best-line.js';
import type { LanguageName } from '../core/strings/language.js';
import type { Settings } from '../core/settings.js';
import { TextError } from '../core/text/text-error.js';
import type { TagItem } from '../scripts/language/items.js';
import type { ControllerOf, GameTypes, ScriptIn, Stage, WrittenIn } from '../scripts/running/stage.js';
import type { BrowserTables, DealWish } from './browser-tables.js';
import type { SeatIn } from './seat.js';
import type { TerminalTable } from './terminal-table.js';

/** A game without its seats and the views that show it. */
export interface GameKit<Game extends GameTypes> extends Stage<Game> {
  /** The game's name for players. */
  readonly title: string;
  /** The word that deals a game in a script. */
  readonly dealing: string;
  /** The call that deals a game. */
  readonly dealCall: Game['call'];
  /**
   * The names of the game's houses, as `Rules` tags and links give them. A house is a set of rules with its
   * own table. The names are in the order of the settings; the first house is the default.
   */
  readonly houses: readonly [string, ...string[]];
  /** Houses that the settings list only while they are in play. Players open them by their names. */
  readonly unlisted?: readonly string[];
  /**
   * The name of the house that a tag names; undefined for other tags. Absent if the game has only one house.
   * @throws TextError if no house has this name
   */
  readonly houseOfTag?: (tag: TagItem) => string | undefined;
  /** The house of the daily deals. Absent if the game has none. */
  readonly dailyHouse?: string;
  /** The first deal for a new player of the page; random if absent. */
  readonly firstDeal?: Game['deal'];
  /** The deal of a `Deal`, `Deck` or `Layout` tag in a house; undefined for other tags. @throws TextError */
  readonly dealOfTag: (tag: TagItem, house?: string) => Game['deal'] | undefined;
  /** The deal that a player names in a house. @throws TextError */
  readonly readDeal: (name: string, house: string) => Game['deal'];
  /** Finds a winnable deal in a house that meets a player's wish; undefined if it finds none. @throws TextError */
  readonly findDeal?: (
    house: string,
    wish: DealWish,
  ) => Promise<(Game['deal'] & { readonly difficulty: string }) | undefined>;
  /**
   * The best line for a deal of a house; undefined if none is found within a limit. Absent if the game can't search for it.
   * @throws TextError
   */
  readonly findBest?: (house: string, deal: string, signal: AbortSignal) => Promise<BestLine | undefined>;
  /** @throws TextError if the text isn't a script of the game */
  readonly parse: (text: string) => ScriptIn<Game>;
  /** Makes a player for a script that someone watches event by event. */
  readonly playerFor: (script: ScriptIn<Game>) => ScriptPlayer<Game>;
  /** The frame of a new view. */
  readonly emptyFrame: Game['frame'];
  readonly printFrame: (frame: Game['frame']) => string;
  /** The frame for JSON, with cards as text. */
  readonly frameData: (frame: Game['frame']) => object;
  /** The view calls that lead from one frame to another. */
  readonly callsBetween: (shown: Game['frame'], next: Game['frame']) => readonly Game['viewCall'][];
  readonly command: GameCommandHelp<Game>;
}

/** A game with its seats and its tables. */
export interface Kit<Game extends GameTypes, At extends SeatIn<Game> = SeatIn<Game>> extends GameKit<Game> {
  /** Loads the script parser and all houses but the first. Absent if nothing is loaded later. */
  readonly load?: () => Promise<void>;
  /** A seat in a house. */
  readonly seatIn: (house: string, settings?: SeatSettings<Game>) => At;
  /** Notes that the player asked for a winnable deal, or for one of this difficulty. Absent in games that are always won. */
  noteWinnable?(settings: Settings, place: readonly [house: string, deal: string], difficulty?: string): void;
  /** Loads the browser tables when they are needed. */
  readonly browser: (language: LanguageName) => Promise<BrowserTables<Game, At>>;
  /** Loads the terminal tables when they are needed. */
  readonly terminal: (language: LanguageName) => Promise<TerminalTable<Game, At>>;
  /**
   * The script of the game, with variations for undone moves if the game's scripts have them.
   * @throws TextError if the script cannot be read
   */
  withVariations(script: string): string;
  /**
   * Continues the last game in a script instead of the game in play.
   * @throws TextError if the script cannot be read or played; the game in play then stays
   */
  restore(session: Seats<Game, At>, script: string): void;
}

/** A session, in which a player plays games at a seat. */
export interface Seats<Game extends GameTypes, At> {
  newSeat(make: (settings: SeatSettings<Game>) => At): At;
  /** Replaces the seat and the game played there. A view of another house's table is detached. */
  sitAt(seat: At): void;
  nextDeal(deal: Game['deal'] | undefined): void;
}

/** The options of a seat. */
export interface SeatSettings<Game extends GameTypes> {
  readonly onRefusal?: (why: Game['refusal']) => void;
  /** Does the seat replay a script that the player doesn't see? */
  readonly isRehearsed?: () => boolean;
  /** The name that the About box credits. */
  readonly name?: string | undefined;
  /** The rules for the player, if the game has a help event. In English by default. */
  readonly help?: string | undefined;
  /** Called with each item of the script as it is written. The tags of a game come before its first event. */
  readonly onItem?: ((item: WrittenIn<Game>) => void) | undefined;
}

/** Plays a script for someone who watches. */
export interface ScriptPlayer<Game extends GameTypes> {
  readonly handler: ControllerOf<Game>;
  /**
   * The frame to show instead of the view's frame. `isNew` is true if the last event changed the view's frame.
   */
  readonly seen?: (frame: Game['frame'], isNew: boolean) => Game['frame'];
  /** Would a further event take too long? */
  readonly isSpent?: () => boolean;
}

/**
 * The name of the first house that a script names; the kit's first house if it names none.
 * @throws TextError
 */
export function houseOf<Game extends GameTypes>(
  { houses, houseOfTag }: GameKit<Game>,
  script: ScriptIn<Game>,
): string {
  for (const item of script) {
    const house = item.kind === 'tag' ? houseOfTag?.(item) : undefined;
    if (house !== undefined) return house;
  }
  return houses[0];
}

/** The house of this name, with changes if the name has them; undefined if the game doesn't have this house. */
export function houseNamed<Game extends GameTypes>(
  { houses, houseOfTag }: Pick<GameKit<Game>, 'houses' | 'houseOfTag'>,
  name: string | undefined,
): string | undefined {
  if (name === undefined || houses.includes(name)) return name;
  try {
    return houseOfTag?.({ kind: 'tag', key: 'Rules', text: name });
  } catch (error) {
    if (error instanceof TextError) return undefined;
    throw error;
  }
}

/** A seat in the house of the script. @throws TextError if the script names an unknown house */
export const seatFor = <Game extends GameTypes, At extends SeatIn<Game>>(
  kit: Kit<Game, At>,
  script: ScriptIn<Game>,
  settings?: SeatSettings<Game>,
): At => kit.seatIn(houseOf(kit, script), settings);

/** The `Rules` tag for scripts of a house; no tag if the game has only one house. */
export const houseTags = <Game extends GameTypes>(
  { houses }: GameKit<Game>,
  house: string,
): readonly TagItem[] => (houses.length === 1 ? [] : [{ kind: 'tag', key: 'Rules', text: house }]);

/** The texts of a command's help. White space between the words of a text does not matter. */
export interface HelpTexts<Name extends string = string> {
  readonly does: string;
  readonly options: Readonly<Record<Name, string>>;
  /** The meanings of values that need an explanation, by option. */
  readonly values?: Readonly<Partial<Record<Name, Readonly<Record<string, string>>>>>;
  /** Describes what each example command does. */
  readonly examples?: Readonly<Record<string, string>>;
  /** Paragraphs below the examples. */
  readonly notes: readonly string[];
  /** The meaning of each exit status. */
  readonly statuses?: Readonly<Record<number, string>>;
}

/** A game's part of the command: its help, and its options for deals and rules. */
export interface GameCommandHelp<Game extends GameTypes> {
  /** Loads the help of the game and of its options. */
  readonly texts: Readonly<Record<LanguageName, () => Promise<HelpTexts>>>;
  /** The name of a house for players. It is the game's name if the game has only one house. @throws TextError */
  readonly houseTitle: (house: string, language: LanguageName) => string;
  /** The options that choose the first deal, by name. Only one of them may be given. */
  readonly deals: Readonly<Record<string, DealOption<Game>>>;
  /** The options that change the rules of a house, by name. Absent if no house of the game can be changed. */
  readonly changes?: Readonly<Record<string, ChangeOption>>;
  /** The handler's answer to `help`, if `help` is an event of the game. */
  readonly rulesTold?: (frame: Game['frame']) => string | undefined;
}

interface ChangeOption {
  /** The name of the option's value. */
  readonly takes: string;
  /** The usual values, for completion in a shell. */
  readonly values?: readonly string[];
  /** The house with the change that the option's value stands for. @throws TextError */
  readonly change: (house: string, text: string) => string;
  /** Is the value also a setting of the table, under the option's name? False by default. */
  readonly isSetting?: boolean;
}

interface DealOption<Game extends GameTypes> {
  /** The name of the option's value. */
  readonly takes: string;
  /** An example of a value, for error messages. */
  readonly example: string;
  /** Reads the option's value, as a deal's name by default. @throws TextError */
  readonly read?: (text: string, house: string) => Game['deal'];
}
