/** What the `klondike` command tells of a game in its help, and its options for the first deal. */
import type { LanguageName } from '../core/strings/language.js';
import type { GameTypes } from '../scripts/running/stage.js';

/** The help of a command. White space between the words of a text does not matter. */
export interface HelpTexts<Name extends string = string> {
  readonly does: string;
  readonly options: Readonly<Record<Name, string>>;
  /** The meaning of values whose names do not say it, by option. */
  readonly values?: Readonly<Partial<Record<Name, Readonly<Record<string, string>>>>>;
  /** Paragraphs below the options. */
  readonly notes: readonly string[];
}

export interface CommandHelp<Game extends GameTypes> {
  /** Loads the help of the game, of its options for deals and of its changes. */
  readonly texts: Readonly<Record<LanguageName, () => Promise<HelpTexts>>>;
  /** The name of a house for players. The name of the game, if it has only one house. @throws TextError */
  readonly houseTitle: (house: string, language: LanguageName) => string;
  /** The options that choose the first deal, by name. Only one of them may be given. */
  readonly deals: Readonly<Record<string, DealOption<Game>>>;
  /** The options that change the rules of a house, by name. Absent if no house of the game can be changed. */
  readonly changes?: Readonly<Record<string, ChangeOption>>;
  /** The rules as the handler tells them in answer to `help`, if `help` is an event of the game. */
  readonly rulesTold?: (frame: Game['frame']) => string | undefined;
}

interface ChangeOption {
  /** The name of the option's value. */
  readonly takes: string;
  /** The usual values, which a shell completes. */
  readonly values?: readonly string[];
  /** The house, with the change that the option's value tells. @throws TextError */
  readonly change: (house: string, text: string) => string;
  /** Is the value a setting of the table as well, under the option's name? False by default. */
  readonly isSetting?: boolean;
}

interface DealOption<Game extends GameTypes> {
  /** The name of the option's value. */
  readonly takes: string;
  /** A value, for error messages. */
  readonly example: string;
  /** Reads the option's value; by default, as the game reads a deal's name. @throws TextError */
  readonly read?: (text: string, house: string) => Game['deal'];
}
