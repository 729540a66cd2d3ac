/** A game as one value: all that scripts, page and command line ask of it. */
import type { LanguageName } from '../core/strings/language.js';
import type { TagItem } from '../scripts/language/items.js';
import type { ControllerOf, GameTypes, ItemIn, ScriptIn, Stage } from '../scripts/running/stage.js';
import type { BrowserTables } from './browser-tables.js';
import type { CommandWords } from './command-words.js';
import type { SeatIn } from './seat.js';
import type { TerminalTable } from './terminal-table.js';

/** A game, whatever shows it. */
export interface GameKit<Game extends GameTypes> extends Stage<Game> {
  /** As players know it. */
  readonly title: string;
  /** The word of a script that deals a game. */
  readonly dealing: string;
  /**
   * The rules by which the game is played, each with a table of its own, as `Rules` tags and links name them. In the
   * order of the menu; the first is the one where nothing names another.
   */
  readonly houses: readonly [string, ...string[]];
  /** The name of the house that a tag names; not asked for where there is but one. @throws TextError where there is none of that name */
  readonly houseOfTag?: (tag: TagItem) => string | undefined;
  /** The deal of a `Deal`, `Deck` or `Layout` tag in a house. @throws TextError */
  readonly dealOfTag: (tag: TagItem, house?: string) => Game['deal'] | undefined;
  /** The deal that a player names in a house. @throws TextError */
  readonly readDeal: (name: string, house: string) => Game['deal'];
  /** What is dealt to one who has not played before; left to chance where there is none. */
  readonly firstDeal?: Game['deal'];
  /** The sentence for each reason why an event is refused. */
  readonly refusals: Readonly<Record<Game['refusal'], string>>;
  /** @throws TextError where there is no script of the game */
  readonly parse: (text: string) => ScriptIn<Game>;
  /** Plays a script for those who look at it event by event. */
  readonly playerFor: (script: ScriptIn<Game>) => ScriptPlayer<Game>;
  /** What a view shows before it is told anything. */
  readonly emptyFrame: Game['frame'];
  readonly printFrame: (frame: Game['frame']) => string;
  /** The frame for JSON, with cards as text. */
  readonly frameData: (frame: Game['frame']) => object;
  /** Tells a view that shows one frame of another. */
  readonly callsBetween: (shown: Game['frame'], next: Game['frame']) => readonly Game['viewCall'][];
  /** How far the player has come: moves, or a score. */
  readonly standingOf: (frame: Game['frame']) => number;
  readonly command: CommandWords<Game>;
}

/** A game with its seats and its tables. */
export interface Kit<Game extends GameTypes, At extends SeatIn<Game> = SeatIn<Game>> extends GameKit<Game> {
  /** A seat in a house. */
  readonly seatIn: (house: string, sitting?: Sitting<Game>) => At;
  /** Loaded where they are needed. */
  readonly browser: (language: LanguageName) => Promise<BrowserTables<Game, At>>;
  readonly terminal: (language: LanguageName) => Promise<TerminalTable<Game, At>>;
}

/** What a seat is given. */
export interface Sitting<Game extends GameTypes> {
  readonly onRefusal?: (why: Game['refusal']) => void;
  /** Is a script still being played there, which nobody sees? */
  readonly isRehearsed?: () => boolean;
  /** Whom the About box credits. */
  readonly name?: string | undefined;
  /** What a player is told of the rules by a game that tells them; in English by default. */
  readonly help?: string | undefined;
  /** Hears of all that is played, as a script's items: the tags of a game come before its first event. */
  readonly onItem?: ((item: ItemIn<Game>) => void) | undefined;
}

/** Plays a script that is looked at. */
export interface ScriptPlayer<Game extends GameTypes> {
  readonly handler: ControllerOf<Game>;
  /** What is seen in place of a view's frame; `isNew` where the event before has shown it. */
  readonly seen?: (frame: Game['frame'], isNew: boolean) => Game['frame'];
  /** Would a further event take too long? */
  readonly isSpent?: () => boolean;
}

/** The name of the house that a script names first; of the first house where it names none. @throws TextError */
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

/** A seat at which the script can be played. @throws TextError where it names a house that there is not */
export const seatFor = <Game extends GameTypes, At extends SeatIn<Game>>(
  kit: Kit<Game, At>,
  script: ScriptIn<Game>,
  sitting?: Sitting<Game>,
): At => kit.seatIn(houseOf(kit, script), sitting);

/** The tags at the head of its scripts, beside the game's own: the house, where there are several. */
export const houseTags = <Game extends GameTypes>(
  { houses }: GameKit<Game>,
  house: string,
): readonly TagItem[] => (houses.length === 1 ? [] : [{ kind: 'tag', key: 'Rules', text: house }]);
