/** The texts that a table of Klondike in a terminal needs in each language, and the English ones. */
import type { CommandWords } from '../../../../core/commands.js';
import type { CardSearchStrings, CoreStrings } from '../../../../core/strings/english.js';
import { CARD_SEARCH_ENGLISH, CORE_ENGLISH } from '../../../../core/strings/english.js';
import type { TerminalStrings } from '../../../../terminal/strings/english.js';
import { TERMINAL_ENGLISH } from '../../../../terminal/strings/english.js';
import type {
  KlondikeChangeStrings,
  KlondikeHelpStrings,
  KlondikeHintStrings,
  KlondikeReadingStrings,
  KlondikeStrings,
} from '../../words/strings/english.js';
import {
  KLONDIKE_CHANGES_ENGLISH,
  KLONDIKE_ENGLISH,
  KLONDIKE_HELP_ENGLISH,
  KLONDIKE_HINTS_ENGLISH,
  KLONDIKE_READING_ENGLISH,
} from '../../words/strings/english.js';
import type { KlondikeCommandName } from '../../words/commands.js';
import type { KlondikeTerminalSection } from './english.js';
import { KLONDIKE_TERMINAL_ENGLISH } from './english.js';

/** The texts of a `TerminalView`, such as `FRENCH` of `klondike-kit/french`. */
export interface KlondikeTerminalStrings {
  readonly core: CoreStrings;
  readonly cardSearch: CardSearchStrings;
  readonly terminal: TerminalStrings;
  readonly klondike: KlondikeStrings;
  readonly klondikeChanges: KlondikeChangeStrings;
  readonly klondikeHelp: KlondikeHelpStrings;
  readonly klondikeHints: KlondikeHintStrings;
  readonly klondikeReading: KlondikeReadingStrings;
  readonly klondikeTerminal: KlondikeTerminalSection;
}

export const ENGLISH: KlondikeTerminalStrings = {
  core: CORE_ENGLISH,
  cardSearch: CARD_SEARCH_ENGLISH,
  terminal: TERMINAL_ENGLISH,
  klondike: KLONDIKE_ENGLISH,
  klondikeChanges: KLONDIKE_CHANGES_ENGLISH,
  klondikeHelp: KLONDIKE_HELP_ENGLISH,
  klondikeHints: KLONDIKE_HINTS_ENGLISH,
  klondikeReading: KLONDIKE_READING_ENGLISH,
  klondikeTerminal: KLONDIKE_TERMINAL_ENGLISH,
};

/** The words of every command of such a table. */
export const wordsIn = ({
  core,
  terminal,
  klondike,
}: KlondikeTerminalStrings): Readonly<Record<KlondikeCommandName<'terminal'>, CommandWords>> => ({
  ...core.commands,
  ...terminal.commands,
  ...klondike.commands,
});
