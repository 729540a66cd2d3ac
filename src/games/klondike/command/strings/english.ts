/** The English text for Klondike in the terminal, including line mode. */
import { faultInLine } from '../../../../core/text/text-error.js';
import type { TextError } from '../../../../core/text/text-error.js';
import type { LineWord } from '../../../../kit/terminal-table.js';
import { KLONDIKE_RULES_ENGLISH } from '../../model/strings/english.js';
import type { KlondikeTerminalStrings } from '../../terminal/strings/english.js';
import { ENGLISH as TABLE_ENGLISH } from '../../terminal/strings/english.js';
import type { KlondikeRefusalStrings } from '../../words/strings/english.js';
import { KLONDIKE_HOUSES_ENGLISH } from '../../strings/english.js';
import { KLONDIKE_REFUSALS_ENGLISH } from '../../words/strings/english.js';

/** The help text for `klondike play`. */
export const KLONDIKE_COMMAND_ENGLISH = {
  does: 'play Klondike in the terminal',
  options: {
    deal: `start with this deal: a number (12345, '#12345'), java:NUMBER (or dotnet, kpat, pysol, greenfelt), the 52
          cards of a deck or a layout; by default a random one, whose name the game shows`,
    draw: 'draw this many cards at a time: 1, 3 or any number up to 24; by default from the house rules',
    scoring: `keep score: none (the default), standard (points) or vegas (dollars; without --redeals, you go through the stock as
          many times as you draw cards at once)`,
    redeals: 'allow this many redeals: 0, 1, 2, 3 or more, or unlimited; by default from the house rules',
  },
  values: {
    scoring: { standard: 'points', vegas: 'dollars' },
  },
  examples: {
    klondike: 'play a random deal',
    'klondike 12345 --rules ksu': 'play deal 12345 with different rules',
    'klondike --draw 3 --scoring vegas': 'draw three cards, play for dollars',
    'klondike --winnable --difficulty hard': 'play a hard deal that can be won',
    'klondike --handler my-handler.js': 'play with your own handler',
  },
  notes: [
    'klondike DEAL is short for klondike play --deal DEAL.',
    `In the game, press ? to list the keys. In a pipe or with TERM=dumb, you play line by line instead, with commands as in a .klon
        script (new, stock, w>t3, t2>t6*3, undo, redo, ...; also moves, hint, finish, winnable, solution, show, help, about
        and quit). There, [Rules "ksu"] before the first game also sets the house, unless you give --rules. In a pipe, the
        first "new" deals the deal from --deal.`,
  ],
};

export interface KlondikeCommandStrings extends KlondikeTerminalStrings {
  /** The words of line mode. Two short entries in a row share a line. */
  readonly words: readonly LineWord[];
  readonly klondikeRefusals: KlondikeRefusalStrings;
  readonly klondikeRules: typeof KLONDIKE_RULES_ENGLISH;
  readonly klondikeHouses: typeof KLONDIKE_HOUSES_ENGLISH;
  /** Says why the typed text isn't the name of a deal. */
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
    ['undo*5 redo', 'undo moves, redo one'],
    ['t5>f2', 'tableau 5 to foundation 2'],
    ['hint', 'a hint, then a fuller one'],
    ['f1>t4', 'foundation 1 to tableau 4'],
    ['finish', 'play the rest, once the game can finish itself'],
    ['winnable', 'go back to where the game could be won'],
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
