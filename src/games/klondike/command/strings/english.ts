/** The texts of Klondike in the terminal and in line mode, in English. */
import { faultInLine } from '../../../../core/text/text-error.js';
import type { TextError } from '../../../../core/text/text-error.js';
import type { LineWord } from '../../../../kit/terminal-table.js';
import { KLONDIKE_RULES_ENGLISH } from '../../model/strings/english.js';
import type { KlondikeTerminalStrings } from '../../terminal/strings/english.js';
import { ENGLISH as TABLE_ENGLISH } from '../../terminal/strings/english.js';
import type { KlondikeRefusalStrings } from '../../words/strings/english.js';
import { KLONDIKE_HOUSES_ENGLISH } from '../../strings/english.js';
import { KLONDIKE_REFUSALS_ENGLISH } from '../../words/strings/english.js';

/** The help of `klondike play`. */
export const KLONDIKE_COMMAND_ENGLISH = {
  does: 'play in the terminal',
  options: {
    deal: `start from this deal: a number (12345, '#12345'), java:NUMBER, dotnet:NUMBER, the 52 cards of a deck or a layout;
          without it the game draws one and shows its name`,
    draw: 'how many cards a click on the stock draws: 1, 3 or any number up to 24; by default as the house says',
    scoring: `how the game is scored: none (the default), standard (points) or vegas (dollars; the waste is turned over so that you
          go through the stock as often as cards are drawn at once, unless you give --redeals)`,
    redeals:
      'how often the waste may be turned over: 0, 1, 2, 3 or any number, or unlimited; by default as the house says',
  },
  values: {
    scoring: { standard: 'points', vegas: 'dollars' },
  },
  notes: [
    'klondike DEAL is short for klondike play --deal DEAL.',
    `In the game, ? lists the keys. If a game can't fill the terminal (a pipe, TERM=dumb), it reads commands as in a .klon
        script (new, stock, w>t3, t2>t6*3, undo, redo, ...; also moves, hint, finish, winnable, solution, show, help, about
        and quit). There [Rules "ksu"] before the first game sets the house as well, unless you give --rules. In a pipe the
        first "new" deals what --deal names.`,
  ],
};

export interface KlondikeCommandStrings extends KlondikeTerminalStrings {
  /** The help on the words of line mode. Two short entries in a row share a line. */
  readonly words: readonly LineWord[];
  readonly klondikeRefusals: KlondikeRefusalStrings;
  readonly klondikeRules: typeof KLONDIKE_RULES_ENGLISH;
  readonly klondikeHouses: typeof KLONDIKE_HOUSES_ENGLISH;
  /** Says why the typed text doesn't name a deal. */
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
    ['undo*5 redo', 'undo five moves, redo one'],
    ['t5>f2', 'tableau 5 to foundation 2'],
    ['hint', 'a hint; again: more of it'],
    ['f1>t4', 'foundation 1 to tableau 4'],
    ['finish', 'play the rest if it plays itself'],
    ['winnable', 'go back to a winnable position'],
    ['solution', 'how to win from here, in these words'],
    ['moves go:3', 'list all moves, even undone ones; go to number 3'],
    ['show', 'print the table, even with --frames none'],
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
