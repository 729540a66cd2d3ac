/** The texts of Klondike in the terminal, in English, with those of line mode. */
import { faultInLine } from '../../../../core/text/text-error.js';
import type { TextError } from '../../../../core/text/text-error.js';
import type { LineWord } from '../../../../kit/terminal-table.js';
import type { KlondikeRuleStrings } from '../../model/strings/english.js';
import { KLONDIKE_RULES_ENGLISH } from '../../model/strings/english.js';
import type { KlondikeTerminalStrings } from '../../terminal/strings/english.js';
import { ENGLISH as TABLE_ENGLISH } from '../../terminal/strings/english.js';
import type { KlondikeHouseStrings } from '../../strings/english.js';
import type { KlondikeRefusalStrings } from '../../words/strings/english.js';
import { KLONDIKE_HOUSES_ENGLISH } from '../../strings/english.js';
import { KLONDIKE_REFUSALS_ENGLISH } from '../../words/strings/english.js';

export interface KlondikeCommandStrings extends KlondikeTerminalStrings {
  /** The words of line mode. Two short entries in a row share a line. */
  readonly words: readonly LineWord[];
  readonly klondikeRefusals: KlondikeRefusalStrings;
  readonly klondikeRules: KlondikeRuleStrings;
  readonly klondikeHouses: KlondikeHouseStrings;
  /** Says why the typed text names no deal. */
  readonly noDeal: (fault: TextError) => string;
}

export const ENGLISH: KlondikeCommandStrings = {
  ...TABLE_ENGLISH,
  words: [
    ['new', 'deal a new game'],
    ['w>t3', 'waste to tableau 3'],
    ['stock', 'click on the stock'],
    ['w>f1', 'waste to foundation 1'],
    ['stock*8', 'eight times'],
    ['t2>t6*3', 'three cards, tableau 2 to 6'],
    ['undo*5 redo', 'take back, make again'],
    ['t5>f2', 'tableau 5 to foundation 2'],
    ['hint', 'a hint, then more of it'],
    ['f1>t4', 'foundation 1 to tableau 4'],
    ['finish', 'play the rest, once it plays itself'],
    ['winnable', 'back to where the game could be won'],
    ['solution', 'how to win from here, in these words'],
    ['moves go:3', 'list all moves, even undone ones; go to number 3'],
    ['show', 'print the table; with --frames none only this word does'],
    ['[Deal "java:12345"]', 'the deal of the next game'],
    ['[Rules "ksu"]', 'the house rules, before the first game and without --rules'],
    ['{ moves: 4; t1: 9d }', 'check what the table shows'],
    ['help about quit'],
  ],
  klondikeRefusals: KLONDIKE_REFUSALS_ENGLISH,
  klondikeRules: KLONDIKE_RULES_ENGLISH,
  klondikeHouses: KLONDIKE_HOUSES_ENGLISH,
  noDeal: faultInLine,
};
