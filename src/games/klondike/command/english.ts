/** What Klondike says in the terminal, in English; its type is that of every language. */
import type { KlondikeTerminalStrings } from '../terminal/strings/catalogue.js';
import { ENGLISH } from '../terminal/strings/catalogue.js';
import type { KlondikeRefusalStrings } from '../words/english.js';
import { KLONDIKE_REFUSALS_ENGLISH } from '../words/english.js';
import type { KlondikeHouseStrings } from '../words/houses-english.js';
import { KLONDIKE_HOUSES_ENGLISH } from '../words/houses-english.js';
import type { KlondikeRuleStrings } from '../words/rules-english.js';
import { KLONDIKE_RULES_ENGLISH } from '../words/rules-english.js';

export interface CommandStrings extends KlondikeTerminalStrings {
  /** The words of line mode, in columns; at most 80 characters a line. */
  readonly words: string;
  readonly klondikeRefusals: KlondikeRefusalStrings;
  readonly klondikeRules: KlondikeRuleStrings;
  readonly klondikeHouses: KlondikeHouseStrings;
  /** Why what was typed names no deal. @param why as who reads deals says it, in English */
  readonly noDeal: (typed: string, why: string) => string;
}

export const IN_ENGLISH: CommandStrings = {
  ...ENGLISH,
  words: `new           deal a new game          w>t3      waste to tableau 3
stock         click on the stock       w>f1      waste to foundation 1
stock*8       eight times              t2>t6*3   three cards from tableau 2 to 6
undo*5 redo   take back, make again    t5>f2     tableau 5 to foundation 2
[Deal "java:12345"]                    f1>t4     foundation 1 to tableau 4
              where games start        { moves: 4; t1: 9d }   what must show
[Rules "ksu"] before the first game, and without --rules: the house rules
moves go:3    all moves, also those taken back; to number 3 of them
hint finish   a hint, and each time more of it; play the rest, once it plays itself
winnable      back to where the game could be won
solution      how it is won from here, in these words
show          the table as it is; --frames none prints no other
help about quit`,
  klondikeRefusals: KLONDIKE_REFUSALS_ENGLISH,
  klondikeRules: KLONDIKE_RULES_ENGLISH,
  klondikeHouses: KLONDIKE_HOUSES_ENGLISH,
  noDeal: (_, why) => why,
};
