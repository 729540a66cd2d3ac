/** What Klondike says in the terminal, in English; its type is that of every language. */
import type { KlondikeTerminalStrings } from '../terminal/strings/catalogue.js';
import { ENGLISH } from '../terminal/strings/catalogue.js';
import type { KlondikeRefusalStrings, KlondikeRuleStrings } from '../words/english.js';
import { KLONDIKE_REFUSALS_ENGLISH, KLONDIKE_RULES_ENGLISH } from '../words/english.js';

export interface CommandStrings extends KlondikeTerminalStrings {
  readonly klondikeRefusals: KlondikeRefusalStrings;
  readonly klondikeRules: KlondikeRuleStrings;
}

export const IN_ENGLISH: CommandStrings = {
  ...ENGLISH,
  klondikeRefusals: KLONDIKE_REFUSALS_ENGLISH,
  klondikeRules: KLONDIKE_RULES_ENGLISH,
};
