/** The English text for Monte Carlo Solitaire in the terminal, including line mode. */
import type { LineWord } from '../../../../kit/terminal-table.js';
import type { MonteCarloTerminalStrings } from '../../terminal/strings/english.js';
import { ENGLISH as TABLE_ENGLISH } from '../../terminal/strings/english.js';
import {
  MONTECARLO_CHANGES_ENGLISH,
  MONTECARLO_HELP_ENGLISH,
  MONTECARLO_REFUSALS_ENGLISH,
} from '../../words/strings/english.js';

/** The help text for `klondike montecarlo`. */
export const MONTECARLO_COMMAND_ENGLISH = {
  does: 'play Monte Carlo Solitaire, or analyse its games',
  options: {
    game: "start with the game with this number, a 64-bit whole number; the course's first game is 12345",
    deal: "start with this deal: a game's number, java:NUMBER, the 52 cards of a deck or a grid",
  },
  examples: {
    'klondike montecarlo': 'play a random game',
    'klondike montecarlo 12345': "play the course's first game",
    'klondike montecarlo --analyse 1..100': 'find out which of these can be won',
  },
  notes: [
    'klondike montecarlo DEAL is short for klondike montecarlo --deal DEAL.',
    `In the game, press ? to list the keys. In a pipe or with TERM=dumb, you play line by line instead, with commands as in a .klon
        script (new:12345, deal, a1 b2, consolidate, hint, ahead, restart, undo, ..., and show, help, about, quit). In a pipe,
        the first "deal" deals the game from --game or --deal.`,
  ],
};

export interface MonteCarloCommandStrings extends MonteCarloTerminalStrings {
  /** The words of line mode. Two short entries in a row share a line. */
  readonly words: readonly LineWord[];
  readonly montecarloChanges: typeof MONTECARLO_CHANGES_ENGLISH;
  readonly montecarloRefusals: typeof MONTECARLO_REFUSALS_ENGLISH;
  readonly montecarloHelp: typeof MONTECARLO_HELP_ENGLISH;
}

export const ENGLISH: MonteCarloCommandStrings = {
  ...TABLE_ENGLISH,
  words: [
    ['new:12345', 'the game with this number'],
    ['a1 b2', 'click on a1, then on b2'],
    ['deal', 'a random game'],
    ['undo*5', 'undo five moves'],
    ['consolidate', 'close gaps and refill'],
    ['redo', 'redo a move'],
    ['hint', 'a pair to remove'],
    ['ahead', 'the best move, found by looking ahead'],
    ['restart', 'the same deal again'],
    ['moves go:3', 'list all moves, even undone ones; go to number 3'],
    ['show', 'print the table, even with --frames none'],
    ['[Deal "java:12345"]', 'the game that deal starts next'],
    ['{ left: 25; a1: -- }', 'check what the table shows'],
    ['help about quit'],
  ],
  montecarloChanges: MONTECARLO_CHANGES_ENGLISH,
  montecarloRefusals: MONTECARLO_REFUSALS_ENGLISH,
  montecarloHelp: MONTECARLO_HELP_ENGLISH,
};
