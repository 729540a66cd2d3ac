/** What the `klondike` command tells of a game in its help, and its options for the first deal. */
import type { EachLanguage, LanguageName } from '../core/strings/language.js';
import type { GameTypes } from '../scripts/running/stage.js';

export interface CommandHelp<Game extends GameTypes> {
  /** The game's line in the overview, such as `play in the terminal`. */
  readonly does: EachLanguage;
  /** The name of a house for players. The name of the game, if it has only one house. @throws TextError */
  readonly houseTitle: (house: string, language: LanguageName) => string;
  /** The options that choose the first deal, by name. Only one of them may be given. */
  readonly deals: Readonly<Record<string, DealOption<Game>>>;
  /** The options that change the rules of a house, by name. Absent if no house of the game can be changed. */
  readonly changes?: Readonly<Record<string, ChangeOption>>;
  /** Paragraphs of the help about what line mode reads. */
  readonly notes: readonly EachLanguage[];
  /** The rules as the handler tells them in answer to `help`, if `help` is an event of the game. */
  readonly rulesTold?: (frame: Game['frame']) => string | undefined;
}

interface ChangeOption {
  /** The name of the option's value. */
  readonly takes: string;
  readonly text: EachLanguage;
  /** The usual values, which a shell completes. */
  readonly values?: readonly string[];
  /** The meaning of values whose names do not say it. */
  readonly means?: Readonly<Record<string, EachLanguage>>;
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
  readonly text: EachLanguage;
  /** Reads the option's value; by default, as the game reads a deal's name. @throws TextError */
  readonly read?: (text: string, house: string) => Game['deal'];
}
